import type { listedKinds, WordedKind } from '../../../schema/api/entries'
import { type EntryKind, isFixedPage } from '../../../schema/content/choices'
import type { Locale } from '../../../schema/locale'
import { fillPath, writtenPagePath } from '../../../schema/paths'
import type { Page } from '../../lib/page'

export type ListedKind = (typeof listedKinds)[number]

/** Slugs are `day-7` for guides, `home`, and `privacy` or `terms` for pages. */
export const entryPath = <Kind extends EntryKind>(kind: Kind, slug: string, locale: Locale) =>
  `/api/entries/${kind}/${encodeURIComponent(slug)}?locale=${locale}` as const

export const entryListPath = <Kind extends ListedKind>(kind: Kind, locale: Locale) =>
  `/api/entries/${kind}?locale=${locale}` as const

export const thingsPath = (locale: Locale) => `/api/things?locale=${locale}` as const

export const placesPath = (locale: Locale) => `/api/things/places?locale=${locale}` as const

export const wordsPath = (kind: WordedKind, locale: Locale) =>
  `/api/things/words/${kind}?locale=${locale}` as const

export const yearsPath = (locale: Locale) => `/api/months?locale=${locale}` as const

export const placeMonthPath = (slug: string, month: number, locale: Locale) =>
  `/api/months/${encodeURIComponent(slug)}/${month}?locale=${locale}` as const

/** Redirects a former slug, and that of a fixed page, which has a path of its own. */
export const movedPage: NonNullable<Page['movedTo']> = ({ slug }, data) => {
  const entry = data as { slug: string } | undefined
  if (!entry || (entry.slug === slug && !isFixedPage(slug))) return undefined
  return writtenPagePath(entry.slug)
}

/** Redirects an address of a path pattern that has a former slug. */
export function movedEntry(pattern: string): NonNullable<Page['movedTo']> {
  return ({ slug }, data) => {
    const entry = data as { slug: string } | undefined
    return entry && entry.slug !== slug ? fillPath(pattern, { slug: entry.slug }) : undefined
  }
}
