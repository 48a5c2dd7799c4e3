import type { listedKinds } from '../../../schema/api/entries'
import type { EntryKind } from '../../../schema/content/choices'
import type { Locale } from '../../../schema/locale'
import type { Page } from '../../lib/page'

type ListedKind = (typeof listedKinds)[number]

/**
 * The API path of an entry in a language. Slugs are `day-7` for guides, `home`, and `privacy` or
 * `terms` for pages.
 */
export function entryPath<Kind extends EntryKind>(
  kind: Kind,
  slug: string,
  locale: Locale,
): `/api/entries/${Kind}/${string}?locale=${Locale}` {
  return `/api/entries/${kind}/${encodeURIComponent(slug)}?locale=${locale}`
}

/** The API path of all entries of a kind that are public in a language. */
export function entryListPath<Kind extends ListedKind>(
  kind: Kind,
  locale: Locale,
): `/api/entries/${Kind}?locale=${Locale}` {
  return `/api/entries/${kind}?locale=${locale}`
}

/** The API path of the titles of everything that lists and plans may hold. */
export function thingsPath(locale: Locale): `/api/things?locale=${Locale}` {
  return `/api/things?locale=${locale}`
}

/** The API path of where those are. */
export function placesPath(locale: Locale): `/api/things/places?locale=${Locale}` {
  return `/api/things/places?locale=${locale}`
}

/**
 * Where an entry lives now, for an address with a slug that it once had; `toPath` makes the path of
 * a slug.
 */
export function movedEntry(toPath: (slug: string) => string): NonNullable<Page['movedTo']> {
  return ({ slug }, data) => {
    const entry = data as { slug: string } | undefined
    return entry && entry.slug !== slug ? toPath(entry.slug) : undefined
  }
}
