import { asc, count, desc, eq, lt, sql } from 'drizzle-orm'
import type { SynonymList } from '../../../schema/api/searches'
import { type Synonym, type SynonymProblem, synonymLimits } from '../../../schema/synonyms'
import { searchSynonyms } from '../../../schema/tables/searches'
import type { Database } from '../../platform/db/database'
import { hasChanged, insertWhen } from '../../platform/db/writes'
import type { By } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { changedFields, insertAuditEntry } from '../../platform/log/audit'

const pageSize = 25

const { id: rowId, same, finds, updatedAt } = searchSynonyms

export async function listSynonyms(db: Database): Promise<Synonym[]> {
  return db
    .select({ same, finds })
    .from(searchSynonyms)
    .orderBy(asc(updatedAt), asc(rowId))
    .limit(synonymLimits.synonyms)
}

export async function readSynonymPage(
  db: Database,
  { page }: { page: number },
): Promise<SynonymList> {
  const rows = await db
    .select()
    .from(searchSynonyms)
    .orderBy(desc(updatedAt), desc(rowId))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
  return { synonyms: rows.slice(0, pageSize), hasNext: rows.length > pageSize }
}

function labelOf(synonym: Synonym): string {
  return synonym.same.join(', ')
}

/** Throws BAD_REQUEST with an issue if there are too many. */
export async function createSynonym(
  db: Database,
  { synonym, admin, now }: { synonym: Synonym } & By,
): Promise<void> {
  const { username } = admin
  const id = crypto.randomUUID()
  const isRoom = lt(
    sql`(${db.select({ rows: count() }).from(searchSynonyms)})`,
    synonymLimits.synonyms,
  )
  const entry = {
    username,
    action: 'synonym.create',
    subject: id,
    label: labelOf(synonym),
    after: { ...synonym },
    now,
  } as const
  const results = await db.batch([
    insertAuditEntry(db, entry, isRoom),
    insertWhen(
      db,
      searchSynonyms,
      { id, ...synonym, updatedAt: now.toISOString(), updatedBy: username },
      isRoom,
    ),
  ])
  if (!hasChanged(results))
    throw new ApiError('BAD_REQUEST', {
      issues: [{ path: 'same', message: 'full' satisfies SynonymProblem }],
    })
}

async function findSynonym(db: Database, id: string): Promise<Synonym> {
  const [row] = await db.select({ same, finds }).from(searchSynonyms).where(eq(rowId, id))
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** The last save wins; the audit log has both. Throws NOT_FOUND. */
export async function updateSynonym(
  db: Database,
  { id, synonym, admin, now }: { id: string; synonym: Synonym } & By,
): Promise<void> {
  const { username } = admin
  const changes = changedFields(await findSynonym(db, id), synonym)
  if (Object.keys(changes.after).length === 0) return
  await db.batch([
    insertAuditEntry(db, {
      username,
      action: 'synonym.update',
      subject: id,
      label: labelOf(synonym),
      ...changes,
      now,
    }),
    db
      .update(searchSynonyms)
      .set({ ...synonym, updatedAt: now.toISOString(), updatedBy: username })
      .where(eq(rowId, id)),
  ])
}

/** Throws NOT_FOUND. */
export async function deleteSynonym(
  db: Database,
  { id, admin, now }: { id: string } & By,
): Promise<void> {
  const before = await findSynonym(db, id)
  const entry = {
    username: admin.username,
    action: 'synonym.delete',
    subject: id,
    label: labelOf(before),
    before: { ...before },
    now,
  } as const
  await db.batch([insertAuditEntry(db, entry), db.delete(searchSynonyms).where(eq(rowId, id))])
}
