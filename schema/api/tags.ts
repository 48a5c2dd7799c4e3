import * as z from 'zod'
import { type Locale, locales } from '../locale'
import type { PostSummary } from './posts'

export const tagParam = z.object({ tag: z.string().trim().min(1).max(200) })
export const tagQuery = z.object({
  locale: z.enum(locales).default('vi'),
  page: z.coerce.number().int().min(1).max(500).default(1),
})

/** A topic as a list shows it. */
export interface TaggedTopic {
  slug: string
  title: string
  description: string
  /** `@assets/art/<scene id>` */
  image: string
}

/** A guide as a list shows it: by its day. */
export type TaggedGuide = Pick<TaggedTopic, 'slug' | 'title' | 'description'> & { day: number }

/** `GET /api/tags/{tag}?locale=`: what has a tag in a language. 404 where nothing has. */
export interface TagPage {
  slug: string
  name: string
  /**
   * The language of the name: articles have one list of tags for both languages, written in
   * Vietnamese.
   */
  nameLocale: Locale
  /** The articles of the page, newest first. */
  posts: PostSummary[]
  postCount: number
  topics: TaggedTopic[]
  guides: TaggedGuide[]
  /** The languages in which enough things have the tag for search engines. */
  listedIn: Locale[]
}
