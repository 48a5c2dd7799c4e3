import type { Post, PostPage } from '../../../schema/api/posts'
import { checkedOnOf, type Facts } from '../../../schema/content/facts'
import { linkHeadings } from '../../../schema/headings'
import {
  type Locale,
  localePrefix,
  locales,
  otherLocale,
  withLocalizedLinks,
} from '../../../schema/locale'
import { markdownToHtml } from '../../../schema/markdown'
import { fillForEditors } from '../../content/facts'
import { fillPhotos, photosOf } from '../../content/photos'
import { readCards } from '../../content/read-cards'
import type { Database } from '../../platform/db/database'
import { fillPosts, listRelatedPosts } from './queries'

const relatedPosts = 3

/**
 * Markdown as safe HTML: raw HTML is escaped, links within the site get the prefix of the language.
 */
export function renderMarkdown(markdown: string, locale: Locale, defaultLocale: Locale): string {
  return withLocalizedLinks(markdownToHtml(markdown), locale, defaultLocale)
}

/**
 * A post's body as safe HTML in a language, or in the other one where only that exists, and which
 * it is.
 */
export function renderBody(
  post: Pick<Post, 'bodyVi' | 'bodyEn'>,
  locale: Locale,
  defaultLocale: Locale,
): { html: string; locale: Locale } {
  const bodies: Record<Locale, string> = { vi: post.bodyVi, en: post.bodyEn }
  const other = otherLocale(locale)
  const written = !bodies[locale].trim() && bodies[other].trim() ? other : locale
  return { html: renderMarkdown(bodies[written], locale, defaultLocale), locale: written }
}

/**
 * When the facts of a post's page in a language were checked, the oldest; the page has the other
 * language's body where only that is written.
 */
function checkedOn(stored: Post, facts: Facts, locale: Locale): Pick<PostPage, 'factsCheckedOn'> {
  const bodies: Record<Locale, string> = { vi: stored.bodyVi, en: stored.bodyEn }
  const shown = bodies[locale].trim() === '' ? locales : [locale]
  const [oldest] = shown.flatMap((one) => checkedOnOf(stored, facts, one) ?? []).sort()
  return oldest === undefined ? {} : { factsCheckedOn: oldest }
}

interface PageInput {
  /** With facts as tokens. */
  stored: Post
  facts: Facts
  locale: Locale
  defaultLocale: Locale
  now: Date
  isPreview?: boolean
}

/**
 * What the article page shows: the post with one language's body as HTML, and what to read next.
 * Its photographs are one query, where it has any.
 */
export async function loadPostPage(db: Database, input: PageInput): Promise<PostPage> {
  const { stored, facts, locale, defaultLocale, now } = input
  const named = input.isPreview ? fillForEditors(stored, facts, 'vi') : fillPosts(stored, facts)
  const unfilled = renderBody(named, locale, defaultLocale)
  const [cards, related] = await Promise.all([
    readCards(db, { html: unfilled.html, locale, prefix: localePrefix(locale, defaultLocale) }),
    listRelatedPosts(db, { post: named, limit: relatedPosts, locale, now }),
  ])
  const { content, photos } = await fillPhotos(db, {
    post: named,
    cards: fillPosts(cards, facts),
    related,
  })
  const { bodyVi: _vi, bodyEn: _en, ...summary } = content.post
  const body = photos.length === 0 ? unfilled : renderBody(content.post, locale, defaultLocale)
  const linked = linkHeadings(body.html)
  return {
    ...summary,
    bodyHtml: linked.html,
    headings: linked.headings,
    bodyLocale: body.locale,
    cards: content.cards,
    related: content.related,
    ...checkedOn(stored, facts, locale),
    ...photosOf(photos),
  }
}
