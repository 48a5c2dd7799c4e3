import { and, eq, isNull } from 'drizzle-orm'
import type * as z from 'zod'
import type { reviewInput } from '../../schema/api/teamwork'
import { entries } from '../../schema/tables/entries'
import { entryReviews } from '../../schema/tables/teamwork'
import { rowExists } from '../platform/db/database'
import { hasChanged, insertWhen } from '../platform/db/writes'
import type { Ctx } from '../platform/http/env'
import { ApiError } from '../platform/http/errors'
import { auditEntry } from '../platform/log/audit'
import { findEntry } from './admin-entry'
import { auditOf } from './change-entry'
import { commentWrites, newCommentId } from './comments'
import { noticeWrites } from './notices'
import { listReachable } from './people'
import type { StoredEntry } from './stored-entry'
import { readTeamwork } from './teamwork'

const isAt = ({ id }: StoredEntry, version: number) =>
  and(eq(entries.id, id), eq(entries.version, version), isNull(entries.deletedAt))

/** Returns the subjects of the mails to be sent. Throws NOT_FOUND and CONFLICT. */
export async function requestReview(
  ctx: Ctx,
  { id, version, reviewer }: { id: string } & z.output<typeof reviewInput>,
): Promise<string[]> {
  const { db, actor, now } = ctx
  const entry = await findEntry(db, id)
  const usernames = reviewer === null ? undefined : [reviewer]
  const readers = await listReachable(db, {
    actor: actor.username,
    ...(usernames && { usernames }),
  })
  const request = {
    requestedAt: now.toISOString(),
    requestedBy: actor.username,
    reviewer,
    approvedVersion: null,
    approvedBy: null,
    approvedAt: null,
  }
  const when = rowExists(db, entries, isAt(entry, version))
  const notices = readers.map((to) => ({ about: 'review', id, to }) as const)
  const { writes, subjects } = noticeWrites(ctx, notices, when)
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

/** Throws NOT_FOUND, CONFLICT, and FORBIDDEN for whoever made the last change. */
export async function approveEntry(
  ctx: Ctx,
  { id, version }: { id: string; version: number },
): Promise<string[]> {
  const { db, actor, now } = ctx
  const entry = await findEntry(db, id)
  if (entry.version !== version) throw new ApiError('CONFLICT')
  const { review, author } = await readTeamwork(db, id)
  if (!review) throw new ApiError('CONFLICT')
  if (author === actor.username) throw new ApiError('FORBIDDEN')
  const usernames = [review.requestedBy]
  const readers = await listReachable(db, { actor: actor.username, usernames })
  const when = rowExists(db, entries, isAt(entry, version))
  const notices = readers.map((to) => ({ about: 'approval', id, to }) as const)
  const { writes, subjects } = noticeWrites(ctx, notices, when)
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
  const { db, actor, now } = ctx
  const entry = await findEntry(db, entryId)
  const { review } = await readTeamwork(db, entryId)
  if (!review) throw new ApiError('CONFLICT')
  const usernames = [review.requestedBy]
  const id = newCommentId(now)
  const readers = await listReachable(db, { actor: actor.username, usernames })
  const notices = readers.map((to) => ({ about: 'return', id: String(id), to }) as const)
  const { writes, subjects } = noticeWrites(ctx, notices)
  await db.batch([
    ...commentWrites(ctx, { entryId, id, field: '', parentId: null, text }, usernames),
    ...writes,
    auditEntry(ctx, auditOf('entry.return', entry)),
    db.delete(entryReviews).where(eq(entryReviews.entryId, entryId)),
  ])
  return subjects
}
