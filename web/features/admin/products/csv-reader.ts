/** What is wrong with a row: the number of its cells, a quote where none may stand, one that is not closed, or the first line's quotes. */
export const csvFaults = ['columns', 'strayQuote', 'openQuote', 'header'] as const
export type CsvFault = (typeof csvFaults)[number]

/** A row of a table: its cells by the names of the first line, or why it cannot be read. */
export type CsvRow = { line: number; value: Record<string, string> } | { line: number; fault: CsvFault }

/** A row with more characters than this has a quote that nobody closed: it is not waited for any longer. */
const maxRowLength = 50_000

const quotedCell = /[ \t]*"([^"]*(?:""[^"]*)*)"[ \t]*(,|$)/y
const plainCell = /([^",]*)(,|$)/y
const openCell = /[ \t]*"[^"]*(?:""[^"]*)*$/y

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position
  return pattern.exec(text)
}

/** The cells of a row, or what is wrong: a quote that the text does not close, or one where none may stand (RFC 4180). */
function cellsOf(text: string): string[] | 'openQuote' | 'strayQuote' {
  const cells: string[] = []
  for (let position = 0; ; ) {
    const quoted = matchAt(quotedCell, text, position)
    const found = quoted ?? matchAt(plainCell, text, position)
    if (!found) return matchAt(openCell, text, position) ? 'openQuote' : 'strayQuote'
    const [whole, cell = '', end] = found
    cells.push(quoted ? cell.replaceAll('""', '"') : cell.trim())
    if (end === '') return cells
    position += whole.length
  }
}

interface Taken {
  /** How many lines it takes: one where it is at fault. */
  lines: number
  cells: string[]
  fault?: CsvFault
}

/** The first row of some lines; undefined where it may go on in lines that are still to come. `width` is how many cells it should have. */
function takeRow(held: readonly string[], width: number | undefined, isEnd: boolean): Taken | undefined {
  const bad = (fault: CsvFault) => ({ lines: 1, cells: [], fault })
  let text = ''
  for (const [index, line] of held.entries()) {
    text += index === 0 ? line : `\n${line}`
    if (index > 0 && !line.includes('"')) continue
    const cells = cellsOf(text)
    if (cells === 'strayQuote') return bad(index === 0 ? 'strayQuote' : 'openQuote')
    if (cells === 'openQuote') continue
    return cells.length === (width ?? cells.length) ? { lines: index + 1, cells } : bad('columns')
  }
  return isEnd || text.length > maxRowLength ? bad('openQuote') : undefined
}

export interface CsvReader {
  /** Takes the next line, without its end; gives the rows that are whole by now. */
  push: (line: string) => CsvRow[]
  /** Gives the rows that waited for more lines. */
  end: () => CsvRow[]
}

/**
 * Reads a table line by line, in little memory; a quoted cell may hold line breaks. A row is told by the line that it begins at. One that
 * cannot be read takes no other with it: reading goes on in the line after its first, even where a quote is never closed (libraries give
 * up the rest of the file there). Blank lines do not count. Where the first line cannot be read, nothing is.
 */
export function csvReader(): CsvReader {
  let names: string[] | undefined
  let held: string[] = []
  let line = 1
  let isHopeless = false

  function read(isEnd: boolean): CsvRow[] {
    const rows: CsvRow[] = []
    while (held.length > 0 && !isHopeless) {
      const isBlank = held[0]?.trim() === ''
      const taken: Taken | undefined = isBlank ? { lines: 1, cells: [] } : takeRow(held, names?.length, isEnd)
      if (!taken) break
      if (taken.fault) rows.push({ line, fault: names ? taken.fault : 'header' })
      else if (names && !isBlank) rows.push({ line, value: byName(names, taken.cells) })
      else if (!isBlank) names = taken.cells
      isHopeless = taken.fault !== undefined && !names
      held = held.slice(taken.lines)
      line += taken.lines
    }
    return rows
  }

  return {
    push: (next) => {
      if (!isHopeless) held.push(next)
      return read(false)
    },
    end: () => read(true),
  }
}

function byName(names: readonly string[], cells: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']))
}
