import type { Post, PostPage } from '../../../schema/api/posts'
import { type Locale, otherLocale } from '../../../schema/locale'
import type { Database } from '../../platform/db/database'
import { renderMarkdown } from './markdown'
import { listRelatedPosts } from './queries'

const relatedPosts = 3

/** A post's body as safe HTML in a language, or in the other one where only that exists, and which it is. */
export function renderBody(post: Post, locale: Locale, defaultLocale: Locale): { html: string; locale: Locale } {
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
  return {
    ...summary,
    bodyHtml: body.html,
    bodyLocale: body.locale,
    related: await listRelatedPosts(db, { post: input.post, limit: relatedPosts, now: input.now }),
  }
}
