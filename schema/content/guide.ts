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

/** 400 to 1,600 words in each language; the slug is `day-<day>`. */
export const guideContent = z.strictObject({
  day: z.int().min(1).max(99),
  ...inBoth('title', line(120)),
  ...inBoth('summary', paragraph(600)),
  category: z.enum(guideCategories),
  difficulty: z.enum(difficulties),
  /** Empty if the season hardly matters. */
  seasons: z.array(z.enum(seasons)).max(4),
  destinations: places(),
  imageUrl: picture(),
  ...inBoth('imageAlt', line(200)),
  ...inBoth('content', markdown()),
  ...inBoth('tags', lines()),
  /** Place for the hotel partner's search. */
  agodaSearchTerm: place(),
  rating: rating().optional(),
  featured: z.boolean(),
  visit: visitFacts().optional(),
  date: day(),
  /** Last revised; shown to readers. */
  updatedOn: day(),
  meta: ownPageMeta(),
})
