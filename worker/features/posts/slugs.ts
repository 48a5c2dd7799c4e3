import { and, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { ErrorIssue } from '../../../schema/errors'
import { slugify } from '../../../schema/fold'
import { reservedPostSlugs } from '../../../schema/paths'
import { postRedirects, posts } from '../../../schema/tables/posts'
import type { Database } from '../../platform/db/database'
import { insertWhen, type Write } from '../../platform/db/writes'
import { ApiError } from '../../platform/http/errors'
import { hasBeenShown, type StoredPost } from './admin-post'

const slugTaken: ErrorIssue = { path: 'slug', message: 'another article has this slug' }

/** Whether a write failed because another post has got the slug since it was found free. */
export function isSlugRace(error: unknown): boolean {
  const { message, cause } = error instanceof Error ? error : {}
  return (
    message?.includes('UNIQUE constraint failed: posts.slug') ||
    (cause !== undefined && isSlugRace(cause))
  )
}

/** The error for a slug that another post has. */
export function slugTakenError(cause: unknown): ApiError {
  return new ApiError('BAD_REQUEST', { issues: [slugTaken], cause })
}

/**
 * Why a post cannot have a slug: another one has it, deleted ones included, or had it in public.
 * Empty where it can.
 */
export async function slugIssues(
  db: Database,
  input: { slug: string; postId: string },
): Promise<ErrorIssue[]> {
  const { slug, postId } = input
  const [[taken], [redirect]] = await db.batch([
    db
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.slug, slug), ne(posts.id, postId))),
    db
      .select({ slug: postRedirects.slug })
      .from(postRedirects)
      .where(and(eq(postRedirects.slug, slug), ne(postRedirects.postId, postId))),
  ])
  if (taken) return [slugTaken]
  if (redirect) return [{ path: 'slug', message: 'this slug redirects to another article' }]
  return []
}

/** A slug for a new post that nobody has: made of its title where there is one. */
export async function makeSlug(db: Database, title: string): Promise<string> {
  const random = crypto.randomUUID().slice(0, 8)
  const base = slugify(title).slice(0, 80).replace(/-+$/, '')
  if (base === '') return `bai-moi-${random}`
  const wanted = [base, ...[2, 3, 4, 5].map((number) => `${base}-${number}`)].filter(
    (slug) => !reservedPostSlugs.includes(slug),
  )
  const taken = (
    await db.batch([
      db.select({ slug: posts.slug }).from(posts).where(inArray(posts.slug, wanted)),
      db
        .select({ slug: postRedirects.slug })
        .from(postRedirects)
        .where(inArray(postRedirects.slug, wanted)),
    ])
  ).flat()
  return wanted.find((slug) => !taken.some((row) => row.slug === slug)) ?? `${base}-${random}`
}

/**
 * Redirects from a public post's old slug, and frees the new one. Redirects lead to the post, not
 * to a slug, so chains cannot grow.
 */
export function changeSlug(
  db: Database,
  input: { post: StoredPost; slug: string; now: Date; when: SQL },
): Write[] {
  const { post, slug, now, when } = input
  if (slug === post.slug) return []
  const takeBack = db
    .delete(postRedirects)
    .where(and(eq(postRedirects.slug, slug), eq(postRedirects.postId, post.id), when))
  if (!hasBeenShown(post, now)) return [takeBack]
  const target = { postId: post.id, createdAt: now.toISOString() }
  const leave = insertWhen(db, postRedirects, { slug: post.slug, ...target }, when)
  return [takeBack, leave.onConflictDoUpdate({ target: postRedirects.slug, set: target })]
}
