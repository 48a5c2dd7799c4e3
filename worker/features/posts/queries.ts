import { and, count, desc, eq, gt, gte, isNotNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Post, PostSummary } from '../../../schema/api/posts'
import { postRedirects, posts } from '../../../schema/tables/posts'
import { vietnamDay, vietnamMonthRange } from '../../../schema/time'
import type { Database } from '../../platform/db/database'
import { pickDaily, toPost, toPostSummary } from './rules'

export const summaryColumns = {
  id: posts.id,
  slug: posts.slug,
  titleVi: posts.titleVi,
  titleEn: posts.titleEn,
  summaryVi: posts.summaryVi,
  summaryEn: posts.summaryEn,
  coverImage: posts.coverImage,
  tags: posts.tags,
  publishedAt: posts.publishedAt,
  contentPillar: posts.contentPillar,
  readingTimeMinutes: posts.readingTimeMinutes,
  viewCount: posts.viewCount,
  shareCount: posts.shareCount,
  authorName: posts.authorName,
  destinationSlug: posts.destinationSlug,
}

const detailColumns = {
  ...summaryColumns,
  bodyVi: posts.bodyVi,
  bodyEn: posts.bodyEn,
  highlightsVi: posts.highlightsVi,
  highlightsEn: posts.highlightsEn,
  travelTipsVi: posts.travelTipsVi,
  travelTipsEn: posts.travelTipsEn,
  updatedAt: posts.updatedAt,
}

/** Not in the trash and no draft. A literal, because SQLite uses the partial indexes only where it sees their condition. */
const isListed = sql`${posts.status} <> 'draft' and ${posts.deletedAt} is null`

export function isPublic(now: Date): SQL | undefined {
  return and(isListed, lte(posts.liveAt, now.toISOString()))
}

export function isScheduled(now: Date): SQL | undefined {
  return and(isListed, gt(posts.liveAt, now.toISOString()))
}

export const newestFirst = [desc(posts.liveAt), desc(posts.id)]

/** Public posts, newest first; with `month` (`YYYY-MM`, Vietnam time) only that month's. */
export async function listPublishedPosts(
  db: Database,
  input: { month?: string; limit: number; page?: number; now: Date },
): Promise<PostSummary[]> {
  const range = input.month === undefined ? undefined : vietnamMonthRange(input.month)
  const rows = await db
    .select(summaryColumns)
    .from(posts)
    .where(and(isPublic(input.now), range && gte(posts.liveAt, range.from), range && lt(posts.liveAt, range.to)))
    .orderBy(...newestFirst)
    .limit(input.limit)
    .offset(((input.page ?? 1) - 1) * input.limit)
  return rows.map(toPostSummary)
}

export async function listFeaturedPosts(db: Database, input: { limit: number; now: Date }): Promise<PostSummary[]> {
  const rows = await db
    .select(summaryColumns)
    .from(posts)
    .where(isPublic(input.now))
    .orderBy(desc(posts.featured), ...newestFirst)
    .limit(input.limit)
  return rows.map(toPostSummary)
}

/** How many of the newest posts the daily pick draws from. */
const dailyPool = 60

/** A pick that stays the same for one Vietnam day. */
export async function listDailyInspiration(db: Database, input: { limit: number; now: Date }): Promise<PostSummary[]> {
  const pool = await db
    .select({ ...summaryColumns, featured: posts.featured })
    .from(posts)
    .where(isPublic(input.now))
    .orderBy(...newestFirst)
    .limit(dailyPool)
  return pickDaily(pool, vietnamDay(input.now), input.limit).map(({ featured, ...post }) => toPostSummary(post))
}

export async function listPostsByPillar(db: Database, input: { pillar: string; now: Date }): Promise<PostSummary[]> {
  const rows = await db
    .select(summaryColumns)
    .from(posts)
    .where(and(isPublic(input.now), eq(posts.contentPillar, input.pillar)))
    .orderBy(...newestFirst)
    .limit(100)
  return rows.map(toPostSummary)
}

/** The months that have public posts, newest first, in Vietnam time. Reads every public post through an index. */
export function listPostMonths(db: Database, input: { now: Date }) {
  const month = sql<string>`strftime('%Y-%m', ${posts.liveAt}, '+7 hours')`
  return db
    .select({ month: month.as('month'), count: count().as('count') })
    .from(posts)
    .where(and(isPublic(input.now), gt(posts.liveAt, '')))
    .groupBy(month)
    .orderBy(desc(month))
}

/** The post that has a slug, or once had it in public: no two can be both. */
function isAt(db: Database, slug: string): SQL | undefined {
  const renamed = db.select({ postId: postRedirects.postId }).from(postRedirects).where(eq(postRedirects.slug, slug))
  return or(eq(posts.slug, slug), eq(posts.id, renamed))
}

/** The public post of a slug, or of one that it once had: then its `slug` is another. */
export async function findPublishedPost(db: Database, input: { slug: string; now: Date }): Promise<Post | undefined> {
  const [row] = await db
    .select(detailColumns)
    .from(posts)
    .where(and(isAt(db, input.slug), isPublic(input.now)))
    .limit(1)
  return row && toPost(row)
}

/** The stored cover of the public post of a slug. */
export async function findPublishedCover(db: Database, input: { slug: string; now: Date }): Promise<string | null | undefined> {
  const [row] = await db
    .select({ coverImage: posts.coverImage })
    .from(posts)
    .where(and(eq(posts.slug, input.slug), isPublic(input.now)))
  return row?.coverImage
}

/** Whether a slug was a public post's that has been deleted. */
export async function isDeletedPost(db: Database, input: { slug: string; now: Date }): Promise<boolean> {
  const [row] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(isAt(db, input.slug), ne(posts.status, 'draft'), isNotNull(posts.deletedAt), lte(posts.liveAt, input.now.toISOString())))
    .limit(1)
  return row !== undefined
}

export async function listNewestPosts(db: Database, input: { limit: number; now: Date }): Promise<Post[]> {
  const rows = await db
    .select(detailColumns)
    .from(posts)
    .where(isPublic(input.now))
    .orderBy(...newestFirst)
    .limit(input.limit)
  return rows.map(toPost)
}

/** Other public posts of the same destination or pillar, the destination's first. Each has an index of its own, so they are two queries. */
export async function listRelatedPosts(db: Database, input: { post: PostSummary; limit: number; now: Date }): Promise<PostSummary[]> {
  const { id, contentPillar, destinationSlug } = input.post
  const listOthers = (where: SQL) =>
    db
      .select(summaryColumns)
      .from(posts)
      .where(and(isPublic(input.now), ne(posts.id, id), where))
      .orderBy(...newestFirst)
      .limit(input.limit)
  const [near, alike] = await Promise.all([
    destinationSlug ? listOthers(eq(posts.destinationSlug, destinationSlug)) : [],
    listOthers(eq(posts.contentPillar, contentPillar)),
  ])
  const found = new Map([...near, ...alike].map((row) => [row.id, row]))
  return [...found.values()].slice(0, input.limit).map(toPostSummary)
}
