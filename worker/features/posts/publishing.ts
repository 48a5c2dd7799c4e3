import { and, eq, exists, isNull, lte, sql } from 'drizzle-orm'
import type { Locale } from '../../../schema/locale'
import { postLocales, toPostLanguages } from '../../../schema/post-languages'
import { posts } from '../../../schema/tables/posts'
import { factIssues } from '../../content/facts'
import { photoIssues } from '../../content/photo-issues'
import { invalidateContent } from '../../platform/cache/content-version'
import type { Database } from '../../platform/db/database'
import { hasChanged, type Write } from '../../platform/db/writes'
import type { By } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { insertAuditEntry } from '../../platform/log/audit'
import { findPost, hasBeenShown, isShown, type StoredPost, toContent } from './admin-post'
import { missingIssues } from './rules'
import { isUnchanged, labelOf, nextUpdate, unchangedRow } from './save-post'

interface Publication {
  action: 'post.publish' | 'post.unpublish'
  post: StoredPost
  /** The version that the person started from; the stored one where it does not matter. */
  updatedAt?: string | undefined
  status: StoredPost['status']
  publishedAt: string | null
  locales: readonly Locale[]
}

/**
 * Sets state, day and languages of a post that is still the one that the editor started from.
 * Throws CONFLICT if it is not.
 */
async function setState(db: Database, input: Publication & By): Promise<void> {
  const {
    action,
    post,
    updatedAt = post.updatedAt,
    status,
    publishedAt,
    locales,
    admin,
    now,
  } = input
  if (post.deletedAt !== null || post.updatedAt !== updatedAt) throw new ApiError('CONFLICT')
  const { username } = admin
  const states = {
    before: { status: post.status, publishedAt: post.publishedAt, languages: postLocales(post) },
    after: { status, publishedAt, languages: locales },
  }
  const entry = {
    username,
    action,
    subject: post.id,
    label: labelOf(post),
    ...states,
    now,
  } as const
  const results = await db.batch([
    insertAuditEntry(db, entry, isUnchanged(db, post)),
    db
      .update(posts)
      .set({
        status,
        publishedAt,
        ...toPostLanguages(locales),
        updatedAt: nextUpdate(post, now),
        updatedBy: username,
      })
      .where(unchangedRow(post)),
  ])
  if (!hasChanged(results)) throw new ApiError('CONFLICT')
}

interface Change extends By {
  id: string
  locales: readonly Locale[]
  updatedAt?: string
}

/**
 * Publishes a post from an instant on; without one at once, or from its former day. It has one day
 * for both languages: one in which readers see it comes along, one that still waits for its day
 * does not. Throws BAD_REQUEST, CONFLICT and NOT_FOUND.
 */
export async function publishPost(
  db: Database,
  input: Change & { publishedAt: string | null },
): Promise<void> {
  const { updatedAt, admin, now } = input
  const post = await findPost(db, input.id)
  const locales = [...new Set([...input.locales, ...(isShown(post, now) ? postLocales(post) : [])])]
  const content = toContent(post)
  const issues = [
    ...missingIssues(content, locales),
    ...(await factIssues(db, content, locales)),
    ...(await photoIssues(db, content, locales)),
  ]
  if (issues.length > 0) throw new ApiError('BAD_REQUEST', { issues })
  const day =
    post.publishedAt !== null && hasBeenShown(post, now) ? post.publishedAt : now.toISOString()
  const publishedAt = input.publishedAt === null ? day : new Date(input.publishedAt).toISOString()
  const status = publishedAt > now.toISOString() ? 'scheduled' : 'published'
  await setState(db, {
    action: 'post.publish',
    post,
    updatedAt,
    status,
    publishedAt,
    locales,
    admin,
    now,
  })
}

/**
 * Takes languages of a post out of public, which makes it a draft again once none is left. It keeps
 * the day that visitors have seen, a day to come is forgotten. Throws CONFLICT and NOT_FOUND.
 */
export async function unpublishPost(db: Database, input: Change): Promise<void> {
  const { updatedAt, admin, now } = input
  const post = await findPost(db, input.id)
  const left = postLocales(post).filter((locale) => !input.locales.includes(locale))
  const common = { action: 'post.unpublish', post, updatedAt, admin, now } as const
  if (post.status !== 'draft' && left.length > 0)
    return setState(db, {
      ...common,
      status: post.status,
      publishedAt: post.publishedAt,
      locales: left,
    })
  const publishedAt = hasBeenShown(post, now) ? post.publishedAt : null
  return setState(db, { ...common, status: 'draft', publishedAt, locales: postLocales(post) })
}

/**
 * Marks scheduled posts that are due as published. Cached documents are invalidated first, so that
 * a failure of KV leaves the posts for the next minute. `updatedAt` stays: it is the lock of
 * editors who have such a post open.
 */
export async function publishDue(db: Database, kv: KVNamespace, now: Date): Promise<void> {
  // A literal: with a parameter SQLite would not use the partial index of what is scheduled.
  const isDue = and(
    sql`${posts.status} = 'scheduled'`,
    lte(posts.liveAt, now.toISOString()),
    isNull(posts.deletedAt),
  )
  const due = await db
    .select({ id: posts.id, label: posts.titleVi, publishedAt: posts.publishedAt })
    .from(posts)
    .where(isDue)
    .orderBy(posts.liveAt)
    .limit(50)
  const writes = due.flatMap(({ id, label, publishedAt }): Write[] => {
    const row = and(eq(posts.id, id), isDue)
    const states = { before: { status: 'scheduled' }, after: { status: 'published', publishedAt } }
    const entry = {
      username: 'schedule',
      action: 'post.publish',
      subject: id,
      label,
      ...states,
      now,
    } as const
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
