import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Post, PostSummary } from '../../../schema/api/posts'
import type { Facts } from '../../../schema/content/facts'
import type { Locale } from '../../../schema/locale'
import { postRedirects, posts } from '../../../schema/tables/posts'
import { vietnamDay, vietnamMonthRange } from '../../../schema/time'
import { fillForReaders, selectFacts, toFacts } from '../../content/facts'
import { fillPhotos } from '../../content/photos'
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
  isInVi: posts.isInVi,
  isInEn: posts.isInEn,
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

/**
 * Not in the trash and no draft. A literal, because SQLite uses the partial indexes only where it
 * sees their condition.
 */
const isListed = sql`${posts.status} <> 'draft' and ${posts.deletedAt} is null`

/** Whether a post is in a language, should it be public. */
export function isIn(locale: Locale): SQL {
  return eq(locale === 'vi' ? posts.isInVi : posts.isInEn, true)
}

/** Whether readers see a post: those of a language, or without one those of any. */
export function isPublic(now: Date, locale?: Locale): SQL | undefined {
  return and(isListed, lte(posts.liveAt, now.toISOString()), locale && isIn(locale))
}

export function isScheduled(now: Date): SQL | undefined {
  return and(isListed, gt(posts.liveAt, now.toISOString()))
}

export const newestFirst = [desc(posts.liveAt), desc(posts.id)]

interface ListInput {
  /** Only posts that are public in this language. */
  locale?: Locale | undefined
  now: Date
}

/** The rows of a query of posts, and the facts that their texts name, in one step. */
async function readWithFacts<Query extends BatchItem<'sqlite'>>(
  db: Database,
  query: Query,
): Promise<{ stored: Query['_']['result']; facts: Facts }> {
  const [stored, facts] = await db.batch([query, selectFacts(db)])
  return { stored, facts: toFacts(facts) }
}

/**
 * What readers get of stored posts. Their texts are each of a language; `vi` is for what is of
 * none.
 */
export function fillPosts<Rows>(rows: Rows, facts: Facts): Rows {
  return fillForReaders(rows, facts, 'vi')
}

/**
 * The same as {@link readWithFacts} for a query of posts, with their facts and the addresses of
 * their photographs filled in.
 */
export async function readFilled<Query extends BatchItem<'sqlite'>>(
  db: Database,
  query: Query,
): Promise<Query['_']['result']> {
  const { stored, facts } = await readWithFacts(db, query)
  return (await fillPhotos(db, fillPosts(stored, facts))).content
}

/**
 * Public posts, newest first; with `month` (`YYYY-MM`, Vietnam time) only that month's, with
 * `destination` those about it.
 */
export async function listPublishedPosts(
  db: Database,
  input: ListInput & {
    month?: string | undefined
    destination?: string | undefined
    limit: number
    page?: number
  },
): Promise<PostSummary[]> {
  const range = input.month === undefined ? undefined : vietnamMonthRange(input.month)
  const rows = await readFilled(
    db,
    db
      .select(summaryColumns)
      .from(posts)
      .where(
        and(
          isPublic(input.now, input.locale),
          input.destination === undefined
            ? undefined
            : eq(posts.destinationSlug, input.destination),
          range && gte(posts.liveAt, range.from),
          range && lt(posts.liveAt, range.to),
        ),
      )
      .orderBy(...newestFirst)
      .limit(input.limit)
      .offset(((input.page ?? 1) - 1) * input.limit),
  )
  return rows.map(toPostSummary)
}

export async function listFeaturedPosts(
  db: Database,
  input: ListInput & { limit: number },
): Promise<PostSummary[]> {
  const rows = await readFilled(
    db,
    db
      .select(summaryColumns)
      .from(posts)
      .where(isPublic(input.now, input.locale))
      .orderBy(desc(posts.featured), ...newestFirst)
      .limit(input.limit),
  )
  return rows.map(toPostSummary)
}

/** How many of the newest posts the daily pick draws from. */
const dailyPool = 60

/** A pick that stays the same for one Vietnam day. */
export async function listDailyInspiration(
  db: Database,
  input: ListInput & { limit: number },
): Promise<PostSummary[]> {
  const pool = await readFilled(
    db,
    db
      .select({ ...summaryColumns, featured: posts.featured })
      .from(posts)
      .where(isPublic(input.now, input.locale))
      .orderBy(...newestFirst)
      .limit(dailyPool),
  )
  return pickDaily(pool, vietnamDay(input.now), input.limit).map(({ featured, ...post }) =>
    toPostSummary(post),
  )
}

