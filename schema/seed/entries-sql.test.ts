import type { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { openMemoryDatabase } from '../../tools/testing/memory-database'
import { entryStatements, knownKinds, unseeded } from './entries-sql'
import { readEntryFiles } from './entry-files'

const files = readEntryFiles()

/** Seeds as `npm start`, `npm run deploy` and the tests do. */
function seed(database: DatabaseSync, now = '2026-11-24T00:00:00.000Z'): void {
  const missing = unseeded(files, database.prepare(knownKinds).all())
  for (const { sql, values } of entryStatements(missing, now)) database.prepare(sql).run(...values)
}

const rows = (database: DatabaseSync, where = '1 = 1') =>
  database.prepare(`select * from entries where ${where} order by id`).all() as {
    id: string
    kind: string
  }[]

function seeded(): DatabaseSync {
  const database = openMemoryDatabase()
  seed(database)
  return database
}

it('gives a new database every entry, and nothing the second time', () => {
  const database = seeded()
  const before = rows(database)
  expect(before).toHaveLength(files.length)
  seed(database, '2026-12-01T00:00:00.000Z')
  expect(rows(database)).toEqual(before)
})

it('gives a database from before a kind that kind, and leaves all else as it is', () => {
  const database = seeded()
  const settings = rows(database, "kind = 'settings'")
  database.exec("delete from entries where kind = 'settings'")
  database.exec(
    "update entries set data = '{}', slug = 'renamed', version = 7 where id = 'deal.mango-farm-day'",
  )
  database.exec("delete from entries where id = 'topic.hot-springs'")
  database.exec("update entries set deleted_at = '2026-11-25' where kind = 'itinerary'")
  const before = rows(database)
  seed(database)
  expect(rows(database, "kind <> 'settings'")).toEqual(before)
  expect(rows(database, "kind = 'settings'")).toEqual(settings)
})
