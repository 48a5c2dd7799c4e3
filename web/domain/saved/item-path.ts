import { fillPath, paths } from '../../../schema/paths'
import type { SavedKind } from './saved-items'

const patterns: Record<SavedKind | 'topic', string> = {
  destination: paths.destination,
  guide: paths.guide,
  topic: paths.topic,
  article: paths.article,
  deal: paths.deal,
  product: paths.shop,
}

/**
 * The screen path of a thing by its kind and slug; guides' slugs are their days, such as `day-7`. Products have no page of their own:
 * the shop searches for the title.
 */
export function itemPath(kind: keyof typeof patterns, slug: string, title = ''): string {
  if (kind === 'product' && title) return `${paths.shop}?${new URLSearchParams({ q: title })}`
  return fillPath(patterns[kind], { slug, day: slug })
}
