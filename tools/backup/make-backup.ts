import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BackupHeader, linesOf, writeBackup } from './backup-file'
import { type BackupDatabase, readMigration, readSequences, readShapes, readTables } from './read-tables'

/**
 * Writes everything that a database holds into a file; the search indexes are left out, as they are made anew. Answers the file's first
 * line. Throws on a database without tables.
 */
export async function makeBackup(database: BackupDatabase, file: string, now: Date): Promise<BackupHeader> {
  const migration = readMigration(database)
  if (!migration) throw new Error('there is nothing to keep: no migration was applied to this database')
  const shapes = readShapes(database)
  const sequences = readSequences(database)
  const folder = mkdtempSync(join(tmpdir(), 'mango-road-backup-'))
  try {
    // Lines of several tables come together, and the header needs the sums: each table waits in a file of its own.
    const parts = new Map(shapes.map(({ name }) => [name, openSync(join(folder, name), 'w', 0o600)]))
    const tables = readTables(database, shapes, (table, line) => writeSync(parts.get(table) ?? 0, line))
    for (const descriptor of parts.values()) closeSync(descriptor)
    const header: BackupHeader = { format: 'mango-road-backup', version: 1, madeAt: now.toISOString(), migration, sequences, tables }
    async function* lines() {
      for (const { name } of tables) yield* linesOf(join(folder, name))
    }
    await writeBackup(file, header, lines())
    return header
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
