import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { entryKinds } from '../../schema/content/choices'
import { schemaVersionOf } from '../../schema/content/kind-upgrades'
import { entries, entryDrafts, entryRedirects, entryRevisions } from '../../schema/tables/entries'
import { entryCounts } from '../../schema/tables/entry-counts'
import { entryTags } from '../../schema/tables/entry-tags'
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
import { writeTags } from './tags'

const duePerRun = 50

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

/** Marks an entry as failed for its editors, and changes nothing else. */
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

async function planDue(db: Database, row: StoredEntry, now: Date): Promise<PlannedChange> {
  try {
    return await planPublication(db, row, now)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return planFailure(db, row, error, now)
  }
}

/**
 * Publishes due entries and renews their copies. An invalid one is logged and audited once, and
 * tried again after its next change; after an error of D1 the next run tries again.
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
    .limit(duePerRun)
  const published: StoredEntry[] = []
  for (const row of due) {
    try {
      const { after, writes } = await planDue(db, row, now)
      // Nothing has changed if an editor saved it meanwhile: the next run looks again.
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
 * Permanently deletes up to a hundred entries trashed before an instant (UTC ISO). The last of a
 * kind stays, so that the seed is not imported again.
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

/** One invalid row must not stop the others. */
function upgradeOrLog(row: StoredEntry): StoredEntry | undefined {
  try {
    return upgradeEntry(row)
  } catch (error) {
    logError('an entry could not be upgraded', error, { entry: row.id })
    return undefined
  }
}

const upgradesPerRun = 100
const weekSeconds = 7 * 24 * 60 * 60
/** The KV key that says that this build has nothing left to upgrade. */
const markerKey = () => `entries-upgraded~${__BUILD_ID__}`

/**
 * Upgrades a hundred stored entries a run and raises their version, so that open editors get a
 * conflict. Throws what D1 and KV throw.
 */
export async function upgradeStoredEntries(db: Database, kv: KVNamespace): Promise<void> {
  const changed = entryKinds.filter((kind) => schemaVersionOf(kind) > 1)
  if (changed.length === 0 || (await kv.get(markerKey())) !== null) return
  const isOld = changed.map((kind) =>
    and(eq(entries.kind, kind), lt(entries.schemaVersion, schemaVersionOf(kind))),
  )
  const rows = await db
    .select(storedColumns)
    .from(entries)
    .where(or(...isOld))
    .limit(upgradesPerRun)
  const upgraded = rows.flatMap((row) => upgradeOrLog(row) ?? [])
  const writes = upgraded.flatMap((row) => {
    const { id: _, ...values } = row
    const isSame = and(eq(entries.id, row.id), eq(entries.version, row.version))
    const when = exists(db.select({ id: entries.id }).from(entries).where(isSame))
    return [
      ...writeTags(db, row, when),
      db
        .update(entries)
        .set({ ...values, version: row.version + 1 })
        .where(isSame),
    ]
  })
  const [first, ...others] = writes
  if (first) {
    await db.batch([first, ...others])
    await invalidateContent(kv)
  }
  if (rows.length < upgradesPerRun && upgraded.length === rows.length)
    await kv.put(markerKey(), 'done', { expirationTtl: weekSeconds })
}
