import { and, desc, eq, notExists, notInArray, type SQL } from 'drizzle-orm'
import type { PostContent, PostRevision, PostRevisionDetail } from '../../../schema/api/admin-posts'
import { postRevisions } from '../../../schema/tables/posts'
import type { Database } from '../../platform/db/database'
import { insertWhen, type Write } from '../../platform/db/writes'
import { ApiError } from '../../platform/http/errors'
import { type StoredPost, toContent } from './admin-post'

const maxRevisions = 50

interface Revision {
  postId: string
  savedAt: string
  username: string
  content: PostContent
}

export function insertRevision(db: Database, revision: Revision, when?: SQL) {
  return insertWhen(db, postRevisions, { ...revision, content: { ...revision.content } }, when)
}

/**
 * Stores a revision and deletes those over the limit. A post of the seed has none yet, so its state
 * before becomes the first.
 */
export function insertRevisions(
  db: Database,
  input: { post: StoredPost; revision: Revision; when: SQL },
): Write[] {
  const { post, revision, when } = input
  const ofPost = eq(postRevisions.postId, post.id)
  const isFirst = notExists(db.select({ id: postRevisions.id }).from(postRevisions).where(ofPost))
  const before = {
    postId: post.id,
    savedAt: post.updatedAt,
    username: '',
    content: toContent(post),
  }
  const newest = db
    .select({ id: postRevisions.id })
    .from(postRevisions)
    .where(ofPost)
    .orderBy(desc(postRevisions.id))
    .limit(maxRevisions)
  return [
    insertRevision(db, before, and(when, isFirst)),
    insertRevision(db, revision, when),
    db.delete(postRevisions).where(and(ofPost, notInArray(postRevisions.id, newest))),
  ]
}

/** The revisions of a post, the newest first; that one is the post as it is. */
export async function listRevisions(db: Database, postId: string): Promise<PostRevision[]> {
  const { id, savedAt, username } = postRevisions
  return db
    .select({ id, savedAt, username })
    .from(postRevisions)
    .where(eq(postRevisions.postId, postId))
    .orderBy(desc(id))
    .limit(maxRevisions)
}

/** Throws NOT_FOUND where the post has no such revision. */
export async function findRevision(
  db: Database,
  input: { postId: string; revision: number },
): Promise<PostRevisionDetail> {
  const [row] = await db
    .select()
    .from(postRevisions)
    .where(and(eq(postRevisions.id, input.revision), eq(postRevisions.postId, input.postId)))
    .limit(1)
  if (!row) throw new ApiError('NOT_FOUND')
  const { id, savedAt, username } = row
  return { id, savedAt, username, content: asContent(row.content) }
}

/** Only {@link insertRevision} writes such rows, so they have its shape. */
function asContent(value: unknown): PostContent {
  return value as PostContent
}
