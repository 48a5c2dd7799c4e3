import type { PostSummary } from '../../../schema/api/posts'
import { type Locale, text } from '../../../schema/locale'
import { writeApi } from '../../lib/api'

/** Counts a share; one to Telegram also goes into our own channel. Both work in the background, and only the log tells of the channel. */
export function noteShare(post: PostSummary, target: string, locale: Locale): void {
  const { slug } = post
  navigator.sendBeacon(`/api/posts/${encodeURIComponent(slug)}/share`)
  if (target === 'Telegram')
    void postToChannel({ slug, locale, title: text(post, 'title', locale), summary: text(post, 'summary', locale) })
}

async function postToChannel(article: { slug: string; locale: Locale; title: string; summary: string }): Promise<void> {
  try {
    await writeApi('POST', '/api/telegram/post', { ...article, url: window.location.href })
    console.debug('the article goes to the channel')
  } catch (error) {
    console.debug('the article could not go to the channel', error)
  }
}
