import type { ProductCategory } from '../api/products'
import type { ShopCountry } from '../shop'

/** A built-in product of the demo database. */
export interface SeedProduct {
  /** Stable and public: the click goes through `/r/{externalId}`. */
  externalId: string
  /** A merchant's id. */
  merchant: string
  category: ProductCategory
  titleVi: string
  titleEn: string
  descriptionVi: string
  descriptionEn: string
  /** Null: the merchant names no price. */
  priceUsdCents: number | null
  /** Null: sold to every country. */
  targetCountry: ShopCountry | null
  /** One decimal, of 5. */
  rating: number
  reviewCount: number
  tagsVi: string[]
  tagsEn: string[]
  isHot: boolean
  isNew: boolean
  isBestSeller: boolean
  /** 0: no discount. */
  discountPercent: number
  /** 0 to 100; above 90 the card wears the viral badge. */
  viralScore: number
  /** Null: unknown, which counts as in stock. */
  inStock: boolean | null
  /** `@assets/art/<scene id>`. */
  image: string
  /** Never leaves the server: on one of the merchant's hosts. */
  destinationUrl: string
}
