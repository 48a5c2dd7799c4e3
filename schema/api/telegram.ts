import * as z from 'zod'
import { locales } from '../locale'
import { postSlugParam } from './posts'

/** A wish to see an article in the channel. Title, summary and address are taken but never used (decision G4). */
export const telegramPostInput = z.object({
  slug: postSlugParam.shape.slug,
  locale: z.enum(locales).default('vi'),
  title: z.string().max(500).optional(),
  summary: z.string().max(2000).optional(),
  url: z.string().max(500).optional(),
})
