import type { Deal, DealSource } from './types'

/** The whole deal made from what its author wrote. */
export function dealPage(source: DealSource): Deal {
  return {
    ...source,
    id: `deal-${source.slug}`,
    image: `@assets/art/deal-${source.slug}`,
    discountPercentage: Math.round((1 - source.discountedPrice / source.originalPrice) * 100),
  }
}
