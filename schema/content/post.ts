import * as z from 'zod'
import { contentPillars, postLimits } from './choices'
import {
  author,
  destination,
  inBoth,
  line,
  lines,
  markdown,
  ownPageMeta,
  paragraph,
  picture,
} from './fields'

export const postContent = z.strictObject({
  ...inBoth('title', line(postLimits.title)),
  ...inBoth('summary', paragraph(postLimits.summary)),
  ...inBoth('body', markdown()),
  /** Default: the default cover. */
  coverImage: picture().optional(),
  /** Shared by both languages: proper nouns in Vietnamese spelling. */
  tags: lines(0, postLimits.tags, postLimits.tag).optional(),
  contentPillar: z.enum(contentPillars),
  destinationSlug: destination().optional(),
  /** The author's page; its name comes before `authorName`. */
  authorSlug: author().optional(),
  authorName: line(120).optional(),
  readingTimeMinutes: z.int().min(1).max(120).optional(),
  featured: z.boolean().optional(),
  ...inBoth('highlights', lines(0, 20).optional()),
  ...inBoth('travelTips', lines(0, 20).optional()),
  meta: ownPageMeta(),
})
export type PostContent = z.infer<typeof postContent>
