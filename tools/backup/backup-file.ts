import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as z from 'zod'
import type { Line } from './read-tables'

const headerSchema = z.object({
  format: z.literal('mango-road-backup'),
  version: z.literal(1),
  /** UTC ISO instant. */
  madeAt: z.iso.datetime(),
  /** The last migration of the database that was read. */
  migration: z.string().min(1),
  /** Where the counters of AUTOINCREMENT stood. */
  sequences: z.record(z.string(), z.string().regex(/^\d{1,19}$/)),
  /** The tables, in the order of their lines. */
  tables: z.array(
    z.object({
      name: z.string().min(1),
      columns: z.array(z.string().min(1)).min(1),
      rowidColumn: z.string().optional(),
      rows: z.number().int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
})

/** The first line of a backup. */
export type BackupHeader = z.infer<typeof headerSchema>

/** Writes a backup: JSON lines, compressed, readable only by whoever made it (it holds visitors' data and the site's keys). */
export async function writeBackup(file: string, header: BackupHeader, lines: AsyncIterable<string>): Promise<void> {
  async function* content() {
    yield `${JSON.stringify(header)}\n`
    yield* lines
  }
  await pipeline(Readable.from(content()), createGzip(), createWriteStream(file, { mode: 0o600 }))
}

/** The lines of a file, each with its line break. Not `node:readline`, which also breaks at U+2028 within a text. */
export async function* linesOf(file: string, isCompressed = false): AsyncGenerator<string> {
  const source = createReadStream(file)
  const input = isCompressed ? source.pipe(createGunzip()) : source
  // An error of the file belongs to whoever reads the lines.
  if (input !== source) source.on('error', (error) => input.destroy(error))
  let rest = ''
  for await (const chunk of input.setEncoding('utf8')) {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) yield `${part}\n`
  }
  if (rest !== '') throw new Error(`${file} ends within a line`)
}

export interface OpenBackup {
  header: BackupHeader
  /** Every line with the name of its table. Throws where a line is not one. */
  rows: () => AsyncGenerator<{ table: BackupHeader['tables'][number]; line: Line }>
}

function parseLine(text: string, width: number): Line {
  const line: unknown = JSON.parse(text)
  const isLine = Array.isArray(line) && line.length === width && line.every((cell) => cell === null || typeof cell === 'string')
  if (!isLine || !/^-?\d{1,19}$/.test(String(line[0]))) throw new Error(`not a line of a backup: ${text.slice(0, 80)}`)
  return line as Line
}

/** Reads a whole backup once and checks it. Throws where it is cut off, is not a backup, or where a table's count or checksum is wrong. */
export async function openBackup(file: string): Promise<OpenBackup> {
  const lines = linesOf(file, true)
  const first = await lines.next()
  if (first.done) throw new Error(`${file} is empty`)
  const header = headerSchema.parse(JSON.parse(first.value))
  for (const { name, rows, sha256 } of header.tables) {
    const hash = createHash('sha256')
    for (let row = 0; row < rows; row += 1) {
      const next = await lines.next()
      if (next.done) throw new Error(`${file} ends within ${name}`)
      hash.update(next.value)
    }
    if (hash.digest('hex') !== sha256) throw new Error(`the checksum of ${name} is wrong: ${file} is damaged`)
  }
  if (!(await lines.next()).done) throw new Error(`${file} holds more than its header says`)
  return {
    header,
    async *rows() {
      const again = linesOf(file, true)
      await again.next()
      for (const table of header.tables) {
        for (let row = 0; row < table.rows; row += 1) {
          const next = await again.next()
          if (next.done) throw new Error(`${file} ends within ${table.name}`)
          yield { table, line: parseLine(next.value, table.columns.length + 1) }
        }
      }
    },
  }
}
