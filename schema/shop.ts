/** Shop values without zod, so that the browser can import them. */
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

/** Default number of products per page. */
export const productsPageSize = 24
/** The highest page number that the API accepts. */
export const lastProductsPage = 10_000
/** Prices from this one on have no upper bound, in US dollars. */
export const openPriceEnd = 1000

/** The countries that the shop asks for, as ISO codes (`GB`, which its query may spell `UK`). */
export const shopCountries = ['VN', 'US', 'KR', 'JP', 'GB', 'AU', 'SG', 'TH', 'MY'] as const
export type ShopCountry = (typeof shopCountries)[number]

/** The company's own fruit house among the merchants. */
export const ownMerchant = 'mango-road'
