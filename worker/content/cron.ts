import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { entryKinds } from '../../schema/content/choices'
import { schemaVersionOf } from '../../schema/content/kind-upgrades'
import { entryCounts } from '../../schema/tables/counts'
import {
  entries,
  entryDrafts,
  entryRedirects,
  entryRevisions,
  entryTags,
} from '../../schema/tables/entries'
import { entryComments, entryMentions, entryReviews } from '../../schema/tables/teamwork'
import { invalidateContent } from '../platform/cache/content-version'
import { type Database, rowExists } from '../platform/db/database'
import { batchAll, hasChanged } from '../platform/db/writes'
import type { Ctx } from '../platform/http/env'
import { ApiError } from '../platform/http/errors'
import { auditEntry } from '../platform/log/audit'
import { logError } from '../platform/log/log'
import { moveApproval } from './approvals'
import { auditOf, type PlannedChange, planChange } from './change-entry'
import { deleteUses } from './photo-uses'
import { publication } from './publish-entry'
import { publicLocales } from './queries'
import {
  columnsOf,
  type StoredEntry,
  scheduledLocales,
  storedColumns,
  upgradeEntry,
} from './stored-entry'
import { writeTags } from './tags'

const duePerRun = 50

function unchanged(db: Database, { id, version }: StoredEntry) {
  const row = and(eq(entries.id, id), eq(entries.version, version))
  return { row, when: rowExists(db, entries, row) }
}

/** Marks an entry as failed for its editors, and changes nothing else. */
function planFailure(ctx: Ctx, entry: StoredEntry, error: ApiError): PlannedChange {
  const missing = (error.issues ?? []).map(({ path }) => path)
  logError('an entry that is due cannot be published', error, {
    entry: entry.id,
    missing: missing.join(' '),
  })
  const { db, now } = ctx
  const scheduleFailedAt = now.toISOString()
  const { row, when } = unchanged(db, entry)
  return {
    after: { ...entry, scheduleFailedAt },
    writes: [
      auditEntry(ctx, { ...auditOf('entry.fail', entry), after: { missing } }, when),
      db.update(entries).set({ scheduleFailedAt }).where(row),
    ],
  }
}

async function planDue(ctx: Ctx, row: StoredEntry): Promise<PlannedChange> {
  try {
    const entry = upgradeEntry(row)
    const due = scheduledLocales(entry).filter(
      (locale) => (entry[columnsOf(locale).scheduledAt] ?? '') <= ctx.now.toISOString(),
    )
    return await planChange(ctx, await publication(ctx, { entry, locales: due, at: null }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return planFailure(ctx, row, error)
  }
}

/** Logs and audits an invalid entry once; it is tried again after its next change. */
export async function publishDueEntries(
  ctx: Ctx,
  { kv, readApi }: { kv: KVNamespace; readApi: (path: string) => Promise<Response> },
): Promise<void> {
  const { db } = ctx
  const at = ctx.now.toISOString()
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
      const { after, writes } = await planDue(ctx, row)
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

/** `before` is UTC ISO. The last of a kind stays, so that the seed is not imported again. */
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
    db.delete(entryMentions).where(inArray(entryMentions.entryId, trashed)),
    db.delete(entryComments).where(inArray(entryComments.entryId, trashed)),
    db.delete(entryReviews).where(inArray(entryReviews.entryId, trashed)),
    db.delete(entryRedirects).where(inArray(entryRedirects.entryId, trashed)),
    db.delete(entries).where(inArray(entries.id, trashed)),
  ])
}

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

/** A raised version gives open editors a conflict. Throws what D1 and KV throw. */
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
    const { row: stored, when } = unchanged(db, row)
    return [
      ...writeTags(db, row, when),
      moveApproval(db, row, when),
      db
        .update(entries)
        .set({ ...values, version: row.version + 1 })
        .where(stored),
    ]
  })
  if (writes.length > 0) {
    await batchAll(db, writes)
    await invalidateContent(kv)
  }
  if (rows.length < upgradesPerRun && upgraded.length === rows.length)
    await kv.put(markerKey(), 'done', { expirationTtl: weekSeconds })
}
