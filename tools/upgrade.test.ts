import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { entryKinds } from '../schema/content/choices'
import { applyMigrations, migrationNames } from './backup/migrations'
import { readLocalDatabase } from './local-database'
import { prepareDatabase } from './local-site'

const day = '2026-11-20T00:00:00.000Z'

it('brings an old site up to date with one command, and keeps what it holds', () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'mango-road-upgrade-'))
  try {
    const folder = join(stateDir, 'v3/d1/miniflare-D1DatabaseObject')
    mkdirSync(folder, { recursive: true })
    const old = new DatabaseSync(join(folder, 'old.sqlite'))
    // Entries, articles in one table with them, letters and colleagues' sessions came later.
    applyMigrations(old, '0014_tags-and-redirects.sql')
    old
      .prepare(
        'insert into admins (id, username, password_hash, created_at, password_changed_at) values (?, ?, ?, ?, ?)',
      )
      .run('a1', 'linh', 'hash', day, day)
    old.close()
    const read = (query: string) => readLocalDatabase(stateDir, query)
    prepareDatabase(stateDir)
    expect(read('select name from d1_migrations order by id desc limit 1')).toEqual([
      { name: migrationNames().at(-1) },
    ])
    expect(read('select id, username, password_hash from admins')).toEqual([
      { id: 'a1', username: 'linh', password_hash: 'hash' },
    ])
    const kinds = read('select distinct kind from entries').map(({ kind }) => String(kind))
    expect(kinds.sort()).toEqual([...entryKinds].sort())
    // The samples of a new database would be somebody else's products among its own.
    expect(read('select id from products')).toEqual([])
    const before = read('select * from entries order by id')
    prepareDatabase(stateDir)
    expect(read('select * from entries order by id')).toEqual(before)
  } finally {
    rmSync(stateDir, { recursive: true, force: true })
  }
})
