import { fold } from '../fold'
import { type Locale, texts } from '../locale'
import { taggedSlugs } from '../tags'
import type { EntryKind } from './choices'
import { contentOf } from './entry-file'
import { routeNames } from './route-titles'
import { summarize } from './summaries'

type Json = Record<string, unknown>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Empty for kinds without titles. */
export function titlesOf(data: Json): { titleVi: string; titleEn: string } {
  const first = (...values: unknown[]) => values.map(textOf).find(Boolean) ?? ''
  const route = routeNames(data)
  return {
    titleVi: first(data.titleVi, data.nameVi, data.labelVi, data.subjectVi, route.titleVi),
    titleEn: first(data.titleEn, data.nameEn, data.labelEn, data.subjectEn, route.titleEn),
  }
}

/** Columns derived from data: titles and the folded search text. */
export function derivedFromData(
  slug: string,
  data: Json,
): { titleVi: string; titleEn: string; searchText: string } {
  const titles = titlesOf(data)
  return { ...titles, searchText: fold([titles.titleVi, titles.titleEn, slug].join(' ')) }
}

/** The stored summary; data must have passed its kind's schema in at least one language. */
export function summaryOf(kind: EntryKind, slug: string, live: Json): Json {
  return { ...summarize(kind, slug, contentOf(kind, live)) }
}

function tagsIn(kind: EntryKind, live: Json, locale: Locale): readonly string[] {
  if (kind === 'post') return contentOf(kind, live).tags ?? []
  return kind === 'topic' || kind === 'guide' ? texts(contentOf(kind, live), 'tags', locale) : []
}

interface TaggedEntry {
  id: string
  kind: EntryKind
  /** What readers get; null if never published. */
  live: Json | null
}

/** Rows of `entry_tags` for the public languages. */
export function tagRowsOf({ id, kind, live }: TaggedEntry, published: readonly Locale[]) {
  if (live === null) return []
  return published.flatMap((locale) =>
    taggedSlugs(tagsIn(kind, live, locale)).map(({ slug, tag }) => ({
      slug,
      locale,
      kind,
      entryId: id,
      tag,
    })),
  )
}
