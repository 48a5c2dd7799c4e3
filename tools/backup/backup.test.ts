import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { seedStatements } from '../../schema/seed/sql'
import { fillTables, hostileTexts, tableNames } from '../testing/fill-tables'
import { memoryDatabase } from '../testing/memory-database'
import { makeBackup } from './make-backup'
import { migrationNames } from './migrations'
import { restoreBackup } from './restore-backup'

// A busy machine is no fault of the backup.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'mango-road-backup-test-'))
const file = join(folder, 'backup.jsonl.gz')
const now = new Date('2026-11-21T10:00:00.000Z')
const newest = migrationNames().at(-1) ?? ''
const source = memoryDatabase()
let target = memoryDatabase()

const found = (database: typeof source, index: string, words: string) =>
  database.sqlite.prepare(`select rowid from ${index} where ${index} match ? order by rowid`).all(words)

/** All rows of a table, as SQLite writes them; text with its bytes, as `quote` ends at a zero. */
function dump(database: typeof source, table: string): unknown[] {
  const columns = database.sqlite.prepare('select name from pragma_table_xinfo(?)').all(table)
  const values = columns.map(({ name }) => `typeof("${name}") || quote("${name}") || hex("${name}")`).join(` || ',' || `)
  return database.sqlite.prepare(`select rowid || ':' || ${values} as row from "${table}" order by rowid`).all()
}

