import * as z from 'zod'
import type { CardFacts } from '../content-cards'
import type { LinkedHeadings } from '../headings'
import { type Locale, locales } from '../locale'
import { postsPerPage } from '../paging'
import { type ContentPillar, contentPillars } from '../pillars'
import type { WithPhotos } from './media'

/** A post in a list, without its body. Texts of a language in which it is not public are empty. */
export interface PostSummary {
  id: string
  slug: string
  titleVi: string
  titleEn: string
  summaryVi: string
  summaryEn: string
  coverImage: string | null
  tags: string[]
  /** UTC ISO instant; null where the stored one is not a date. */
  publishedAt: string | null
  contentPillar: ContentPillar | (string & {})
  readingTimeMinutes: number | null
  viewCount: number
  shareCount: number
  authorName: string | null
  destinationSlug: string | null
}

/** A post with its Markdown in its languages: the answer of `GET /api/posts/{slug}`. */
export interface Post extends PostSummary {
  bodyVi: string
  bodyEn: string
  highlightsVi: string[]
  highlightsEn: string[]
  travelTipsVi: string[]
  travelTipsEn: string[]
  updatedAt: string
  /** The languages in which it is public. */
  locales: Locale[]
}

/**
 * The response of `GET /api/posts/{slug}?locale=`, or 404 NOT_IN_LANGUAGE where it is public in the
 * other language only: one language's body, rendered to safe HTML, and what to read next.
 */
export interface PostPage extends Omit<Post, 'bodyVi' | 'bodyEn'>, WithPhotos {
  bodyHtml: string
  /** The level-two headings of `bodyHtml` with their ids. */
  headings: LinkedHeadings['headings']
  /** The language that `bodyHtml` is in: the asked one, or the other where only that exists. */
  bodyLocale: Locale
  related: PostSummary[]
  /**
   * When the facts that it names were checked, the oldest of them: a Vietnam day. None without such
   * facts.
   */
  factsCheckedOn?: string
  /** What the cards in `bodyHtml` show; only of entries that are public in the language. */
  cards: CardFacts[]
}

/** The response of `GET /api/preview?token=&locale=`: a post as it is saved, drafts included. */
export interface PostPreview extends PostPage {
  /** UTC ISO instant at which the link expires. */
  expiresAt: string
}

/** A month that has posts, in Vietnam time, `YYYY-MM`. */
export interface PostMonth {
  month: string
  count: number
}

/** Lists hold the posts that are public in this language; without it in any. */
const locale = z.enum(locales).optional()
const limit = (max: number, fallback: number) =>
  z.coerce.number().int().min(1).max(max).default(fallback)

export const listPostsQuery = z.object({
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'month must look like 2025-10')
    .optional(),
  limit: limit(postsPerPage, postsPerPage),
  /** From 1; each has `limit` posts. */
  page: z.coerce.number().int().min(1).max(500).default(1),
  /** The slug of the destination that they are about. */
  destination: z.string().max(80).optional(),
  locale,
})
export const featuredShown = 3
export const featuredPostsQuery = z.object({ limit: limit(12, featuredShown), locale })
export const dailyInspirationQuery = z.object({ limit: limit(12, 4), locale })
/** Of one post, of the months and of a pillar's posts. */
export const postQuery = z.object({ locale })
export const postPreviewQuery = z.object({
  token: z.string().max(200).catch(''),
  locale: z.enum(locales).default('vi'),
})
export const postSlugParam = z.object({ slug: z.string().trim().min(1).max(200) })
export const pillarParam = z.object({
  pillar: z
    .string()
    .max(100)
    .transform((pillar) => (pillar === 'personal-travel' ? 'personal-stories' : pillar)),
})

export function isContentPillar(pillar: string): pillar is ContentPillar {
  return (contentPillars as readonly string[]).includes(pillar)
}

/**
 * A request to post an article to the channel. Title, summary and address are accepted but ignored:
 * the article itself is posted.
 */
export const telegramPostInput = z.object({
  slug: postSlugParam.shape.slug,
  locale: z.enum(locales).default('vi'),
  title: z.string().max(500).optional(),
  summary: z.string().max(2000).optional(),
  url: z.string().max(500).optional(),
})

const line = (max: number) => z.string().trim().normalize('NFC').max(max)

/**
 * `PUT /api/admin/posts/{id}`: any of the fields; they are saved and, in the languages that are
 * public, published. With `version` 409 unless the article still is the one that the editor started
 * from; 400 where a public language would lose a text that it needs.
 */
export const updatePostInput = z
  .object({
    titleVi: line(200),
    titleEn: line(200),
    summaryVi: line(600),
    summaryEn: line(600),
    tags: z.array(line(60).min(1)).max(20),
    version: z.int().min(1),
  })
  .partial()
export type UpdatePostInput = z.input<typeof updatePostInput>

/**
 * `POST /api/admin/posts/{id}/preview-link`: opens for everybody who has it, until it expires after
 * seven days.
 */
export interface PreviewLink {
  /** Screen path without language prefix, such as `/xem-truoc?token=…`. */
  path: string
  expiresAt: string
}
