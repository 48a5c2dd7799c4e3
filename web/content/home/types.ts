import type { DestinationSlug } from '../../../schema/destinations'
import type { InOneLanguage } from '../in-one-language'

/** One slide of the home page's carousel. */
export interface HeroSlide {
  region: 'halong' | 'sapa' | 'hcm' | 'phuquoc' | 'ninhbinh' | 'dalat' | 'mekong'
  titleVi: string
  titleEn: string
  subtitleVi: string
  subtitleEn: string
  descriptionVi: string
  descriptionEn: string
  tagVi: string
  tagEn: string
  /** `@assets/art/<scene id>` */
  imageUrl: string
}

/** A destination card of the home page; its link is made from the English title (decision B8). */
export interface FeaturedDestination {
  titleVi: string
  titleEn: string
  locationVi: string
  locationEn: string
  durationVi: string
  durationEn: string
  rating: number
  /** The lowest price of a night, US dollars as text such as "$15". */
  price?: string
  image: string
  descriptionVi: string
  descriptionEn: string
  tagsVi: string[]
  tagsEn: string[]
}

/** An activity of the booking partner on the home page. */
export interface AffiliateActivity {
  id: string
  titleVi: string
  titleEn: string
  descriptionVi: string
  descriptionEn: string
  /** `@assets/art/<scene id>` */
  image: string
  /** Who runs it, in general words. */
  providerVi: string
  providerEn: string
  /** The partner's city, a destination slug. */
  cityId: DestinationSlug
  /** US dollars as text, such as "$35". */
  priceHint: string
  /** The editors' own rating, 0 to 5 with one decimal. */
  ratingHint: number
  /** Guests, such as "2–12". */
  capacity: string
  locationVi: string
  locationEn: string
}

export type ShownOffer = InOneLanguage<AffiliateActivity>
export type ShownSlide = InOneLanguage<HeroSlide>
export type ShownPlace = InOneLanguage<FeaturedDestination>
