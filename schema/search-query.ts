export const searchTypes = [
  'destination',
  'farm',
  'deal',
  'topic',
  'guide',
  'itinerary',
  'route',
  'article',
  'prices',
  'when',
  'letter',
  'page',
  'author',
  'product',
] as const
export type SearchType = (typeof searchTypes)[number]

/** UTF-16 units. */
export const maxQueryLength = 100
