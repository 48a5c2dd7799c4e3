import type { ProductSort, ProductsQuery } from '../../../schema/api/products'
import { fold } from '../../../schema/fold'
import {
  openPriceEnd,
  productCategories,
  productsPageSize,
  shopCountries,
} from '../../../schema/shop'

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

const isAmong = (known: readonly string[], values: readonly string[]) =>
  values.every((value) => known.includes(value))
const storedPages = 10

/** Whether the shop's own menus make it: words and prices are any number, and not stored. */
export function isStoredListing(listing: Listing): boolean {
  const { page, limit, words, categories, countries, minCents, maxCents } = listing
  return (
    page <= storedPages &&
    limit === productsPageSize &&
    words === undefined &&
    minCents === undefined &&
    maxCents === undefined &&
    categories.length <= 1 &&
    isAmong(productCategories, categories) &&
    // Those of one language, all of them.
    (countries.length === 0 || countries.length === shopCountries.length - 1) &&
    isAmong(shopCountries, countries)
  )
}
