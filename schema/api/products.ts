import * as z from 'zod'
import type { LinkTarget } from '../links'
import { lastProductsPage, type ProductCategory, productSorts, productsPageSize } from '../shop'
import type { WithPhotos } from './media'

export {
  lastProductsPage,
  openPriceEnd,
  type ProductCategory,
  type ProductSort,
  productCategories,
  productSorts,
  productsPageSize,
} from '../shop'

/** A product as the shop shows it; its destination address is never sent. */
export interface Product {
  id: string
  externalId: string
  title: string
  titleVi: string
  description: string
  descriptionVi: string
  /** `@assets/art/<scene id>`, or an address. */
  imageUrl: string
  /** The merchant's name. */
  merchant: string
  category: ProductCategory | (string & {})
  /** ISO country code; null where it is for every country. */
  targetCountry: string | null
  /** Null for managed products: their clicks go through `/r/{externalId}`. */
  affiliateUrl: string | null
  /** Such as `$12.90`; empty without a price. */
  priceText: string
  /** A number as text, such as `4.7`. */
  rating: string
  tags: string[]
  tagsVi: string[]
  isHot: boolean
  isNew: boolean
  isBestSeller: boolean
  /** From the earlier price where that is known, else as the merchant gives it. */
  discountPercent: number
  /** 0 to 100. */
  viralScore: number
  /** Unknown counts as in stock. */
  inStock: boolean
  /** Where a click leads: off the product while its link is dead, early or over. */
  linkTarget: LinkTarget
  /** The Vietnam day on which the price was last seen, `YYYY-MM-DD`; null where nobody knows. */
  priceSeenOn: string | null
  /**
   * What the product cost before, and its first and last Vietnam day; null unless all of it is
   * known.
   */
  earlierPrice: { priceText: string; from: string; to: string } | null
}

export interface ProductPage extends WithPhotos {
  products: Product[]
  pagination: { page: number; limit: number; total: number; pages: number; hasNext: boolean }
  filters: {
    /**
     * Every category that the other filters leave something of, with how much; the chosen category
     * does not narrow it.
     */
    availableCategories: { name: string; count: number }[]
  }
}

/**
 * What `GET /api/products/own` returns: the company's own goods that its shelf shows, the most
 * wanted first.
 */
export interface OwnProducts extends WithPhotos {
  products: Product[]
}

/** From this viral score on a product counts as trending. */
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

/** The query of `GET /api/products/infinite`; every parameter only when set. */
export const productsQuery = z.object({
  page: z.coerce.number().int().min(1).max(lastProductsPage).default(1),
  limit: z.coerce.number().int().min(1).max(48).default(productsPageSize),
  q: z.string().trim().max(100).default(''),
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

/**
 * The event `affiliate_click`: a click on a product, a hotel search or an activity (`itemId`:
 * schema/partners.ts).
 */
export const affiliateClickInput = z.object({
  itemId: z.string().trim().min(1).max(200),
  merchant: z.string().trim().max(120).default(''),
  category: z.string().trim().max(60).default(''),
  country: z.string().trim().max(8).default(''),
})
