import type { AdminPost, PostContent } from '../../../../../schema/api/admin-posts'
import type { Locale } from '../../../../../schema/locale'
import { contentPillars } from '../../../../../schema/pillars'

export type PostField = keyof PostContent

/** Everything that an editor writes, in the order in which it is read. */
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

/** The longest texts that the API takes, in characters (schema/api/admin-posts.ts). */
export const maxLengths = { title: 200, summary: 600, body: 60_000, slug: 100, author: 120, tags: 1200, lines: 6000, minutes: 120 } as const

/** The fields that are written once a language. */
export function fieldIn<Name extends 'title' | 'summary' | 'body' | 'highlights' | 'travelTips'>(name: Name, locale: Locale) {
  return locale === 'vi' ? (`${name}Vi` as const) : (`${name}En` as const)
}

/** The language that a field is written in; undefined for one that both share. */
export function localeOf(field: PostField): Locale | undefined {
  if (field.endsWith('Vi')) return 'vi'
  return field.endsWith('En') ? 'en' : undefined
}

/** The id of a field's control in the page. */
export function fieldId(field: PostField): string {
  return `post-${field}`
}

/** What of an article is written by editors. An unknown pillar of an old row reads as the first. */
export function contentOf(post: AdminPost): PostContent {
  const { slug, titleVi, titleEn, summaryVi, summaryEn, bodyVi, bodyEn, coverImage, tags, destinationSlug, authorName } = post
  const { readingTimeMinutes, featured, highlightsVi, highlightsEn, travelTipsVi, travelTipsEn } = post
  return {
    ...{ slug, titleVi, titleEn, summaryVi, summaryEn, bodyVi, bodyEn, coverImage, tags, destinationSlug, authorName },
    ...{ readingTimeMinutes, featured, highlightsVi, highlightsEn, travelTipsVi, travelTipsEn },
    contentPillar: contentPillars.find((pillar) => pillar === post.contentPillar) ?? contentPillars[0],
  }
}

/** Whether two values of a field say the same. */
export function isSameValue(a: PostContent[PostField], b: PostContent[PostField]): boolean {
  return a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => item === b[index]))
}

/** The fields in which two contents differ. */
export function changedFields(from: PostContent, to: PostContent): PostField[] {
  return postFields.filter((field) => !isSameValue(from[field], to[field]))
}

/** The named fields of a content alone. */
export function pickFields(content: PostContent, fields: readonly PostField[]): Partial<PostContent> {
  return Object.fromEntries(fields.map((field) => [field, content[field]]))
}
