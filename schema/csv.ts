import { stringify } from 'csv-stringify/browser/esm/sync'

/**
 * What spreadsheets take for a formula at the start of a cell, blanks before it included, and the
 * apostrophe itself so that it can be told apart.
 */
const formulaStart = String.raw`(?:['\t\r\n]|\s*[=+\-@＝＋－＠])`
const startsLikeFormula = new RegExp(`^${formulaStart}`, 'u')
const madeSafe = new RegExp(`^'(?=${formulaStart})`, 'u')

/**
 * A cell that no spreadsheet computes: what looks like a formula, or begins with an apostrophe,
 * gets an apostrophe before it. A phone number stays readable: `'+84 …`. {@link storedCell} takes
 * it away. Source: OWASP, CSV Injection.
 */
export function safeCell(value: string): string {
  return startsLikeFormula.test(value) ? `'${value}` : value
}

/** What {@link safeCell} was given; other cells that begin with an apostrophe keep it. */
export function storedCell(cell: string): string {
  return cell.replace(madeSafe, '')
}

/**
 * Lines of CSV (RFC 4180), every cell safe and in quotes, so that a spreadsheet that splits at
 * semicolons finds no formula either.
 */
export function csvLines(rows: readonly (readonly string[])[]): string {
  const safe = rows.map((row) => row.map(safeCell))
  return stringify(safe, { quoted: true, quoted_empty: true, record_delimiter: 'windows' })
}
