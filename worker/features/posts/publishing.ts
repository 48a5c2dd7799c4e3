import { and, eq, exists, isNull, lte, sql } from 'drizzle-orm'
import type { PostContent } from '../../../schema/api/admin-posts'
import type { ErrorIssue } from '../../../schema/errors'
import { posts } from '../../../schema/tables/posts'
import { invalidateContent } from '../../platform/cache/content-version'
import type { Database } from '../../platform/db/database'
import { hasChanged, type Write } from '../../platform/db/writes'
import type { By } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { insertAuditEntry } from '../../platform/log/audit'
import { findPost, hasBeenShown, type StoredPost, toContent } from './admin-post'
import { isUnchanged, labelOf, nextUpdate, unchangedRow } from './save-post'

/** What a post still needs before visitors may see it: title and summary in both languages, a body in one. */
export function missingFields(content: PostContent): ErrorIssue[] {
  const { titleVi, titleEn, summaryVi, summaryEn, bodyVi, bodyEn } = content
  const single = Object.entries({ titleVi, titleEn, summaryVi, summaryEn }).filter(([, text]) => text.trim() === '')
  const bodies = bodyVi.trim() === '' && bodyEn.trim() === '' ? ['bodyVi', 'bodyEn'] : []
  return [...single.map(([path]) => path), ...bodies].map((path) => ({ path, message: 'needed before it can be published' }))
}

/** Sets state and day of a post that is still the one that the editor started from. Throws CONFLICT if it is not. */
async function setState(
  db: Database,
  input: { post: StoredPost; updatedAt: string; status: StoredPost['status']; publishedAt: string | null } & By,
): Promise<void> {
  const { post, updatedAt, status, publishedAt, admin, now } = input
  if (post.deletedAt !== null || post.updatedAt !== updatedAt) throw new ApiError('CONFLICT')
  const action = status === 'draft' ? 'post.unpublish' : 'post.publish'
  const states = { before: { status: post.status, publishedAt: post.publishedAt }, after: { status, publishedAt } }
  const entry = { username: admin.username, action, subject: post.id, label: labelOf(post), ...states, now } as const
  const results = await db.batch([
    insertAuditEntry(db, entry, isUnchanged(db, post)),
    db
      .update(posts)
      .set({ status, publishedAt, updatedAt: nextUpdate(post, now) })
      .where(unchangedRow(post)),
  ])
  if (!hasChanged(results)) throw new ApiError('CONFLICT')
}

/** Publishes a post from an instant on; without one at once, or from its former day. Throws BAD_REQUEST, CONFLICT and NOT_FOUND. */
export async function publishPost(db: Database, input: { id: string; publishedAt: string | null; updatedAt: string } & By): Promise<void> {
  const { updatedAt, admin, now } = input
  const post = await findPost(db, input.id)
  const issues = missingFields(toContent(post))
  if (issues.length > 0) throw new ApiError('BAD_REQUEST', { issues })
  const day = post.publishedAt !== null && hasBeenShown(post, now) ? post.publishedAt : now.toISOString()
  const publishedAt = input.publishedAt === null ? day : new Date(input.publishedAt).toISOString()
  const status = publishedAt > now.toISOString() ? 'scheduled' : 'published'
  await setState(db, { post, updatedAt, status, publishedAt, admin, now })
}

/** Makes a post a draft again. It keeps the day that visitors have seen, a day to come is forgotten. Throws CONFLICT and NOT_FOUND. */
export async function unpublishPost(db: Database, input: { id: string; updatedAt: string } & By): Promise<void> {
  const { updatedAt, admin, now } = input
  const post = await findPost(db, input.id)
  const publishedAt = hasBeenShown(post, now) ? post.publishedAt : null
  await setState(db, { post, updatedAt, status: 'draft', publishedAt, admin, now })
}

/**
 * Marks scheduled posts that are due as published. Cached documents are invalidated first, so that a failure of KV leaves the posts for the
 * next minute. `updatedAt` stays: it is the lock of editors who have such a post open.
 */
export async function publishDue(db: Database, kv: KVNamespace, now: Date): Promise<void> {
  // A literal: with a parameter SQLite would not use the partial index of what is scheduled.
  const isDue = and(sql`${posts.status} = 'scheduled'`, lte(posts.liveAt, now.toISOString()), isNull(posts.deletedAt))
  const due = await db
    .select({ id: posts.id, label: posts.titleVi, publishedAt: posts.publishedAt })
    .from(posts)
    .where(isDue)
    .orderBy(posts.liveAt)
    .limit(50)
  const writes = due.flatMap(({ id, label, publishedAt }): Write[] => {
    const row = and(eq(posts.id, id), isDue)
    const states = { before: { status: 'scheduled' }, after: { status: 'published', publishedAt } }
    const entry = { username: 'schedule', action: 'post.publish', subject: id, label, ...states, now } as const
    return [
      insertAuditEntry(db, entry, exists(db.select({ id: posts.id }).from(posts).where(row))),
      db.update(posts).set({ status: 'published' }).where(row),
    ]
  })
  const [first, ...others] = writes
  if (!first) return
  await invalidateContent(kv)
  await db.batch([first, ...others])
}
