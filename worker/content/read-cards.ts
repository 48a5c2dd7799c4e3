import { and, eq, or } from 'drizzle-orm'
import { entryAtPath, entryPagePath } from '../../schema/content/entry-paths'
import { type CardFacts, cardFacts, cardLinks } from '../../schema/content-cards'
import { type Locale, text } from '../../schema/locale'
import { entries } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'
import { isPublicIn } from './queries'

export const maxCards = 20

interface CardRow {
  path: string
  kind: CardFacts['kind']
  summary: Record<string, unknown>
}

export async function readCardRows(
  db: Database,
  { at, locale }: { at: readonly string[]; locale: Locale },
): Promise<CardRow[]> {
  const wanted = at.flatMap((path) => entryAtPath(path) ?? []).slice(0, maxCards)
  const { kind, slug, summary } = entries
  const named = or(...wanted.map((one) => and(eq(kind, one.kind), eq(slug, one.slug))))
  if (named === undefined) return []
  const found = await db
    .select({ kind, slug, summary })
    .from(entries)
    .where(and(named, isPublicIn(locale)))
    .limit(maxCards)
  return found.map((row) => ({
    path: entryPagePath(row.kind, row.slug) ?? '',
    kind: row.kind === 'post' ? 'article' : row.kind,
    summary: row.summary ?? {},
  }))
}

export async function readCards(
  db: Database,
  input: { html: string; locale: Locale },
): Promise<CardFacts[]> {
  const { html, locale } = input
  const rows = await readCardRows(db, { at: cardLinks(html), locale })
  return rows.flatMap(({ path, kind, summary }) => cardFacts(path, kind, summary) ?? [])
}

export function bodiesOf(view: object): string {
  const hasHtml = (value: unknown): value is { html: string } =>
    typeof value === 'object' && value !== null && 'html' in value
  return Object.entries(view)
    .flatMap(([name, value]: [string, unknown]) => {
      if (name === 'bodyHtml' && typeof value === 'string') return value
      return hasHtml(value) ? value.html : []
    })
    .join('\n')
}

export function summaryTextOf(
  summary: Record<string, unknown>,
  fields: readonly string[],
  locale: Locale,
): string {
  const own = (name: string) => {
    const value = summary[name]
    return typeof value === 'string' ? value : ''
  }
  const texts = fields.map((field) =>
    text({ textVi: own(`${field}Vi`), textEn: own(`${field}En`) }, 'text', locale),
  )
  return texts.find((value) => value !== '') ?? ''
}
