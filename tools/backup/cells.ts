/** A value as a backup holds it, tagged with its storage class so that it comes back exactly: `tText`, `i42`, `r0.1`, `b00FF`; or null. */
export type Cell = string | null

/** A name of a table or column within SQL. */
export function quoteName(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`
}

/** SQL that reads a column as a {@link Cell}: SQLite itself writes numbers, so that none loses digits on its way through JSON. */
export function cellSql(column: string): string {
  const value = quoteName(column)
  return `case typeof(${value}) when 'text' then 't' || ${value} when 'integer' then 'i' || ${value} when 'real' then 'r' || quote(${value}) when 'blob' then 'b' || hex(${value}) end as ${value}`
}

/** So many characters of a value stand in one statement: D1 takes 100 KB, and one character may become six (three bytes, in hexadecimal digits). */
const pieceLength = 12_000

/** A blob without bytes within SQL. */
export const emptyBlob = "x''"

/** A text within SQL. */
export function textLiteral(text: string): string {
  if (!text.includes('\0')) return `'${text.replaceAll("'", "''")}'`
  return `cast(x'${Buffer.from(text, 'utf8').toString('hex')}' as text)`
}

/** Cuts a text into pieces, never between the two halves of a character. */
function cut(text: string): string[] {
  const pieces: string[] = []
  for (let start = 0; start < text.length; ) {
    let end = Math.min(text.length, start + pieceLength)
    if (end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end -= 1
    pieces.push(text.slice(start, end))
    start = end
  }
  return pieces.length === 0 ? [''] : pieces
}

/**
 * The SQL literals of a cell: one, or for a long value its pieces, and what a column holds before the pieces are put to it. Throws where it
 * is not a cell, so that nothing of a file is ever run as SQL.
 */
export function cellLiterals(cell: unknown): { empty: string; pieces: string[] } {
  if (cell === null) return { empty: 'null', pieces: ['null'] }
  if (typeof cell !== 'string') throw new Error(`not a value of a backup: ${JSON.stringify(cell)}`)
  const body = cell.slice(1)
  if (cell.startsWith('t')) return { empty: "''", pieces: cut(body).map(textLiteral) }
  if (cell.startsWith('b') && /^([0-9A-F]{2})*$/i.test(body)) return { empty: emptyBlob, pieces: cut(body).map((digits) => `x'${digits}'`) }
  if (cell.startsWith('i') && /^-?\d{1,19}$/.test(body)) return { empty: '0', pieces: [integerLiteral(body)] }
  if (cell.startsWith('r') && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(body)) return { empty: '0', pieces: [body] }
  throw new Error(`not a value of a backup: ${cell.slice(0, 60)}`)
}

/** The smallest integer cannot be written as one: its digits without the sign are too large. */
function integerLiteral(digits: string): string {
  return digits === '-9223372036854775808' ? '(-9223372036854775807 - 1)' : digits
}

/** The text of a cell; empty where it holds none. */
export function cellText(cell: Cell | undefined): string {
  return cell?.startsWith('t') ? cell.slice(1) : ''
}
