import { and, desc, eq, isNotNull, isNull, notExists, notInArray, type SQL } from 'drizzle-orm'
import type { AuditAction } from '../../schema/audit-actions'
import { type EntryKind, isOnly } from '../../schema/content/choices'
import { derivedFromData, summaryOf } from '../../schema/content/entry-row'
import { inLocale } from '../../schema/content/in-one-language'
import { schemaVersionOf } from '../../schema/content/kind-upgrades'
import { hasUnpublishedChanges, isSame } from '../../schema/content/pairs'
import { kindWords } from '../../schema/kind-words'
import type { Locale } from '../../schema/locale'
import { mediaIdsIn } from '../../schema/media'
import { site } from '../../schema/site'
import { entryCounts } from '../../schema/tables/counts'
import { entries, entryDrafts, entryRedirects, entryRevisions } from '../../schema/tables/entries'
import { type Database, rowExists } from '../platform/db/database'
import { hasChanged, insertWhen, type Write } from '../platform/db/writes'
import type { Ctx } from '../platform/http/env'
import { ApiError } from '../platform/http/errors'
import { auditEntry } from '../platform/log/audit'
import { type Reviews, requireOwnersWord, reviewWrites } from './approvals'
import { auditedFields } from './audited-fields'
import { refuseFactInUse } from './facts'
import { writeUses } from './photo-uses'
import { publicLocales } from './queries'
import { columnsOf, pick, type StoredEntry } from './stored-entry'
import { changeTags, writeTags } from './tags'

const maxRevisions = 50

const revisionOf = ({ id, updatedAt, updatedBy, data, schemaVersion }: StoredEntry) => ({
  entryId: id,
  savedAt: updatedAt,
  username: updatedBy,
  data,
  schemaVersion,
})

type Named = Pick<StoredEntry, 'id' | 'kind' | 'slug' | 'titleVi' | 'titleEn'>

/** Once for all readers of the log: what has no title is named in the admin's language. */
function labelOf({ kind, slug, titleVi, titleEn }: Named): string {
  const word = kindWords[site.adminLocale][kind]
  if (isOnly(kind)) return word
  return titleVi || titleEn || `${word} ${slug}`
}

export function auditOf(action: AuditAction, entry: Named) {
  return { action, subject: entry.id, label: labelOf(entry) }
}

function changeDates(
  before: StoredEntry,
  after: StoredEntry,
  now: string,
): Pick<StoredEntry, 'changedAtVi' | 'changedAtEn'> {
  const seen = (entry: StoredEntry, locale: Locale) =>
    publicLocales(entry).includes(locale) ? inLocale(entry.live, locale) : undefined
  const dates = publicLocales(after).flatMap((locale) =>
    isSame(seen(before, locale), seen(after, locale)) ? [] : [[columnsOf(locale).changedAt, now]],
  )
  return { ...pick(before, 'changedAtVi', 'changedAtEn'), ...Object.fromEntries(dates) }
}

function nextEntry(
  { actor, now }: Ctx,
  before: StoredEntry,
  set: Partial<StoredEntry>,
): StoredEntry {
  const at = new Date(Math.max(now.getTime(), Date.parse(before.updatedAt) + 1)).toISOString()
  const after = {
    ...before,
    scheduleFailedAt: null,
    ...set,
    version: before.version + 1,
    updatedAt: at,
    updatedBy: actor.username,
  }
  return {
    ...after,
    ...derivedFromData(after.slug, after.data),
    ...changeDates(before, after, now.toISOString()),
    summary: after.live && summaryOf(after.kind, after.slug, after.live),
    hasChanges: hasUnpublishedChanges(after.data, after.live, publicLocales(after)),
    isBehind: Object.keys(after.drift).length > 0,
  }
}

function auditChange(before: StoredEntry, after: StoredEntry) {
  const facts = (entry: StoredEntry) => ({
    ...pick(entry, 'slug', 'statusVi', 'statusEn', 'scheduledAtVi', 'scheduledAtEn', 'deletedAt'),
    ...entry.data,
  })
  return auditedFields(facts(before), facts(after))
}

/** Seeded entries have no revision, so their state before becomes the first. */
function revisionWrites(
  db: Database,
  before: StoredEntry,
  after: StoredEntry,
  action: AuditAction,
  when: SQL,
): Write[] {
  const ofEntry = eq(entryRevisions.entryId, after.id)
  const isFirst = notExists(
    db.select({ id: entryRevisions.id }).from(entryRevisions).where(ofEntry),
  )
  const newest = db
    .select({ id: entryRevisions.id })
    .from(entryRevisions)
    .where(ofEntry)
    .orderBy(desc(entryRevisions.id))
    .limit(maxRevisions)
  return [
    insertWhen(
      db,
      entryRevisions,
      { ...revisionOf(before), action: 'entry.create' },
      and(when, isFirst),
    ),
    insertWhen(db, entryRevisions, { ...revisionOf(after), action }, when),
    db.delete(entryRevisions).where(and(ofEntry, notInArray(entryRevisions.id, newest))),
  ]
}

