import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parse } from 'csv-parse'
import chain from 'stream-chain'
import { parser } from 'stream-json'
import { streamArray } from 'stream-json/streamers/stream-array.js'

/** A row of an import file; `value` is not checked yet. */
export interface FileRow {
  /** Such as `line 12`, or `item 12` of a JSON array. */
  place: string
  value: unknown
  /** Why the row itself cannot be read. */
  fault?: string
}

/** Cells by column name; a quoted cell may hold line breaks. A row of another length is told and left out. */
async function* csvRows(file: string): AsyncGenerator<FileRow> {
  const reader = createReadStream(file).pipe(
    parse({ bom: true, columns: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true }),
  )
  for await (const { record, info } of reader as AsyncIterable<{ record: unknown; info: { lines: number; error?: { message: string } } }>) {
    const fault = info.error ? { fault: info.error.message } : {}
    yield { place: `line ${info.lines}`, value: record, ...fault }
  }
}

async function* jsonLines(file: string): AsyncGenerator<FileRow> {
  let line = 0
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1
    if (text.trim() === '') continue
    yield { place: `line ${line}`, ...parsed(text) }
  }
}

function parsed(text: string): { value: unknown; fault?: string } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { value: undefined, fault: error instanceof Error ? error.message : String(error) }
  }
}

async function* jsonArray(file: string): AsyncGenerator<FileRow> {
  const items = chain([createReadStream(file), parser(), streamArray()]) as AsyncIterable<{ key: number; value: unknown }>
  for await (const { key, value } of items) yield { place: `item ${key + 1}`, value }
}

/**
 * The rows of an import file, one at a time, however large it is: `.csv`, `.json` (an array), `.jsonl` or `.ndjson` (an object a line).
 * Throws where the file cannot be read, or a JSON array is broken.
 */
export function readProductRows(file: string): AsyncGenerator<FileRow> {
  const ending = /\.(\w+)$/.exec(file.toLowerCase())?.[1]
  if (ending === 'csv') return csvRows(file)
  if (ending === 'jsonl' || ending === 'ndjson') return jsonLines(file)
  if (ending === 'json') return jsonArray(file)
  throw new Error(`${file} is neither .csv nor .json, .jsonl or .ndjson`)
}
