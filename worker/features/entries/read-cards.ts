import { and, eq, or } from 'drizzle-orm'
import { entryAtPath, entryPagePath } from '../../../schema/content/entry-paths'
import { type CardFacts, cardFacts, cardLinks } from '../../../schema/content-cards'
import type { Locale } from '../../../schema/locale'
import { entries } from '../../../schema/tables/entries'
import type { Database } from '../../platform/db/database'
import { isPublicIn } from './queries'

/** The most cards of a text that are looked up. */
const maxCards = 20

/** What the cards of a rendered text show, those of entries that are public in a language. Without cards, no query. */
export async function readCards(db: Database, input: { html: string; locale: Locale; prefix?: string }): Promise<CardFacts[]> {
  const { html, locale, prefix = '' } = input
  const paths = cardLinks(html).map((href) => (href.startsWith(`${prefix}/`) ? href.slice(prefix.length) : href))
  const wanted = paths.flatMap((path) => entryAtPath(path) ?? []).slice(0, maxCards)
  if (wanted.length === 0) return []
  const rows = await db
    .select({ kind: entries.kind, slug: entries.slug, summary: entries.summary })
    .from(entries)
    .where(and(or(...wanted.map(({ kind, slug }) => and(eq(entries.kind, kind), eq(entries.slug, slug)))), isPublicIn(locale)))
    .limit(maxCards)
  return rows.flatMap(({ kind, slug, summary }) => cardFacts(entryPagePath(kind, slug) ?? '', kind, summary ?? {}) ?? [])
}

/** The HTML of a page's texts together. */
export function bodiesOf(view: object): string {
  const hasHtml = (value: unknown): value is { html: string } => typeof value === 'object' && value !== null && 'html' in value
  return Object.values(view)
    .flatMap((value: unknown) => (hasHtml(value) ? value.html : []))
    .join('\n')
}
