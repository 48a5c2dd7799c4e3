import { env } from 'cloudflare:test'
import { type EntryFile, entryFile } from '../../schema/content/entry-file'
import { entryStatements } from '../../schema/seed/entries-sql'

const modules = import.meta.glob<unknown>('../../schema/seed/content/*/*.json', { eager: true, import: 'default' })

/** The entries that a new database starts with. */
export const seedEntries: readonly EntryFile[] = Object.values(modules).map((file) => entryFile.parse(file))

const statements = entryStatements(seedEntries, '2026-11-21T00:00:00.000Z')

/** Brings the entries back to those of a new database. */
export async function resetEntries(): Promise<void> {
  const tables = ['entries', 'entry_revisions', 'entry_drafts', 'entry_redirects']
  await env.DB.batch([
    ...tables.map((table) => env.DB.prepare(`delete from ${table}`)),
    ...statements.map(({ sql, values }) => env.DB.prepare(sql).bind(...values)),
  ])
}
