/** The shop's values that the browser needs as well: they stand apart from the contract, whose schemas stay out of it. */
export const productCategories = ['electronics', 'luggage', 'clothing', 'accessories', 'health', 'outdoor', 'photography', 'food'] as const
export type ProductCategory = (typeof productCategories)[number]
export const productSorts = ['trending', 'price-low', 'price-high', 'rating', 'newest', 'bestseller'] as const
export type ProductSort = (typeof productSorts)[number]

/** How many products a page holds where the query does not say (specification 9). */
export const productsPageSize = 24
/** The last page that can be asked for, and so the last that is another's next one. */
export const lastProductsPage = 10_000
/** Prices from this one on have no upper bound, in US dollars (decision H5). */
export const openPriceEnd = 1000
