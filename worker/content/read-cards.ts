import { and, eq, inArray, or } from 'drizzle-orm'
import { entryAtPath, entryPagePath } from '../../schema/content/entry-paths'
import { type CardFacts, cardFacts, cardLinks } from '../../schema/content-cards'
import type { Locale } from '../../schema/locale'
import { fillPath, matchPattern, paths } from '../../schema/paths'
import { entries } from '../../schema/tables/entries'
import { posts } from '../../schema/tables/posts'
import { isPublic } from '../features/posts/queries'
import type { Database } from '../platform/db/database'
import { isPublicIn } from './queries'

/** The most cards of a text that are looked up. */
export const maxCards = 20

interface CardRow {
  /** A screen path. */
  path: string
  kind: CardFacts['kind']
  /** The summary of an entry, or the like of an article. */
  summary: Record<string, unknown>
}

function selectEntryCards(db: Database, at: readonly string[], locale: Locale) {
  const wanted = at.flatMap((path) => entryAtPath(path) ?? []).slice(0, maxCards)
  const named = or(
    ...wanted.map(({ kind, slug }) => and(eq(entries.kind, kind), eq(entries.slug, slug))),
  )
  const { kind, slug, summary } = entries
  if (named === undefined) return []
  return db
    .select({ kind, slug, summary })
    .from(entries)
    .where(and(named, isPublicIn(locale)))
    .limit(maxCards)
}

function selectArticleCards(db: Database, at: readonly string[], locale: Locale) {
  const slugs = at
    .flatMap((path) => matchPattern(paths.article, path)?.slug ?? [])
    .slice(0, maxCards)
  const { slug, titleVi, titleEn, summaryVi, summaryEn, coverImage: image } = posts
  if (slugs.length === 0) return []
  return db
    .select({ slug, titleVi, titleEn, summaryVi, summaryEn, image })
    .from(posts)
    .where(and(inArray(slug, slugs), isPublic(new Date(), locale)))
    .limit(maxCards)
}

/**
 * What is public in a language at some screen paths, entries and articles. Reads nothing where
 * there can be none.
 */
export async function readCardRows(
  db: Database,
  { at, locale }: { at: readonly string[]; locale: Locale },
): Promise<CardRow[]> {
  const [found, articles] = await Promise.all([
    selectEntryCards(db, at, locale),
    selectArticleCards(db, at, locale),
  ])
  return [
    ...found.map(({ kind, slug, summary }) => ({
      path: entryPagePath(kind, slug) ?? '',
      kind,
      summary: summary ?? {},
    })),
    ...articles.map(({ slug, ...summary }) => ({
      path: fillPath(paths.article, { slug }),
      kind: 'article' as const,
      summary,
    })),
  ]
}

/**
 * What the cards of a rendered text show, those of what is public in a language. Without cards, no
 * query.
 */
export async function readCards(
  db: Database,
  input: { html: string; locale: Locale; prefix?: string },
): Promise<CardFacts[]> {
  const { html, locale, prefix = '' } = input
  const at = cardLinks(html).map((href) =>
    href.startsWith(`${prefix}/`) ? href.slice(prefix.length) : href,
  )
  const rows = await readCardRows(db, { at, locale })
  return rows.flatMap(({ path, kind, summary }) => cardFacts(path, kind, summary) ?? [])
}

/** The HTML of a page's texts together. */
export function bodiesOf(view: object): string {
  const hasHtml = (value: unknown): value is { html: string } =>
    typeof value === 'object' && value !== null && 'html' in value
  return Object.values(view)
    .flatMap((value: unknown) => (hasHtml(value) ? value.html : []))
    .join('\n')
}
