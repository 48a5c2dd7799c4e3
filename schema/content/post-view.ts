import type { Post, PostAuthor, PostPage, PostSummary } from '../api/posts'
import { type Locale, otherLocale, text } from '../locale'
import { type Body, toBody } from '../markdown'
import { isInstant } from '../time'
import type { PostContent } from './post'

export interface AboutPost {
  id: string
  slug: string
  /** UTC ISO instants; may be empty. */
  publishedAt: string
  updatedAt: string
  views: number | null
  shares: number | null
  /** Of the page that the article names. */
  author?: PostAuthor | null | undefined
}

/** Texts of languages that are not public are missing. */
type AnyPost = Partial<PostContent>

export function viewPostSummary(
  { id, slug, publishedAt, views, shares, author }: Omit<AboutPost, 'updatedAt'>,
  content: AnyPost,
  locale: Locale = 'vi',
): PostSummary {
  return {
    id,
    slug,
    titleVi: content.titleVi ?? '',
    titleEn: content.titleEn ?? '',
    summaryVi: content.summaryVi ?? '',
    summaryEn: content.summaryEn ?? '',
    coverImage: content.coverImage ?? null,
    tags: content.tags ?? [],
    publishedAt: isInstant(publishedAt) ? publishedAt : null,
    contentPillar: content.contentPillar ?? '',
    readingTimeMinutes: content.readingTimeMinutes ?? null,
    viewCount: views ?? 0,
    shareCount: shares ?? 0,
    authorName: (author && text(author, 'name', locale)) || (content.authorName ?? null),
    destinationSlug: content.destinationSlug ?? null,
  }
}

/** Without the other language's summary, where this one has its own; titles keep both. */
export function postIn<Post extends PostSummary>(post: Post, locale: Locale | undefined): Post {
  const { summaryVi, summaryEn } = post
  return {
    ...post,
    summaryVi: locale === 'en' && summaryEn ? '' : summaryVi,
    summaryEn: locale === 'vi' && summaryVi ? '' : summaryEn,
  }
}

export function viewWholePost(
  about: AboutPost,
  content: AnyPost,
  locale?: Locale,
): Omit<Post, 'locales'> {
  return {
    ...viewPostSummary(about, content, locale),
    bodyVi: content.bodyVi ?? '',
    bodyEn: content.bodyEn ?? '',
    highlightsVi: content.highlightsVi ?? [],
    highlightsEn: content.highlightsEn ?? [],
    travelTipsVi: content.travelTipsVi ?? [],
    travelTipsEn: content.travelTipsEn ?? [],
    updatedAt: about.updatedAt,
  }
}

/** Falls back to the other language and returns which one it is. */
export function postBodyIn(
  { bodyVi = '', bodyEn = '' }: Pick<AnyPost, 'bodyVi' | 'bodyEn'>,
  locale: Locale,
): Body & { locale: Locale } {
  const bodies: Record<Locale, string> = { vi: bodyVi, en: bodyEn }
  const other = otherLocale(locale)
  const written = !bodies[locale].trim() && bodies[other].trim() ? other : locale
  return { ...toBody(bodies[written]), locale: written }
}

/** The article page in a language, without related articles and cards. */
export function viewPost(
  about: AboutPost,
  content: AnyPost,
  locale: Locale,
): Omit<PostPage, 'related' | 'cards' | 'locales'> {
  const { bodyVi: _vi, bodyEn: _en, ...post } = viewWholePost(about, content, locale)
  const { html, headings, locale: bodyLocale } = postBodyIn(content, locale)
  const { meta } = content
  const author = about.author ? { author: about.author } : {}
  return {
    ...postIn(post, locale),
    ...author,
    bodyHtml: html,
    headings,
    bodyLocale,
    ...(meta && { meta }),
  }
}
