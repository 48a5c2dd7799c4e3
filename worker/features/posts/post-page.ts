import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import type { Post, PostPage } from '../../../schema/api/posts'
import { linkHeadings } from '../../../schema/headings'
import { type Locale, otherLocale, withLocalizedLinks } from '../../../schema/locale'
import type { Database } from '../../platform/db/database'
import { listRelatedPosts } from './queries'

const relatedPosts = 3

/** Markdown as safe HTML: raw HTML is escaped, links within the site get the prefix of the language. */
export function renderMarkdown(markdown: string, locale: Locale, defaultLocale: Locale): string {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
  // A table that is wider than a phone scrolls; it must be reachable for the arrow keys.
  return withLocalizedLinks(html, locale, defaultLocale).replaceAll('<table>', '<table tabindex="0">')
}

/** A post's body as safe HTML in a language, or in the other one where only that exists, and which it is. */
export function renderBody(post: Pick<Post, 'bodyVi' | 'bodyEn'>, locale: Locale, defaultLocale: Locale): { html: string; locale: Locale } {
  const bodies: Record<Locale, string> = { vi: post.bodyVi, en: post.bodyEn }
  const other = otherLocale(locale)
  const written = !bodies[locale].trim() && bodies[other].trim() ? other : locale
  return { html: renderMarkdown(bodies[written], locale, defaultLocale), locale: written }
}

/** What the article page shows: the post with one language's body as HTML, and what to read next. */
export async function loadPostPage(
  db: Database,
  input: { post: Post; locale: Locale; defaultLocale: Locale; now: Date },
): Promise<PostPage> {
  const { bodyVi, bodyEn, ...summary } = input.post
  const body = renderBody(input.post, input.locale, input.defaultLocale)
  const linked = linkHeadings(body.html)
  return {
    ...summary,
    bodyHtml: linked.html,
    headings: linked.headings,
    bodyLocale: body.locale,
    related: await listRelatedPosts(db, { post: input.post, limit: relatedPosts, now: input.now }),
  }
}
