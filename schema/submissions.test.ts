import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { applyMigrations, migrationNames } from '../tools/backup/migrations'
import { fillTables } from '../tools/testing/fill-tables'

const own = {
  trip: [
    'destination',
    'travel_dates',
    'group_size',
    'budget',
    'interests',
    'plan',
    'submitted_at',
  ],
  contact: ['service'],
}
const shared = [
  'id',
  'name',
  'email',
  'phone',
  'message',
  'language',
  'status',
  'assignee',
  'search_text',
  'updated_at',
  'idempotency_key',
]
const stored = [...shared, 'content_hash', 'created_at']
const newest = migrationNames().at(-1) ?? ''

describe('the migration to one table', () => {
  const sqlite = new DatabaseSync(':memory:')
  applyMigrations(sqlite, '0010_counts-as-queries.sql')
  fillTables(sqlite)
  sqlite.exec(`update trip_leads set search_text = 'guest hanoi', created_at = '2026-11-0' || (1 + rowid % 7);
    update contact_messages set search_text = 'guest hue', created_at = '2026-11-0' || (1 + rowid % 5);
    insert into audit_log (at, username, action, subject, label) values ('', 'mai', 'lead.update', 'x', 'message')`)
  const read = (table: string, columns: string[], rest = '') =>
    sqlite
      .prepare(
        `select ${columns.map((column) => `hex(${column}) as ${column}`).join(', ')} from ${table} ${rest} order by id`,
      )
      .all()
  const held = {
    trip: read('trip_leads', [...stored, ...own.trip]),
    contact: read('contact_messages', [...stored, ...own.contact]),
    notes: sqlite.prepare('select * from lead_notes').all(),
  }
  applyMigrations(sqlite, newest)

  it.each(['trip', 'contact'] as const)('has every row of a %s as it was', (kind) => {
    expect(held[kind].length).toBeGreaterThan(0)
    expect(read('submissions', [...stored, ...own[kind]], `where kind = '${kind}'`)).toEqual(
      held[kind],
    )
  })

  it('numbers the rows in the order in which they came, and leaves the notes as they were', () => {
    const times = sqlite.prepare('select created_at as at from submissions order by number').all()
    expect(times.map(({ at }) => at)).toEqual(times.map(({ at }) => at).sort())
    expect(sqlite.prepare('select * from lead_notes').all()).toEqual(held.notes)
    expect(
      sqlite.prepare("select label from audit_log where action = 'lead.update'").all(),
    ).toEqual([{ label: 'contact' }])
  })

  it('finds the rows by their words, and leaves nothing of the old tables', () => {
    const found = sqlite.prepare(
      'select count(*) as rows from submissions_search where submissions_search match ?',
    )
    expect(['guest', 'hano*', 'hue'].map((match) => found.get(match)?.rows)).toEqual([
      held.trip.length + held.contact.length,
      held.trip.length,
      held.contact.length,
    ])
    sqlite.exec(
      "insert into submissions_search (submissions_search, rank) values ('integrity-check', 1)",
    )
    const left =
      "select name from sqlite_master where sql like '%trip_leads%' or sql like '%contact_messages%' or sql like '%lead_places%'"
    expect(sqlite.prepare(left).all()).toEqual([])
  })
})

it('removes a deleted row from the index of words', () => {
  const sqlite = new DatabaseSync(':memory:')
  applyMigrations(sqlite, newest)
  sqlite.exec(`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 500)
    insert into submissions (id, kind, name, email, phone, message, language, submitted_at, search_text, content_hash, created_at)
    select 't' || n, 'trip', '', '', '', '', 'vi', '', 'guest' || n || ' hanoi', '', '2026-11-01T00:00:00.000Z' from numbers`)
  const found = (match: string) =>
    sqlite
      .prepare('select count(*) as rows from submissions_search where submissions_search match ?')
      .get(match)?.rows
  sqlite.exec("update submissions set search_text = 'visitor77' where id = 't77'")
  expect(['guest77', 'visitor77', 'guest76', '"guest"*'].map(found)).toEqual([0, 1, 1, 499])
  sqlite.exec("delete from submissions where id <> 't5'")
  expect(found('"guest"*')).toBe(1)
  sqlite.exec('delete from submissions')
  sqlite.exec(
    "insert into submissions_search (submissions_search, rank) values ('integrity-check', 1)",
  )
  const blocks = sqlite.prepare(
    "select count(*) as rows from submissions_search_data where instr(block, cast('guest' as blob)) > 0",
  )
  expect(blocks.get()?.rows).toBe(0)
})
