import { csvReader } from '../kit/csv-reader'
import type { FileRow, FileRows } from './import-rows'

function csvRows(text: string): FileRow[] {
  const reader = csvReader()
  const rows = [...text.split(/\r\n|\n|\r/).flatMap(reader.push), ...reader.end()]
  return rows.map(({ line, ...row }) => ({ position: line, ...row }))
}

function jsonLines(text: string): FileRow[] {
  const rows: FileRow[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    try {
      rows.push({ position: index + 1, value: JSON.parse(line) })
    } catch (error) {
      rows.push({
        position: index + 1,
        error: error instanceof Error ? error.message : String(error),
      })
    }
  }
  return rows
}

function jsonArray(text: string): FileRow[] {
  const items: unknown = JSON.parse(text)
  if (!Array.isArray(items)) throw new Error('the JSON is not an array')
  return items.map((value: unknown, index) => ({ position: index + 1, value }))
}

/**
 * Parses `.csv`, `.json` (an array), `.jsonl` or `.ndjson` (an object a line). Throws if a JSON
 * file has no array.
 */
export function readProductRows(name: string, text: string): FileRows {
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1]
  const plain = text.replace(/^\uFEFF/, '')
  if (ending === 'csv') return { rows: csvRows(plain), positionKind: 'line' }
  if (ending === 'json') return { rows: jsonArray(plain), positionKind: 'item' }
  return { rows: jsonLines(plain), positionKind: 'line' }
}
