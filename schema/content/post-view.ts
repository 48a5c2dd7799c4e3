import type { Post, PostPage, PostSummary } from '../api/posts'
import { type Locale, otherLocale } from '../locale'
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
}

/** Texts of languages that are not public are missing. */
type AnyPost = Partial<PostContent>

export function viewPostSummary(
  { id, slug, publishedAt, views, shares }: Omit<AboutPost, 'updatedAt'>,
  content: AnyPost,
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
    authorName: content.authorName ?? null,
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

export function viewWholePost(about: AboutPost, content: AnyPost): Omit<Post, 'locales'> {
  return {
    ...viewPostSummary(about, content),
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
  const { bodyVi: _vi, bodyEn: _en, ...post } = viewWholePost(about, content)
  const { html, headings, locale: bodyLocale } = postBodyIn(content, locale)
  const { meta } = content
  return { ...postIn(post, locale), bodyHtml: html, headings, bodyLocale, ...(meta && { meta }) }
}
