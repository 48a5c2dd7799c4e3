import * as z from 'zod'
import type { Drift } from '../content/pairs'
import { destinationSlugs } from '../destinations'
import { locales } from '../locale'
import { picturePattern } from '../media'
import { reservedPostSlugs } from '../paths'
import { contentPillars } from '../pillars'
import type { PostLanguages } from '../post-languages'
import { languagesField } from './bulk'
import { instantField } from './text-fields'

const postStatuses = ['draft', 'scheduled', 'published'] as const
export type PostStatus = (typeof postStatuses)[number]

const line = (max: number) => z.string().trim().normalize('NFC').max(max)
const text = (max: number) => z.string().normalize('NFC').max(max)
const lines = z.array(line(300).min(1)).max(20)

/** The slug of a post: small letters, digits and single dashes, none of `reservedPostSlugs`. */
const postSlugField = z
  .string()
  .trim()
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'small letters, digits and single dashes')
  .refine((slug) => !reservedPostSlugs.includes(slug), 'this slug is reserved')

const contentFields = {
  slug: postSlugField,
  titleVi: line(200),
  titleEn: line(200),
  summaryVi: line(600),
  summaryEn: line(600),
  bodyVi: text(60_000),
  bodyEn: text(60_000),
  /**
   * Stored path of a picture, such as `@assets/art/hue` or `media:k3f9x2ab7q`; null for the default
   * cover.
   */
  coverImage: z.string().trim().max(300).regex(picturePattern, 'a picture of the site').nullable(),
  tags: z.array(line(60).min(1)).max(20),
  contentPillar: z.enum(contentPillars),
  destinationSlug: z.enum(destinationSlugs).nullable(),
  authorName: line(120).nullable(),
  readingTimeMinutes: z.number().int().min(1).max(120).nullable(),
  featured: z.boolean(),
  highlightsVi: lines,
  highlightsEn: lines,
  travelTipsVi: lines,
  travelTipsEn: lines,
} as const

const postContent = z.object(contentFields)
export type PostContent = z.output<typeof postContent>

/**
 * `PUT /api/admin/posts/{id}`: any of the fields. With `updatedAt` 409 unless the post still is the
 * one that the editor started from; 400 where a public language would lose a text that it needs.
 */
export const updatePostInput = z.object({ ...contentFields, updatedAt: z.iso.datetime() }).partial()
export type UpdatePostInput = z.input<typeof updatePostInput>

/**
 * `POST /api/admin/posts`: a new draft; the slug is made from the title where there is one, and
 * made unique. The form that asks for the title chooses the `id`; sent again, it changes nothing.
 */
export const createPostInput = z.object({
  id: z.uuid().optional(),
  titleVi: contentFields.titleVi.default(''),
  titleEn: contentFields.titleEn.default(''),
})

/**
 * `PUT /api/admin/posts/{id}/draft`: the autosave. Incomplete fields are accepted; only their sizes
 * are checked.
 */
export const autosaveInput = z.object({
  baseUpdatedAt: z.iso.datetime(),
  content: z
    .object({
      ...contentFields,
      slug: z.string().max(100),
      coverImage: z.string().max(300).nullable(),
    })
    .partial(),
})
export type AutosaveInput = z.input<typeof autosaveInput>

/**
 * `POST /api/admin/posts/{id}/publish`: from `publishedAt` on, at once without one, in the named
 * languages and in those in which readers see it already. BAD_REQUEST with an issue for each
 * missing text of these.
 */
export const publishPostInput = z.object({
  publishedAt: instantField.nullable().default(null),
  locales: languagesField.default([...locales]),
  updatedAt: z.iso.datetime(),
})
/** `POST /api/admin/posts/{id}/unpublish`: a draft again once no language is left. */
export const unpublishPostInput = z.object({
  locales: languagesField.default([...locales]),
  updatedAt: z.iso.datetime(),
})
/**
 * `POST /api/admin/posts/{id}/hold`: the fields of which the other language still holds, by their
 * path in `drift`.
 */
export const holdPostInput = z.object({
  paths: z.array(z.string().max(50)).min(1).max(10),
  updatedAt: z.iso.datetime(),
})
export const restoreRevisionInput = z.object({ updatedAt: z.iso.datetime() })
export const previewMarkdownInput = z.object({
  markdown: text(60_000),
  locale: z.enum(['vi', 'en']),
})

export const adminPostSorts = ['edited', 'published', 'title', 'views'] as const
export const adminPostFilters = [
  'all',
  'draft',
  'scheduled',
  'published',
  'one-language',
  'behind',
  'trash',
] as const
export const listAdminPostsQuery = z.object({
  q: line(100).default(''),
  status: z.enum(adminPostFilters).default('all'),
  pillar: z.enum(contentPillars).optional(),
  sort: z.enum(adminPostSorts).default('edited'),
  /** The username of who changed it last. */
  by: line(100).default(''),
  /** Vietnam days of the last change, `YYYY-MM-DD`. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})

export const postIdParam = z.object({ id: z.string().min(1).max(100) })
export const revisionParam = z.object({
  id: z.string().min(1).max(100),
  revision: z.coerce.number().int().min(1),
})

export interface AdminPostRow extends PostLanguages {
  id: string
  slug: string
  titleVi: string
  titleEn: string
  /** As stored; `scheduled` whose time has come is public. */
  status: PostStatus
  /** Whether visitors see it now, in its languages. */
  isPublic: boolean
  isBehind: boolean
  publishedAt: string | null
  updatedAt: string
  /** Who changed it last; empty for the posts that the site came with. */
  updatedBy: string
  contentPillar: string
  viewCount: number
  shareCount: number
  deletedAt: string | null
}

/** `GET /api/admin/posts`: 25 rows a page. */
export interface AdminPostList {
  posts: AdminPostRow[]
  hasNext: boolean
}

/** The response of `GET /api/admin/posts/{id}` and of every write of a post. */
export interface AdminPost extends AdminPostRow, Omit<PostContent, 'contentPillar'> {
  createdAt: string
  drift: Drift
  /** The requesting admin's autosave; null without one. */
  draft: { content: Partial<PostContent>; baseUpdatedAt: string; savedAt: string } | null
}

/** `GET /api/admin/posts/{id}/revisions`, newest first; the newest is the post as it is. */
export interface PostRevision {
  id: number
  savedAt: string
  username: string
}

/** `GET /api/admin/posts/{id}/revisions/{revision}` */
export interface PostRevisionDetail extends PostRevision {
  content: PostContent
}

/**
 * `POST /api/admin/posts/{id}/preview-link`: opens for everybody who has it, until it expires after
 * seven days.
 */
export interface PreviewLink {
  /** Screen path without language prefix, such as `/xem-truoc?token=…`. */
  path: string
  expiresAt: string
}

/** `GET /api/admin/redirects`: slugs that posts once had, newest first. */
export interface PostRedirectRow {
  slug: string
  createdAt: string
  postId: string
  titleVi: string
  titleEn: string
  /** The screen path that it leads to now. */
  target: string
}

export const listRedirectsQuery = z.object({
  q: line(100).default(''),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})

/** `GET /api/admin/redirects`: 25 rows a page. */
export interface PostRedirectList {
  redirects: PostRedirectRow[]
  hasNext: boolean
}
