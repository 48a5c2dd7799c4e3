import { millisecondsInMinute } from 'date-fns/constants'
import type { Locale } from '../../../schema/locale'
import { openPriceEnd, productsPageSize } from '../../../schema/shop'
import { readListState } from '../../lib/list-state'
import { type ShopState, shopFields } from './list-fields'

/** The countries that a language's visitors are shown products for (specification 9). */
const countries: Record<Locale, string> = { vi: 'VN,KR,JP,UK,AU,SG,TH,MY', en: 'US,KR,JP,UK,AU,SG,TH,MY' }

/** How many pages the Worker reads and renders for one document at most. */
export const renderedPages = 4

/** How long a list of products counts as fresh, in ms. */
export const freshForMs = 5 * millisecondsInMinute

type Filters = Omit<ShopState, 'page' | 'from' | 'missing'>

/**
 * The API path of one page of products: parameters in the specification's order, each only when set, so that the same filters always
 * give the same path.
 */
export function productsPath(
  { category, q, sort, min, max, trending }: Filters,
  page: number,
  locale: Locale,
): `/api/products/infinite?${string}` {
  const query = new URLSearchParams({ page: String(page), limit: String(productsPageSize) })
  if (q.trim()) query.set('q', q.trim())
  if (category !== 'all') query.set('categories', category)
  query.set('countries', countries[locale])
  if (trending) query.set('trending', 'true')
  if (Number(min) > 0 || Number(max) < openPriceEnd) {
    query.set('minPrice', min)
    query.set('maxPrice', max)
  }
  query.set('sortBy', sort)
  query.set('inStock', 'true')
  if (sort === 'trending') query.set('isHot', 'true')
  return `/api/products/infinite?${query}`
}

/** All that the shop reads for a document: the first pages of those that the address shows. */
export function shopData(_params: unknown, search: URLSearchParams, locale: Locale): string[] {
  const state = readListState(shopFields, search)
  const from = Number(state.from)
  const count = Math.min(Math.max(Number(state.page) - from + 1, 1), renderedPages)
  return Array.from({ length: count }, (_, index) => productsPath(state, from + index, locale))
}
