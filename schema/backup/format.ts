import * as z from 'zod'
import { brand } from '../brand'
import { type BackupSource, type Line, readMigration, readTables, type TableSum } from './tables'

export const footerSchema = z.object({
  format: z.string().endsWith('-backup'),
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

/** Throws on what is neither a row nor a footer. */
export function parseBackupLine(text: string): Line | BackupFooter {
  const value: unknown = JSON.parse(text)
  return Array.isArray(value) ? lineSchema.parse(value) : footerSchema.parse(value)
}

/** A footer before the rows are read: without counts and checksums. Throws without tables. */
export async function startFooter(source: BackupSource, madeAt: string): Promise<BackupFooter> {
  const migration = await readMigration(source)
  if (!migration)
    throw new Error('no migration was applied to this database: there is nothing to back up')
  const shapes = await readTables(source)
  const [counters = []] = await source.ask([
    "select name, cast(seq as text) as seq from sqlite_sequence where name <> 'd1_migrations'",
  ])
  return {
    format: `${brand.slug}-backup`,
    version: 2,
    madeAt,
    migration,
    sequences: Object.fromEntries(counters.map(({ name, seq }) => [String(name), String(seq)])),
    tables: shapes.map((shape) => ({ ...shape, rows: 0, sha256: '' })),
  }
}

export function addSums(footer: BackupFooter, sums: ReadonlyMap<string, TableSum>): BackupFooter {
  return {
    ...footer,
    tables: footer.tables.map((table) => ({ ...table, ...sums.get(table.name) })),
  }
}

/** A backup in a bucket: its pieces, one after another, and its footer are a backup's file. */
export const manifestSchema = footerSchema.extend({
  pieces: z.array(z.object({ key: z.string(), rows: z.int(), bytes: z.int() })),
})
export type BackupManifest = z.infer<typeof manifestSchema>

/** Of a Vietnam day. */
export const manifestKey = (day: string) => `manifests/${day}.json`
