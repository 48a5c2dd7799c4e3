import { and, desc, eq } from 'drizzle-orm'
import type { EntryRevision, EntryRevisionDetail } from '../../schema/api/admin-entries'
import { upgradeData } from '../../schema/content/kind-upgrades'
import { entries, entryRevisions } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'
import { ApiError } from '../platform/http/errors'

const { id, savedAt, username, action } = entryRevisions

export async function listRevisions(db: Database, entryId: string): Promise<EntryRevision[]> {
  return db
    .select({ id, savedAt, username, action })
    .from(entryRevisions)
    .where(eq(entryRevisions.entryId, entryId))
    .orderBy(desc(id))
    .limit(50)
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
