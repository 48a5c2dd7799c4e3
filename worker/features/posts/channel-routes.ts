import { Hono } from 'hono'
import { telegramPostInput } from '../../../schema/api/telegram'
import { vietnamDay } from '../../../schema/time'
import type { ApiEnv } from '../../lib/api-env'
import { ApiError } from '../../lib/errors'
import { limitBody, requireJson } from '../../lib/json-body'
import { logEvent } from '../../lib/log'
import { enqueue } from '../../lib/outbox'
import { limitBursts } from '../../lib/rate-limit'
import { sameOrigin } from '../../lib/same-origin'
import { storeTogether } from '../../lib/store-together'
import { validate } from '../../lib/validate'
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
