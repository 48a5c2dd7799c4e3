import { type BackupHeader, openBackup } from './backup-file'
import { quoteName } from './cells'
import { migrationNames } from './migrations'
import { type BackupDatabase, derivedTables, readMigration, readShapes, readTables, type TableShape } from './read-tables'
import { restoreStatements, triggeredIndexes } from './restore-statements'

function heldTables(database: BackupDatabase, shapes: TableShape[]): string[] {
  const answers = database.ask(shapes.map(({ name }) => `select 1 as held from ${quoteName(name)} limit 1`))
  return shapes.filter((_, index) => (answers[index] ?? []).length > 0).map(({ name }) => name)
}

/** Throws where the tables are not those of the backup: both are of the same migration, so somebody has changed them by hand. */
function requireSameShape(header: BackupHeader, shapes: TableShape[]): void {
  const form = (tables: TableShape[]) => JSON.stringify(tables.map(({ name, columns }) => [name, ...columns]).sort())
  if (form(header.tables) !== form(shapes)) throw new Error('the tables of the database are not those of the backup')
}

/**
 * Brings the database to the backup's version and its rows into it, makes the search indexes anew, reads everything back and compares the
 * checksums; then applies the migrations that have come since. Throws on a damaged file, one of a newer version, a database that is newer than
 * the file, or one that holds rows, unless `replace`.
 */
export async function restoreBackup(database: BackupDatabase, file: string, { replace }: { replace: boolean }): Promise<BackupHeader> {
  const backup = await openBackup(file)
  const { header } = backup
  const known = migrationNames()
  const newest = known.at(-1) ?? ''
  if (!known.includes(header.migration))
    throw new Error(`the backup is of a newer version (${header.migration}) than this code (${newest})`)
  const current = readMigration(database)
  if (current && current > header.migration) {
    throw new Error(
      `the database (${current}) is newer than the backup (${header.migration}): restore into a new one, which is then brought up to date`,
    )
  }
  const before = current ? heldTables(database, readShapes(database)) : []
  if (before.length > 0 && !replace) throw new Error(`the database is not empty (${before.join(', ')}); --replace empties it first`)
  if (current !== header.migration) await database.migrate(header.migration)
  const shapes = readShapes(database)
  requireSameShape(header, shapes)
  const [found = []] = database.ask(["select name from sqlite_master where type = 'table'"])
  const isThere = (table: string) => found.some(({ name }) => name === table)
  const indexes = (['posts_search', 'products_search'] as const).filter(isThere)
  await database.run(restoreStatements(backup, { indexes, derived: [...derivedTables, ...triggeredIndexes].filter(isThere) }))
  const restored = new Map(readTables(database, shapes, () => {}).map(({ name, sha256 }) => [name, sha256]))
  const wrong = header.tables.filter(({ name, sha256 }) => restored.get(name) !== sha256).map(({ name }) => name)
  if (wrong.length > 0) throw new Error(`restored, but not the same as in the backup: ${wrong.join(', ')}`)
  if (header.migration !== newest) await database.migrate(newest)
  return header
}
