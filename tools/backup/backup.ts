import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as z from 'zod'
import {
  type BackupDatabase,
  createSums,
  type Line,
  readMigration,
  readRows,
  readTables,
} from './tables'

const footerSchema = z.object({
  format: z.literal('mango-road-backup'),
  version: z.literal(2),
  madeAt: z.iso.datetime(),
  /** The last migration of the database that was read. */
  migration: z.string().min(1),
  /** The counters of AUTOINCREMENT, so that numbers of deleted rows are not given again. */
  sequences: z.record(z.string(), z.string().regex(/^\d{1,19}$/)),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), sha256: z.string() }),
  ),
})
const lineSchema = z.tuple(
  [z.string(), z.string().regex(/^-?\d{1,19}$/)],
  z.union([z.string(), z.null()]),
)

/** The last line of a backup. */
export type BackupFooter = z.infer<typeof footerSchema>

/**
 * Writes all rows as compressed JSON lines with a footer of checksums, readable by its owner only.
 * Throws on a database without tables.
 */
export async function makeBackup(
  database: BackupDatabase,
  file: string,
  madeAt: string,
): Promise<BackupFooter> {
  const migration = readMigration(database)
  if (!migration)
    throw new Error('no migration was applied to this database: there is nothing to back up')
  const shapes = readTables(database)
  const [counters = []] = database.ask([
    "select name, cast(seq as text) as seq from sqlite_sequence where name <> 'd1_migrations'",
  ])
  const sequences = Object.fromEntries(counters.map(({ name, seq }) => [String(name), String(seq)]))
  const sums = createSums(shapes.map(({ name }) => name))
  const footer: BackupFooter = {
    format: 'mango-road-backup',
    version: 2,
    madeAt,
    migration,
    sequences,
    tables: [],
  }
  function* content() {
    for (const line of readRows(database, shapes)) {
      sums.add(line)
      yield `${JSON.stringify(line)}\n`
    }
    const digest = sums.digest()
    footer.tables = shapes.map((shape) => ({
      ...shape,
      rows: 0,
      sha256: '',
      ...digest.get(shape.name),
    }))
    yield `${JSON.stringify(footer)}\n`
  }
  await pipeline(Readable.from(content()), createGzip(), createWriteStream(file, { mode: 0o600 }))
  return footer
}

/**
 * The rows of a backup and, as the last value, its footer. Not `node:readline`, which also breaks
 * at U+2028 within a text.
 */
export async function* readBackup(file: string): AsyncGenerator<Line | BackupFooter> {
  const source = createReadStream(file)
  const unzipped = source.pipe(createGunzip()).setEncoding('utf8')
  source.on('error', (error) => unzipped.destroy(error))
  let rest = ''
  for await (const chunk of unzipped) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const value: unknown = JSON.parse(line)
      yield Array.isArray(value) ? lineSchema.parse(value) : footerSchema.parse(value)
    }
  }
}

/**
 * Reads a whole backup and returns its footer. Throws where it is cut off, or where a table's count
 * or checksum is wrong.
 */
export async function verifyBackup(file: string): Promise<BackupFooter> {
  let footer: BackupFooter | undefined
  for await (const value of readBackup(file)) if (!Array.isArray(value)) footer = value
  if (!footer) throw new Error(`${file} is damaged: its end is missing`)
  const sums = createSums(footer.tables.map(({ name }) => name))
  for await (const value of readBackup(file)) if (Array.isArray(value)) sums.add(value)
  const found = sums.digest()
  for (const { name, rows, sha256 } of footer.tables) {
    if (found.get(name)?.rows !== rows || found.get(name)?.sha256 !== sha256)
      throw new Error(`${file} is damaged: checksum of ${name}`)
  }
  return footer
}
