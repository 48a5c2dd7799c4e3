import type { Body } from '../body'
import type { InOneLanguage } from '../in-one-language'
import type { PageMeta } from '../page-meta'
import type { NamedPlace, PlaceId } from '../places'

/** Guide categories, in the order of the list's select. */
export const guideCategories = [
  'planning',
  'transportation',
  'accommodation',
  'sightseeing',
  'food',
  'activities',
  'culture',
  'beach',
  'highlands',
  'luxury',
  'photography',
  'shopping',
  'summary',
] as const
export type GuideCategory = (typeof guideCategories)[number]

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const
export type Difficulty = (typeof difficulties)[number]

/** Seasons of the north, in the order of the list's select: spring from February to April, winter December and January. */
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

interface GuideFields {
  /** 1 to 30. */
  day: number
  summaryVi: string
  summaryEn: string
  category: GuideCategory
  difficulty: Difficulty
  /** The seasons in which the place is at its best, in the order of {@link seasons}; `all` where the month hardly matters. */
  season: 'all' | Season[]
  tagsVi: string[]
  tagsEn: string[]
  /** What the hotel partner is asked for. */
  agodaSearchTerm: PlaceId
  /** The editors' own rating, 0 to 5 with one decimal. */
  rating: number
  featured: boolean
}

/** A guide as its author writes it: the texts in Markdown, 400 to 800 words in each language. */
export interface GuideSource extends GuideFields {
  meta: PageMeta
  destinations: PlaceId[]
  /** What the picture shows, for those who do not see it. */
  imageAltVi: string
  imageAltEn: string
  contentVi: string
  contentEn: string
}

/** What lists show of a guide. */
export interface GuideSummary extends GuideFields {
  id: string
  /** When the guide first appeared, a calendar day of September 2025, `YYYY-MM-DD`. */
  date: string
  titleVi: string
  titleEn: string
  /** Such as "4 phút đọc" / "4 min read", counted from the text. */
  readTimeVi: string
  readTimeEn: string
  destinations: NamedPlace[]
  /** `@assets/art/<scene id>` */
  imageUrl: string
}

/** The whole guide. */
export interface Guide extends GuideSummary {
  meta: PageMeta
  /** When the editors last revised the series, `YYYY-MM-DD`; readers see it. */
  updatedOn: string
  imageAltVi: string
  imageAltEn: string
  contentVi: Body
  contentEn: Body
  /** The guides of the day before and after, where there are such days. */
  previous?: GuideNeighbour
  next?: GuideNeighbour
}

export interface GuideNeighbour {
  day: number
  titleVi: string
  titleEn: string
}

export type ShownGuide = InOneLanguage<Guide>
export type ShownGuideSummary = InOneLanguage<GuideSummary>
