import { importSubscribersInput } from '../../../../schema/api/admin-subscribers'
import { csvLines, storedCell } from '../../../../schema/csv'
import { fold } from '../../../../schema/fold'
import { vietnamDay } from '../../../../schema/time'
import { type CsvError, csvReader } from '../../kit/csv-reader'

/** The columns of the file, by what else they may be called. */
const names = {
  email: ['email', 'e mail', 'dia chi'],
  language: ['language', 'lang', 'ngon ngu'],
  consentAt: ['consent date', 'consent at', 'consentat', 'ngay dong y'],
  consentSource: ['consent source', 'consentsource', 'source', 'nguon dong y'],
} as const
/** What the columns are called in a file. */
export const columnNames = {
  email: 'email',
  language: 'language',
  consentAt: 'consent date',
  consentSource: 'consent source',
} as const
export const columns = ['email', 'language', 'consentAt', 'consentSource'] as const
export type Column = (typeof columns)[number]

export type ImportRow = Record<Column, string>

/** A row that is left out, and why: what is wrong in it, or what makes it unreadable. */
export interface BadRow {
  line: number
  cells: Record<string, string>
  faults: readonly (Column | 'repeated')[]
  unreadable?: CsvError
}

export interface ReadFile {
  good: ImportRow[]
  bad: BadRow[]
  /** Columns that the file lacks; then nothing is read. */
  missing: Column[]
}

const { element: rowSchema } = importSubscribersInput.shape.rows

function columnOf(header: string): Column | undefined {
  const name = fold(header)
    .replace(/[^a-z]+/g, ' ')
    .trim()
  return columns.find((column) => names[column].some((known) => known === name))
}

/** A day as people in Vietnam write it, `26/11/2026`, as the API takes it. */
function asDay(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

/**
 * The cells without what makes them safe in spreadsheets, so that a file of bad rows is read as it
 * was written.
 */
function storedCells(cells: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(cells).map((named) => named.map(storedCell)))
}

function rowOf(cells: Record<string, string>): ImportRow {
  const row: ImportRow = { email: '', language: '', consentAt: '', consentSource: '' }
  for (const [header, cell] of Object.entries(cells)) {
    const column = columnOf(header)
    if (column) row[column] = cell.trim()
  }
  return {
    ...row,
    email: row.email.toLowerCase(),
    language: row.language.toLowerCase(),
    consentAt: asDay(row.consentAt),
  }
}

function faultsOf(row: ImportRow, now: Date): Column[] {
  const issues = rowSchema.safeParse(row).error?.issues ?? []
  // A day is the Vietnam day, as the API reads it.
  const isLater =
    row.consentAt.length === 10
      ? row.consentAt > vietnamDay(now)
      : Date.parse(row.consentAt) > now.getTime()
  return columns.filter(
    (column) =>
      issues.some(({ path }) => path[0] === column) || (column === 'consentAt' && isLater),
  )
}

/**
 * Reads a CSV file of subscribers, with the API's own rules, so that every fault is told before
 * anything is sent.
 */
export function readSubscribers(text: string, now: Date): ReadFile {
  const reader = csvReader()
  const plain = text.replace(/^\uFEFF/, '')
  const rows = [...plain.split(/\r\n|\n|\r/).flatMap(reader.push), ...reader.end()]
  const [first] = plain.split(/\r\n|\n|\r/, 1)
  const headers = (first ?? '').split(',').map((header) => columnOf(header.replaceAll('"', '')))
  const missing = columns.filter((column) => !headers.includes(column))
  if (missing.length > 0) return { good: [], bad: [], missing }

  const good: ImportRow[] = []
  const bad: BadRow[] = []
  const seen = new Set<string>()
  for (const row of rows) {
    if ('error' in row) {
      bad.push({ line: row.line, cells: {}, faults: [], unreadable: row.error })
      continue
    }
    const cells = storedCells(row.value)
    const own = rowOf(cells)
    const faults = seen.has(own.email) ? (['repeated'] as const) : faultsOf(own, now)
    if (faults.length > 0) {
      bad.push({ line: row.line, cells, faults })
      continue
    }
    good.push(own)
    seen.add(own.email)
  }
  return { good, bad, missing }
}

/**
 * The bad rows as a CSV file to be corrected and read again, with what is wrong in a last column.
 */
export function badRowsCsv(bad: readonly BadRow[], reasonOf: (row: BadRow) => string): string {
  const headers = Object.keys(bad.find(({ cells }) => Object.keys(cells).length > 0)?.cells ?? {})
  const lines = bad.map((row) => [
    ...headers.map((header) => row.cells[header] ?? ''),
    `${row.line}: ${reasonOf(row)}`,
  ])
  return `\uFEFF${csvLines([[...headers, 'error'], ...lines])}`
}
