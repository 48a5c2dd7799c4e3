import { sql } from 'drizzle-orm'
import { postDrafts, postRedirects, postRevisions, posts } from '../../../schema/tables/posts'
import type { Database } from '../../platform/db/database'
import { storeTogether } from '../../platform/db/store-together'
import type { CurrentAdmin } from '../../platform/http/admin-env'
import { auditEntry } from '../../platform/log/audit'
import { findPost } from './admin-post'
import { labelOf } from './save-post'

interface Move {
  id: string
  admin: CurrentAdmin
  now: Date
}

/** Puts a post into the trash, from where it can be taken back for thirty days; one that is there already stays as it is. Throws NOT_FOUND. */
export async function deletePost(db: Database, { id, admin, now }: Move): Promise<void> {
  const post = await findPost(db, id)
  const { username } = admin
  const isThere = sql`exists (select 1 from ${posts} where id = ${id} and deleted_at is null)`
  await storeTogether(db, [
    auditEntry({ username, action: 'post.delete', subject: id, label: labelOf(post), before: { status: post.status }, now }, isThere),
    sql`update ${posts} set deleted_at = ${now.toISOString()} where id = ${id} and deleted_at is null`,
  ])
}

/** Takes a post out of the trash again, as it was. Throws NOT_FOUND. */
export async function undeletePost(db: Database, { id, admin, now }: Move): Promise<void> {
  const post = await findPost(db, id)
  const { username } = admin
  const isDeleted = sql`exists (select 1 from ${posts} where id = ${id} and deleted_at is not null)`
  await storeTogether(db, [
    auditEntry({ username, action: 'post.undelete', subject: id, label: labelOf(post), after: { status: post.status }, now }, isDeleted),
    sql`update ${posts} set deleted_at = null where id = ${id} and deleted_at is not null`,
  ])
}

/** Deletes for good, with all that hangs on them, posts that were put into the trash before an instant (UTC ISO); a hundred at a time. */
export async function purgePosts(db: Database, before: string): Promise<void> {
  const old = (column: string) =>
    sql`(select ${sql.identifier(column)} from ${posts} where deleted_at < ${before} order by deleted_at, id limit 100)`
  await storeTogether(db, [
    sql`delete from ${postRevisions} where post_id in ${old('id')}`,
    sql`delete from ${postDrafts} where post_id in ${old('id')}`,
    sql`delete from ${postRedirects} where post_id in ${old('id')}`,
    sql`delete from posts_search where rowid in ${old('rowid')}`,
    sql`delete from ${posts} where id in ${old('id')}`,
  ])
}
