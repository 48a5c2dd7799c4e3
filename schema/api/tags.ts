import * as z from 'zod'
import { type Locale, locales } from '../locale'
import type { PostSummary } from './posts'
import { pageField } from './text-fields'

export const tagParam = z.object({ tag: z.string().trim().min(1).max(200) })
export const tagQuery = z.object({
  locale: z.enum(locales).default('vi'),
  page: pageField(500),
})

export interface TaggedTopic {
  slug: string
  title: string
  description: string
  /** A stored picture path. */
  image: string
}

export type TaggedGuide = Pick<TaggedTopic, 'slug' | 'title' | 'description'> & { day: number }

/** Everything with a tag in a language; 404 without any. */
export interface TagPage {
  slug: string
  name: string
  /** Articles share one list of Vietnamese tags in both languages. */
  nameLocale: Locale
  posts: PostSummary[]
  postCount: number
  topics: TaggedTopic[]
  guides: TaggedGuide[]
  /** Languages with enough tagged content for search engines. */
  listedIn: Locale[]
}
