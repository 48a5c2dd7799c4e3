import { and, count, desc, eq, gt, gte, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import { featuredShown, type Post, type PostSummary } from '../../../schema/api/posts'
import type { Locale } from '../../../schema/locale'
import { entries } from '../../../schema/tables/entries'
import { vietnamDay, vietnamMonthRange } from '../../../schema/time'
import { fillForReaders, selectFacts, toFacts } from '../../content/facts'
import { fillPhotos } from '../../content/photos'
import {
  isPublicPost,
  newestFirst,
  type PostRow,
  selectPosts,
  selectWholePosts,
  toPost,
  toSummaryIn,
} from '../../content/posts'
import { hasSlug } from '../../content/queries'
import type { Database } from '../../platform/db/database'

/** FNV-1a, 32 bits: spreads short texts evenly; not for secrets. Source: RFC draft-eastlake-fnv. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

/** Stable for a day; posts that the page shows anyway come last. */
function pickDaily<Item extends { id: string; featured: boolean }>(
  newest: readonly Item[],
  day: string,
  limit: number,
): Item[] {
  const featuredFirst = newest.toSorted((a, b) => Number(b.featured) - Number(a.featured))
  const shownAnyway = new Set([...newest.slice(0, 1), ...featuredFirst.slice(0, featuredShown)])
  return newest
    .map((item) => ({
      item,
      turn: Number(shownAnyway.has(item)),
      order: hash(`${day}:${item.id}`),
    }))
    .sort((a, b) => a.turn - b.turn || a.order - b.order)
    .slice(0, limit)
    .map(({ item }) => item)
}

interface ListInput {
  locale?: Locale | undefined
}

async function readFilled(
  db: Database,
  query: RunnableQuery<PostRow[], 'sqlite'>,
): Promise<PostRow[]> {
  const [rows, facts] = await db.batch([query, selectFacts(db)])
  return (await fillPhotos(db, fillForReaders(rows, toFacts(facts), 'vi'))).content
}

async function readSummaries(
  db: Database,
  query: RunnableQuery<PostRow[], 'sqlite'>,
  locale: Locale | undefined,
): Promise<PostSummary[]> {
  return (await readFilled(db, query)).map(toSummaryIn(locale))
}

/** `month` is `YYYY-MM`, Vietnam time. */
export function listPublishedPosts(
  db: Database,
  input: ListInput & {
    month?: string | undefined
    destination?: string | undefined
    author?: string | undefined
    limit: number
    page?: number
  },
): Promise<PostSummary[]> {
  const { locale, month, destination, author, limit, page = 1 } = input
  const range = month === undefined ? undefined : vietnamMonthRange(month)
  const isWanted = and(
    isPublicPost(locale),
    destination === undefined ? undefined : eq(entries.destination, destination),
    author === undefined ? undefined : eq(entries.author, author),
    range && gte(entries.publishedAt, range.from),
    range && lt(entries.publishedAt, range.to),
  )
  return readSummaries(
    db,
    selectPosts(db)
      .where(isWanted)
      .orderBy(...newestFirst)
      .limit(limit)
      .offset((page - 1) * limit),
    locale,
  )
}

export function listFeaturedPosts(
  db: Database,
  { locale, limit }: ListInput & { limit: number },
): Promise<PostSummary[]> {
  return readSummaries(
    db,
    selectPosts(db)
      .where(isPublicPost(locale))
      .orderBy(desc(entries.featured), ...newestFirst)
      .limit(limit),
    locale,
  )
}

const dailyPool = 60

export async function listDailyInspiration(
  db: Database,
  { locale, limit, now }: ListInput & { limit: number; now: Date },
): Promise<PostSummary[]> {
  const pool = await readFilled(
    db,
    selectPosts(db)
      .where(isPublicPost(locale))
      .orderBy(...newestFirst)
      .limit(dailyPool),
  )
  const posts = pool.map((row) => ({ ...row, featured: row.summary?.featured === true }))
  return pickDaily(posts, vietnamDay(now), limit).map(toSummaryIn(locale))
}

export function listPostsByPillar(
  db: Database,
  { locale, pillar }: ListInput & { pillar: string },
): Promise<PostSummary[]> {
  return readSummaries(
    db,
    selectPosts(db)
      .where(and(isPublicPost(locale), eq(entries.pillar, pillar)))
      .orderBy(...newestFirst)
      .limit(100),
    locale,
  )
}

/** Newest first, Vietnam time. Reads every public post through an index. */
export function listPostMonths(db: Database, { locale }: ListInput) {
  const month = sql<string>`strftime('%Y-%m', ${entries.publishedAt}, '+7 hours')`
  return db
    .select({ month: month.as('month'), count: count().as('count') })
    .from(entries)
    .where(and(isPublicPost(locale), gt(entries.publishedAt, '')))
    .groupBy(month)
    .orderBy(desc(month))
}

/** Also by a former slug: then `slug` differs. Photographs are not filled in. */
export async function findPublishedPost(db: Database, slug: string): Promise<Post | undefined> {
  const [rows, facts] = await db.batch([
    selectWholePosts(db)
      .where(and(hasSlug(db, 'post', slug), isPublicPost()))
      .limit(1),
    selectFacts(db),
  ])
  return fillForReaders(
    rows.map((row) => toPost(row)),
    toFacts(facts),
    'vi',
  )[0]
}

export async function isDeletedPost(db: Database, slug: string): Promise<boolean> {
  const wasPublic = ne(entries.publishedAt, '')
  const [row] = await db
    .select({ id: entries.id })
    .from(entries)
    .where(and(hasSlug(db, 'post', slug), wasPublic, isNotNull(entries.deletedAt)))
    .limit(1)
  return row !== undefined
}
