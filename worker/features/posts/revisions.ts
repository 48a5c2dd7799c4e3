import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PostContent, PostRevision, PostRevisionDetail } from '../../../schema/api/admin-posts'
import { postRevisions } from '../../../schema/tables/posts'
import type { Database } from '../../platform/db/database'
import { ApiError } from '../../platform/http/errors'
import { type StoredPost, toContent } from './admin-post'

/** So many revisions of a post are kept, the newest. */
const mostKept = 50

interface Revision {
  postId: string
  savedAt: string
  username: string
  content: PostContent
}

function insertRevision({ postId, savedAt, username, content }: Revision, when: SQL): SQL {
  return sql`
    insert into ${postRevisions} (post_id, saved_at, username, content)
    select ${postId}, ${savedAt}, ${username}, ${JSON.stringify(content)} where ${when}`
}

/** The statement that writes down a post's first state. */
export function firstRevision(revision: Revision): SQL {
  return insertRevision(revision, sql`1`)
}

/**
 * The statements that write down what a save makes of a post. A post that the site came with has no revision yet: what it was before is its
 * first, so that it can be brought back.
 */
export function reviseTo(post: StoredPost, revision: Revision, when: SQL): SQL[] {
  const isFirst = sql`${when} and not exists (select 1 from ${postRevisions} where post_id = ${post.id})`
  const asItWas = { postId: post.id, savedAt: post.updatedAt, username: '', content: toContent(post) }
  return [
    insertRevision(asItWas, isFirst),
    insertRevision(revision, when),
    sql`
      delete from ${postRevisions} where post_id = ${post.id}
      and id <= (select id from ${postRevisions} where post_id = ${post.id} order by id desc limit 1 offset ${mostKept})`,
  ]
}

/** The revisions of a post, the newest first; that one is the post as it is. */
export async function listRevisions(db: Database, postId: string): Promise<PostRevision[]> {
  const { id, savedAt, username } = postRevisions
  return db.select({ id, savedAt, username }).from(postRevisions).where(eq(postRevisions.postId, postId)).orderBy(desc(id)).limit(mostKept)
}

/** Throws NOT_FOUND where the post has no such revision. */
export async function findRevision(db: Database, input: { postId: string; revision: number }): Promise<PostRevisionDetail> {
  const [row] = await db
    .select()
    .from(postRevisions)
    .where(and(eq(postRevisions.id, input.revision), eq(postRevisions.postId, input.postId)))
    .limit(1)
  if (!row) throw new ApiError('NOT_FOUND')
  const { id, savedAt, username } = row
  return { id, savedAt, username, content: asContent(row.content) }
}

/** Only {@link insertRevision} writes such rows, so what is read has its shape. */
function asContent(value: unknown): PostContent {
  return value as PostContent
}
