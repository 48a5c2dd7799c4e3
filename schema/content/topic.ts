import * as z from 'zod'
import { topicCategoryIds } from './choices'
import {
  day,
  destinations,
  inBoth,
  line,
  lines,
  markdown,
  ownPageMeta,
  paragraph,
  picture,
  rating,
} from './fields'

/** 350 to 700 words in each language. */
export const topicContent = z.strictObject({
  ...inBoth('title', line(120)),
  category: z.enum(topicCategoryIds),
  /** One or two sentences. */
  ...inBoth('description', paragraph(600)),
  image: picture(),
  ...inBoth('imageAlt', line(200)),
  ...inBoth('content', markdown()),
  /** Three to five practical lines. */
  ...inBoth('tips', lines()),
  ...inBoth('tags', lines()),
  relatedDestinations: destinations(),
  featured: z.boolean(),
  /** Ranks popular topics of a category. */
  rating: rating().optional(),
  publishedDate: day(),
  meta: ownPageMeta(),
})
