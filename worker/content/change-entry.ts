import {
  and,
  desc,
  eq,
  exists,
  isNotNull,
  isNull,
  notExists,
  notInArray,
  type SQL,
} from 'drizzle-orm'
import type { AuditAction } from '../../schema/audit-actions'
import type { EntryKind } from '../../schema/content/choices'
import { derivedFromData, summaryOf } from '../../schema/content/entry-row'
import { inLocale } from '../../schema/content/in-one-language'
import { schemaVersionOf } from '../../schema/content/kind-upgrades'
import { hasUnpublishedChanges, isSame } from '../../schema/content/pairs'
import { type Locale, locales } from '../../schema/locale'
import { mediaIdsIn } from '../../schema/media'
import { entryCounts } from '../../schema/tables/counts'
import { entries, entryDrafts, entryRedirects, entryRevisions } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'
import { hasChanged, insertWhen, type Write } from '../platform/db/writes'
import { ApiError } from '../platform/http/errors'
import { insertAuditEntry } from '../platform/log/audit'
import { auditedFields } from './audited-fields'
import { refuseFactInUse } from './fact-uses'
import { writeUses } from './photo-uses'
import { publicLocales } from './queries'
import type { StoredEntry } from './stored-entry'
import { changeTags, writeTags } from './tags'

const maxRevisions = 50

export interface Who {
  /**
   * The id of the admin whose autosave a change ends; none where the schedule or an import makes
   * it.
   */
  adminId?: string
  username: string
  now: Date
}

/** What a person calls an entry in the audit log. */
export function labelOf({
  kind,
  slug,
  titleVi,
  titleEn,
}: Pick<StoredEntry, 'kind' | 'slug' | 'titleVi' | 'titleEn'>): string {
  return titleVi || titleEn || `${kind} ${slug}`
}

/**
 * The instants at which what readers of each language see changed: now where it does with this
 * change.
 */
function changeDates(
  before: StoredEntry,
  after: StoredEntry,
  now: string,
): Pick<StoredEntry, 'changedAtVi' | 'changedAtEn'> {
  const isPublic = publicLocales(after)
  const sees = (entry: StoredEntry, locale: Locale) =>
    publicLocales(entry).includes(locale) ? inLocale(entry.live, locale) : undefined
  const dateOf = (locale: Locale, date: string | null) =>
    isPublic.includes(locale) && !isSame(sees(before, locale), sees(after, locale)) ? now : date
  return {
    changedAtVi: dateOf('vi', before.changedAtVi),
    changedAtEn: dateOf('en', before.changedAtEn),
  }
}

