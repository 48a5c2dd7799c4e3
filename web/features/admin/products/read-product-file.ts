import { parse } from 'csv-parse/browser/esm/sync'
import { columnsFault, type FileRow, type FileRows } from './import-rows'

/** Cells by column name; a quoted cell may hold line breaks. A row of another length is told and left out. */
function csvRows(text: string): FileRow[] {
  const options = { bom: true, columns: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true } as const
  // With `info` every record comes with where it ends and whether it is as long as the first line.
  const records = parse(text, options) as unknown as { record: unknown; info: { lines: number; error?: unknown } }[]
  return records.map(({ record, info }) => ({ place: info.lines, value: record, ...(info.error !== undefined && { fault: columnsFault }) }))
}

function jsonLines(text: string): FileRow[] {
  const rows: FileRow[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    try {
      rows.push({ place: index + 1, value: JSON.parse(line) })
    } catch (error) {
      rows.push({ place: index + 1, value: undefined, fault: error instanceof Error ? error.message : String(error) })
    }
  }
  return rows
}

function jsonArray(text: string): FileRow[] {
  const items: unknown = JSON.parse(text)
  if (!Array.isArray(items)) throw new Error('the JSON is not an array')
  return items.map((value: unknown, index) => ({ place: index + 1, value }))
}

/**
 * The rows of an import file: `.csv`, `.json` (an array), `.jsonl` or `.ndjson` (an object a line). Throws where the text is not what the
 * name says.
 */
export function readProductRows(name: string, text: string): FileRows {
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1]
  const plain = text.replace(/^\uFEFF/, '')
  if (ending === 'csv') return { rows: csvRows(plain), placeKind: 'line' }
  if (ending === 'json') return { rows: jsonArray(plain), placeKind: 'item' }
  return { rows: jsonLines(plain), placeKind: 'line' }
}
