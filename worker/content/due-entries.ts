import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { entryCounts } from '../../schema/tables/counts'
import {
  entries,
  entryDrafts,
  entryRedirects,
  entryRevisions,
  entryTags,
} from '../../schema/tables/entries'
import { invalidateContent } from '../platform/cache/content-version'
import type { Database } from '../platform/db/database'
import { hasChanged } from '../platform/db/writes'
import { ApiError } from '../platform/http/errors'
import { insertAuditEntry } from '../platform/log/audit'
import { logError } from '../platform/log/log'
import {
  columnsOf,
  labelOf,
  type PlannedChange,
  planChange,
  scheduledLocales,
} from './change-entry'
import { deleteUses } from './photo-uses'
import { publication } from './publish-entry'
import { publicLocales } from './queries'
import { type StoredEntry, storedColumns, upgradeEntry } from './stored-entry'

const entriesPerRun = 50

/** The publication of an entry that is due. Throws where its data cannot be public. */
async function planPublication(db: Database, row: StoredEntry, now: Date): Promise<PlannedChange> {
  const entry = upgradeEntry(row)
  const locales = scheduledLocales(entry).filter(
    (locale) => (entry[columnsOf(locale).scheduledAt] ?? '') <= now.toISOString(),
  )
  return planChange(db, await publication(db, { entry, locales, at: null }, now), {
    username: 'schedule',
    now,
  })
}

/**
 * The note that an entry could not be published, with which it waits for an editor. What is in it
 * stays as it is.
 */
function planFailure(db: Database, entry: StoredEntry, error: ApiError, now: Date): PlannedChange {
  const missing = (error.issues ?? []).map(({ path }) => path)
  logError('an entry that is due cannot be published', error, {
    entry: entry.id,
    missing: missing.join(' '),
  })
  const scheduleFailedAt = now.toISOString()
  const row = and(eq(entries.id, entry.id), eq(entries.version, entry.version))
  const when = exists(db.select({ id: entries.id }).from(entries).where(row))
  const audit = {
    username: 'schedule',
    action: 'entry.fail' as const,
    subject: entry.id,
    label: labelOf(entry),
    after: { missing },
    now,
  }
  return {
    after: { ...entry, scheduleFailedAt },
    writes: [
      insertAuditEntry(db, audit, when),
      db.update(entries).set({ scheduleFailedAt }).where(row),
    ],
  }
}

/** Throws what D1 throws, as that says nothing about the entry. */
async function planDue(db: Database, row: StoredEntry, now: Date): Promise<PlannedChange> {
  try {
    return await planPublication(db, row, now)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return planFailure(db, row, error, now)
  }
}

/**
 * Publishes what is due, and has its copies made. An entry that cannot be published is logged and
 * audited once, and tried again after its next change; an error of D1 lets it be tried the next
 * minute.
 */
export async function publishDueEntries(
  db: Database,
  { kv, readApi }: { kv: KVNamespace; readApi: (path: string) => Promise<Response> },
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const isDue = or(
    and(isNotNull(entries.scheduledAtVi), lte(entries.scheduledAtVi, at)),
    and(isNotNull(entries.scheduledAtEn), lte(entries.scheduledAtEn, at)),
  )
  const due = await db
    .select(storedColumns)
    .from(entries)
    .where(and(isDue, isNull(entries.scheduleFailedAt), isNull(entries.deletedAt)))
    .limit(entriesPerRun)
  const published: StoredEntry[] = []
  for (const row of due) {
    try {
      const { after, writes } = await planDue(db, row, now)
      // Whoever changed it in the meantime may have put it right: the next run looks again.
      if (hasChanged(await db.batch(writes)) && after.scheduleFailedAt === null)
        published.push(after)
    } catch (error) {
      logError('an entry that is due was not published', error, { entry: row.id })
    }
  }
  if (published.length === 0) return
  await invalidateContent(kv)
  for (const entry of published) {
    for (const locale of publicLocales(entry))
      await readApi(`/api/entries/${entry.kind}/${entry.slug}?locale=${locale}`)
  }
}

const entriesPerPurge = 100

/**
 * Permanently deletes entries trashed before an instant (UTC ISO), with revisions, drafts and
 * redirects; a hundred per run. The last entry of a kind stays in the trash: by it the seed knows
 * that the database has had the kind.
 */
export async function purgeEntries(db: Database, before: string): Promise<void> {
  const other = alias(entries, 'other')
  const another = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.kind, entries.kind), or(isNull(other.deletedAt), gt(other.id, entries.id))))
  const trashed = db
    .select({ id: entries.id })
    .from(entries)
    .where(and(isNotNull(entries.deletedAt), lt(entries.deletedAt, before), exists(another)))
    .orderBy(entries.deletedAt)
    .limit(entriesPerPurge)
  await db.batch([
    deleteUses(db, 'entry', sql`${trashed}`),
    db.delete(entryTags).where(inArray(entryTags.entryId, trashed)),
    db.delete(entryCounts).where(inArray(entryCounts.entryId, trashed)),
    db.delete(entryRevisions).where(inArray(entryRevisions.entryId, trashed)),
    db.delete(entryDrafts).where(inArray(entryDrafts.entryId, trashed)),
    db.delete(entryRedirects).where(inArray(entryRedirects.entryId, trashed)),
    db.delete(entries).where(inArray(entries.id, trashed)),
  ])
}
