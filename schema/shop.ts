import { brand } from './brand'
/** Shop values without zod, for the browser. */
export const productCategories = [
  'electronics',
  'luggage',
  'clothing',
  'accessories',
  'health',
  'outdoor',
  'photography',
  'food',
] as const
export type ProductCategory = (typeof productCategories)[number]
export const productSorts = [
  'trending',
  'price-low',
  'price-high',
  'rating',
  'newest',
  'bestseller',
] as const
export type ProductSort = (typeof productSorts)[number]

export const productsPageSize = 24
/** Highest page of the API. */
export const lastProductsPage = 10_000
/** US dollars; the price filter's upper end is open from here. */
export const openPriceEnd = 1000

/** ISO codes; queries may spell `GB` as `UK`. */
export const shopCountries = ['VN', 'US', 'KR', 'JP', 'GB', 'AU', 'SG', 'TH', 'MY'] as const
export type ShopCountry = (typeof shopCountries)[number]

/** The company's own fruit house among the merchants. */
export const ownMerchant = brand.slug
