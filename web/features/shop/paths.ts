import { millisecondsInMinute } from 'date-fns/constants'
import type { Locale } from '../../../schema/locale'
import {
  openPriceEnd,
  productCategories,
  productSorts,
  productsPageSize,
} from '../../../schema/shop'
import {
  choiceField,
  type Field,
  flagField,
  givenFields,
  type ListState,
  patternField,
  readListState,
  textField,
} from '../../lib/list-state'

/** A price in US dollars, rounded to cents; anything else reads as the default. */
function priceField(fallback: number): Field<string> {
  const { parse, ...field } = patternField(/^\d{1,6}(\.\d{1,2})?$/, String(fallback))
  return {
    ...field,
    parse: (raw) => parse(raw.trim() && String(Math.round(Number(raw) * 100) / 100)),
  }
}

/** Pages 1 to `lastProductsPage`; anything else reads as the first. */
const pageField = patternField(/^([1-9]\d{0,3}|10000)$/, '1')

/**
 * Pages `from` to `page` are shown; `from` differs from 1 only without scripts, where the Worker
 * renders few pages at a time. `missing` marks a redirect from a removed product.
 */
export const shopFields = {
  category: choiceField(['all', ...productCategories], 'all'),
  q: textField(),
  sort: choiceField(productSorts, 'trending'),
  min: priceField(0),
  max: priceField(openPriceEnd),
  trending: flagField(),
  page: pageField,
  from: pageField,
  missing: flagField(),
}
export type ShopState = ListState<typeof shopFields>

export const firstPage = { page: '1', from: '1', missing: '' } satisfies Partial<ShopState>

const countries: Record<Locale, string> = {
  vi: 'VN,KR,JP,UK,AU,SG,TH,MY',
  en: 'US,KR,JP,UK,AU,SG,TH,MY',
}

/** Maximum of pages that the Worker renders in one document. */
export const renderedPages = 4

const maxPagesShown = 100

export function shownPageCount(pages: number, page: number): number {
  return Math.max(Math.min(pages, maxPagesShown), Math.min(page, pages))
}

/** In ms. */
export const freshForMs = 5 * millisecondsInMinute

type Filters = Omit<ShopState, 'page' | 'from' | 'missing'>

/** The order of parameters is fixed, so that the same filters give the same cache key. */
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

export const ownProductsPath = '/api/products/own'

export const merchantsPath = '/api/products/merchants'

/** Whether the list is unfiltered, from its first page and in its default order. */
export function isWholeShop(state: ShopState): boolean {
  return givenFields(shopFields, state).every(([name]) => name === 'page' || name === 'missing')
}

export function shopData(_params: unknown, search: URLSearchParams, locale: Locale): string[] {
  const state = readListState(shopFields, search)
  const from = Number(state.from)
  const count = Math.min(Math.max(Number(state.page) - from + 1, 1), renderedPages)
  const pages = Array.from({ length: count }, (_, index) =>
    productsPath(state, from + index, locale),
  )
  return [...pages, ...(isWholeShop(state) ? [ownProductsPath] : []), merchantsPath]
}
