import { type SQL, sql } from 'drizzle-orm'
import type { ErrorIssue } from '../../../schema/errors'
import { slugify } from '../../../schema/fold'
import { reservedPostSlugs } from '../../../schema/paths'
import { postRedirects, posts } from '../../../schema/tables/posts'
import type { Database } from '../../platform/db/database'
import { hasBeenShown, type StoredPost } from './admin-post'

/** Why a post cannot have a slug: another one has it, deleted ones included, or had it in public. Nothing where it can. */
export async function slugIssues(db: Database, input: { slug: string; postId: string }): Promise<ErrorIssue[]> {
  const { slug, postId } = input
  const [found] = await db.all<{ taken: number; redirects: number }>(sql`
    select exists (select 1 from ${posts} where slug = ${slug} and id <> ${postId}) as taken,
      exists (select 1 from ${postRedirects} where slug = ${slug} and post_id <> ${postId}) as redirects`)
  if (found?.taken) return [{ path: 'slug', message: 'another article has this slug' }]
  if (found?.redirects) return [{ path: 'slug', message: 'this slug redirects to another article' }]
  return []
}

/** A slug for a new post that nobody has: made of its title where there is one. */
export async function makeSlug(db: Database, title: string): Promise<string> {
  const random = crypto.randomUUID().slice(0, 8)
  const base = slugify(title).slice(0, 80).replace(/-+$/, '')
  if (base === '') return `bai-moi-${random}`
  const wanted = [base, ...[2, 3, 4, 5].map((number) => `${base}-${number}`)].filter((slug) => !reservedPostSlugs.includes(slug))
  const taken = await db.all<{ slug: string }>(sql`
    select value as slug from json_each(${JSON.stringify(wanted)})
    where exists (select 1 from ${posts} where slug = value) or exists (select 1 from ${postRedirects} where slug = value)`)
  return wanted.find((slug) => !taken.some((row) => row.slug === slug)) ?? `${base}-${random}`
}

/**
 * The statements that keep a post's old address alive when its slug changes, if it was ever public, and free the new one where it was an old
 * one of the same post. They redirect to the post, not to a slug, so that chains cannot grow.
 */
export function slugChange(post: StoredPost, slug: string, now: Date, when: SQL): SQL[] {
  if (slug === post.slug) return []
  const takenBack = sql`delete from ${postRedirects} where slug = ${slug} and post_id = ${post.id} and ${when}`
  if (!hasBeenShown(post, now)) return [takenBack]
  const left = sql`
    insert into ${postRedirects} (slug, post_id, created_at) select ${post.slug}, ${post.id}, ${now.toISOString()} where ${when}
    on conflict (slug) do update set post_id = excluded.post_id, created_at = excluded.created_at`
  return [takenBack, left]
}
