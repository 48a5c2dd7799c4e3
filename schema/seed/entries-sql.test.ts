import type { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { openMemoryDatabase } from '../../tools/testing/memory-database'
import { readSampleEntries } from '../testing/sample-pack'
import {
  entryStatements,
  knownKinds,
  sampleKinds,
  samplesAsDrafts,
  unseeded,
  untouchedSamples,
} from './entries-sql'

const files = readSampleEntries()

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

it('gives a deployed site what is invented as drafts, until somebody edits it', () => {
  const database = openMemoryDatabase()
  for (const { sql, values } of entryStatements(samplesAsDrafts(files), '2026-11-24T00:00:00.000Z'))
    database.prepare(sql).run(...values)
  const isSample = `kind in (${sampleKinds.map((kind) => `'${kind}'`).join()})`
  expect(rows(database, isSample).length).toBeGreaterThan(sampleKinds.length)
  const isPublic = "(status_vi = 'published' or live is not null or published_at_vi is not null)"
  expect(rows(database, `${isSample} and ${isPublic}`)).toEqual([])
  expect(rows(database, `not ${isSample} and status_vi = 'published'`)).toEqual(
    rows(seeded(), `not ${isSample} and status_vi = 'published'`),
  )
  const samples = () => database.prepare(untouchedSamples).all()
  expect(samples()).toContainEqual({ kind: 'farm', isPublic: 0, count: 1 })
  const deals = rows(database, "kind = 'deal'").length
  database.exec("update entries set updated_by = 'linh' where id = 'deal.mango-farm-day'")
  database.exec("update entries set status_en = 'published' where id = 'deal.airport-car-pair'")
  expect(samples().filter(({ kind }) => kind === 'deal')).toEqual([
    { kind: 'deal', isPublic: 0, count: deals - 2 },
    { kind: 'deal', isPublic: 1, count: 1 },
  ])
})
