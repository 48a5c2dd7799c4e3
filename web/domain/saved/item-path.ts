import { fillPath, paths } from '../../../schema/paths'
import type { SavedKind } from './saved-items'

type PathKind =
  | SavedKind
  | 'farm'
  | 'topic'
  | 'itinerary'
  | 'prices'
  | 'when'
  | 'letter'
  | 'page'
  | 'author'
  | 'route'

/** A guide's slug is `day-7`. Products have no page: the path searches the shop. */
export function itemPath(kind: PathKind, slug: string, title = ''): string {
  if (kind === 'product' && title) return `${paths.shop}?${new URLSearchParams({ q: title })}`
  return fillPath(kind === 'product' ? paths.shop : paths[kind], { slug, day: slug })
}
