import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { entryStatements } from '../../schema/seed/entries-sql'
import { seedStatements } from '../../schema/seed/sql'
import { readSampleEntries } from '../../schema/testing/sample-pack'
import { dumpTable, fillTables, hostileTexts, tableNames } from '../testing/fill-tables'
import { memoryDatabase } from '../testing/memory-database'
import { makeBackup } from './backup'
import { migrationNames } from './migrations'
import { restoreBackup } from './restore'

const folder = mkdtempSync(join(tmpdir(), 'mango-road-backup-test-'))
const file = join(folder, 'backup.jsonl.gz')
const now = '2026-11-21T10:00:00.000Z'
const newest = migrationNames().at(-1) ?? ''
const source = memoryDatabase()
let target = memoryDatabase()

const dump = ({ sqlite }: typeof source, table: string) => dumpTable(sqlite, table)

const search = ({ sqlite }: typeof source, index: string, words: string) =>
  sqlite.prepare(`select rowid from ${index} where ${index} match ? order by rowid`).all(words)

/** The row of an article of the seed. */
const articleRow = ({ sqlite }: typeof source, slug: string) =>
  sqlite.prepare("select rowid from entries where kind = 'post' and slug = ?").get(slug)

/** The same backup with its content changed. */
function changed(change: (content: string) => string): string {
  const other = join(folder, 'changed.jsonl.gz')
  writeFileSync(other, gzipSync(change(gunzipSync(readFileSync(file)).toString())))
  return other
}

/** The short lane has articles and what tells of Da Nang, some sixty of three hundred entries. */
const entries = readSampleEntries().filter(
  ({ kind, slug }) => inject('isDeep') || kind === 'post' || slug.includes('da-nang'),
)

