import { env } from 'cloudflare:test'
import type { EntryFile } from '../../schema/content/entry-file'
import { entryStatements } from '../../schema/seed/entries-sql'

/** The entries that a new database starts with. */
export const seedEntries: readonly EntryFile[] = JSON.parse(env.TEST_ENTRIES)

const statements = entryStatements(seedEntries, '2026-11-21T00:00:00.000Z')

/** Brings the entries back to those of a new database. */
export async function resetEntries(): Promise<void> {
  const tables = ['entries', 'entry_revisions', 'entry_drafts', 'entry_redirects']
  await env.DB.batch([
    ...tables.map((table) => env.DB.prepare(`delete from ${table}`)),
    ...statements.map(({ sql, values }) => env.DB.prepare(sql).bind(...values)),
  ])
}
