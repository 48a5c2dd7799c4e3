/** What spreadsheets compute, and the apostrophe so that it stays distinguishable. */
const formulaStart = String.raw`(?:['\t\r\n]|\s*[=+\-@＝＋－＠])`
const startsLikeFormula = new RegExp(`^${formulaStart}`, 'u')
const madeSafe = new RegExp(`^'(?=${formulaStart})`, 'u')

/**
 * Puts an apostrophe before cells that spreadsheets would compute; {@link storedCell} removes it.
 * Source: OWASP, CSV Injection.
 */
export function safeCell(value: string): string {
  return startsLikeFormula.test(value) ? `'${value}` : value
}

/** Reverses {@link safeCell}; other leading apostrophes stay. */
export function storedCell(cell: string): string {
  return cell.replace(madeSafe, '')
}
