import { fillPath, paths } from '../../../schema/paths'
import type { SavedKind } from './saved-items'

type PathKind = SavedKind | 'farm' | 'topic' | 'itinerary' | 'prices' | 'when' | 'letter'

/**
 * A guide's slug is `day-7`; a product has no page, so its path searches the shop for the title.
 */
export function itemPath(kind: PathKind, slug: string, title = ''): string {
  if (kind === 'product' && title) return `${paths.shop}?${new URLSearchParams({ q: title })}`
  return fillPath(kind === 'product' ? paths.shop : paths[kind], { slug, day: slug })
}
