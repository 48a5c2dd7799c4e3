import { and, eq, exists, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import { postDrafts, postRedirects, postRevisions, posts } from '../../../schema/tables/posts'
import type { Database } from '../../platform/db/database'
import { postsSearch } from '../../platform/db/full-text'
import type { CurrentAdmin } from '../../platform/http/env'
import { insertAuditEntry } from '../../platform/log/audit'
import { findPost } from './admin-post'
import { labelOf, postRowid } from './save-post'

interface Move {
  id: string
  admin: CurrentAdmin
  now: Date
}

/** Puts a post into the trash, from where it can be restored for thirty days; one that is there already stays as it is. Throws NOT_FOUND. */
export async function deletePost(db: Database, { id, admin, now }: Move): Promise<void> {
  const post = await findPost(db, id)
  const entry = {
    username: admin.username,
    action: 'post.delete',
    subject: id,
    label: labelOf(post),
    before: { status: post.status },
    now,
  } as const
  const row = and(eq(posts.id, id), isNull(posts.deletedAt))
  await db.batch([
    insertAuditEntry(db, entry, exists(db.select({ id: posts.id }).from(posts).where(row))),
    db.update(posts).set({ deletedAt: now.toISOString() }).where(row),
  ])
}

/** Takes a post out of the trash again, as it was. Throws NOT_FOUND. */
export async function undeletePost(db: Database, { id, admin, now }: Move): Promise<void> {
  const post = await findPost(db, id)
  const entry = {
    username: admin.username,
    action: 'post.undelete',
    subject: id,
    label: labelOf(post),
    after: { status: post.status },
    now,
  } as const
  const row = and(eq(posts.id, id), isNotNull(posts.deletedAt))
  await db.batch([
    insertAuditEntry(db, entry, exists(db.select({ id: posts.id }).from(posts).where(row))),
    db.update(posts).set({ deletedAt: null }).where(row),
  ])
}

/** Posts of one purge. */
const postsPerPurge = 100

/** Permanently deletes posts trashed before an instant (UTC ISO), with revisions, drafts, redirects and index entries; a hundred per run. */
export async function purgePosts(db: Database, before: string): Promise<void> {
  const trashed = <Column extends typeof posts.id | SQL<number>>(column: Column) =>
    db.select({ column }).from(posts).where(lt(posts.deletedAt, before)).orderBy(posts.deletedAt, posts.id).limit(postsPerPurge)
  await db.batch([
    db.delete(postRevisions).where(inArray(postRevisions.postId, trashed(posts.id))),
    db.delete(postDrafts).where(inArray(postDrafts.postId, trashed(posts.id))),
    db.delete(postRedirects).where(inArray(postRedirects.postId, trashed(posts.id))),
    db.delete(postsSearch).where(inArray(postsSearch.rowid, trashed(postRowid))),
    db.delete(posts).where(inArray(posts.id, trashed(posts.id))),
  ])
}
