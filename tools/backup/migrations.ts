import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

export const migrationsFolder = 'schema/migrations'

/** The file names of all migrations, in their order. */
export function migrationNames(): string[] {
  return readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

/** Applies migrations as D1 does, each once and in a transaction, and writes them down. */
export function applyMigrations(sqlite: DatabaseSync, upTo = migrationNames().at(-1) ?? ''): void {
  sqlite.exec(
    'create table if not exists d1_migrations (id integer primary key autoincrement, name text unique, applied_at text not null default current_timestamp)',
  )
  for (const name of migrationNames().filter((one) => one <= upTo)) {
    if (sqlite.prepare('select 1 from d1_migrations where name = ?').get(name)) continue
    sqlite.exec('begin')
    try {
      sqlite.exec(readFileSync(join(migrationsFolder, name), 'utf8'))
      sqlite.prepare('insert into d1_migrations (name) values (?)').run(name)
      sqlite.exec('commit')
    } catch (error) {
      sqlite.exec('rollback')
      throw error
    }
  }
}
