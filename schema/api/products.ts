import * as z from 'zod'
import type { LinkTarget } from '../links'
import type { WithPhotos } from '../photo-texts'
import { lastProductsPage, type ProductCategory, productSorts, productsPageSize } from '../shop'
import { pageField, searchField } from './text-fields'

export {
  lastProductsPage,
  openPriceEnd,
  type ProductCategory,
  type ProductSort,
  productCategories,
  productSorts,
  productsPageSize,
} from '../shop'

/** A product as the shop shows it, without its destination address. */
export interface Product {
  id: string
  externalId: string
  title: string
  titleVi: string
  description: string
  descriptionVi: string
  /** A stored picture path or an address. */
  imageUrl: string
  /** The merchant's name. */
  merchant: string
  category: ProductCategory | (string & {})
  /** ISO code; null for every country. */
  targetCountry: string | null
  /** Null for managed products, whose clicks go through `/r/{externalId}`. */
  affiliateUrl: string | null
  /** Such as `$12.90`; may be empty. */
  priceText: string
  /** Such as `4.7`. */
  rating: string
  tags: string[]
  tagsVi: string[]
  isHot: boolean
  isNew: boolean
  isBestSeller: boolean
  /** From the earlier price if known, else the merchant's figure. */
  discountPercent: number
  /** 0 to 100. */
  viralScore: number
  /** True if unknown. */
  inStock: boolean
  linkTarget: LinkTarget
  /** Vietnam day, `YYYY-MM-DD`. */
  priceSeenOn: string | null
  /** The earlier price with its first and last Vietnam day. */
  earlierPrice: { priceText: string; from: string; to: string } | null
}

export interface ProductPage extends WithPhotos {
  products: Product[]
  pagination: { page: number; limit: number; total: number; pages: number; hasNext: boolean }
  filters: {
    /** Counts ignore the chosen category; empty categories are left out. */
    availableCategories: { name: string; count: number }[]
  }
}

/** The company's own goods, the most wanted first. */
export interface OwnProducts extends WithPhotos {
  products: Product[]
}

/** Minimum viral score of a trending product. */
export const trendingScore = 70

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const list = (pattern: RegExp) =>
  z
    .string()
    .max(400)
    .transform((value) => [
      ...new Set(
        value
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean),
      ),
    ])
    .pipe(z.array(z.string().regex(pattern)).max(30))
/** US dollars; blank counts as not set. */
const price = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
  z.coerce.number().min(0).max(1_000_000).optional(),
)

export const productsQuery = z.object({
  page: pageField(lastProductsPage),
  limit: z.coerce.number().int().min(1).max(48).default(productsPageSize),
  q: searchField,
  categories: list(/^[\w-]{1,40}$/).default([]),
  /** ISO codes; `UK` counts as `GB`. Products without a country match all. */
  countries: list(/^[A-Za-z]{2}$/).default([]),
  trending: flag.optional(),
  minPrice: price,
  maxPrice: price,
  sortBy: z.enum(productSorts).default('trending'),
  inStock: flag.optional(),
  isHot: flag.optional(),
})
export type ProductsQuery = z.output<typeof productsQuery>

/** `itemId` may be a partner's, see schema/partners.ts. */
export const affiliateClickInput = z.object({
  itemId: z.string().trim().min(1).max(200),
  merchant: z.string().trim().max(120).default(''),
  category: z.string().trim().max(60).default(''),
  country: z.string().trim().max(8).default(''),
})
