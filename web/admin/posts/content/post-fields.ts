import type { TFunction } from 'i18next'
import type { AdminPost, PostContent } from '../../../../schema/api/admin-posts'
import { slugify } from '../../../../schema/fold'
import { type Locale, text } from '../../../../schema/locale'
import { contentPillars } from '../../../../schema/pillars'

export type PostField = keyof PostContent

/** In reading order. */
export const postFields = [
  'titleVi',
  'titleEn',
  'summaryVi',
  'summaryEn',
  'bodyVi',
  'bodyEn',
  'slug',
  'coverImage',
  'contentPillar',
  'tags',
  'destinationSlug',
  'authorName',
  'readingTimeMinutes',
  'featured',
  'highlightsVi',
  'highlightsEn',
  'travelTipsVi',
  'travelTipsEn',
] as const satisfies readonly PostField[]

/** As in schema/api/admin-posts.ts, in characters. */
export const maxLengths = {
  title: 200,
  summary: 600,
  body: 60_000,
  slug: 100,
  author: 120,
  tags: 1200,
  lines: 6000,
  minutes: 120,
} as const

export function fieldIn<Name extends 'title' | 'summary' | 'body' | 'highlights' | 'travelTips'>(
  name: Name,
  locale: Locale,
) {
  return locale === 'vi' ? (`${name}Vi` as const) : (`${name}En` as const)
}

export function localeOf(field: PostField): Locale | undefined {
  if (field.endsWith('Vi')) return 'vi'
  return field.endsWith('En') ? 'en' : undefined
}

export function fieldId(field: PostField): string {
  return `post-${field}`
}

/** An unknown pillar of an old row reads as the first. */
export function contentOf(post: AdminPost): PostContent {
  const {
    slug,
    titleVi,
    titleEn,
    summaryVi,
    summaryEn,
    bodyVi,
    bodyEn,
    coverImage,
    tags,
    destinationSlug,
    authorName,
  } = post
  const { readingTimeMinutes, featured, highlightsVi, highlightsEn, travelTipsVi, travelTipsEn } =
    post
  return {
    slug,
    titleVi,
    titleEn,
    summaryVi,
    summaryEn,
    bodyVi,
    bodyEn,
    coverImage,
    tags,
    destinationSlug,
    authorName,
    readingTimeMinutes,
    featured,
    highlightsVi,
    highlightsEn,
    travelTipsVi,
    travelTipsEn,
    contentPillar:
      contentPillars.find((pillar) => pillar === post.contentPillar) ?? contentPillars[0],
  }
}

export function isSameValue(a: PostContent[PostField], b: PostContent[PostField]): boolean {
  return (
    a === b ||
    (Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => item === b[index]))
  )
}

export function changedFields(from: PostContent, to: PostContent): PostField[] {
  return postFields.filter((field) => !isSameValue(from[field], to[field]))
}

export function pickFields(
  content: PostContent,
  fields: readonly PostField[],
): Partial<PostContent> {
  return Object.fromEntries(fields.map((field) => [field, content[field]]))
}

/** Returns the slug of a title, cut between words; empty for a title without letters. */
export function makeSlug(title: string): string {
  const slug = slugify(title)
  if (slug.length <= maxLengths.slug) return slug
  const cut = slug.slice(0, maxLengths.slug + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0)) || slug.slice(0, maxLengths.slug)
}

/**
 * The name of the field that an issue of the API is about; its path where the editor has no such
 * field.
 */
export function fieldLabel(path: string, t: TFunction<'admin'>): string {
  const field = postFields.find((known) => known === path.split('.', 1)[0])
  return field ? t(`posts.fields.${field}`) : path
}

/** Returns `theirs` with my changes since the common base. */
export function mergeContents(
  base: PostContent,
  mine: PostContent,
  theirs: PostContent,
): PostContent {
  return { ...theirs, ...pickFields(mine, changedFields(base, mine)) }
}

export function isContested(
  field: PostField,
  base: PostContent,
  mine: PostContent,
  theirs: PostContent,
): boolean {
  return (
    !isSameValue(mine[field], theirs[field]) &&
    !isSameValue(base[field], mine[field]) &&
    !isSameValue(base[field], theirs[field])
  )
}

export function titleOf(
  post: { titleVi: string; titleEn: string },
  locale: Locale,
  t: TFunction<'admin'>,
): string {
  return text(post, 'title', locale) || t('posts.untitled')
}

/**
 * Words a minute. Source: Brysbaert 2019, English prose; used for Vietnamese too, whose syllables
 * are counted.
 */
const wordsPerMinute = 238

/** Counts the words of a Markdown text without pictures and the addresses of links. */
export function countWords(markdown: string): number {
  const readable = markdown.replace(/!\[[^\]]*\]\([^)]*\)/g, '').replace(/\]\([^)]*\)/g, ']')
  return readable.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0
}

export function readingMinutes(words: number): number {
  return words === 0 ? 0 : Math.max(1, Math.round(words / wordsPerMinute))
}
