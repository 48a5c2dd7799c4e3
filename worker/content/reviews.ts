import { and, eq, isNull } from 'drizzle-orm'
import type * as z from 'zod'
import type { reviewInput } from '../../schema/api/teamwork'
import { isOwnersMatter } from '../../schema/content/choices'
import { entries } from '../../schema/tables/entries'
import { entryReviews } from '../../schema/tables/teamwork'
import { type Database, rowExists } from '../platform/db/database'
import { hasChanged, insertWhen } from '../platform/db/writes'
import type { Ctx } from '../platform/http/env'
import { ApiError } from '../platform/http/errors'
import { auditEntry } from '../platform/log/audit'
import { findEntry } from './admin-entry'
import { needsOwner } from './approvals'
import { auditOf } from './change-entry'
import { commentWrites, newCommentId } from './comments'
import { noticeWrites } from './notices'
import { selectPeople } from './people'
import type { StoredEntry } from './stored-entry'
import { readReview } from './teamwork'

const isAt = ({ id }: StoredEntry, version: number) =>
  and(eq(entries.id, id), eq(entries.version, version), isNull(entries.deletedAt))

/** Undefined for all colleagues. */
async function reviewersOf(db: Database, entry: StoredEntry): Promise<string[] | undefined> {
  if (!isOwnersMatter(entry)) return undefined
  const people = await selectPeople(db)
  return people.filter(({ role }) => role === 'owner').map(({ username }) => username)
}

/** Returns the subjects of the mails to be sent. Throws NOT_FOUND and CONFLICT. */
export async function requestReview(
  ctx: Ctx,
  { id, version, reviewer }: { id: string } & z.output<typeof reviewInput>,
): Promise<string[]> {
  const { db, actor, now } = ctx
  const entry = await findEntry(db, id)
  const request = {
    requestedAt: now.toISOString(),
    requestedBy: actor.username,
    reviewer,
    approvedVersion: null,
    approvedBy: null,
    approvedAt: null,
  }
  const when = rowExists(db, entries, isAt(entry, version))
  const to = reviewer === null ? await reviewersOf(db, entry) : [reviewer]
  const { writes, subjects } = await noticeWrites(ctx, { about: 'review', id, to, when })
  const results = await db.batch([
    auditEntry(ctx, { ...auditOf('entry.review', entry), after: { reviewer } }, when),
    ...writes,
    insertWhen(db, entryReviews, { entryId: id, ...request }, when).onConflictDoUpdate({
      target: entryReviews.entryId,
      set: request,
    }),
  ])
  if (!hasChanged(results)) throw new ApiError('CONFLICT')
  return subjects
}

/**
 * Throws NOT_FOUND, CONFLICT, FORBIDDEN for whoever made the last change, and OWNER_REQUIRED.
 */
export async function approveEntry(
  ctx: Ctx,
  { id, version }: { id: string; version: number },
): Promise<string[]> {
  const { db, actor, now } = ctx
  const entry = await findEntry(db, id)
  if (needsOwner(ctx, entry)) throw new ApiError('OWNER_REQUIRED')
  const { requestedBy, author } = await readReview(db, entry)
  if (author === actor.username) throw new ApiError('FORBIDDEN')
  const when = rowExists(db, entries, isAt(entry, version))
  const notice = { about: 'approval', id, to: [requestedBy], when } as const
  const { writes, subjects } = await noticeWrites(ctx, notice)
  const results = await db.batch([
    auditEntry(ctx, { ...auditOf('entry.approve', entry), after: { version } }, when),
    ...writes,
    db
      .update(entryReviews)
      .set({
        approvedVersion: version,
        approvedBy: actor.username,
        approvedAt: now.toISOString(),
      })
      .where(and(eq(entryReviews.entryId, id), when)),
  ])
  if (!hasChanged(results)) throw new ApiError('CONFLICT')
  return subjects
}

/** Ends the request with a comment for whoever asked. Throws NOT_FOUND and CONFLICT. */
export async function returnEntry(
  ctx: Ctx,
  { id: entryId, text }: { id: string; text: string },
): Promise<string[]> {
  const { db, now } = ctx
  const entry = await findEntry(db, entryId)
  const { requestedBy } = await readReview(db, entry)
  const id = newCommentId(now)
  const to = [requestedBy]
  const { writes, subjects } = await noticeWrites(ctx, { about: 'return', id, to })
  await db.batch([
    ...commentWrites(ctx, { entryId, id, field: '', parentId: null, text }, to),
    ...writes,
    auditEntry(ctx, auditOf('entry.return', entry)),
    db.delete(entryReviews).where(eq(entryReviews.entryId, entryId)),
  ])
  return subjects
}
