import { fillPath, paths } from '../paths'
import { type EntryKind, onlySlugs } from './choices'

const patterns: Record<
  Exclude<
    EntryKind,
    'home' | 'about' | 'farm' | 'settings' | 'page' | 'fact' | 'festival' | 'prices'
  >,
  string
> = {
  post: paths.article,
  destination: paths.destination,
  topic: paths.topic,
  guide: paths.itinerary,
  itinerary: paths.itinerary,
  deal: paths.deal,
  letter: paths.letter,
}

const pagePaths: Record<string, string> = { privacy: paths.privacy, terms: paths.terms }

/**
 * Screen path without language prefix; undefined for settings, facts, festivals and unknown pages.
 */
export function entryPagePath(kind: EntryKind, slug: string): string | undefined {
  if (kind === 'home') return paths.home
  if (kind === 'farm') return slug === onlySlugs.farm ? paths.farm : undefined
  if (kind === 'about') return slug === onlySlugs.about ? paths.about : undefined
  if (kind === 'prices') return slug === onlySlugs.prices ? paths.prices : undefined
  if (kind === 'settings' || kind === 'fact' || kind === 'festival') return undefined
  if (kind === 'page') return Object.hasOwn(pagePaths, slug) ? pagePaths[slug] : undefined
  return fillPath(patterns[kind], { slug })
}

/** The entry whose page is at a screen path, for kinds that can be cards. */
export function entryAtPath(
  path: string,
): { kind: Exclude<keyof typeof patterns, 'letter'>; slug: string } | undefined {
  const [, base, slug = ''] = path.split('/')
  const isGuide = /^day-\d+$/.test(slug)
  const kinds = ['post', 'destination', 'topic', isGuide ? 'guide' : 'itinerary', 'deal'] as const
  const kind = kinds.find(
    (one) =>
      slug !== '' && entryPagePath(one, slug) === `/${base}/${slug}` && path === `/${base}/${slug}`,
  )
  return kind && { kind, slug }
}

export const listPaths = {
  post: paths.articles,
  destination: paths.destinations,
  topic: paths.topics,
  guide: paths.guides,
  itinerary: paths.home,
  deal: paths.deals,
  letter: paths.letters,
} as const
