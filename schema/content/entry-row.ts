import { fold } from '../fold'
import type { EntryKind } from './choices'
import { contentOf } from './entry-file'
import { summarize } from './summaries'

type Json = Record<string, unknown>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What an entry is called in both languages; empty for the kinds of which there is one a slug. */
export function titlesOf(data: Json): { titleVi: string; titleEn: string } {
  const first = (...values: unknown[]) => values.map(textOf).find(Boolean) ?? ''
  return {
    titleVi: first(data.titleVi, data.nameVi, data.labelVi, data.subjectVi),
    titleEn: first(data.titleEn, data.nameEn, data.labelEn, data.subjectEn),
  }
}

/** The columns that follow from an entry's data: what lists are searched and named by. */
export function derivedFromData(
  slug: string,
  data: Json,
): { titleVi: string; titleEn: string; searchText: string } {
  const titles = titlesOf(data)
  return { ...titles, searchText: fold([titles.titleVi, titles.titleEn, slug].join(' ')) }
}

/**
 * What lists show of what readers get; the data has passed the schema of its kind in at least one
 * language.
 */
export function summaryOf(kind: EntryKind, slug: string, live: Json): Json {
  return { ...summarize(kind, slug, contentOf(kind, live)) }
}
