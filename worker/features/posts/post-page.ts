import type { Post, PostPage } from '../../../schema/api/posts'
import { type Locale, otherLocale } from '../../../schema/locale'
import type { Database } from '../../lib/database'
import { renderMarkdown } from './markdown'
import { listRelatedPosts } from './queries'

const relatedPosts = 3

/** What the article page shows: the post with one language's body as HTML, and what to read next. */
export async function loadPostPage(
  db: Database,
  input: { post: Post; locale: Locale; defaultLocale: Locale; now: Date },
): Promise<PostPage> {
  const { bodyVi, bodyEn, ...summary } = input.post
  const bodies: Record<Locale, string> = { vi: bodyVi, en: bodyEn }
  const bodyLocale = bodies[input.locale].trim() ? input.locale : otherLocale(input.locale)
  return {
    ...summary,
    bodyHtml: renderMarkdown(bodies[bodyLocale], input.locale, input.defaultLocale),
    bodyLocale: bodies[bodyLocale].trim() ? bodyLocale : input.locale,
    related: await listRelatedPosts(db, { post: input.post, limit: relatedPosts, now: input.now }),
  }
}
