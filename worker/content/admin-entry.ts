import { and, desc, eq, inArray } from 'drizzle-orm'
import type { AdminEntry, EntryRevision, EntryRevisionDetail } from '../../schema/api/admin-entries'
import { checkData } from '../../schema/content/check-data'
import type { EntryKind } from '../../schema/content/choices'
import { entryPagePath } from '../../schema/content/entry-paths'
import { upgradeData } from '../../schema/content/kind-upgrades'
import { hasUnpublishedChanges } from '../../schema/content/pairs'
import { entries, entryDrafts, entryRevisions } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'
import { ApiError } from '../platform/http/errors'
import { publicLocales } from './queries'
import { pick, type StoredEntry, storedColumns, upgradeEntry } from './stored-entry'

const rowKeys = [
  'id',
  'kind',
  'slug',
  'titleVi',
  'titleEn',
  'statusVi',
  'statusEn',
  'scheduledAtVi',
  'scheduledAtEn',
  'scheduleFailedAt',
  'hasChanges',
  'isBehind',
  'updatedAt',
  'updatedBy',
  'deletedAt',
] as const
export const rowColumns = pick(entries, ...rowKeys)

/** Deleted entries included. Throws NOT_FOUND. */
export async function findEntry(db: Database, id: string): Promise<StoredEntry> {
  const [row] = await db.select(storedColumns).from(entries).where(eq(entries.id, id)).limit(1)
  if (!row) throw new ApiError('NOT_FOUND')
  return upgradeEntry(row)
}

export async function listEntries(db: Database, ids: readonly string[]): Promise<StoredEntry[]> {
  const rows = await db
    .select(storedColumns)
    .from(entries)
    .where(inArray(entries.id, [...ids]))
  return rows.map(upgradeEntry)
}

type Draft = Pick<
  typeof entryDrafts.$inferSelect,
  'data' | 'baseVersion' | 'savedAt' | 'schemaVersion'
>

function draftOf(kind: EntryKind, { schemaVersion, data, ...draft }: Draft): AdminEntry['draft'] {
  return { ...draft, data: upgradeData(kind, data, schemaVersion) }
}

/** Throws NOT_FOUND. */
export async function readAdminEntry(
  db: Database,
  input: { id: string; adminId: string },
): Promise<AdminEntry> {
  const [[row], [typed]] = await db.batch([
    db.select(storedColumns).from(entries).where(eq(entries.id, input.id)).limit(1),
    db
      .select(pick(entryDrafts, 'data', 'baseVersion', 'savedAt', 'schemaVersion'))
      .from(entryDrafts)
      .where(and(eq(entryDrafts.entryId, input.id), eq(entryDrafts.adminId, input.adminId)))
      .limit(1),
  ])
  if (!row) throw new ApiError('NOT_FOUND')
  const entry = upgradeEntry(row)
  return {
    ...pick(entry, ...rowKeys, 'version', 'data', 'live', 'drift', 'machineTexts', 'createdAt'),
    ...pick(entry, 'publishedAtVi', 'publishedAtEn'),
    issues: checkData(entry.kind, entry.data),
    path: entryPagePath(entry.kind, entry.slug) ?? null,
    draft: typed ? draftOf(entry.kind, typed) : null,
  }
}

const { id, savedAt, username, action } = entryRevisions

export async function listRevisions(db: Database, entryId: string): Promise<EntryRevision[]> {
  const [rows, [stored]] = await db.batch([
    db
      .select({ id, savedAt, username, action, ...pick(entryRevisions, 'data', 'schemaVersion') })
      .from(entryRevisions)
      .where(eq(entryRevisions.entryId, entryId))
      .orderBy(desc(id))
      .limit(50),
    db.select(storedColumns).from(entries).where(eq(entries.id, entryId)).limit(1),
  ])
  if (!stored) return []
  const { kind, live, ...entry } = upgradeEntry(stored)
  const inPublic = publicLocales(entry)
  const shown = new Map(
    inPublic.map((locale) => [
      locale,
      rows.find(
        ({ data, schemaVersion }) =>
          !hasUnpublishedChanges(upgradeData(kind, data, schemaVersion), live, [locale], inPublic),
      )?.id,
    ]),
  )
  return rows.map(({ data: _, schemaVersion: __, ...row }) => ({
    ...row,
    shownIn: inPublic.filter((locale) => shown.get(locale) === row.id),
  }))
}

/** Throws NOT_FOUND. */
export async function findRevision(
  db: Database,
  input: { entryId: string; revision: number },
): Promise<EntryRevisionDetail> {
  const [row] = await db
    .select({
      id,
      savedAt,
      username,
      action,
      data: entryRevisions.data,
      schemaVersion: entryRevisions.schemaVersion,
      kind: entries.kind,
    })
    .from(entryRevisions)
    .innerJoin(entries, eq(entries.id, entryRevisions.entryId))
    .where(and(eq(id, input.revision), eq(entryRevisions.entryId, input.entryId)))
    .limit(1)
  if (!row) throw new ApiError('NOT_FOUND')
  const { kind, schemaVersion, ...revision } = row
  return { ...revision, data: upgradeData(kind, row.data, schemaVersion) }
}
