import { and, eq, type SQL, sql } from 'drizzle-orm'
import { tagRowsOf } from '../../schema/content/entry-row'
import { isSame } from '../../schema/content/pairs'
import { entryTags } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'
import type { Write } from '../platform/db/writes'
import { publicLocales } from './queries'
import type { StoredEntry } from './stored-entry'

const tagsOf = (entry: StoredEntry) => tagRowsOf(entry, publicLocales(entry))

export function writeTags(db: Database, entry: StoredEntry, when?: SQL): Write[] {
  const rows = JSON.stringify(
    tagsOf(entry).map(({ slug, locale, kind, entryId, tag }) => [slug, locale, kind, entryId, tag]),
  )
  return [
    db.delete(entryTags).where(and(eq(entryTags.entryId, entry.id), when)),
    db.insert(entryTags).select(
      sql`select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
          from json_each(${rows}) where ${when ?? sql`true`}`,
    ),
  ]
}

export function changeTags(
  db: Database,
  before: StoredEntry,
  after: StoredEntry,
  when: SQL,
): Write[] {
  return isSame(tagsOf(before), tagsOf(after)) ? [] : writeTags(db, after, when)
}
