import { secondsInHour } from 'date-fns/constants'
import { type Context, Hono } from 'hono'
import {
  newsletterInput,
  newsletterTokenInput,
  readerTokenInput,
} from '../../../schema/api/newsletter'
import { sameOrigin } from '../../platform/http/client'
import type { ApiEnv } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import {
  isMailWithin,
  limitBursts,
  limitCounts,
  limitMails,
  limitSubmissions,
  rateLimited,
} from '../../platform/http/rate-limit'
import { requireHuman } from '../../platform/http/require-human'
import { validate } from '../../platform/http/validate'
import {
  followConfirmLink,
  followUnsubscribeLink,
  readConfirmLink,
  readUnsubscribeLink,
} from './links'
import { preferencesRoutes } from './preferences-routes'
import { subscribe } from './queries'

const noStore = { 'Cache-Control': 'no-store' }

async function leave(c: Context<ApiEnv>, token: string) {
  const { db, privateSettings, now } = c.var
  const input = { token, secret: privateSettings.linkSecret, now }
  return c.json(await followUnsubscribeLink(db, input), 200, noStore)
}

export const newsletterRoutes = new Hono<ApiEnv>()
  .post(
    '/',
    sameOrigin,
    limitBody,
    requireJson,
    limitBursts,
    validate('json', newsletterInput),
    async (c) => {
      const input = c.req.valid('json')
      const { db, now } = c.var
      const isHuman = await requireHuman(c, input.turnstileToken)
      await limitSubmissions(c, input.email)
      if (!(await isMailWithin(c, isHuman))) throw rateLimited(secondsInHour)
      await subscribe(db, { ...input, now })
      c.var.deliverSoon(input.email)
      return c.json({ ok: true }, 200)
    },
  )
  .get('/confirm', validate('query', newsletterTokenInput), async (c) =>
    c.json(await readConfirmLink(c.var.db, c.req.valid('query').token, c.var.now), 200, noStore),
  )
  .post(
    '/confirm',
    sameOrigin,
    limitBody,
    requireJson,
    limitCounts,
    validate('json', newsletterTokenInput),
    async (c) => {
      const { link, email } = await followConfirmLink(
        c.var.db,
        c.req.valid('json').token,
        c.var.now,
      )
      if (email) c.var.deliverSoon(email)
      return c.json(link, 200, noStore)
    },
  )
  .get('/unsubscribe', validate('query', readerTokenInput), async (c) => {
    const { db, privateSettings } = c.var
    return c.json(
      await readUnsubscribeLink(db, c.req.valid('query').token, privateSettings.linkSecret),
      200,
      noStore,
    )
  })
  .post(
    '/unsubscribe',
    sameOrigin,
    limitBody,
    requireJson,
    limitCounts,
    validate('json', readerTokenInput),
    (c) => leave(c, c.req.valid('json').token),
  )
  // Mail programs post here as a form, from any origin (RFC 8058): only the token counts.
  .post('/unsubscribe/one-click', limitBody, limitMails, validate('query', readerTokenInput), (c) =>
    leave(c, c.req.valid('query').token),
  )
  .route('/preferences', preferencesRoutes)
