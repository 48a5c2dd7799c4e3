import { and, desc, eq, lte, ne, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Post, PostMonth, PostSummary } from '../../../schema/api/posts'
import { postMonths } from '../../../schema/tables/counts'
import { postMarks, postRedirects, posts } from '../../../schema/tables/posts'
import { vietnamDay, vietnamMonthRange } from '../../../schema/time'
import type { Database } from '../../platform/db/database'
import { selectOnce } from '../../platform/db/select-once'
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

const publicAt = (now: string | Placeholder) => sql`${posts.status} <> 'draft' and ${posts.deletedAt} is null and ${posts.liveAt} <= ${now}`

/** Public posts at an instant; written with literals, so that SQLite can use the partial indexes. */
export function isPublic(now: Date): SQL {
  return publicAt(now.toISOString())
}

const newestFirst = [desc(posts.liveAt), desc(posts.id)]

/** The condition of {@link isPublic} in a statement that is made once. */
const publicNow = publicAt(sql.placeholder('now'))
const inOrder = sql`order by ${posts.liveAt} desc, ${posts.id} desc limit ${sql.placeholder('limit')}`

const selectPublished = selectOnce(summaryColumns, sql`from ${posts} where ${publicNow} ${inOrder}`)
const selectOfMonth = selectOnce(
  summaryColumns,
  sql`from ${posts} where ${publicNow} and ${posts.liveAt} >= ${sql.placeholder('from')} and ${posts.liveAt} < ${sql.placeholder('to')} ${inOrder}`,
)

/** Public posts, newest first; with `month` (`YYYY-MM`, Vietnam time) only that month's. */
export async function listPublishedPosts(db: Database, input: { month?: string; limit: number; now: Date }): Promise<PostSummary[]> {
  const values = { now: input.now.toISOString(), limit: input.limit }
  const rows = input.month ? selectOfMonth(db, { ...values, ...vietnamMonthRange(input.month) }) : selectPublished(db, values)
  return (await rows).map(toPostSummary)
}

const selectFeatured = selectOnce(
  summaryColumns,
  sql`from ${posts} where ${publicNow} order by ${posts.featured} desc, ${posts.liveAt} desc, ${posts.id} desc limit ${sql.placeholder('limit')}`,
)

/** Flagged posts first, then the newest (decision F6). */
export async function listFeaturedPosts(db: Database, input: { limit: number; now: Date }): Promise<PostSummary[]> {
  const rows = await selectFeatured(db, { now: input.now.toISOString(), limit: input.limit })
  return rows.map(toPostSummary)
}

/** How many of the newest posts the daily pick draws from. */
const dailyPool = 60

const selectDailyPool = selectOnce({ ...summaryColumns, featured: posts.featured }, sql`from ${posts} where ${publicNow} ${inOrder}`)

/** A pick that stays the same for one Vietnam day (decision F6). */
export async function listDailyInspiration(db: Database, input: { limit: number; now: Date }): Promise<PostSummary[]> {
  const pool = await selectDailyPool(db, { now: input.now.toISOString(), limit: dailyPool })
  return pickDaily(pool, vietnamDay(input.now), input.limit).map(({ featured, ...post }) => toPostSummary(post))
}

const selectOfPillar = selectOnce(
  summaryColumns,
  sql`from ${posts} where ${publicNow} and ${posts.contentPillar} = ${sql.placeholder('pillar')} ${inOrder}`,
)

export async function listPostsByPillar(db: Database, input: { pillar: string; now: Date }): Promise<PostSummary[]> {
  const rows = await selectOfPillar(db, { pillar: input.pillar, now: input.now.toISOString(), limit: 100 })
  return rows.map(toPostSummary)
}

/** The months that have public posts, newest first, in Vietnam time: as they are counted, without what is not public yet. */
export async function listPostMonths(db: Database, input: { now: Date }): Promise<PostMonth[]> {
  const [counted, coming] = await Promise.all([
    db.select({ month: postMonths.month, count: postMonths.posts }).from(postMonths).orderBy(desc(postMonths.month)),
    db
      .select({ month: sql<string>`strftime('%Y-%m', ${posts.liveAt}, '+7 hours')`.as('month'), count: sql<number>`count(*)`.as('count') })
      .from(posts)
      .where(sql`${posts.status} <> 'draft' and ${posts.deletedAt} is null and ${posts.liveAt} > ${input.now.toISOString()}`)
      .groupBy(sql`month`),
  ])
  const future = new Map(coming.map(({ month, count }) => [month, count]))
  return counted.map(({ month, count }) => ({ month, count: count - (future.get(month) ?? 0) })).filter(({ count }) => count > 0)
}

/** The post that has a slug, or once had it in public: no two can be both. */
function isAt(slug: string | Placeholder): SQL {
  return sql`(${posts.slug} = ${slug} or ${posts.id} = (select post_id from ${postRedirects} where ${postRedirects.slug} = ${slug}))`
}

const selectAt = selectOnce(detailColumns, sql`from ${posts} where ${isAt(sql.placeholder('slug'))} and ${publicNow} limit 1`)

/** The public post of a slug, or of one that it once had: then its `slug` is another. */
export async function findPublishedPost(db: Database, input: { slug: string; now: Date }): Promise<Post | undefined> {
  const [row] = await selectAt(db, { slug: input.slug, now: input.now.toISOString() })
  return row && toPost(row)
}

/** Whether a slug was a public post's that has been deleted. */
export async function isDeletedPost(db: Database, input: { slug: string; now: Date }): Promise<boolean> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(isAt(input.slug), sql`${posts.status} <> 'draft' and ${posts.deletedAt} is not null`, lte(posts.liveAt, input.now.toISOString())),
    )
    .limit(1)
  return rows.length > 0
}

/** The newest public posts with their bodies. */
export async function listNewestPosts(db: Database, input: { limit: number; now: Date }): Promise<Post[]> {
  const rows = await db
    .select(detailColumns)
    .from(posts)
    .where(isPublic(input.now))
    .orderBy(...newestFirst)
    .limit(input.limit)
  return rows.map(toPost)
}

/** Other public posts of the same destination or pillar, the destination's first. Each has an index of its own, so they are two questions. */
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

/** Counts a reader's view or share of a public post once a day: the mark tells repeats apart. */
export async function countPostReading(
  db: Database,
  input: { slug: string; kind: 'view' | 'share'; mark: string; now: Date },
): Promise<void> {
  const day = vietnamDay(input.now)
  const column = input.kind === 'view' ? posts.viewCount : posts.shareCount
  const field = input.kind === 'view' ? 'viewCount' : 'shareCount'
  await db.batch([
    db
      .update(posts)
      .set({ [field]: sql`${column} + 1` })
      .where(
        and(
          eq(posts.slug, input.slug),
          isPublic(input.now),
          sql`not exists (select 1 from ${postMarks} where ${postMarks.mark} = ${input.mark})`,
        ),
      ),
    db.insert(postMarks).values({ mark: input.mark, day }).onConflictDoNothing(),
  ])
}

/** Marks that one statement deletes, and statements of one purge: an hour takes half a million, a day ten million visits'. */
const marksAtOnce = 5000
const mostBatches = 100

/** Deletes the marks of the days before a Vietnam day, in batches that no query limit meets; what is left waits for the next purge. */
export async function purgePostMarks(db: Database, before: string): Promise<void> {
  const old = sql`select rowid from ${postMarks} where day < ${before} limit ${marksAtOnce}`
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const { meta } = await db.run(sql`delete from ${postMarks} where rowid in (${old})`)
    if (meta.changes < marksAtOnce) return
  }
}