export async function listPostsByPillar(
  db: Database,
  input: ListInput & { pillar: string },
): Promise<PostSummary[]> {
  const rows = await readFilled(
    db,
    db
      .select(summaryColumns)
      .from(posts)
      .where(and(isPublic(input.now, input.locale), eq(posts.contentPillar, input.pillar)))
      .orderBy(...newestFirst)
      .limit(100),
  )
  return rows.map(toPostSummary)
}

/**
 * The months that have public posts, newest first, in Vietnam time. Reads every public post through
 * an index.
 */
export function listPostMonths(db: Database, input: ListInput) {
  const month = sql<string>`strftime('%Y-%m', ${posts.liveAt}, '+7 hours')`
  return db
    .select({ month: month.as('month'), count: count().as('count') })
    .from(posts)
    .where(and(isPublic(input.now, input.locale), gt(posts.liveAt, '')))
    .groupBy(month)
    .orderBy(desc(month))
}

/** The post that has a slug, or once had it in public: no two can be both. */
function isAt(db: Database, slug: string): SQL | undefined {
  const renamed = db
    .select({ postId: postRedirects.postId })
    .from(postRedirects)
    .where(eq(postRedirects.slug, slug))
  return or(eq(posts.slug, slug), eq(posts.id, renamed))
}

/**
 * The public post of a slug, or of one that it once had: then its `slug` is another. Its texts
 * still name their facts.
 */
export async function readPublishedPost(
  db: Database,
  input: { slug: string; now: Date },
): Promise<{ stored: Post; facts: Facts } | undefined> {
  const query = db
    .select(detailColumns)
    .from(posts)
    .where(and(isAt(db, input.slug), isPublic(input.now)))
    .limit(1)
  const { stored, facts } = await readWithFacts(db, query)
  return stored[0] && { stored: toPost(stored[0]), facts }
}

/** The same as {@link readPublishedPost}, with its facts filled in, but not its photographs. */
export async function findPublishedPost(
  db: Database,
  input: { slug: string; now: Date },
): Promise<Post | undefined> {
  const found = await readPublishedPost(db, input)
  return found && fillPosts(found.stored, found.facts)
}

/** The stored cover of the post of a slug that is public in a language. */
export async function findPublishedCover(
  db: Database,
  input: { slug: string; locale: Locale; now: Date },
): Promise<string | null | undefined> {
  const [row] = await db
    .select({ coverImage: posts.coverImage })
    .from(posts)
    .where(and(eq(posts.slug, input.slug), isPublic(input.now, input.locale)))
  return row?.coverImage
}

/** Whether a slug was a public post's that has been deleted. */
export async function isDeletedPost(
  db: Database,
  input: { slug: string; now: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        isAt(db, input.slug),
        ne(posts.status, 'draft'),
        isNotNull(posts.deletedAt),
        lte(posts.liveAt, input.now.toISOString()),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** The newest public posts, whole, as {@link toPost} takes them. */
export function selectNewestPosts(db: Database, input: ListInput & { limit: number }) {
  return db
    .select(detailColumns)
    .from(posts)
    .where(isPublic(input.now, input.locale))
    .orderBy(...newestFirst)
    .limit(input.limit)
}

/**
 * Other public posts of the same destination or pillar, the destination's first. Each has an index
 * of its own, so they are two queries. Photographs are not filled in.
 */
export async function listRelatedPosts(
  db: Database,
  input: ListInput & { post: PostSummary; limit: number },
): Promise<PostSummary[]> {
  const { id, contentPillar, destinationSlug } = input.post
  const listOthers = async (where: SQL) => {
    const query = db
      .select(summaryColumns)
      .from(posts)
      .where(and(isPublic(input.now, input.locale), ne(posts.id, id), where))
      .orderBy(...newestFirst)
      .limit(input.limit)
    const { stored, facts } = await readWithFacts(db, query)
    return fillPosts(stored, facts)
  }
  const [near, alike] = await Promise.all([
    destinationSlug ? listOthers(eq(posts.destinationSlug, destinationSlug)) : [],
    listOthers(eq(posts.contentPillar, contentPillar)),
  ])
  const found = new Map([...near, ...alike].map((row) => [row.id, row]))
  return [...found.values()].slice(0, input.limit).map(toPostSummary)
}
