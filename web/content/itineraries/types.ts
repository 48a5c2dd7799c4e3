import type { Body } from '../body'
import type { InOneLanguage } from '../in-one-language'
import type { PageMeta } from '../page-meta'
import type { NamedPlace, PlaceId } from '../places'
import type { ItinerarySlug } from './slugs'

interface DayFields {
  titleVi: string
  titleEn: string
  textVi: string
  textEn: string
}

/** One day of an itinerary. */
export interface ItineraryDay extends DayFields {
  /** Where the night is spent. */
  night?: NamedPlace
}

interface ItineraryFields {
  slug: ItinerarySlug
  titleVi: string
  titleEn: string
  /** Such as "4 ngày 3 đêm" / "4 days, 3 nights". */
  durationVi: string
  durationEn: string
  descriptionVi: string
  descriptionEn: string
  highlightsVi: string[]
  highlightsEn: string[]
  /** What the price covers. No entry begins with a name: the home page joins them in lower case. */
  includesVi: string[]
  includesEn: string[]
  /** Vietnamese đồng a person, a rough budget without flights. */
  price: number
}

/** An itinerary as its author writes it. */
export interface ItinerarySource extends ItineraryFields {
  meta: PageMeta
  imageAltVi: string
  imageAltEn: string
  /** Places in the order of the journey. */
  stops: PlaceId[]
  days: (DayFields & { night?: PlaceId })[]
  /** Markdown: getting there, what to change in the rainy months, what to skip. */
  notesVi: string
  notesEn: string
}

/** What the home page's cards show. */
export interface ItinerarySummary extends ItineraryFields {
  /** `@assets/art/<scene id>` */
  image: string
}

export interface Itinerary extends ItinerarySummary {
  meta: PageMeta
  imageAltVi: string
  imageAltEn: string
  stops: NamedPlace[]
  days: ItineraryDay[]
  notesVi: Body
  notesEn: Body
}

export type ShownItinerary = InOneLanguage<Itinerary>
export type ShownItinerarySummary = InOneLanguage<ItinerarySummary>
