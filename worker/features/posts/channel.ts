import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { telegramPostInput } from '../../../schema/api/posts'
import { isLocale, localizedPath, textIn } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { outbox } from '../../../schema/tables/outbox'
import { addDays, vietnamDay, vietnamOffset } from '../../../schema/time'
import { sameOrigin } from '../../platform/http/client'
import type { ApiEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { limitBursts, rateLimited } from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import { logEvent } from '../../platform/log/log'
import type { MakeMessage } from '../../platform/outbox/outbox'
import { insertDelivery } from '../../platform/outbox/outbox'
import { findPublishedPost } from './queries'

const kind = 'article-channel'
/** For all articles and languages: readers must not be able to fill the channel. */
const postsADay = 6

/** Once per article, language and Vietnam day. */
export const postChannelRoutes = new Hono<ApiEnv>().post(
  '/post',
  sameOrigin,
  limitBody,
  requireJson,
  limitBursts,
  validate('json', telegramPostInput),
  async (c) => {
    const { slug, locale } = c.req.valid('json')
    const { db, now, privateSettings } = c.var
    const post = await findPublishedPost(db, slug)
    if (!post?.locales.includes(locale)) throw new ApiError('NOT_FOUND')
    if (!privateSettings.telegram?.channel) {
      logEvent('article not posted: no channel is set up', { slug, locale })
      return c.json({ ok: true }, 202)
    }
    const subject = `${post.slug}:${locale}`
    const today = vietnamDay(now)
    // By id, because a renamed article is also found by its former slugs.
    const idempotencyKey = `${kind}:${today}:${post.id}:${locale}`
    const isOfToday = and(
      gte(outbox.idempotencyKey, `${kind}:${today}:`),
      lt(outbox.idempotencyKey, `${kind}:${today};`),
    )
    const when = sql`${db.$count(outbox, isOfToday)} < ${postsADay}`
    const [, [stored]] = await db.batch([
      insertDelivery(db, { kind, subject, idempotencyKey, at: now.toISOString(), when }),
      db.select({ id: outbox.id }).from(outbox).where(eq(outbox.idempotencyKey, idempotencyKey)),
    ])
    if (!stored)
      throw rateLimited(
        (Date.parse(`${addDays(today, 1)}T00:00:00${vietnamOffset}`) - now.getTime()) / 1000,
      )
    c.var.deliverSoon(subject)
    return c.json({ ok: true }, 202)
  },
)

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
