/** The categories of the shop; `all` is a choice of the screen, not a category of a product. */
export type SeedProductCategory = 'electronics' | 'luggage' | 'clothing' | 'accessories' | 'health' | 'outdoor' | 'photography' | 'food'

/** The countries that a listing asks for, as ISO codes (`GB`, which the shop's query may spell `UK`). */
export type SeedCountry = 'VN' | 'US' | 'KR' | 'JP' | 'GB' | 'AU' | 'SG' | 'TH' | 'MY'

/** A built-in merchant of the demo database; every one is invented. */
export interface SeedMerchant {
  id: string
  name: string
  country: SeedCountry
  /** Percent of the price, lowest and highest. */
  commissionMin: number
  commissionMax: number
  /** The only hosts that a click may be sent to. */
  hosts: string[]
}

/** A built-in product of the demo database. */
export interface SeedProduct {
  /** Stable and public: the click goes through `/r/{externalId}`. */
  externalId: string
  /** A merchant's id. */
  merchant: string
  category: SeedProductCategory
  titleVi: string
  titleEn: string
  descriptionVi: string
  descriptionEn: string
  /** Null: the merchant names no price. */
  priceUsdCents: number | null
  /** Null: sold to every country. */
  targetCountry: SeedCountry | null
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
