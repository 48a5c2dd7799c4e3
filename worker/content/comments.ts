import { and, eq, exists, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type * as z from 'zod'
import type { commentInput } from '../../schema/api/teamwork'
import { entryComments, entryMentions } from '../../schema/tables/teamwork'
import { hasChanged, type Write } from '../platform/db/writes'
import type { Ctx } from '../platform/http/env'
import { ApiError } from '../platform/http/errors'
import { noticeWrites } from './notices'
import { mentionedIn } from './people'
import { maxComments, readTeamwork } from './teamwork'

interface NewComment extends z.output<typeof commentInput> {
  entryId: string
  id: number
}

/** In microseconds: chosen here because mentions and mails of the same batch name it. */
export const newCommentId = (now: Date) => now.getTime() * 1000 + Math.floor(Math.random() * 1000)

/** `addressed` see the comment among what waits for them. */
export function commentWrites(
  { db, actor, now }: Ctx,
  { entryId, id, ...comment }: NewComment,
  addressed: readonly string[],
): [Write, ...Write[]] {
  const others = [...new Set(addressed)].filter((username) => username !== actor.username)
  return [
    db.insert(entryComments).values({
      ...comment,
      id,
      entryId,
      username: actor.username,
      createdAt: now.toISOString(),
    }),
    ...others.map((username) =>
      db.insert(entryMentions).values({ username, commentId: id, entryId }),
    ),
  ]
}

/** Returns the subjects of the mails to be sent. Throws NOT_FOUND, RATE_LIMITED beyond 500. */
export async function addComment(
  ctx: Ctx,
  { entryId, ...input }: { entryId: string } & z.output<typeof commentInput>,
): Promise<string[]> {
  const { db, now } = ctx
  const { comments, people, author } = await readTeamwork(ctx, entryId)
  if (comments.length >= maxComments) throw new ApiError('RATE_LIMITED')
  const { parentId } = input
  const first = comments.find((one) => one.id === parentId && one.parentId === null)
  if (parentId !== null && !first) throw new ApiError('NOT_FOUND')
  const thread = first ? [first, ...comments.filter((one) => one.parentId === parentId)] : []
  const named = mentionedIn(input.text, people)
  const answered = thread
    .map(({ username }) => username)
    .filter((username) => !named.includes(username))
  const id = newCommentId(now)
  const comment = { ...input, entryId, id, field: first?.field ?? input.field }
  const mentions = await noticeWrites(ctx, { about: 'mention', id, to: named })
  const answers = await noticeWrites(ctx, { about: 'answer', id, to: answered })
  await db.batch([
    ...commentWrites(ctx, comment, [...named, ...answered, author]),
    ...mentions.writes,
    ...answers.writes,
  ])
  return [...mentions.subjects, ...answers.subjects]
}

interface CommentAt {
  entryId: string
  id: number
}

/** Resolves or reopens a thread by its first comment. Throws NOT_FOUND. */
export async function resolveThread(
  { db, actor, now }: Ctx,
  { entryId, id, isResolved }: CommentAt & { isResolved: boolean },
): Promise<void> {
  const { meta } = await db
    .update(entryComments)
    .set({
      resolvedAt: isResolved ? now.toISOString() : null,
      resolvedBy: isResolved ? actor.username : null,
    })
    .where(
      and(
        eq(entryComments.id, id),
        eq(entryComments.entryId, entryId),
        isNull(entryComments.parentId),
      ),
    )
  if (meta.changes === 0) throw new ApiError('NOT_FOUND')
}

/** Throws CONFLICT for somebody else's comment, and for one with answers. */
export async function deleteComment({ db, actor }: Ctx, { entryId, id }: CommentAt): Promise<void> {
  const answer = alias(entryComments, 'answer')
  const isDeletable = and(
    eq(entryComments.id, id),
    eq(entryComments.entryId, entryId),
    eq(entryComments.username, actor.username),
    notExists(
      db
        .select({ id: answer.id })
        .from(answer)
        .where(and(eq(answer.entryId, entryId), eq(answer.parentId, id))),
    ),
  )
  const isGoing = exists(db.select({ one: sql`1` }).from(entryComments).where(isDeletable))
  const results = await db.batch([
    db
      .delete(entryMentions)
      .where(and(eq(entryMentions.entryId, entryId), eq(entryMentions.commentId, id), isGoing)),
    db.delete(entryComments).where(isDeletable),
  ])
  if (!hasChanged(results)) throw new ApiError('CONFLICT')
}
