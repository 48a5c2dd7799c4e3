import type { DealWindow } from '../deals/types'
import type { InOneLanguage } from '../in-one-language'

export const contentKinds = ['destination', 'deal', 'topic', 'guide'] as const
export type ContentKind = (typeof contentKinds)[number]

/** One thing that the search over the built-in content can find. */
export interface SearchDoc {
  /** Such as `destination:hoi-an`, `guide:day-7`. */
  id: string
  kind: ContentKind
  slug: string
  titleVi: string
  titleEn: string
  /** Other names that find it, in any spelling. */
  aliases: string[]
  descriptionVi: string
  descriptionEn: string
  /** All else that the search looks at. */
  textVi: string
  textEn: string
  tagsVi: string[]
  tagsEn: string[]
  locationVi: string
  locationEn: string
  /** `@assets/art/<scene id>` */
  image: string
  /** The editors' own rating, 0 to 5. */
  rating?: number
  /** Whole percent, of a deal. */
  discount?: number
  /** Vietnamese đồng, of a deal. */
  price?: number
  /** US dollars a night as text such as "$15", of a destination. */
  priceText?: string
  /** When a deal holds; it is never found outside. */
  window?: DealWindow
}

export type ShownSearchDoc = InOneLanguage<SearchDoc>
