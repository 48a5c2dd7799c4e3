import { and, eq, exists, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { postLocales } from '../../../schema/post-languages'
import {
  postDrafts,
  postRedirects,
  postRevisions,
  posts,
  postTags,
} from '../../../schema/tables/posts'
import { factIssues } from '../../content/facts'
import { altIssues } from '../../content/photo-issues'
import { deleteUses } from '../../content/photo-uses'
import type { Database } from '../../platform/db/database'
import { postsSearch } from '../../platform/db/full-text'
import type { By } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { insertAuditEntry } from '../../platform/log/audit'
import { findPost, toContent } from './admin-post'
import { labelOf, postRowid } from './save-post'

type Move = By & { id: string }

/**
 * Moves a post into the trash or out of it, with the audit entry; one that is there already stays
 * as it is. Throws NOT_FOUND, and BAD_REQUEST for an unknown fact or a photograph without
 * alternative text.
 */
async function move(
  db: Database,
  { id, admin, now }: Move,
  action: 'post.delete' | 'post.undelete',
): Promise<void> {
  const post = await findPost(db, id)
  const isDeleted = action === 'post.delete'
  const content = toContent(post)
  const shownIn = isDeleted || post.status === 'draft' ? [] : postLocales(post)
  const issues = [
    ...(await factIssues(db, content, shownIn)),
    ...(await altIssues(db, content, shownIn)),
  ]
  if (issues.length > 0) throw new ApiError('BAD_REQUEST', { issues })
  const states = isDeleted
    ? { before: { status: post.status } }
    : { after: { status: post.status } }
  const row = and(
    eq(posts.id, id),
    isDeleted ? isNull(posts.deletedAt) : isNotNull(posts.deletedAt),
  )
  const entry = {
    username: admin.username,
    action,
    subject: id,
    label: labelOf(post),
    ...states,
    now,
  }
  await db.batch([
    insertAuditEntry(db, entry, exists(db.select({ id: posts.id }).from(posts).where(row))),
    db
      .update(posts)
      .set({ deletedAt: isDeleted ? now.toISOString() : null })
      .where(row),
  ])
}

/** From the trash a post can be restored for thirty days. */
export const deletePost = (db: Database, input: Move) => move(db, input, 'post.delete')

export const undeletePost = (db: Database, input: Move) => move(db, input, 'post.undelete')

const postsPerPurge = 100

/**
 * Permanently deletes posts trashed before an instant (UTC ISO), with revisions, drafts, redirects
 * and index entries; a hundred per run.
 */
export async function purgePosts(db: Database, before: string): Promise<void> {
  const trashed = <Column extends typeof posts.id | SQL<number>>(column: Column) =>
    db
      .select({ column })
      .from(posts)
      .where(lt(posts.deletedAt, before))
      .orderBy(posts.deletedAt, posts.id)
      .limit(postsPerPurge)
  await db.batch([
    deleteUses(db, 'post', sql`${trashed(posts.id)}`),
    db.delete(postRevisions).where(inArray(postRevisions.postId, trashed(posts.id))),
    db.delete(postDrafts).where(inArray(postDrafts.postId, trashed(posts.id))),
    db.delete(postTags).where(inArray(postTags.postId, trashed(posts.id))),
    db.delete(postRedirects).where(inArray(postRedirects.postId, trashed(posts.id))),
    db.delete(postsSearch).where(inArray(postsSearch.rowid, trashed(postRowid))),
    db.delete(posts).where(inArray(posts.id, trashed(posts.id))),
  ])
}
