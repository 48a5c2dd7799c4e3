import type { listedKinds } from '../../../schema/api/entries'
import type { EntryKind } from '../../../schema/content/choices'
import type { Locale } from '../../../schema/locale'
import type { Page } from '../../lib/page'

type ListedKind = (typeof listedKinds)[number]

/** Slugs are `day-7` for guides, `home`, and `privacy` or `terms` for pages. */
export function entryPath<Kind extends EntryKind>(
  kind: Kind,
  slug: string,
  locale: Locale,
): `/api/entries/${Kind}/${string}?locale=${Locale}` {
  return `/api/entries/${kind}/${encodeURIComponent(slug)}?locale=${locale}`
}

export function entryListPath<Kind extends ListedKind>(
  kind: Kind,
  locale: Locale,
): `/api/entries/${Kind}?locale=${Locale}` {
  return `/api/entries/${kind}?locale=${locale}`
}

export function thingsPath(locale: Locale): `/api/things?locale=${Locale}` {
  return `/api/things?locale=${locale}`
}

export function placesPath(locale: Locale): `/api/things/places?locale=${Locale}` {
  return `/api/things/places?locale=${locale}`
}

/** Redirects an address that has a former slug; `toPath` makes the path of the current one. */
export function movedEntry(toPath: (slug: string) => string): NonNullable<Page['movedTo']> {
  return ({ slug }, data) => {
    const entry = data as { slug: string } | undefined
    return entry && entry.slug !== slug ? toPath(entry.slug) : undefined
  }
}