function slugWrites({ db, now }: Ctx, before: StoredEntry, slug: string, when: SQL): Write[] {
  if (slug === before.slug) return []
  const wasPublic = before.publishedAtVi !== null || before.publishedAtEn !== null
  const redirect = {
    ...pick(before, 'kind', 'slug'),
    entryId: before.id,
    createdAt: now.toISOString(),
  }
  return [
    db
      .delete(entryRedirects)
      .where(and(eq(entryRedirects.kind, before.kind), eq(entryRedirects.slug, slug), when)),
    ...(wasPublic ? [insertWhen(db, entryRedirects, redirect, when).onConflictDoNothing()] : []),
  ]
}

function usesOf(db: Database, { id, data, live }: StoredEntry, when?: SQL): Write[] {
  return writeUses(db, { noun: 'entry', nounId: id, content: [data, live], ...(when && { when }) })
}

/** Skipping unchanged uses leaves room for a bulk change of a hundred entries. */
function hasSamePhotos(before: StoredEntry, after: StoredEntry): boolean {
  const photosOf = ({ data, live }: StoredEntry) => mediaIdsIn(JSON.stringify([data, live])).sort()
  return isSame(photosOf(before), photosOf(after))
}

export interface Change {
  entry: StoredEntry
  /** The version that the editor loaded; the stored one where it does not matter. */
  version?: number | undefined
  set: Partial<StoredEntry>
  action: AuditAction
  /** Of many changes at once: entries without a review need no write for it. */
  reviews?: Reviews | undefined
}

export interface PlannedChange {
  after: StoredEntry
  /** For one `db.batch`; the last write changes no row if the entry has changed meanwhile. */
  writes: [Write, ...Write[]]
}

/**
 * Throws CONFLICT, FACT_IN_USE, OWNER_REQUIRED and LOGIN_AGAIN. The update is last: others read the
 * state before.
 */
export async function planChange(
  ctx: Ctx,
  { entry, version = entry.version, set, action, reviews }: Change,
): Promise<PlannedChange> {
  const { db } = ctx
  if (version !== entry.version) throw new ApiError('CONFLICT')
  const after = nextEntry(ctx, entry, set)
  await refuseFactInUse(db, entry, after)
  await requireOwnersWord(ctx, [entry, after])
  const row = and(
    eq(entries.id, entry.id),
    eq(entries.version, entry.version),
    entry.deletedAt === null ? isNull(entries.deletedAt) : isNotNull(entries.deletedAt),
  )
  const when = rowExists(db, entries, row)
  const { id: _, ...values } = after
  const audit = { ...auditOf(action, after), ...auditChange(entry, after) }
  return {
    after,
    writes: [
      auditEntry(ctx, audit, when),
      ...(isSame(entry.data, after.data) ? [] : revisionWrites(db, entry, after, action, when)),
      ...slugWrites(ctx, entry, after.slug, when),
      ...(hasSamePhotos(entry, after) ? [] : usesOf(db, after, when)),
      ...changeTags(db, entry, after, when),
      ...(reviews?.versions.has(entry.id) === false
        ? []
        : reviewWrites(db, [entry, after], action, when)),
      ...(ctx.actor.id ? [deleteDraft(ctx, entry.id, when)] : []),
      db.update(entries).set(values).where(row),
    ],
  }
}

/** Throws what {@link planChange} throws; after CONFLICT nothing is written. */
export async function changeEntry(ctx: Ctx, change: Change): Promise<StoredEntry> {
  const { after, writes } = await planChange(ctx, change)
  if (!hasChanged(await ctx.db.batch(writes))) throw new ApiError('CONFLICT')
  return after
}

export function deleteDraft({ db, actor }: Ctx, entryId: string, when?: SQL) {
  const isOwn = eq(entryDrafts.adminId, actor.id ?? '')
  return db.delete(entryDrafts).where(and(eq(entryDrafts.entryId, entryId), isOwn, when))
}

export function newEntry(
  { actor, now }: Ctx,
  input: { id: string; kind: EntryKind; slug: string; data: Record<string, unknown> },
): StoredEntry {
  const at = now.toISOString()
  return {
    ...input,
    ...derivedFromData(input.slug, input.data),
    live: null,
    summary: null,
    statusVi: 'draft',
    statusEn: 'draft',
    publishedAtVi: null,
    publishedAtEn: null,
    changedAtVi: null,
    changedAtEn: null,
    scheduledAtVi: null,
    scheduledAtEn: null,
    scheduleFailedAt: null,
    hasChanges: false,
    drift: {},
    machineTexts: {},
    isBehind: false,
    version: 1,
    schemaVersion: schemaVersionOf(input.kind),
    createdAt: at,
    updatedAt: at,
    updatedBy: actor.username,
    deletedAt: null,
  }
}

/** Throws what D1 throws, such as for a taken slug. */
export async function insertEntry(
  ctx: Ctx,
  entry: StoredEntry,
  action: AuditAction,
): Promise<void> {
  const { db } = ctx
  await db.batch([
    db.insert(entries).values(entry),
    ...usesOf(db, entry),
    ...writeTags(db, entry),
    ...(entry.kind === 'post' ? [db.insert(entryCounts).values({ entryId: entry.id })] : []),
    db.insert(entryRevisions).values({ ...revisionOf(entry), action }),
    auditEntry(ctx, { ...auditOf(action, entry), after: { slug: entry.slug } }),
  ])
}
