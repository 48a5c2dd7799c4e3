import { isLocale, localizedPath, textIn } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import type { MakeMessage } from '../../platform/outbox/outbox'
import { findPublishedPost } from './queries'

/**
 * An article for the channel, built from the post itself; nothing where it is not public in the
 * language any more.
 */
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
