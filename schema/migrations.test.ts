import { DatabaseSync } from 'node:sqlite'
import { describe, expect, inject, it } from 'vitest'
import { applyMigrations, migrationNames } from '../tools/backup/migrations'
import { fillTables, tableNames } from '../tools/testing/fill-tables'

type Rows = Map<string, Map<string, unknown[]>>

/**
 * The values of all stored columns of all tables, by table and column, in the order of the rows.
 */
function readAll(sqlite: DatabaseSync): Rows {
  return new Map(
    tableNames(sqlite).map((table) => {
      const columns = sqlite
        .prepare('select name from pragma_table_xinfo(?) where hidden = 0')
        .all(table)
      const values = columns.map(({ name }) => {
        const rows = sqlite.prepare(
          `select rowid as id, typeof("${name}") as type, hex("${name}") as bytes, quote("${name}") as value from "${table}" order by rowid`,
        )
        rows.setReadBigInts(true)
        return [String(name), rows.all()] as const
      })
      return [table, new Map(values)]
    }),
  )
}

/** Columns that a migration takes away on purpose; what they held went elsewhere before. */
const dropped: Record<string, string[]> = {
  // Notes became rows of `lead_notes` before anybody could write one.
  '0007_lead-notes.sql': ['contact_messages.notes', 'trip_leads.notes'],
}

/** Tables whose rows a migration moves into others; a test of that migration compares them. */
const moved: Record<string, string[]> = {
  '0011_submissions.sql': ['contact_messages', 'trip_leads'],
}

/** Tables that a migration adds rows to; those of before come first and stay as they were. */
const grown: Record<string, string[]> = {
  '0025_one-core.sql': ['entries', 'entry_revisions', 'entry_drafts', 'entry_redirects'],
}

describe('every migration preserves the data of the version before', () => {
  const names = migrationNames()
  // What has landed never changes: the deep lane tries it again.
  const tried = inject('isDeep') ? 1 : -3
  it.each(
    names.slice(tried).map((name) => ({ name, before: names[names.indexOf(name) - 1] ?? '' })),
  )('$name', ({ name, before }) => {
    const sqlite = new DatabaseSync(':memory:')
    applyMigrations(sqlite, before)
    fillTables(sqlite)
    const held = readAll(sqlite)
    expect(held.size).toBeGreaterThan(0)
    applyMigrations(sqlite, name)
    const kept = readAll(sqlite)
    const missing: string[] = []
    for (const [table, columns] of held) {
      for (const [column, rows] of columns) {
        expect(rows).not.toEqual([])
        const all = kept.get(table)?.get(column)
        const now = grown[name]?.includes(table) ? all?.slice(0, rows.length) : all
        if (now) expect(now, `${table}.${column}`).toEqual(rows)
        else missing.push(`${table}.${column}`)
      }
    }
    const lost = missing.filter((column) => !moved[name]?.includes(column.split('.')[0] ?? ''))
    expect(lost.sort()).toEqual(dropped[name] ?? [])
    sqlite.close()
  })

  it('0013_accounts.sql makes owners of everybody who is there, without a second factor', () => {
    const sqlite = new DatabaseSync(':memory:')
    applyMigrations(sqlite, names.findLast((name) => name < '0013') ?? '')
    fillTables(sqlite)
    const { rows } = sqlite.prepare('select count(*) as rows from admins').get() ?? {}
    expect(rows).toBeGreaterThan(0)
    applyMigrations(sqlite, '0013_accounts.sql')
    const owners = sqlite
      .prepare(
        "select count(*) as rows from admins where role = 'owner' and totp_enabled_at is null",
      )
      .get()
    expect(owners).toEqual({ rows })
    sqlite.close()
  })

  it('0018_article-languages.sql leaves posts in the languages that they are whole in, and says who changed them last', () => {
    const sqlite = new DatabaseSync(':memory:')
    applyMigrations(sqlite, names.findLast((name) => name < '0018') ?? '')
    const insert =
      sqlite.prepare(`insert into posts (id, slug, title_vi, title_en, summary_vi, summary_en, status, content_pillar, created_at,
      updated_at, body_vi, body_en) values (?1, ?1, ?2, ?3, '', '', 'published', 'x', '', '', ?4, ?5)`)
    insert.run('both', 'Huế', 'Hue', 'Mưa.', 'Rain.')
    insert.run('vi', 'Huế', 'Hue', 'Mưa.', ' \n')
    insert.run('en', '', 'Hue', 'Mưa.', 'Rain.')
    insert.run('neither', 'Huế', 'Hue', '', '')
    sqlite.exec(
      "insert into post_revisions (post_id, saved_at, username, content) values ('vi', '', 'mai', '{}'), ('vi', '', 'lan', '{}')",
    )
    applyMigrations(sqlite, '0018_article-languages.sql')
    const rows = sqlite
      .prepare(
        'select id, is_in_vi, is_in_en, updated_by, is_behind, drift from posts order by rowid',
      )
      .all()
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['both', 1, 1, '', 0, '{}'],
      ['vi', 1, 0, 'lan', 0, '{}'],
      ['en', 0, 1, '', 0, '{}'],
      ['neither', 1, 1, '', 0, '{}'],
    ])
    sqlite.close()
  })

  it('can be applied to a database that has all of them', () => {
    const sqlite = new DatabaseSync(':memory:')
    const last = names.at(-1) ?? ''
    applyMigrations(sqlite, last)
    fillTables(sqlite)
    const held = readAll(sqlite)
    applyMigrations(sqlite, last)
    expect(readAll(sqlite)).toEqual(held)
  })
})