beforeAll(async () => {
  await source.migrate(newest)
  for (const { sql, values } of [...entryStatements(entries, now), ...seedStatements()])
    source.sqlite.prepare(sql).run(...values)
  fillTables(source.sqlite)
  source.sqlite.exec(
    "insert into audit_log (id, at, username, action, subject, label) values (990001, '', '', '', '', ''); delete from audit_log where id = 990001",
  )
  await makeBackup(source, file, now)
})
beforeEach(() => {
  target = memoryDatabase()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('brings back every row of every table, Vietnamese and hostile texts included', async () => {
  const { tables } = await restoreBackup(target, file, { replace: false, resume: true })
  expect(tables.map(({ name }) => name).sort()).toEqual(tableNames(source.sqlite))
  for (const { name, rows } of tables) {
    expect(rows, name).toBeGreaterThanOrEqual(hostileTexts.length)
    if (name === 'heartbeats') continue
    expect(dump(target, name), name).toEqual(dump(source, name))
  }
  for (const [index, words] of Object.entries({
    entries_search: 'da nang',
    products_search: 'travel',
    submissions_search: 'drop',
  })) {
    expect(search(source, index, words).length, index).toBeGreaterThan(0)
    expect(search(target, index, words).length, index).toBeGreaterThanOrEqual(
      search(source, index, words).length,
    )
  }
  const article = articleRow(source, 'da-nang-mua-he')
  expect(article).toBeDefined()
  expect(articleRow(target, 'da-nang-mua-he')).toEqual(article)
  expect(search(target, 'entries_search', 'da nang mua he')).toEqual([article])
  target.sqlite.exec(
    "delete from audit_log; insert into audit_log (at, username, action, subject, label) values ('', '', '', '', '')",
  )
  expect(target.sqlite.prepare('select id > 990001 as fresh from audit_log').get()?.fresh).toBe(1)
})

it('replaces what a database holds only when told to', async () => {
  await restoreBackup(target, file, { replace: false })
  target.sqlite.exec(
    "update entries set slug = 'changed ' || slug, search_text = 'changed ' || search_text",
  )
  expect(search(target, 'entries_search', 'changed').length).toBeGreaterThan(0)
  await expect(restoreBackup(target, file, { replace: false })).rejects.toThrow('not empty')
  await restoreBackup(target, file, { replace: true })
  for (const name of tableNames(source.sqlite))
    if (name !== 'operation_switches') expect(dump(target, name), name).toEqual(dump(source, name))
  expect(search(target, 'entries_search', 'changed')).toEqual([])
  expect(search(target, 'entries_search', 'da nang')).toEqual(
    search(source, 'entries_search', 'da nang'),
  )
})

it('migrates an older backup to the code', async () => {
  const older = memoryDatabase()
  await older.migrate(migrationNames().at(-2) ?? '')
  fillTables(older.sqlite)
  const oldFile = join(folder, 'older.jsonl.gz')
  await makeBackup(older, oldFile, now)
  await restoreBackup(target, oldFile, { replace: false })
  await older.migrate(newest)
  for (const name of tableNames(older.sqlite))
    if (name !== 'operation_switches') expect(dump(target, name), name).toEqual(dump(older, name))
})

it('leaves what a database held where it fails half way', async () => {
  await target.migrate(newest)
  target.sqlite.exec(
    "insert into site_keys (name, key, created_at) values ('mine', 'mine', ''); create trigger full before insert on outbox begin select raise(abort, 'disk full'); end",
  )
  const [entries, keys] = [dump(target, 'entries'), dump(target, 'site_keys')]
  await expect(restoreBackup(target, file, { replace: true })).rejects.toThrow('disk full')
  expect(dump(target, 'site_keys')).toEqual(keys)
  expect(dump(target, 'entries')).toEqual(entries)
})

it('takes few statements for many products', async () => {
  const shop = memoryDatabase()
  await shop.migrate(newest)
  for (const { sql, values } of seedStatements()) shop.sqlite.prepare(sql).run(...values)
  const shopFile = join(folder, 'shop.jsonl.gz')
  const { tables } = await makeBackup(shop, shopFile, now)
  let statements = 0
  const run: typeof target.run = (all) =>
    target.run(
      (async function* () {
        for await (const statement of all) {
          statements += 1
          yield statement
        }
      })(),
    )
  await restoreBackup({ ...target, run }, shopFile, { replace: false })
  const { rows = 0 } = tables.find(({ name }) => name === 'products') ?? {}
  expect(statements).toBeLessThan(rows)
})

const switches = ({ sqlite }: typeof source) =>
  sqlite.prepare("select reason, since from operation_switches where name = 'mail-held'").all()

it('holds all mail, so that nothing is sent twice, unless told to resume', async () => {
  const before = new Date().toISOString()
  await restoreBackup(target, file, { replace: false })
  const [held] = switches(target)
  expect(held?.reason).toBe(`restore ${now}`)
  expect(String(held?.since) >= before).toBe(true)
  await restoreBackup(target, file, { replace: true, resume: true })
  expect(switches(target)).toEqual([])
  const clock = target.sqlite.prepare("select * from heartbeats where name = 'clock'").get()
  expect(String(clock?.succeeded_at) >= before).toBe(true)
})

it('holds all mail of a backup of before there was such a switch', async () => {
  const older = memoryDatabase()
  await older.migrate('0026_teamwork.sql')
  fillTables(older.sqlite, 2)
  const oldFile = join(folder, 'before-switches.jsonl.gz')
  await makeBackup(older, oldFile, now)
  await restoreBackup(target, oldFile, { replace: false })
  expect(switches(target)).toHaveLength(1)
})

it.each<[name: string, change: (content: string) => string, message: string]>([
  ['with one letter changed', (content) => content.replace('DROP TABLE', 'DROP TABLF'), 'checksum'],
  [
    'without its end',
    (content) => content.slice(0, content.lastIndexOf('\n', content.length - 2) + 1),
    'end is missing',
  ],
  ['of newer code', (content) => content.replaceAll(newest, '9999_future.sql'), 'newer code'],
])('refuses a file %s and leaves the database alone', async (_, change, message) => {
  await target.migrate(newest)
  target.sqlite.exec("insert into site_keys (name, key, created_at) values ('mine', 'mine', '')")
  await expect(restoreBackup(target, changed(change), { replace: true })).rejects.toThrow(message)
  expect(
    target.sqlite.prepare("select count(*) as rows from site_keys where key = 'mine'").get()?.rows,
  ).toBe(1)
})

it('refuses a file that is cut off', async () => {
  const cut = join(folder, 'cut.jsonl.gz')
  writeFileSync(cut, readFileSync(file).subarray(0, 5000))
  await expect(restoreBackup(target, cut, { replace: true })).rejects.toThrow()
})

it('writes a file that only its owner reads', () => {
  expect(statSync(file).mode & 0o077).toBe(0)
})