beforeAll(async () => {
  await source.migrate(newest)
  for (const { sql, values } of seedStatements()) {
    const marks = sql.split('?').length - 1
    source.sqlite.prepare(sql).run(...values.slice(0, marks))
  }
  fillTables(source.sqlite)
  // Rows that went leave a gap, and a counter that is ahead of all rows.
  source.sqlite.exec(
    "insert into audit_log (id, at, username, action, subject, label) values (990001, '', '', '', '', ''); delete from audit_log where id = 990001",
  )
  source.sqlite.exec('delete from posts where rowid = 2')
  await makeBackup(source, file, now)
})
beforeEach(() => {
  target = memoryDatabase()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The same backup with its content changed. */
function changed(change: (content: string) => string): string {
  const other = join(folder, 'changed.jsonl.gz')
  writeFileSync(other, gzipSync(change(gunzipSync(readFileSync(file)).toString())))
  return other
}

describe('a backup that is restored', () => {
  it('holds every row of every table as it was', async () => {
    const header = await restoreBackup(target, file, { replace: false })
    expect(header.tables.map(({ name }) => name).sort()).toEqual(tableNames(source.sqlite))
    for (const { name, rows } of header.tables) {
      expect(rows, name).toBeGreaterThanOrEqual(hostileTexts.length)
      expect(dump(target, name), name).toEqual(dump(source, name))
    }
  })

  it('has the same checksums when it is kept again', async () => {
    const header = await restoreBackup(target, file, { replace: false })
    const again = await makeBackup(target, join(folder, 'again.jsonl.gz'), now)
    expect(again).toEqual(header)
  })

  it('finds articles and products by the same words', async () => {
    await restoreBackup(target, file, { replace: false })
    for (const [index, words] of [
      ['posts_search', 'pho'],
      ['posts_search', 'da nang'],
      ['products_search', 'travel'],
    ] as const) {
      expect(found(source, index, words).length, words).toBeGreaterThan(0)
      expect(found(target, index, words)).toEqual(expect.arrayContaining(found(source, index, words).filter(({ rowid }) => rowid !== 2)))
    }
    const titles = target.sqlite
      .prepare(
        'select count(*) as rows from posts join posts_search on posts_search.rowid = posts.rowid and posts_search.slug = posts.slug',
      )
      .get()
    expect(titles?.rows).toBe(target.sqlite.prepare('select count(*) as rows from posts').get()?.rows)
  })

  it('counts, places and finds as before, whatever the counts were', async () => {
    await target.migrate(newest)
    target.sqlite.exec("insert into product_counts values ('', '', 1, 1, 1, 7)")
    await restoreBackup(target, file, { replace: true })
    const counts = ({ sqlite }: typeof source, table: string) => {
      const rows = sqlite.prepare(`select * from ${table}`).all()
      return rows
        .filter(({ products }) => products)
        .map((row) => JSON.stringify(row))
        .sort()
    }
    expect(counts(source, 'product_counts').length).toBeGreaterThan(0)
    expect(counts(target, 'product_counts')).toEqual(counts(source, 'product_counts'))
    const leads = ({ sqlite }: typeof source) =>
      sqlite.prepare("select rowid from submissions_search where submissions_search match 'drop' order by rowid").all()
    expect(leads(source).length).toBeGreaterThan(0)
    expect(leads(target)).toEqual(leads(source))
    target.sqlite.exec("insert into submissions_search (submissions_search, rank) values ('integrity-check', 1)")
  })

  it('does not give the number of a deleted row again', async () => {
    await restoreBackup(target, file, { replace: false })
    target.sqlite.exec("delete from audit_log; insert into audit_log (at, username, action, subject, label) values ('', '', '', '', '')")
    expect(target.sqlite.prepare('select id > 990001 as fresh from audit_log').get()?.fresh).toBe(1)
  })

  it('replaces what a database holds only when told to', async () => {
    await restoreBackup(target, file, { replace: false })
    target.sqlite.exec("update posts set slug = 'changed ' || slug")
    await expect(restoreBackup(target, file, { replace: false })).rejects.toThrow('is not empty')
    expect(found(target, 'posts_search', 'pho').length).toBeGreaterThan(0)
    await restoreBackup(target, file, { replace: true })
    for (const name of tableNames(source.sqlite)) expect(dump(target, name), name).toEqual(dump(source, name))
  })

  it('is brought up to date where it is older than the code', async () => {
    const older = memoryDatabase()
    await older.migrate(migrationNames().at(-2) ?? '')
    fillTables(older.sqlite)
    const oldFile = join(folder, 'older.jsonl.gz')
    await makeBackup(older, oldFile, now)
    await restoreBackup(target, oldFile, { replace: false })
    await older.migrate(newest)
    for (const name of tableNames(older.sqlite)) expect(dump(target, name), name).toEqual(dump(older, name))
  })
})

describe('a backup that is refused', () => {
  const restore = (path: string) => restoreBackup(target, path, { replace: true })

  it('leaves the database alone when one letter differs', async () => {
    await restoreBackup(target, file, { replace: false })
    target.sqlite.exec("update site_keys set key = 'mine'")
    await expect(restore(changed((content) => content.replace('DROP TABLE', 'DROP TABLF')))).rejects.toThrow('checksum')
    expect(target.sqlite.prepare("select count(*) as rows from site_keys where key = 'mine'").get()?.rows).toBeGreaterThan(0)
  })

  it('is one of a newer version', async () => {
    await expect(restore(changed((content) => content.replace(newest, '9999_future.sql')))).rejects.toThrow('newer version')
  })

  it('is one of an older version than the database', async () => {
    const [first = ''] = migrationNames()
    await target.migrate(newest)
    await expect(restore(changed((content) => content.replace(newest, first)))).rejects.toThrow('newer than the backup')
  })

  it('is one that was cut off, or is longer than it says', async () => {
    writeFileSync(join(folder, 'cut.gz'), readFileSync(file).subarray(0, 5000))
    await expect(restore(join(folder, 'cut.gz'))).rejects.toThrow()
    await expect(restore(changed((content) => content.slice(0, content.lastIndexOf('\n', content.length - 2) + 1)))).rejects.toThrow(
      'ends within',
    )
    await expect(restore(changed((content) => content.slice(0, -1)))).rejects.toThrow('ends within a line')
    await expect(restore(changed((content) => `${content}["1"]\n`))).rejects.toThrow('more than its header says')
  })

  it('is one that would run what it holds', async () => {
    const { createHash } = await import('node:crypto')
    const evil = changed((content) => {
      const [first = '', ...lines] = content.split('\n')
      const header = JSON.parse(first) as { tables: { name: string; rows: number; sha256: string; columns: string[] }[] }
      const table = header.tables[0]
      if (!table) return content
      lines.splice(0, table.rows)
      lines.unshift(JSON.stringify(['1', ...table.columns.map(() => 'i1); drop table posts; --')]))
      Object.assign(table, { rows: 1, sha256: createHash('sha256').update(`${lines[0]}\n`).digest('hex') })
      return [JSON.stringify(header), ...lines].join('\n')
    })
    await expect(restore(evil)).rejects.toThrow('not a value of a backup')
    expect(tableNames(target.sqlite)).toContain('posts')
  })

  it('is not taken for restored where the database reads back something else', async () => {
    const forgetful = {
      ...target,
      run: async (statements: AsyncIterable<string>) => {
        await target.run(statements)
        target.sqlite.exec("update site_keys set key = key || ' '")
      },
    }
    await expect(restoreBackup(forgetful, file, { replace: false })).rejects.toThrow('not the same as in the backup: site_keys')
  })

  it('is one whose tables are not those of the database, which somebody has changed by hand', async () => {
    await target.migrate(newest)
    target.sqlite.exec('alter table site_keys add column note text')
    await expect(restore(file)).rejects.toThrow('are not those of the backup')
  })

  it('keeps the file from others', () => {
    expect(statSync(file).mode & 0o077).toBe(0)
  })
})

describe('a backup of a site at work', () => {
  it('holds every row that another one names', async () => {
    const busy = memoryDatabase()
    await busy.migrate(newest)
    const write = (id: number) =>
      busy.sqlite.exec(
        `insert into submissions (id, kind, name, email, phone, message, language, submitted_at, content_hash, created_at) values ('lead ${id}', 'trip', '', '', '', '', '', '', '', '');
        insert into outbox (id, kind, subject, idempotency_key, next_attempt_at, created_at) values ('a ${id}', '', 'lead ${id}', 'a ${id}', '', ''), ('b ${id}', '', 'lead ${id}', 'b ${id}', '', '')`,
      )
    for (let id = 0; id < 60; id += 1) write(id)
    let asked = 0
    const database = {
      ...busy,
      ask: (queries: string[]) => {
        asked += 1
        if (asked < 12) for (let id = 0; id < 20; id += 1) write(asked * 1000 + id)
        return busy.ask(queries)
      },
    }
    await makeBackup(database, join(folder, 'busy.jsonl.gz'), now)
    await restoreBackup(target, join(folder, 'busy.jsonl.gz'), { replace: false })
    const dangling = target.sqlite.prepare('select subject from outbox where subject not in (select id from submissions)').all()
    expect(dangling).toEqual([])
    expect(target.sqlite.prepare('select count(*) as rows from outbox').get()?.rows).toBeGreaterThan(320)
  })
})
