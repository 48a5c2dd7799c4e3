import { env } from 'cloudflare:test'
import type { EntryFile } from '../../schema/content/entry-file'
import { entryStatements } from '../../schema/seed/entries-sql'

/** The entries that a new database starts with. */
export const seedEntries: readonly EntryFile[] = JSON.parse(env.TEST_ENTRIES)

/**
 * The tables with the entries of a new database as they were first stored: copying rows takes a
 * tenth of the time.
 */
const seeded = { entries: 'seeded_entries', entry_redirects: 'seeded_entry_redirects' }

/** Stores the entries of a new database in one that has never had any. */
export async function storeSeed(): Promise<void> {
  const found = await env.DB.prepare('select name from sqlite_master where name = ?')
    .bind(seeded.entries)
    .first()
  if (found) return
  const statements = entryStatements(seedEntries, '2026-11-21T00:00:00.000Z')
  await env.DB.batch([
    ...statements.map(({ sql, values }) => env.DB.prepare(sql).bind(...values)),
    ...Object.entries(seeded).map(([table, copy]) =>
      env.DB.prepare(`create table ${copy} as select * from ${table}`),
    ),
  ])
}

/** Brings the entries back to those of a new database. */
export async function resetEntries(): Promise<void> {
  const tables = ['entries', 'entry_revisions', 'entry_drafts', 'entry_redirects']
  await env.DB.batch([
    ...tables.map((table) => env.DB.prepare(`delete from ${table}`)),
    ...Object.entries(seeded).map(([table, copy]) =>
      env.DB.prepare(`insert into ${table} select * from ${copy}`),
    ),
  ])
}

/**
 * Leaves out the entries of which there are many, but for some slugs, so that lists and the index
 * of search are quickly made.
 */
export async function keepFewEntries(...slugs: string[]): Promise<void> {
  const many = "('destination', 'topic', 'guide', 'deal', 'itinerary', 'festival')"
  await env.DB.prepare(
    `delete from entries where kind in ${many} and slug not in (select value from json_each(?))`,
  )
    .bind(JSON.stringify(slugs))
    .run()
}
