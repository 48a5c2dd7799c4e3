import { isLocale, localizedPath, textIn } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import type { MakeMessage } from '../../platform/outbox/message'
import { findPublishedPost } from './queries'

/** Undefined if the article is no longer public in the language. */
export const makeArticleMessage: MakeMessage = async (
  { db, settings, privateSettings },
  { subject },
) => {
  const [slug = '', locale] = subject.split(':')
  const post = await findPublishedPost(db, slug)
  const chat = privateSettings.telegram?.channel
  if (!post || !chat || !isLocale(locale) || !post.locales.includes(locale)) return undefined
  const url =
    settings.siteUrl +
    localizedPath(fillPath(paths.article, { slug: post.slug }), locale, settings.defaultLocale)
  const lines = [textIn(post, 'title', locale).value, textIn(post, 'summary', locale).value]
  return { to: 'telegram', chat, text: lines.join('\n\n'), link: url }
}
