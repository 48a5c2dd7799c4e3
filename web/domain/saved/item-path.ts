import { fillPath, paths } from '../../../schema/paths'
import type { SavedKind } from './saved-items'

const patterns: Record<
  SavedKind | 'farm' | 'topic' | 'itinerary' | 'prices' | 'when' | 'letter',
  string
> = {
  destination: paths.destination,
  guide: paths.guide,
  topic: paths.topic,
  itinerary: paths.itinerary,
  article: paths.article,
  deal: paths.deal,
  farm: paths.farm,
  prices: paths.prices,
  when: paths.when,
  letter: paths.letter,
  product: paths.shop,
}

/**
 * A guide's slug is `day-7`; a product has no page, so its path searches the shop for the title.
 */
export function itemPath(kind: keyof typeof patterns, slug: string, title = ''): string {
  if (kind === 'product' && title) return `${paths.shop}?${new URLSearchParams({ q: title })}`
  return fillPath(patterns[kind], { slug, day: slug })
}
