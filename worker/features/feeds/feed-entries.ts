import { and, desc, eq, notInArray } from 'drizzle-orm'
import { listedKinds } from '../../../schema/api/entries'
import { entryKinds } from '../../../schema/content/choices'
import { entryPagePath } from '../../../schema/content/entry-paths'
import { type Locale, text } from '../../../schema/locale'
import { site } from '../../../schema/site'
import { entries } from '../../../schema/tables/entries'
import { isPublicIn, stateColumns, stateOf } from '../../content/queries'
import type { Database } from '../../platform/db/database'
import type { NewPage } from './feed'

/**
 * Kinds without a list, and letters, which have their own feed. An exclusion lets SQLite walk the
 * index of the newest.
 */
const unlisted = entryKinds.filter(
  (kind) => kind === 'letter' || !listedKinds.some((listed) => listed === kind),
)

export function selectNewestEntries(
  db: Database,
  { locale, limit }: { locale: Locale; limit: number },
) {
  const publishedAt = locale === 'vi' ? entries.publishedAtVi : entries.publishedAtEn
  return db
    .select({
      id: entries.id,
      kind: entries.kind,
      summary: entries.summary,
      publishedAt,
      ...stateColumns,
    })
    .from(entries)
    .where(and(isPublicIn(locale), notInArray(entries.kind, unlisted)))
    .orderBy(desc(publishedAt), desc(entries.id))
    .limit(limit)
}

export function selectNewestLetters(
  db: Database,
  { locale, limit }: { locale: Locale; limit: number },
) {
  const publishedAt = locale === 'vi' ? entries.publishedAtVi : entries.publishedAtEn
  return db
    .select({
      id: entries.id,
      live: entries.live,
      schemaVersion: entries.schemaVersion,
      publishedAt,
      ...stateColumns,
    })
    .from(entries)
    .where(and(eq(entries.kind, 'letter'), isPublicIn(locale)))
    .orderBy(desc(publishedAt), desc(entries.id))
    .limit(limit)
}

const stringOf = (value: unknown) => (typeof value === 'string' ? value : '')

const pictureOf = ({ heroImageUrl, imageUrl, image }: Record<string, unknown>) =>
  [heroImageUrl, imageUrl, image].find((value) => typeof value === 'string')

function textOf(
  summary: Record<string, unknown>,
  fields: readonly string[],
  locale: Locale,
): string {
  const texts = fields.map((field) =>
    text(
      { textVi: stringOf(summary[`${field}Vi`]), textEn: stringOf(summary[`${field}En`]) },
      'text',
      locale,
    ),
  )
  return texts.find((value) => value !== '') ?? ''
}

type Row = Awaited<ReturnType<typeof selectNewestEntries>>[number]

export function newEntries(rows: readonly Row[], locale: Locale): NewPage[] {
  return rows.flatMap(({ id, kind, summary, publishedAt, ...state }) => {
    const { slug, locales, changedAt } = stateOf(state, locale)
    const path = entryPagePath(kind, slug)
    if (path === undefined || summary === null) return []
    const title = textOf(summary, ['title', 'name'], locale)
    const description = textOf(summary, ['description', 'summary'], locale)
    const details = {
      publishedAt,
      updatedAt: changedAt,
      author: site.name,
      language: locale,
      locales,
      tags: [],
    }
    const picture = pictureOf(summary)
    return [{ id, path, title, description, ...details, picture }]
  })
}
