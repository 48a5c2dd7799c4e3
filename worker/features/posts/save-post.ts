import { and, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PostContent } from '../../../schema/api/admin-posts'
import { type Drift, driftAfter } from '../../../schema/content/pairs'
import { postSearchTexts, titleKey } from '../../../schema/sql/search-texts'
import { posts, postTags } from '../../../schema/tables/posts'
import { taggedSlugs } from '../../../schema/tags'
import { writeUses } from '../../content/photo-uses'
import type { Database } from '../../platform/db/database'
import { postsSearch } from '../../platform/db/full-text'
import { hasChanged, type Write } from '../../platform/db/writes'
import type { By } from '../../platform/http/env'
import { insertAuditEntry } from '../../platform/log/audit'
import { type StoredPost, toContent } from './admin-post'
import { auditedFields } from './audited-fields'
import { deleteDraft } from './drafts'
import { insertRevisions } from './revisions'
import { changeSlug, isSlugRace, slugTakenError } from './slugs'

interface Save extends By {
  post: StoredPost
  content: PostContent
  action: 'post.update' | 'post.restore'
}

/**
 * The row of a post while it is still the one that a change started from: the optimistic lock,
 * whose version is `updatedAt`.
 */
export function unchangedRow({ id, updatedAt }: StoredPost): SQL | undefined {
  return and(eq(posts.id, id), eq(posts.updatedAt, updatedAt), isNull(posts.deletedAt))
}

/** The same as condition of the other writes of a batch. */
export function isUnchanged(db: Database, post: StoredPost): SQL {
  return exists(db.select({ id: posts.id }).from(posts).where(unchangedRow(post)))
}

/** The next `updatedAt`, strictly increasing, so that two states never share one. */
export function nextUpdate(post: StoredPost, now: Date): string {
  return new Date(Math.max(now.getTime(), (Date.parse(post.updatedAt) || 0) + 1)).toISOString()
}

/** What a person calls a post in the audit log. */
export function labelOf({
  titleVi,
  titleEn,
  slug,
}: Pick<PostContent, 'titleVi' | 'titleEn' | 'slug'>): string {
  return titleVi || titleEn || slug
}

/** The columns of a drift. */
export function driftColumns(drift: Drift): Pick<StoredPost, 'drift' | 'isBehind'> {
  return { drift, isBehind: Object.keys(drift).length > 0 }
}

/** SQLite's own row number, which a post shares with its entry of the full-text index. */
export const postRowid = sql<number>`${posts}.rowid`

/** The writes that bring a post's entry of the full-text index up to date. */
export function indexPost(db: Database, id: string, content: PostContent, when?: SQL): Write[] {
  const { title, summary, tags, body } = postSearchTexts(content)
  const stored = and(eq(posts.id, id), when)
  const text = (value: string, name: string) => sql<string>`${value}`.as(name)
  return [
    db
      .delete(postsSearch)
      .where(inArray(postsSearch.rowid, db.select({ rowid: postRowid }).from(posts).where(stored))),
    db.insert(postsSearch).select(
      db
        .select({
          rowid: postRowid.as('rowid'),
          slug: text(content.slug, 'slug'),
          title: text(title, 'title'),
          summary: text(summary, 'summary'),
          tags: text(tags, 'tags'),
          body: text(body, 'body'),
        })
        .from(posts)
        .where(stored),
    ),
  ]
}

/** The writes that bring a post's rows of `post_tags` up to date. */
export function tagPost(db: Database, id: string, tags: readonly string[], when?: SQL): Write[] {
  const stored = and(eq(postTags.postId, id), when)
  const rows = JSON.stringify(taggedSlugs(tags))
  return [
    db.delete(postTags).where(stored),
    db
      .insert(postTags)
      .select(
        sql`select value ->> 'slug', ${id}, value ->> 'tag' from json_each(${rows}) where ${when ?? sql.raw('true')}`,
      ),
  ]
}

/**
 * Saves a post's content in one transaction with revision, index, redirect, autosave and audit
 * entry. Returns false, and writes nothing, where the post is not the one that the change started
 * from. Throws BAD_REQUEST where another post took the slug meanwhile. The update comes last: the
 * writes before it look at the state before it.
 */
export async function savePost(
  db: Database,
  { post, content, action, admin, now }: Save,
): Promise<boolean> {
  const { id } = post
  const { username } = admin
  const when = isUnchanged(db, post)
  const savedAt = nextUpdate(post, now)
  const drift = driftAfter(post.drift, toContent(post), content)
  const entry = {
    username,
    action,
    subject: id,
    label: labelOf(content),
    ...auditedFields(toContent(post), content),
    now,
  }
  const writes: [Write, ...Write[]] = [
    insertAuditEntry(db, entry, when),
    ...insertRevisions(db, { post, revision: { postId: id, savedAt, username, content }, when }),
    ...indexPost(db, id, content, when),
    ...tagPost(db, id, content.tags, when),
    ...writeUses(db, { noun: 'post', nounId: id, content, when }),
    ...changeSlug(db, { post, slug: content.slug, now, when }),
    deleteDraft(db, { postId: id, adminId: admin.id, when }),
    db
      .update(posts)
      .set({
        ...content,
        ...driftColumns(drift),
        titleKey: titleKey(content),
        updatedAt: savedAt,
        updatedBy: username,
      })
      .where(unchangedRow(post)),
  ]
  const results = await db.batch(writes).catch((error: unknown) => {
    throw isSlugRace(error) ? slugTakenError(error) : error
  })
  return hasChanged(results)
}
