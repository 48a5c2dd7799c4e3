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
    env.DB.prepare('create unique index seeded_entries_id on seeded_entries (id)'),
  ])
}

/** The entries of which there are many, but for those with the slugs of a JSON list. */
const ofMany =
  "kind in ('destination', 'topic', 'guide', 'deal', 'itinerary', 'festival', 'route') and slug not in (select value from json_each(?))"

/** Writes only the entries that differ: their search and their indexes take most of the time. */
async function restoreEntries(isLeftOut: string, ...values: string[]): Promise<void> {
  const isSame = seeded.entries.map((name) => `seed.${name} is entries.${name}`).join(' and ')
  const columns = seeded.entries.join()
  const others = ['entry_revisions', 'entry_drafts', 'entry_counts']
  await env.DB.batch([
    ...others.map((table) => env.DB.prepare(`delete from ${table}`)),
    env.DB.prepare(
      `delete from entries where (${isLeftOut}) or not exists (select 1 from seeded_entries seed where ${isSame})`,
    ).bind(...values),
    env.DB.prepare(
      `insert into entries (${columns}) select ${columns} from seeded_entries
        where not (${isLeftOut}) and id not in (select id from entries)`,
    ).bind(...values),
    ...Object.entries(seeded)
      .filter(([table]) => table !== 'entries')
      .flatMap(([table, names]) => [
        env.DB.prepare(`delete from ${table}`),
        env.DB.prepare(
          `insert into ${table} (${names.join()}) select ${names.join()} from seeded_${table}`,
        ),
      ]),
  ])
}

/** Brings the entries back to those of a new database. */
export const resetEntries = (): Promise<void> => restoreEntries('false')

/** {@link resetEntries}, then {@link keepFewEntries}, in a fraction of the time. */
export const resetToFewEntries = (...slugs: string[]): Promise<void> =>
  restoreEntries(ofMany, JSON.stringify(slugs))

/**
 * Leaves out the entries of which there are many, but for some slugs, so that lists and the index
 * of search are quickly made.
 */
export async function keepFewEntries(...slugs: string[]): Promise<void> {
  await env.DB.prepare(`delete from entries where ${ofMany}`).bind(JSON.stringify(slugs)).run()
}
