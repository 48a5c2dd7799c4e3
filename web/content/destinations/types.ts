import type { InOneLanguage } from '../in-one-language'
import type { PageMeta } from '../page-meta'

/** Regions in the order in which the site lists them, north to south. */
export const regions = ['north', 'central', 'south'] as const
export type Region = (typeof regions)[number]

/** Activity categories of the destinations list filter, in the order of its select. */
export const activityCategories = [
  'cultural',
  'food',
  'adventure',
  'scenic',
  'beach',
  'cruise',
  'trekking',
  'water sports',
  'entertainment',
  'historical',
  'nature',
] as const
export type ActivityCategory = (typeof activityCategories)[number]

/** What a list card shows of an activity. */
export interface ActivitySummary {
  id: string
  nameVi: string
  nameEn: string
  category: ActivityCategory
  /** Free text such as "3–4 giờ" / "3–4 hours". */
  durationVi: string
  durationEn: string
  /** US dollars as text, such as "$15-30", or exactly "Free". */
  priceRange: string
  /** The editors' own rating, 0 to 5 with one decimal. */
  rating: number
}

export interface Activity extends ActivitySummary {
  /** `@assets/art/<scene id>`: of the place itself, or of the category. */
  imageUrl: string
  descriptionVi: string
  descriptionEn: string
  highlightsVi: string[]
  highlightsEn: string[]
  difficulty: 'easy' | 'moderate'
  bestTimeVi: string
  bestTimeEn: string
}

/** All that the list, the cards and the search need of a destination. */
export interface DestinationSummary {
  id: string
  slug: string
  nameVi: string
  nameEn: string
  region: Region
  /** Province or city in force since July 2025. */
  provinceVi: string
  provinceEn: string
  /** The former province, only where the merger of July 2025 changed it. */
  formerProvinceVi?: string
  formerProvinceEn?: string
  descriptionVi: string
  descriptionEn: string
  /** `@assets/art/<scene id>` */
  heroImageUrl: string
  coordinates: { lat: number; lng: number }
  accommodation: { count: number /** Such as "$15-200", US dollars a night. */; priceRange: string }
  /** What the place has of its own, at most some 30 km out; those of other towns are only told of in its accessibility. */
  transportation: { airport: boolean; trainStation: boolean; busStation: boolean }
  /** Best months (1–12), the best first. */
  bestTimeToVisit: { months: number[] }
  activities: ActivitySummary[]
  foodSpecialtiesVi: string[]
  foodSpecialtiesEn: string[]
  culturalHighlightsVi: string[]
  culturalHighlightsEn: string[]
  rating: number
  reviewCount: number
}

export interface Picture {
  /** `@assets/art/<scene id>` */
  src: string
  altVi: string
  altEn: string
}

/** The whole destination: the summary and the long texts of its page. */
export interface Destination extends DestinationSummary {
  meta: PageMeta
  /** Sights that the page tells of, by the names under which people look for them. */
  attractionsVi: string[]
  attractionsEn: string[]
  /** Three paragraphs, 180 to 260 words together in each language. */
  overviewVi: string[]
  overviewEn: string[]
  heroAltVi: string
  heroAltEn: string
  galleryImages: Picture[]
  transportation: DestinationSummary['transportation'] & { accessibilityVi: string; accessibilityEn: string }
  bestTimeToVisit: DestinationSummary['bestTimeToVisit'] & { weatherVi: string; weatherEn: string }
  activities: Activity[]
  /** Names of places; those that the alias table knows become links. */
  nearbyDestinationsVi: string[]
  nearbyDestinationsEn: string[]
}

/** The same as screens get them: the texts of one language. */
export type ShownDestination = InOneLanguage<Destination>
export type ShownDestinationSummary = InOneLanguage<DestinationSummary>
export type ShownActivity = InOneLanguage<Activity>
export type ShownActivitySummary = InOneLanguage<ActivitySummary>
export type ShownPicture = InOneLanguage<Picture>
