import { and, count, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Post, PostAuthor, PostSummary } from '../../schema/api/posts'
import { contentOf } from '../../schema/content/entry-file'
import { inLocale } from '../../schema/content/in-one-language'
import { upgradeData } from '../../schema/content/kind-upgrades'
import {
  type AboutPost,
  postIn,
  viewPostSummary,
  viewWholePost,
} from '../../schema/content/post-view'
import type { SummaryOfKind } from '../../schema/content/summaries'
import type { Locale } from '../../schema/locale'
import { entryCounts } from '../../schema/tables/counts'
import { entries } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'
import { publicLocales, stateColumns, summaryColumns, summaryIn } from './queries'
import { pick, type StoredEntry } from './stored-entry'

/** Without a language: public in any. */
export function isPublicPost(locale?: Locale): SQL | undefined {
  const { kind, deletedAt, statusVi, statusEn } = entries
  const isIn = { vi: eq(statusVi, 'published'), en: eq(statusEn, 'published') }
  const isShown = locale === undefined ? or(isIn.vi, isIn.en) : isIn[locale]
  return and(eq(kind, 'post'), isNull(deletedAt), isShown)
}

export const newestFirst = [desc(entries.publishedAt), desc(entries.id)]

const countColumns = pick(entryCounts, 'views', 'shares')

/** The authors' pages that articles name, public or not. */
const authors = alias(entries, 'authors')
// D1 returns a batch by column name, of which the entry has the same.
const authorSummary = sql<StoredEntry['summary']>`${authors.summary}`
  .mapWith(authors.summary)
  .as('author_summary')
const isAuthor = and(eq(authors.kind, 'author'), eq(authors.slug, entries.author))

export function selectPosts(db: Database) {
  return db
    .select({
      ...pick(entries, 'id', 'publishedAt'),
      ...summaryColumns('post'),
      ...countColumns,
      authorSummary,
    })
    .from(entries)
    .leftJoin(entryCounts, eq(entryCounts.entryId, entries.id))
    .leftJoin(authors, isAuthor)
}

export type PostRow = Awaited<ReturnType<typeof selectPosts>>[number]

// The kind's `summarize` made it when the author was last published.
const authorOf = (summary: object | null) => summary as SummaryOfKind['author'] | null

export const toSummaryIn = (locale: Locale | undefined) => (row: PostRow) =>
  postIn(toPostSummary(row, locale), locale)

export function toPostSummary(row: PostRow, locale?: Locale): PostSummary {
  const { authorSummary, publishedAt, ...about } = row
  const author = authorOf(authorSummary)
  const content = summaryIn('post', row) ?? {}
  return viewPostSummary({ ...about, author, publishedAt: publishedAt ?? '' }, content, locale)
}

type DatedPost = Pick<
  typeof entries.$inferSelect,
  'id' | 'slug' | 'publishedAt' | 'changedAtVi' | 'changedAtEn'
>

export function aboutPost(
  row: DatedPost | undefined,
  counts?: Partial<Pick<AboutPost, 'views' | 'shares' | 'author'>>,
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
    author: counts?.author,
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

async function findAuthor(
  db: Database,
  author: string,
  locale: Locale,
): Promise<PostAuthor | undefined> {
  const [row] = await db
    .select({ ...stateColumns, summary: entries.summary })
    .from(entries)
    .where(and(eq(entries.kind, 'author'), eq(entries.slug, author)))
    .limit(1)
  const summary = authorOf(row?.summary ?? null)
  if (!row || !summary) return undefined
  const { slug, ...person } = summary
  const isPublic = publicLocales(row).includes(locale)
  return inLocale({ ...person, ...(isPublic && { slug }) }, locale)
}

export function selectAuthorCount(db: Database, author: string, locale: Locale) {
  return db
    .select({ count: count() })
    .from(entries)
    .where(and(isPublicPost(locale), eq(entries.author, author)))
}

export async function readBesidePost(
  db: Database,
  row: Pick<typeof entries.$inferSelect, 'id' | 'destination' | 'pillar' | 'author'> | undefined,
  locale: Locale,
) {
  if (!row) return { related: [] }
  const [[counts], author, related] = await Promise.all([
    db.select(countColumns).from(entryCounts).where(eq(entryCounts.entryId, row.id)),
    row.author ? findAuthor(db, row.author, locale) : undefined,
    listRelated(db, row, locale),
  ])
  return { counts, author, related }
}

export function selectWholePosts(db: Database) {
  return db
    .select({
      ...stateColumns,
      ...pick(entries, 'id', 'publishedAt', 'live', 'schemaVersion'),
      ...countColumns,
      authorSummary,
    })
    .from(entries)
    .leftJoin(entryCounts, eq(entryCounts.entryId, entries.id))
    .leftJoin(authors, isAuthor)
}

type WholeRow = Awaited<ReturnType<typeof selectWholePosts>>[number]

export function toPost(row: WholeRow, locale?: Locale): Post {
  const content = row.live && upgradeData('post', row.live, row.schemaVersion)
  const about = aboutPost(row, { ...row, author: authorOf(row.authorSummary) })
  return {
    ...viewWholePost(about, contentOf('post', content ?? {}), locale),
    locales: publicLocales(row),
  }
}
