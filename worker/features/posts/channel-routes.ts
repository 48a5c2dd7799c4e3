import { Hono } from 'hono'
import { telegramPostInput } from '../../../schema/api/telegram'
import { vietnamDay } from '../../../schema/time'
import { storeTogether } from '../../platform/db/store-together'
import type { ApiEnv } from '../../platform/http/api-env'
import { ApiError } from '../../platform/http/errors'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { limitBursts } from '../../platform/http/rate-limit'
import { sameOrigin } from '../../platform/http/same-origin'
import { validate } from '../../platform/http/validate'
import { logEvent } from '../../platform/log/log'
import { enqueue } from '../../platform/outbox/outbox'
import { findPublishedPost } from './queries'

/** Readers may put a published article into the company's channel: once an article, language and day (decision G4). */
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
    // By its id: a renamed article still answers to its former slugs.
    const idempotencyKey = `${kind}:${post.id}:${locale}:${vietnamDay(now)}`
    await storeTogether(db, [enqueue({ kind, subject, idempotencyKey, at: now.toISOString() })])
    c.var.deliverSoon(subject)
    return c.json({ ok: true }, 202)
  },
)
