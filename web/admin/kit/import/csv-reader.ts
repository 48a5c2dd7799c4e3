export const csvErrors = ['columns', 'strayQuote', 'openQuote', 'header'] as const
export type CsvError = (typeof csvErrors)[number]

export type CsvRow =
  | { line: number; value: Record<string, string> }
  | { line: number; error: CsvError }

/** A longer row has an unclosed quote. */
const maxRowLength = 50_000

/** Excel with Vietnamese settings writes semicolons. */
type Separator = ',' | ';'

const quotedCell = {
  ',': /[ \t]*"([^"]*(?:""[^"]*)*)"[ \t]*(,|$)/y,
  ';': /[ \t]*"([^"]*(?:""[^"]*)*)"[ \t]*(;|$)/y,
}
const plainCell = { ',': /([^",]*)(,|$)/y, ';': /([^";]*)(;|$)/y }
const openCell = /[ \t]*"[^"]*(?:""[^"]*)*$/y

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position
  return pattern.exec(text)
}

/** Splits a row (RFC 4180). */
function cellsOf(text: string, separator: Separator): string[] | 'openQuote' | 'strayQuote' {
  const cells: string[] = []
  for (let position = 0; ; ) {
    const quoted = matchAt(quotedCell[separator], text, position)
    const found = quoted ?? matchAt(plainCell[separator], text, position)
    if (!found) return matchAt(openCell, text, position) ? 'openQuote' : 'strayQuote'
    const [whole, cell = '', end] = found
    cells.push(quoted ? cell.replaceAll('""', '"') : cell.trim())
    if (end === '') return cells
    position += whole.length
  }
}

interface TakenRow {
  /** In lines; 1 for a bad row. */
  lines: number
  cells: string[]
  error?: CsvError
}

/** Returns the first row, `width` cells; undefined if it may continue in later lines. */
function takeRow(
  pending: readonly string[],
  { width, separator, isEnd }: { width: number | undefined; separator: Separator; isEnd: boolean },
): TakenRow | undefined {
  const bad = (error: CsvError) => ({ lines: 1, cells: [], error })
  let text = ''
  for (const [index, line] of pending.entries()) {
    text += index === 0 ? line : `\n${line}`
    if (index > 0 && !line.includes('"')) continue
    const cells = cellsOf(text, separator)
    if (cells === 'strayQuote') return bad(index === 0 ? 'strayQuote' : 'openQuote')
    if (cells === 'openQuote') continue
    return cells.length === (width ?? cells.length) ? { lines: index + 1, cells } : bad('columns')
  }
  return isEnd || text.length > maxRowLength ? bad('openQuote') : undefined
}

function separatorOf(header: string): Separator {
  const count = (separator: Separator) => header.split(separator).length
  return count(';') > count(',') ? ';' : ','
}

/** Continues after a bad row or unclosed quote, where libraries drop the rest of the file. */
export function csvReader() {
  let names: string[] | undefined
  let pending: string[] = []
  let line = 1
  let isUnreadable = false
  let separator: Separator = ','

  function read(isEnd: boolean): CsvRow[] {
    const rows: CsvRow[] = []
    while (pending.length > 0 && !isUnreadable) {
      if (!names && pending[0]) separator = separatorOf(pending[0])
      // Excel writes the separators of an empty row.
      const isBlank = pending[0]?.replaceAll(separator, '').trim() === ''
      const taken: TakenRow | undefined = isBlank
        ? { lines: 1, cells: [] }
        : takeRow(pending, { width: names?.length, separator, isEnd })
      if (!taken) break
      if (taken.error) rows.push({ line, error: names ? taken.error : 'header' })
      else if (names && !isBlank) rows.push({ line, value: byName(names, taken.cells) })
      else if (!isBlank) names = taken.cells
      isUnreadable = taken.error !== undefined && !names
      pending = pending.slice(taken.lines)
      line += taken.lines
    }
    return rows
  }

  return {
    /** Takes the next line, without its end; returns the complete rows. */
    push: (next: string) => {
      if (!isUnreadable) pending.push(next)
      return read(false)
    },
    /** Returns the rows that waited for more lines. */
    end: () => read(true),
  }
}

function byName(names: readonly string[], cells: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']))
}
