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
  /** Vietnamese đồng a person. */
  price?: number
  image: string
  descriptionVi: string
  descriptionEn: string
  tagsVi: string[]
  tagsEn: string[]
}

export type ShownSlide = InOneLanguage<HeroSlide>
export type ShownPlace = InOneLanguage<FeaturedDestination>
