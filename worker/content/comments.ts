import { and, asc, eq, exists, getTableColumns, isNull, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type * as z from 'zod'
import type { commentInput, Person } from '../../schema/api/teamwork'
import { entryComments, entryMentions } from '../../schema/tables/teamwork'
import type { Database } from '../platform/db/database'
import { hasChanged, type Write } from '../platform/db/writes'
import type { Ctx } from '../platform/http/env'
import { ApiError } from '../platform/http/errors'
import { findEntry } from './admin-entry'
import { noticeWrites } from './notices'
import { listReachable, mentionedIn, selectPeople } from './people'

const maxComments = 500

const { entryId: _, ...columns } = getTableColumns(entryComments)

export function selectComments(db: Database, entryId: string) {
  return db
    .select(columns)
    .from(entryComments)
    .where(eq(entryComments.entryId, entryId))
    .orderBy(asc(entryComments.id))
    .limit(maxComments)
}

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

async function listThread(db: Database, entryId: string, id: number) {
  const isInThread = or(eq(entryComments.id, id), eq(entryComments.parentId, id))
  const rows = await db
    .select({
      id: entryComments.id,
      parentId: entryComments.parentId,
      field: entryComments.field,
      username: entryComments.username,
    })
    .from(entryComments)
    .where(and(eq(entryComments.entryId, entryId), isInThread))
    .orderBy(asc(entryComments.id))
    .limit(maxComments)
  if (rows[0]?.id !== id || rows[0].parentId !== null) throw new ApiError('NOT_FOUND')
  return { field: rows[0].field, usernames: rows.map(({ username }) => username) }
}

async function listComments(db: Database, entryId: string): Promise<Person[]> {
  const [{ length }, people] = await db.batch([selectComments(db, entryId), selectPeople(db)])
  if (length >= maxComments) throw new ApiError('RATE_LIMITED')
  return people
}

/** Returns the subjects of the mails to be sent. Throws NOT_FOUND, RATE_LIMITED beyond 500. */
export async function addComment(
  ctx: Ctx,
  { entryId, ...input }: { entryId: string } & z.output<typeof commentInput>,
): Promise<string[]> {
  const { db, actor, now } = ctx
  const { updatedBy } = await findEntry(db, entryId)
  const people = await listComments(db, entryId)
  const thread = input.parentId === null ? undefined : await listThread(db, entryId, input.parentId)
  const named = mentionedIn(input.text, people)
  const answered = (thread?.usernames ?? []).filter((username) => !named.includes(username))
  const id = newCommentId(now)
  const comment = { ...input, entryId, id, field: thread?.field ?? input.field }
  const reach = (usernames: readonly string[]) =>
    listReachable(db, { actor: actor.username, usernames })
  const notices = noticeWrites(ctx, [
    ...(await reach(named)).map((to) => ({ about: 'mention' as const, id: String(id), to })),
    ...(await reach(answered)).map((to) => ({ about: 'answer' as const, id: String(id), to })),
  ])
  await db.batch([
    ...commentWrites(ctx, comment, [...named, ...answered, updatedBy]),
    ...notices.writes,
  ])
  return notices.subjects
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
