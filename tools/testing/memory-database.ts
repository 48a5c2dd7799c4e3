import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrationNames, migrationsFolder } from '../backup/migrations'
import type { BackupDatabase } from '../backup/tables'

/** D1's longest statement, in bytes. Source: the limits page of Cloudflare's D1 documentation. */
const longestStatement = 100_000

/** Applies migrations as D1 does, each once, and writes them down. */
export function applyMigrations(sqlite: DatabaseSync, upTo: string): void {
  sqlite.exec(
    'create table if not exists d1_migrations (id integer primary key autoincrement, name text unique, applied_at text not null default current_timestamp)',
  )
  for (const name of migrationNames().filter((one) => one <= upTo)) {
    if (sqlite.prepare('select 1 from d1_migrations where name = ?').get(name)) continue
    sqlite.exec(readFileSync(join(migrationsFolder, name), 'utf8'))
    sqlite.prepare('insert into d1_migrations (name) values (?)').run(name)
  }
}

/** A database in memory with all migrations. */
export function openMemoryDatabase(): DatabaseSync {
  const sqlite = new DatabaseSync(':memory:')
  applyMigrations(sqlite, migrationNames().at(-1) ?? '')
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
