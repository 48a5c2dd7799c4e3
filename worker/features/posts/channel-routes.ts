import { Hono } from 'hono'
import { telegramPostInput } from '../../../schema/api/posts'
import { vietnamDay } from '../../../schema/time'
import type { ApiEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { limitBursts } from '../../platform/http/rate-limit'
import { sameOrigin } from '../../platform/http/same-origin'
import { validate } from '../../platform/http/validate'
import { logEvent } from '../../platform/log/log'
import { insertDelivery } from '../../platform/outbox/outbox'
import { findPublishedPost } from './queries'

/** Readers may post a published article to the company's channel: once per article, language and day. */
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
    const post = await findPublishedPost(db, { slug, now })
    if (!post) throw new ApiError('NOT_FOUND')
    if (!privateSettings.telegram?.channel) {
      logEvent('article not posted: no channel is set up', { slug, locale })
      return c.json({ ok: true }, 202)
    }
    const kind = 'article-channel'
    const subject = `${post.slug}:${locale}`
    // By id, because a renamed article is also found by its former slugs.
    const idempotencyKey = `${kind}:${post.id}:${locale}:${vietnamDay(now)}`
    await insertDelivery(db, { kind, subject, idempotencyKey, at: now.toISOString() })
    c.var.deliverSoon(subject)
    return c.json({ ok: true }, 202)
  },
)
