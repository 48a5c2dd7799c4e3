import type { TFunction } from 'i18next'
import type { AdminPost, PostContent } from '../../../../../schema/api/admin-posts'
import { slugify } from '../../../../../schema/fold'
import { type Locale, text } from '../../../../../schema/locale'
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

/** The slug of a title: small letters, digits and single dashes, cut at a word where it is too long; empty for a title without letters. */
export function makeSlug(title: string): string {
  const slug = slugify(title)
  if (slug.length <= maxLengths.slug) return slug
  const cut = slug.slice(0, maxLengths.slug + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0)) || slug.slice(0, maxLengths.slug)
}

/** The fields that keep an article from being published: a title and a summary in both languages, and a body in at least one. */
export function missingFields(content: PostContent): PostField[] {
  const lines = (['titleVi', 'titleEn', 'summaryVi', 'summaryEn'] as const).filter((field) => content[field].trim() === '')
  return content.bodyVi.trim() || content.bodyEn.trim() ? lines : [...lines, 'bodyVi']
}

/** My version on top of theirs: fields that only they have changed since the common base are theirs, the others mine. */
export function mergeContents(base: PostContent, mine: PostContent, theirs: PostContent): PostContent {
  return { ...theirs, ...pickFields(mine, changedFields(base, mine)) }
}

/** Whether both sides have changed a field since the common base, and not to the same. */
export function isContested(field: PostField, base: PostContent, mine: PostContent, theirs: PostContent): boolean {
  return !isSameValue(mine[field], theirs[field]) && !isSameValue(base[field], mine[field]) && !isSameValue(base[field], theirs[field])
}

/** The title of an article in the page's language, else in the other; words that say so where it has none. */
export function titleOf(post: { titleVi: string; titleEn: string }, locale: Locale, t: TFunction<'admin'>): string {
  return text(post, 'title', locale) || t('posts.untitled')
}

/** Words a minute of silent reading. Source: Brysbaert 2019, 238 for English prose. Vietnamese writes each syllable apart; the figure is used for both. */
const wordsPerMinute = 238

/** How many words a Markdown text has: runs of letters and digits, addresses of links left out. */
export function countWords(markdown: string): number {
  const readable = markdown.replace(/\]\([^)]*\)/g, ']')
  return readable.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0
}

/** Minutes that reading so many words takes, at least one; 0 for no words. */
export function readingMinutes(words: number): number {
  return words === 0 ? 0 : Math.max(1, Math.round(words / wordsPerMinute))
}
