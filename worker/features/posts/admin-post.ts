import { and, eq } from 'drizzle-orm'
import {
  type AdminPost,
  type AdminPostRow,
  autosaveInput,
  type PostContent,
} from '../../../schema/api/admin-posts'
import { destinationSlugs } from '../../../schema/destinations'
import { contentPillars } from '../../../schema/pillars'
import { postDrafts, posts } from '../../../schema/tables/posts'
import type { Database } from '../../platform/db/database'
import { ApiError } from '../../platform/http/errors'
import { asTexts } from './rules'

export type StoredPost = typeof posts.$inferSelect

/** A post as it is stored, deleted ones included. Throws NOT_FOUND. */
export async function findPost(db: Database, id: string): Promise<StoredPost> {
  const [row] = await db.select().from(posts).where(eq(posts.id, id)).limit(1)
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** What an editor writes of a stored post. */
export function toContent(row: StoredPost): PostContent {
  const {
    slug,
    titleVi,
    titleEn,
    summaryVi,
    summaryEn,
    bodyVi,
    bodyEn,
    coverImage,
    authorName,
    readingTimeMinutes,
    featured,
  } = row
  return {
    slug,
    titleVi,
    titleEn,
    summaryVi,
    summaryEn,
    bodyVi,
    bodyEn,
    coverImage,
    authorName,
    readingTimeMinutes,
    featured,
    tags: asTexts(row.tags),
    contentPillar:
      contentPillars.find((pillar) => pillar === row.contentPillar) ?? contentPillars[0],
    destinationSlug: destinationSlugs.find((known) => known === row.destinationSlug) ?? null,
    highlightsVi: asTexts(row.highlightsVi),
    highlightsEn: asTexts(row.highlightsEn),
    travelTipsVi: asTexts(row.travelTipsVi),
    travelTipsEn: asTexts(row.travelTipsEn),
  }
}

type RowFields = Omit<AdminPostRow, 'isPublic'> & { liveAt: string | null }

/** Whether visitors see a post at an instant; the same rule as `isPublic` of queries.ts. */
export function isShown(
  { status, deletedAt, liveAt }: Pick<StoredPost, 'status' | 'deletedAt' | 'liveAt'>,
  now: Date,
): boolean {
  return status !== 'draft' && deletedAt === null && (liveAt ?? '') <= now.toISOString()
}

/** Whether visitors have seen a post: unpublishing it keeps the day that it was published on. */
export function hasBeenShown(post: StoredPost, now: Date): boolean {
  return isShown(
    { ...post, deletedAt: null, status: post.publishedAt === null ? post.status : 'published' },
    now,
  )
}

export function toAdminRow({ liveAt, ...row }: RowFields, now: Date): AdminPostRow {
  return { ...row, isPublic: isShown({ ...row, liveAt }, now) }
}

/** A post for its editor, with what the asking admin has typed and not saved. Throws NOT_FOUND. */
export async function readAdminPost(
  db: Database,
  input: { id: string; adminId: string; now: Date },
): Promise<AdminPost> {
  const { id, adminId, now } = input
  const [post, [draft]] = await Promise.all([
    findPost(db, id),
    db
      .select()
      .from(postDrafts)
      .where(and(eq(postDrafts.postId, id), eq(postDrafts.adminId, adminId)))
      .limit(1),
  ])
  const {
    status,
    isInVi,
    isInEn,
    publishedAt,
    updatedAt,
    updatedBy,
    createdAt,
    viewCount,
    shareCount,
    deletedAt,
    liveAt,
    isBehind,
    drift,
  } = post
  const content = toContent(post)
  return {
    ...content,
    ...toAdminRow(
      {
        ...content,
        id,
        status,
        isInVi,
        isInEn,
        isBehind,
        publishedAt,
        updatedAt,
        updatedBy,
        viewCount,
        shareCount,
        deletedAt,
        liveAt,
      },
      now,
    ),
    createdAt,
    drift,
    draft: draft ? toDraft(draft) : null,
  }
}

/** Nothing where a draft was stored by an older version of the site and cannot be read any more. */
function toDraft({
  content,
  baseUpdatedAt,
  savedAt,
}: typeof postDrafts.$inferSelect): AdminPost['draft'] {
  const { data } = autosaveInput.shape.content.safeParse(content)
  return data ? { content: data, baseUpdatedAt, savedAt } : null
}
