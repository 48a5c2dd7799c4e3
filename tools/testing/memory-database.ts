import { DatabaseSync } from 'node:sqlite'
import { applyMigrations } from '../backup/migrations'
import type { BackupDatabase } from '../backup/tables'

/** D1's longest statement, in bytes. Source: the limits page of Cloudflare's D1 documentation. */
const longestStatement = 100_000

/** A database in memory with all migrations. */
export function openMemoryDatabase(): DatabaseSync {
  const sqlite = new DatabaseSync(':memory:')
  applyMigrations(sqlite)
  return sqlite
}

/** A database in memory that refuses what D1 refuses, as far as backups meet it. */
export function memoryDatabase(): BackupDatabase & { sqlite: DatabaseSync } {
  const sqlite = new DatabaseSync(':memory:')
  return {
    sqlite,
    ask: (queries) => queries.map((query) => sqlite.prepare(query).all()),
    run: async (statements) => {
      sqlite.exec('begin')
      try {
        for await (const statement of statements) {
          if (Buffer.byteLength(statement) > longestStatement)
            throw new Error(`D1 would refuse a statement of ${Buffer.byteLength(statement)} bytes`)
          sqlite.exec(statement)
        }
        sqlite.exec('commit')
      } catch (error) {
        sqlite.exec('rollback')
        throw error
      }
    },
    migrate: async (upTo) => applyMigrations(sqlite, upTo),
  }
}
