import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import chain from 'stream-chain'
import { parser } from 'stream-json'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import { type CsvError, type CsvRow, csvReader } from '../web/admin/kit/import/csv-reader'

/** A row of an import file; `value` is not checked yet. */
export interface FileRow {
  /** Such as `line 12`, or `item 12` of a JSON array. */
  place: string
  value?: unknown
  /** Why the row itself cannot be read. */
  error?: string
}

const csvErrors: Record<CsvError, string> = {
  columns: 'the number of cells differs from the first line',
  strayQuote:
    'a quotation mark stands in the middle of a cell; put the whole cell in quotation marks and double those inside it',
  openQuote: 'a quotation mark opens in this line and is not closed as it should be',
  header:
    'the quotation marks of the line that names the columns are not as they should be, so nothing can be read',
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A file's text, piece by piece, without its byte order mark. */
async function* textOf(file: string): AsyncGenerator<string> {
  let isStart = true
  for await (const piece of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    yield isStart ? piece.replace(/^\uFEFF/, '') : piece
    isStart = false
  }
}

/**
 * A file's lines without their ends. Node's own reader ends lines at U+2028 too, which may stand in
 * a text.
 */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of textOf(file)) {
    // A carriage return at the very end may be half of a line's end.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest.replace(/\r$/, '')
}

function toFileRow({ line, ...row }: CsvRow): FileRow {
  return { place: `line ${line}`, ...('error' in row ? { error: csvErrors[row.error] } : row) }
}

async function* csvRows(file: string): AsyncGenerator<FileRow> {
  const reader = csvReader()
  for await (const line of linesOf(file)) yield* reader.push(line).map(toFileRow)
  yield* reader.end().map(toFileRow)
}

async function* jsonLines(file: string): AsyncGenerator<FileRow> {
  let line = 0
  for await (const text of linesOf(file)) {
    line += 1
    if (text.trim() !== '') yield { place: `line ${line}`, ...parsed(text) }
  }
}

function parsed(text: string): Omit<FileRow, 'place'> {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { error: messageOf(error) }
  }
}

async function* jsonArray(file: string): AsyncGenerator<FileRow> {
  const items = chain([Readable.from(textOf(file)), parser(), streamArray()]) as AsyncIterable<{
    key: number
    value: unknown
  }>
  let count = 0
  try {
    for await (const { value } of items) {
      count += 1
      yield { place: `item ${count}`, value }
    }
  } catch (error) {
    const message = `the file holds no JSON array, or it breaks here, and what follows cannot be read (${messageOf(error)})`
    yield { place: `item ${count + 1}`, error: message }
  }
}

/**
 * The rows of an import file, one at a time, however large it is: `.csv`, `.json` (an array),
 * `.jsonl` or `.ndjson` (an object a line). What cannot be read is a row with an error; throws only
 * where the file cannot be opened.
 */
export async function* readProductRows(file: string): AsyncGenerator<FileRow> {
  const ending = /\.(\w+)$/.exec(file.toLowerCase())?.[1]
  if (ending === 'csv') yield* csvRows(file)
  else if (ending === 'jsonl' || ending === 'ndjson') yield* jsonLines(file)
  else if (ending === 'json') yield* jsonArray(file)
  else yield { place: 'the file', error: 'it is neither .csv nor .json, .jsonl or .ndjson' }
}
