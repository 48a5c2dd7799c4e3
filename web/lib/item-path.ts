import { fillPath, paths } from '../../schema/paths'
import type { SavedKind } from './saved-items'

const patterns: Record<SavedKind | 'topic', string> = {
  destination: paths.destination,
  guide: paths.guide,
  topic: paths.topic,
  article: paths.article,
  deal: paths.deal,
  product: paths.shop,
}

/** The screen path of a thing by its kind and slug; guides' slugs are their days, such as `day-7`. */
export function itemPath(kind: keyof typeof patterns, slug: string): string {
  return fillPath(patterns[kind], { slug, day: slug })
}
