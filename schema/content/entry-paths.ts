import { fillPath, paths, writtenPagePath } from '../paths'
import { type EntryKind, entryKinds, fixedPages, isOnly, onlySlugs } from './choices'

const onlyPaths: Partial<Record<EntryKind, string>> = {
  home: paths.home,
  about: paths.about,
  farm: paths.farm,
  prices: paths.prices,
}

const patterns: Partial<Record<EntryKind, string>> = {
  post: paths.article,
  destination: paths.destination,
  topic: paths.topic,
  guide: paths.itinerary,
  itinerary: paths.itinerary,
  deal: paths.deal,
  letter: paths.letter,
  author: paths.author,
  route: paths.route,
}

/** Screen path without language prefix; undefined for kinds without pages. */
export function entryPagePath(kind: EntryKind, slug: string): string | undefined {
  if (isOnly(kind)) return slug === onlySlugs[kind] ? onlyPaths[kind] : undefined
  if (kind === 'page') return writtenPagePath(slug)
  const pattern = patterns[kind]
  return pattern && fillPath(pattern, { slug })
}

const cardKinds = ['post', 'destination', 'topic', 'guide', 'itinerary', 'deal'] as const

function entryAmong<Kind extends EntryKind>(
  kinds: readonly Kind[],
  path: string,
): { kind: Kind; slug: string } | undefined {
  const [, base, slug = ''] = path.split('/')
  const isGuide = /^day-\d+$/.test(slug)
  const kind = kinds.find(
    (one) =>
      one !== (isGuide ? 'itinerary' : 'guide') &&
      slug !== '' &&
      entryPagePath(one, slug) === `/${base}/${slug}` &&
      path === `/${base}/${slug}`,
  )
  return kind && { kind, slug }
}

/** The entry whose page is at a screen path, for kinds that can be cards. */
export const entryAtPath = (path: string) => entryAmong(cardKinds, path)

/** The same for every kind whose entries have a page each. */
export const anyEntryAtPath = (path: string) => entryAmong(entryKinds, path)

const fixedEntries = [
  ...entryKinds.filter(isOnly).map((kind) => ({ kind, slug: onlySlugs[kind] })),
  ...fixedPages.map((slug) => ({ kind: 'page' as const, slug })),
]

/** The same, and the entries that a site has one of, such as its home page. */
export const entryOfPage = (path: string): { kind: EntryKind; slug: string } | undefined =>
  anyEntryAtPath(path) ?? fixedEntries.find(({ kind, slug }) => entryPagePath(kind, slug) === path)

export const listPaths = {
  post: paths.articles,
  destination: paths.destinations,
  topic: paths.topics,
  guide: paths.guides,
  itinerary: paths.home,
  deal: paths.deals,
  letter: paths.letters,
  route: paths.routes,
} as const
