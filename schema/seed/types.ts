import type { ContentPillar } from '../pillars'

/** A built-in post of the demo database; `tools/seed.ts` writes it to D1. */
export interface SeedPost {
  id: string
  slug: string
  titleVi: string
  titleEn: string
  summaryVi: string
  summaryEn: string
  /** `@assets/art/<scene id>`; a missing or unknown path shows the default cover. */
  coverImage: string
  /** Proper nouns in Vietnamese spelling, so that one list serves both languages. */
  tags: string[]
  /** UTC ISO instant. */
  publishedAt: string
  contentPillar: ContentPillar
  readingTimeMinutes?: number
  authorName?: string
  destinationSlug?: string
  featured: boolean
  /**
   * Markdown, headings from level 2 down, no raw HTML; links within the site are screen paths
   * without a language prefix.
   */
  bodyVi: string
  bodyEn: string
  highlightsVi: string[]
  highlightsEn: string[]
  travelTipsVi: string[]
  travelTipsEn: string[]
}
