import { and, desc, eq, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { Post, PostSummary } from '../../schema/api/posts'
import { contentOf } from '../../schema/content/entry-file'
import { upgradeData } from '../../schema/content/kind-upgrades'
import { type AboutPost, viewPostSummary, viewWholePost } from '../../schema/content/post-view'
import type { Locale } from '../../schema/locale'
import { entryCounts } from '../../schema/tables/counts'
import { entries } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'
import { publicLocales, stateColumns, summaryColumns, summaryIn } from './queries'

/** Whether readers see an article: those of a language, or without one those of any. */
export function isPublicPost(locale?: Locale): SQL | undefined {
  const { kind, deletedAt, statusVi, statusEn } = entries
  const isIn = { vi: eq(statusVi, 'published'), en: eq(statusEn, 'published') }
  const isShown = locale === undefined ? or(isIn.vi, isIn.en) : isIn[locale]
  return and(eq(kind, 'post'), isNull(deletedAt), isShown)
}

export const newestFirst = [desc(entries.publishedAt), desc(entries.id)]

const countColumns = { views: entryCounts.views, shares: entryCounts.shares }

/** Articles as lists show them: to be narrowed by {@link isPublicPost}, and ordered. */
export function selectPosts(db: Database) {
  return db
    .select({
      id: entries.id,
      publishedAt: entries.publishedAt,
      ...summaryColumns('post'),
      ...countColumns,
    })
    .from(entries)
    .leftJoin(entryCounts, eq(entryCounts.entryId, entries.id))
}

export type PostRow = Awaited<ReturnType<typeof selectPosts>>[number]

export function toPostSummary(row: PostRow): PostSummary {
  const { publishedAt, ...about } = row
  return viewPostSummary({ ...about, publishedAt: publishedAt ?? '' }, summaryIn('post', row) ?? {})
}

type DatedPost = Pick<
  typeof entries.$inferSelect,
  'id' | 'slug' | 'publishedAt' | 'changedAtVi' | 'changedAtEn'
>

/** What an article's page says beside its content; of one that is not stored nothing. */
export function aboutPost(
  row: DatedPost | undefined,
  counts?: Pick<AboutPost, 'views' | 'shares'>,
): AboutPost {
  const { id = '', slug = '', changedAtVi, changedAtEn } = row ?? {}
  const publishedAt = row?.publishedAt ?? ''
  const [changedAt] = [changedAtVi ?? '', changedAtEn ?? ''].sort().reverse()
  return {
    id,
    slug,
    publishedAt,
    updatedAt: changedAt || publishedAt,
    views: counts?.views ?? 0,
    shares: counts?.shares ?? 0,
  }
}

/** How many articles stand below an article. */
const relatedPosts = 3

/**
 * Other public articles of the same destination or pillar, the destination's first. Each has an
 * index of its own, so they are two queries.
 */
async function listRelated(
  db: Database,
  row: Pick<typeof entries.$inferSelect, 'id' | 'destination' | 'pillar'>,
  locale: Locale,
): Promise<PostSummary[]> {
  const selectOthers = (where: SQL) =>
    selectPosts(db)
      .where(and(isPublicPost(locale), ne(entries.id, row.id), where))
      .orderBy(...newestFirst)
      .limit(relatedPosts)
  const [near, alike] = await Promise.all([
    row.destination ? selectOthers(eq(entries.destination, row.destination)) : [],
    row.pillar ? selectOthers(eq(entries.pillar, row.pillar)) : [],
  ])
  const found = new Map([...near, ...alike].map((other) => [other.id, other]))
  return [...found.values()].slice(0, relatedPosts).map(toPostSummary)
}

/** How often an article was read, and what to read next. Facts and photographs are not filled in. */
export async function readBesidePost(
  db: Database,
  row: Pick<typeof entries.$inferSelect, 'id' | 'destination' | 'pillar'> | undefined,
  locale: Locale,
) {
  if (!row) return { related: [] }
  const [[counts], related] = await Promise.all([
    db.select(countColumns).from(entryCounts).where(eq(entryCounts.entryId, row.id)),
    listRelated(db, row, locale),
  ])
  return { counts, related }
}

/** Articles with all their texts: to be narrowed by {@link isPublicPost}, and ordered. */
export function selectWholePosts(db: Database) {
  return db
    .select({
      ...stateColumns,
      id: entries.id,
      publishedAt: entries.publishedAt,
      live: entries.live,
      schemaVersion: entries.schemaVersion,
      ...countColumns,
    })
    .from(entries)
    .leftJoin(entryCounts, eq(entryCounts.entryId, entries.id))
}

type WholeRow = Awaited<ReturnType<typeof selectWholePosts>>[number]

/** An article as `/api/posts` returns it, in the languages in which it is public. */
export function toPost(row: WholeRow): Post {
  const content = row.live && upgradeData('post', row.live, row.schemaVersion)
  return {
    ...viewWholePost(aboutPost(row, row), contentOf('post', content ?? {})),
    locales: publicLocales(row),
  }
}
