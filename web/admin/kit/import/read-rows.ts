import type { ErrorIssue } from '../../../../schema/errors'
import { storedCell } from '../../../../schema/safe-cells'
import { csvReader } from './csv-reader'

export interface FileRow {
  /** Its line in a table, or its index in a JSON array, from 1. */
  position: number
  value?: unknown
  /** As it stands in the file, where an import changes it. */
  given?: unknown
  name?: string
  /** Why it is left out: a CSV error, one of the import's own, or words. */
  error?: string
  fields?: readonly string[]
  /** Of fields, as the Worker told them. */
  issues?: readonly ErrorIssue[]
  /** The position of another row with the same key. */
  twin?: number
}

export interface FileRows {
  rows: FileRow[]
  positionKind: 'line' | 'item'
  headers?: readonly string[]
}

export type FileEnding = 'csv' | 'xlsx' | 'json' | 'jsonl' | 'ndjson'

function csvRows(text: string): FileRow[] {
  const reader = csvReader()
  const rows = [...text.split(/\r\n|\n|\r/).flatMap(reader.push), ...reader.end()]
  return rows.map(({ line, ...row }) => ({ position: line, ...row }))
}

/** A cell of a workbook as CSV would have it. A date without a time is a day. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '')
  return String(cell).trim()
}

async function workbookRows(file: Blob): Promise<FileRow[]> {
  const { readSheet } = await import('read-excel-file/universal')
  const rows = (await readSheet(file)).map((cells, index) => ({
    position: index + 1,
    cells: cells.map(cellText),
  }))
  const [header, ...filled] = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const names = header?.cells ?? []
  return filled.map(({ position, cells }) => ({
    position,
    value: Object.fromEntries(
      names.flatMap((name, index) => (name === '' ? [] : [[name, cells[index] ?? '']])),
    ),
  }))
}

function jsonLines(text: string): FileRow[] {
  return text.split('\n').flatMap((line, index): FileRow[] => {
    const position = index + 1
    if (line.trim() === '') return []
    try {
      return [{ position, value: JSON.parse(line) }]
    } catch (error) {
      return [{ position, error: error instanceof Error ? error.message : String(error) }]
    }
  })
}

/** An array, an export's `files`, or a single object. */
function jsonItems(text: string): FileRow[] {
  const given: unknown = JSON.parse(text)
  const isExport = typeof given === 'object' && given !== null && 'files' in given
  const items = isExport ? given.files : given
  const list: unknown[] = Array.isArray(items) ? items : [items]
  return list.map((value, index) => ({ position: index + 1, value }))
}

/** The cells without what makes them safe in spreadsheets. */
function withoutSafety(row: FileRow): FileRow {
  if (typeof row.value !== 'object' || row.value === null) return row
  const cells = Object.entries(row.value).map(([name, cell]) => [
    storedCell(name),
    storedCell(String(cell)),
  ])
  return { ...row, value: Object.fromEntries(cells) }
}

export const endingOf = (name: string) => /\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? ''

/** Reads CSV, `.xlsx` (first sheet), JSON or JSON lines. Throws for an unreadable file. */
export async function readRows(file: File): Promise<FileRows> {
  const ending = endingOf(file.name)
  const plain = async () => (await file.text()).replace(/^\uFEFF/, '')
  if (ending === 'json') return { rows: jsonItems(await plain()), positionKind: 'item' }
  if (ending !== 'csv' && ending !== 'xlsx')
    return { rows: jsonLines(await plain()), positionKind: 'line' }
  const read = ending === 'csv' ? csvRows(await plain()) : await workbookRows(file)
  const rows = read.map(withoutSafety)
  const first = rows.find(({ value }) => value !== undefined)?.value
  return {
    rows,
    positionKind: 'line',
    ...(first !== undefined && { headers: Object.keys(Object(first)) }),
  }
}
