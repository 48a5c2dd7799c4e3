import type { InOneLanguage } from '../in-one-language'
import type { PageMeta } from '../page-meta'
import type { PlaceId } from '../places'

export const dealCategoryIds = ['accommodation', 'tours', 'transport', 'dining', 'activities'] as const
export type DealCategoryId = (typeof dealCategoryIds)[number]

export interface DealCategory {
  id: DealCategoryId
  nameVi: string
  nameEn: string
  descriptionVi: string
  descriptionEn: string
}

/**
 * When a deal holds, in days of Vietnam, both ends included. A yearly window gives month and day and comes again every year
 * (decision D4); one whose end is before its start runs over New Year.
 */
export type DealWindow = { yearly: { from: string; to: string } } | { once: { from: string; to: string } }

/** A deal as its author writes it. */
export interface DealSource {
  slug: string
  meta: PageMeta
  category: DealCategoryId
  titleVi: string
  titleEn: string
  /** Two or three sentences. */
  descriptionVi: string
  descriptionEn: string
  /** Vietnamese đồng. */
  originalPrice: number
  discountedPrice: number
  /** The last days (`YYYY-MM-DD`) on which the original price was asked; a deal without a season shows it only with them. */
  originalPriceDates?: { from: string; to: string }
  /** `MM-DD` in a yearly window, `YYYY-MM-DD` in one that holds once. */
  window: DealWindow
  isLimitedTime: boolean
  isHotDeal: boolean
  destinations: PlaceId[]
  inclusionsVi: string[]
  inclusionsEn: string[]
  termsVi: string[]
  termsEn: string[]
  /** What the picture shows, for those who do not see it. */
  imageAltVi: string
  imageAltEn: string
  /** The partner's page, where the deal has one. */
  bookingUrl?: string
}

/** The deal as pages get it; its dates are worked out from the window and the clock. */
export interface Deal extends DealSource {
  id: string
  /** `@assets/art/<scene id>` */
  image: string
  /** Counted from the two prices, whole percent. */
  discountPercentage: number
}

export type ShownDeal = InOneLanguage<Deal>
export type ShownDealCategory = InOneLanguage<DealCategory>
