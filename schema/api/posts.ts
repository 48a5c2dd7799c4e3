import * as z from 'zod'
import { type ContentPillar, contentPillars, postsPerPage } from '../content/choices'
import type { InOneLanguage } from '../content/in-one-language'
import type { PageMeta } from '../content/page-meta'
import type { SummaryOfKind } from '../content/summaries'
import type { CardFacts } from '../content-cards'
import type { LinkedHeadings } from '../html'
import { type Locale, locales } from '../locale'
import type { WithPhotos } from '../photo-texts'
import { pageField } from './text-fields'

/**
 * Texts of a language that is not public are empty; so is the other language's summary in a
 * response that was asked for in one language.
 */
export interface PostSummary {
  id: string
  slug: string
  titleVi: string
  titleEn: string
  summaryVi: string
  summaryEn: string
  coverImage: string | null
  tags: string[]
  /** UTC ISO instant; null if the stored one is invalid. */
  publishedAt: string | null
  contentPillar: ContentPillar | (string & {})
  readingTimeMinutes: number | null
  viewCount: number
  shareCount: number
  authorName: string | null
  destinationSlug: string | null
}

/** The response of `GET /api/posts/{slug}`, with Markdown bodies. */
export interface Post extends PostSummary {
  bodyVi: string
  bodyEn: string
  highlightsVi: string[]
  highlightsEn: string[]
  travelTipsVi: string[]
  travelTipsEn: string[]
  updatedAt: string
  locales: Locale[]
}

/** Of the author's page; without `slug` if that is not public in the language. */
export type PostAuthor = InOneLanguage<Omit<SummaryOfKind['author'], 'slug'>> & { slug?: string }

/** One language's body as safe HTML; 404 NOT_IN_LANGUAGE when only the other one is public. */
export interface PostPage extends Omit<Post, 'bodyVi' | 'bodyEn'>, WithPhotos {
  bodyHtml: string
  headings: LinkedHeadings['headings']
  /** The other language when the requested one has no text. */
  bodyLocale: Locale
  related: PostSummary[]
  author?: PostAuthor
  /** Vietnam day of the oldest check among the facts it names. */
  factsCheckedOn?: string
  /** Written title and description of search results. */
  meta?: Partial<PageMeta>
  /** Content of the cards in `bodyHtml`, public entries only. */
  cards: CardFacts[]
}

/** A post as saved, drafts included. */
export interface PostPreview extends PostPage {
  /** UTC ISO instant. */
  expiresAt: string
}

/** `month` is `YYYY-MM` of Vietnam time. */
export interface PostMonth {
  month: string
  count: number
}

/** Without it, posts public in any language. */
const locale = z.enum(locales).optional()
const limit = (max: number, fallback: number) =>
  z.coerce.number().int().min(1).max(max).default(fallback)

export const listPostsQuery = z.object({
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'month must look like 2025-10')
    .optional(),
  limit: limit(postsPerPage, postsPerPage),
  page: pageField(500),
  destination: z.string().max(80).optional(),
  author: z.string().max(120).optional(),
  locale,
})
export const featuredShown = 3
export const featuredPostsQuery = z.object({ limit: limit(12, featuredShown), locale })
export const dailyInspirationQuery = z.object({ limit: limit(12, 4), locale })
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

/** Posts an article to the channel; title, summary and url are accepted and ignored. */
export const telegramPostInput = z.object({
  slug: postSlugParam.shape.slug,
  locale: z.enum(locales).default('vi'),
  title: z.string().max(500).optional(),
  summary: z.string().max(2000).optional(),
  url: z.string().max(500).optional(),
})

const line = (max: number) => z.string().trim().normalize('NFC').max(max)

/**
 * Saves the fields and publishes them in the public languages; 409 unless `version` matches, 400 if
 * a public language would lose a required text.
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

/** The link expires after seven days. */
export interface PreviewLink {
  /** Screen path without language prefix, such as `/xem-truoc?token=…`. */
  path: string
  expiresAt: string
}
