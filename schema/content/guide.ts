import * as z from 'zod'
import { difficulties, guideCategories, seasons } from './choices'
import {
  day,
  inBoth,
  line,
  lines,
  markdown,
  ownPageMeta,
  paragraph,
  picture,
  place,
  places,
  rating,
} from './fields'
import { visitFacts } from './visit'

/**
 * A guide of the thirty days as editors write it: 400 to 1,600 words in each language. Its slug is
 * `day-` and its day.
 */
export const guideContent = z.strictObject({
  day: z.int().min(1).max(99),
  ...inBoth('title', line(120)),
  ...inBoth('summary', paragraph(600)),
  category: z.enum(guideCategories),
  difficulty: z.enum(difficulties),
  /** The seasons in which the place is at its best; none where the month hardly matters. */
  seasons: z.array(z.enum(seasons)).max(4),
  destinations: places(),
  imageUrl: picture(),
  ...inBoth('imageAlt', line(200)),
  ...inBoth('content', markdown()),
  ...inBoth('tags', lines()),
  /** What the hotel partner is asked for. */
  agodaSearchTerm: place(),
  rating: rating(),
  featured: z.boolean(),
  visit: visitFacts().optional(),
  /** When the guide first appeared. */
  date: day(),
  /** When the editors last revised it; readers see it. */
  updatedOn: day(),
  meta: ownPageMeta(),
})
export type GuideContent = z.infer<typeof guideContent>
