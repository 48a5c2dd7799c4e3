import { env } from 'cloudflare:test'
import type { EntryFile } from '../../schema/content/entry-file'
import { entryStatements } from '../../schema/seed/entries-sql'
import { storedColumns } from '../content/stored-entry'

const allEntries: readonly EntryFile[] = JSON.parse(env.TEST_ENTRIES)
/** The entries that a new database starts with, but for its articles. */
export const seedEntries = allEntries.filter(({ kind }) => kind !== 'post')

const seedDay = '2026-11-21T00:00:00.000Z'
const statementsOf = (files: readonly EntryFile[]) =>
  entryStatements(files, seedDay).map(({ sql, values }) => env.DB.prepare(sql).bind(...values))

/** Stores the articles that a new database starts with. */
export async function storeSeedPosts(): Promise<void> {
  await env.DB.batch(statementsOf(allEntries.filter(({ kind }) => kind === 'post')))
}

/**
 * The tables with the entries of a new database as they were first stored: copying rows takes a
 * tenth of the time.
 */
const seeded = {
  entries: Object.values(storedColumns).map(({ name }) => name),
  entry_redirects: ['kind', 'slug', 'entry_id', 'created_at'],
  entry_tags: ['slug', 'locale', 'kind', 'entry_id', 'tag'],
}

/** Stores the entries of a new database in one that has never had any. */
export async function storeSeed(): Promise<void> {
  const found = await env.DB.prepare('select name from sqlite_master where name = ?')
    .bind('seeded_entries')
    .first()
  if (found) return
  await env.DB.batch([
    ...statementsOf(seedEntries),
    ...Object.entries(seeded).map(([table, columns]) =>
      env.DB.prepare(`create table seeded_${table} as select ${columns.join()} from ${table}`),
    ),
  ])
}

/** Brings the entries back to those of a new database. */
export async function resetEntries(): Promise<void> {
  const tables = [
    'entries',
    'entry_revisions',
    'entry_drafts',
    'entry_redirects',
    'entry_tags',
    'entry_counts',
  ]
  await env.DB.batch([
    ...tables.map((table) => env.DB.prepare(`delete from ${table}`)),
    ...Object.entries(seeded).map(([table, columns]) =>
      env.DB.prepare(
        `insert into ${table} (${columns.join()}) select ${columns.join()} from seeded_${table}`,
      ),
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
