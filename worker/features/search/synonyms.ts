import { asc, count, desc, eq, lt, sql } from 'drizzle-orm'
import type { SynonymList } from '../../../schema/api/searches'
import { type Synonym, type SynonymProblem, synonymLimits } from '../../../schema/synonyms'
import { searchSynonyms } from '../../../schema/tables/searches'
import type { Database } from '../../platform/db/database'
import { hasChanged, insertWhen } from '../../platform/db/writes'
import type { Ctx } from '../../platform/http/env'
import { ApiError, fieldError } from '../../platform/http/errors'
import { auditEntry, changedFields } from '../../platform/log/audit'

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

const labelOf = (synonym: Synonym) => synonym.same.join(', ')

const updatedBy = ({ actor, now }: Ctx) => ({
  updatedAt: now.toISOString(),
  updatedBy: actor.username,
})

/** Throws BAD_REQUEST with an issue if there are too many. */
export async function createSynonym(ctx: Ctx, synonym: Synonym): Promise<void> {
  const { db } = ctx
  const id = crypto.randomUUID()
  const isRoom = lt(
    sql`(${db.select({ rows: count() }).from(searchSynonyms)})`,
    synonymLimits.synonyms,
  )
  const label = labelOf(synonym)
  const entry = { action: 'synonym.create', subject: id, label, after: { ...synonym } } as const
  const results = await db.batch([
    auditEntry(ctx, entry, isRoom),
    insertWhen(db, searchSynonyms, { id, ...synonym, ...updatedBy(ctx) }, isRoom),
  ])
  if (!hasChanged(results)) throw fieldError('same', 'full' satisfies SynonymProblem)
}

async function findSynonym(db: Database, id: string): Promise<Synonym> {
  const [row] = await db.select({ same, finds }).from(searchSynonyms).where(eq(rowId, id))
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** The last save wins; the audit log has both. Throws NOT_FOUND. */
export async function updateSynonym(
  ctx: Ctx,
  { id, ...synonym }: Synonym & { id: string },
): Promise<void> {
  const { db } = ctx
  const changes = changedFields(await findSynonym(db, id), synonym)
  if (Object.keys(changes.after).length === 0) return
  await db.batch([
    auditEntry(ctx, {
      action: 'synonym.update',
      subject: id,
      label: labelOf(synonym),
      ...changes,
    }),
    db
      .update(searchSynonyms)
      .set({ ...synonym, ...updatedBy(ctx) })
      .where(eq(rowId, id)),
  ])
}

export async function deleteSynonym(ctx: Ctx, id: string): Promise<void> {
  const { db } = ctx
  const before = await findSynonym(db, id)
  const label = labelOf(before)
  const entry = { action: 'synonym.delete', subject: id, label, before: { ...before } } as const
  await db.batch([auditEntry(ctx, entry), db.delete(searchSynonyms).where(eq(rowId, id))])
}
