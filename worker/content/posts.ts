import { and, desc, eq, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { Post, PostSummary } from '../../schema/api/posts'
import { contentOf } from '../../schema/content/entry-file'
import { upgradeData } from '../../schema/content/kind-upgrades'
import {
  type AboutPost,
  postIn,
  viewPostSummary,
  viewWholePost,
} from '../../schema/content/post-view'
import type { Locale } from '../../schema/locale'
import { entryCounts } from '../../schema/tables/counts'
import { entries } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'
import { publicLocales, stateColumns, summaryColumns, summaryIn } from './queries'
import { pick } from './stored-entry'

/** Without a language: public in any. */
export function isPublicPost(locale?: Locale): SQL | undefined {
  const { kind, deletedAt, statusVi, statusEn } = entries
  const isIn = { vi: eq(statusVi, 'published'), en: eq(statusEn, 'published') }
  const isShown = locale === undefined ? or(isIn.vi, isIn.en) : isIn[locale]
  return and(eq(kind, 'post'), isNull(deletedAt), isShown)
}

export const newestFirst = [desc(entries.publishedAt), desc(entries.id)]

const countColumns = pick(entryCounts, 'views', 'shares')

export function selectPosts(db: Database) {
  return db
    .select({
      ...pick(entries, 'id', 'publishedAt'),
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

export const toSummaryIn = (locale: Locale | undefined) => (row: PostRow) =>
  postIn(toPostSummary(row), locale)

type DatedPost = Pick<
  typeof entries.$inferSelect,
  'id' | 'slug' | 'publishedAt' | 'changedAtVi' | 'changedAtEn'
>

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

const relatedPosts = 3

/** Each condition has its own index, so these are two queries, the destination's first. */
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
  return [...found.values()].slice(0, relatedPosts).map(toSummaryIn(locale))
}

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

export function selectWholePosts(db: Database) {
  return db
    .select({
      ...stateColumns,
      ...pick(entries, 'id', 'publishedAt', 'live', 'schemaVersion'),
      ...countColumns,
    })
    .from(entries)
    .leftJoin(entryCounts, eq(entryCounts.entryId, entries.id))
}

type WholeRow = Awaited<ReturnType<typeof selectWholePosts>>[number]

export function toPost(row: WholeRow): Post {
  const content = row.live && upgradeData('post', row.live, row.schemaVersion)
  return {
    ...viewWholePost(aboutPost(row, row), contentOf('post', content ?? {})),
    locales: publicLocales(row),
  }
}
