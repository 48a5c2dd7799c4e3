import { openPriceEnd, type ProductSort, type ProductsQuery } from '../../../schema/api/products'
import { fold } from '../../../schema/fold'

export interface Listing {
  page: number
  limit: number
  /** Folded; undefined without a search. */
  words: string[] | undefined
  categories: string[]
  /** ISO codes in order; empty for all. */
  countries: string[]
  trending: boolean
  /** US cents. */
  minCents: number | undefined
  maxCents: number | undefined
  inStock: boolean
  onlyHot: boolean
  /** `hot` is `trending` with the hot products first. */
  sort: ProductSort | 'hot'
}

export function normalListing(query: ProductsQuery): Listing {
  const { sortBy, isHot = false, minPrice = 0, maxPrice = openPriceEnd } = query
  const words = fold(query.q).match(/[a-z0-9]+/g) ?? []
  return {
    page: query.page,
    limit: query.limit,
    words: query.q === '' ? undefined : [...new Set(words)].sort(),
    categories: [...query.categories].sort(),
    countries: [
      ...new Set(query.countries.map((code) => code.toUpperCase().replace(/^UK$/, 'GB'))),
    ].sort(),
    trending: query.trending ?? false,
    minCents: minPrice > 0 ? Math.round(minPrice * 100) : undefined,
    maxCents: maxPrice < openPriceEnd ? Math.round(maxPrice * 100) : undefined,
    inStock: query.inStock ?? false,
    onlyHot: isHot && sortBy !== 'trending',
    sort: isHot && sortBy === 'trending' ? 'hot' : sortBy,
  }
}