/** An entry after a change, with all that follows from it. */
function nextEntry(
  before: StoredEntry,
  set: Partial<StoredEntry>,
  { username, now }: Who,
): StoredEntry {
  const at = new Date(Math.max(now.getTime(), Date.parse(before.updatedAt) + 1)).toISOString()
  const after = {
    ...before,
    scheduleFailedAt: null,
    ...set,
    version: before.version + 1,
    updatedAt: at,
    updatedBy: username,
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

/**
 * What the audit log says of a change: the state of the entry, and which fields of its data differ.
 */
function auditChange(before: StoredEntry, after: StoredEntry) {
  const facts = ({
    slug,
    statusVi,
    statusEn,
    scheduledAtVi,
    scheduledAtEn,
    deletedAt,
    data,
  }: StoredEntry) => ({
    slug,
    statusVi,
    statusEn,
    scheduledAtVi,
    scheduledAtEn,
    deletedAt,
    ...data,
  })
  return auditedFields(facts(before), facts(after))
}

/**
 * The newest revisions of an entry stay; one of the seed has none yet, so its state before becomes
 * the first.
 */
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
  const row = ({ id, updatedAt, updatedBy, data, schemaVersion }: StoredEntry) => ({
    entryId: id,
    savedAt: updatedAt,
    username: updatedBy,
    data,
    schemaVersion,
  })
  return [
    insertWhen(db, entryRevisions, { ...row(before), action: 'entry.create' }, and(when, isFirst)),
    insertWhen(db, entryRevisions, { ...row(after), action }, when),
    db.delete(entryRevisions).where(and(ofEntry, notInArray(entryRevisions.id, newest))),
  ]
}

/** Redirects from the old slug of an entry that was public, and frees the new one. */
function slugWrites(
  db: Database,
  before: StoredEntry,
  slug: string,
  { now }: Who,
  when: SQL,
): Write[] {
  if (slug === before.slug) return []
  const wasPublic = before.publishedAtVi !== null || before.publishedAtEn !== null
  const redirect = {
    kind: before.kind,
    slug: before.slug,
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

/** The photographs of what editors work on and of what readers get. */
function usesOf(db: Database, { id, data, live }: StoredEntry, when?: SQL): Write[] {
  return writeUses(db, { noun: 'entry', nounId: id, content: [data, live], ...(when && { when }) })
}

/** A bulk of a hundred entries has room for few writes of each. */
function hasSamePhotos(before: StoredEntry, after: StoredEntry): boolean {
  const photosOf = ({ data, live }: StoredEntry) => mediaIdsIn(JSON.stringify([data, live])).sort()
  return isSame(photosOf(before), photosOf(after))
}

export interface Change {
  entry: StoredEntry
  /** The version that the person started from; the stored one where it does not matter. */
  version?: number | undefined
  set: Partial<StoredEntry>
  action: AuditAction
}

export interface PlannedChange {
  after: StoredEntry
  /**
   * To be run in one transaction; the last one changes a row unless the entry is no longer the one
   * that the change started from.
   */
  writes: [Write, ...Write[]]
}

/**
 * A change of an entry with revision, redirect, autosave and audit entry. Throws CONFLICT where the
 * person started from another version, and FACT_IN_USE as {@link refuseFactInUse} does. The update
 * comes last: the writes before it look at the state before it.
 */
export async function planChange(
  db: Database,
  { entry, version = entry.version, set, action }: Change,
  who: Who,
): Promise<PlannedChange> {
  if (version !== entry.version) throw new ApiError('CONFLICT')
  const after = nextEntry(entry, set, who)
  await refuseFactInUse(db, entry, after)
  const row = and(
    eq(entries.id, entry.id),
    eq(entries.version, entry.version),
    entry.deletedAt === null ? isNull(entries.deletedAt) : isNotNull(entries.deletedAt),
  )
  const when = exists(db.select({ id: entries.id }).from(entries).where(row))
  const { id: _, ...values } = after
  const audit = {
    username: who.username,
    action,
    subject: entry.id,
    label: labelOf(after),
    ...auditChange(entry, after),
    now: who.now,
  }
  return {
    after,
    writes: [
      insertAuditEntry(db, audit, when),
      ...(isSame(entry.data, after.data) ? [] : revisionWrites(db, entry, after, action, when)),
      ...slugWrites(db, entry, after.slug, who, when),
      ...(hasSamePhotos(entry, after) ? [] : usesOf(db, after, when)),
      ...changeTags(db, entry, after, when),
      ...(who.adminId === undefined
        ? []
        : [deleteDraft(db, { entryId: entry.id, adminId: who.adminId, when })]),
      db.update(entries).set(values).where(row),
    ],
  }
}

/**
 * Changes an entry as {@link planChange} says. Throws CONFLICT, and writes nothing, where it is no
 * longer the one that the change started from.
 */
export async function changeEntry(db: Database, change: Change, who: Who): Promise<StoredEntry> {
  const { after, writes } = await planChange(db, change, who)
  if (!hasChanged(await db.batch(writes))) throw new ApiError('CONFLICT')
  return after
}

/** Deletes what somebody has typed; with `when` only if that condition holds. */
export function deleteDraft(
  db: Database,
  { entryId, adminId, when }: { entryId: string; adminId: string; when?: SQL },
) {
  return db
    .delete(entryDrafts)
    .where(and(eq(entryDrafts.entryId, entryId), eq(entryDrafts.adminId, adminId), when))
}

/** A new row of an entry that nobody has published. */
export function newEntry(
  input: { id: string; kind: EntryKind; slug: string; data: Record<string, unknown> },
  who: Who,
): StoredEntry {
  const at = who.now.toISOString()
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
    isBehind: false,
    version: 1,
    schemaVersion: schemaVersionOf(input.kind),
    createdAt: at,
    updatedAt: at,
    updatedBy: who.username,
    deletedAt: null,
  }
}

/**
 * Stores a new entry with its first revision and the audit entry. Throws what D1 throws, as where
 * its slug is taken.
 */
export async function insertEntry(
  db: Database,
  entry: StoredEntry,
  action: AuditAction,
  who: Who,
): Promise<void> {
  const { id, data, slug, updatedAt, schemaVersion } = entry
  const audit = {
    username: who.username,
    action,
    subject: id,
    label: labelOf(entry),
    after: { slug },
    now: who.now,
  }
  await db.batch([
    db.insert(entries).values(entry),
    ...usesOf(db, entry),
    ...writeTags(db, entry),
    ...(entry.kind === 'post' ? [db.insert(entryCounts).values({ entryId: id })] : []),
    db.insert(entryRevisions).values({
      entryId: id,
      savedAt: updatedAt,
      username: who.username,
      action,
      data,
      schemaVersion,
    }),
    insertAuditEntry(db, audit),
  ])
}

/** The columns of a language by their name. */
export function columnsOf(locale: Locale) {
  return locale === 'vi'
    ? ({ status: 'statusVi', publishedAt: 'publishedAtVi', scheduledAt: 'scheduledAtVi' } as const)
    : ({ status: 'statusEn', publishedAt: 'publishedAtEn', scheduledAt: 'scheduledAtEn' } as const)
}

/** The languages that wait for their day. */
export function scheduledLocales(
  entry: Pick<StoredEntry, 'scheduledAtVi' | 'scheduledAtEn'>,
): Locale[] {
  return locales.filter((locale) => entry[columnsOf(locale).scheduledAt] !== null)
}
