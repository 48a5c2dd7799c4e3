import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { applyMigrations } from './backup/migrations'

const folderOf = (stateDir: string) => join(stateDir, 'v3/d1/miniflare-D1DatabaseObject')

/**
 * Whether the local runtime has made the D1 database of a state folder; it chooses the name of the
 * file.
 */
export function hasLocalDatabase(stateDir: string): boolean {
  return existsSync(folderOf(stateDir))
}

/**
 * The file in which the local runtime keeps the D1 database of a state folder. Throws where there
 * is none, or more than one.
 */
function databaseFile(stateDir: string): string {
  const folder = folderOf(stateDir)
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.sqlite') && file !== 'metadata.sqlite',
  )
  const [file] = files
  if (files.length !== 1 || !file) throw new Error(`${folder} holds ${files.length} databases`)
  return join(folder, file)
}

/** Opens the local database, to be read and written beside a running Worker or without one. */
export function openLocalDatabase(stateDir: string): DatabaseSync {
  return new DatabaseSync(databaseFile(stateDir), { timeout: 5000 })
}

/** Rows of a query on the local database, read beside the running Worker. */
export function readLocalDatabase(
  stateDir: string,
  query: string,
  ...values: string[]
): Record<string, unknown>[] {
  const database = new DatabaseSync(databaseFile(stateDir), { readOnly: true })
  try {
    return database.prepare(query).all(...values)
  } finally {
    database.close()
  }
}

/**
 * Runs statements on the local database in one transaction. No Worker may be running on it: D1 does
 * not wait for a lock.
 */
export function writeLocalDatabase(
  stateDir: string,
  statements: [query: string, ...values: (string | number | null)[]][],
): void {
  const database = openLocalDatabase(stateDir)
  try {
    database.exec('begin immediate')
    for (const [query, ...values] of statements) database.prepare(query).run(...values)
    database.exec('commit')
  } finally {
    database.close()
  }
}

/**
 * Applies the migrations that the local database does not have. No Worker may be running on it
 * while some are missing.
 */
export function migrateLocalDatabase(stateDir: string): void {
  const database = openLocalDatabase(stateDir)
  try {
    applyMigrations(database)
  } finally {
    database.close()
  }
}
