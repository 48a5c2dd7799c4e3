import { DatabaseSync } from 'node:sqlite'
import type { BackupDatabase } from '../backup/database'
import { applyMigrations } from '../backup/migrations'
import { sqliteDatabase } from '../backup/sqlite-database'

/** A database in memory with all migrations. */
export function openMemoryDatabase(): DatabaseSync {
  const sqlite = new DatabaseSync(':memory:')
  applyMigrations(sqlite)
  return sqlite
}

/** A database in memory without tables. */
export function memoryDatabase(): BackupDatabase & { sqlite: DatabaseSync } {
  const sqlite = new DatabaseSync(':memory:')
  return { sqlite, ...sqliteDatabase(sqlite) }
}
