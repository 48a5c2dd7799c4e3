import { Hono } from 'hono'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { mailEventInput } from '../../../schema/api/newsletter'
import type { ApiEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { limitBody } from '../../platform/http/json-body'
import { limitMails } from '../../platform/http/rate-limit'
import { logEvent } from '../../platform/log/log'
import { suppressReaders } from './suppress-readers'

/**
 * The body of an event that the mail service has signed. Throws UNAUTHENTICATED for any other, and
 * for an old one.
 */
function readEvent(secret: string, body: string, headers: Record<string, string>): unknown {
  try {
    return new Webhook(secret).verify(body, headers)
  } catch (error) {
    if (error instanceof WebhookVerificationError) throw new ApiError('UNAUTHENTICATED')
    throw error
  }
}

/**
 * Why no mail is to go to the addresses of an event any more; undefined where it says nothing of
 * the kind.
 */
function reasonOf(
  type: string,
  bounceType: string | undefined,
): 'bounce' | 'complaint' | undefined {
  if (type === 'email.complained') return 'complaint'
  // A full mailbox is no reason to stop.
  if (type === 'email.bounced' && (bounceType ?? 'permanent').toLowerCase() === 'permanent')
    return 'bounce'
  return undefined
}

/**
 * `POST /api/mail-events`: what became of mails, as the mail service tells it. A burst over the
 * limit gets 429, and comes again.
 */
export const mailEventRoutes = new Hono<ApiEnv>().post('/', limitBody, limitMails, async (c) => {
  const { db, now, privateSettings } = c.var
  if (!privateSettings.mailEventsSecret) throw new ApiError('NOT_FOUND')
  const event = mailEventInput.safeParse(
    readEvent(privateSettings.mailEventsSecret, await c.req.text(), c.req.header()),
  )
  // What is not understood would only be sent again and again.
  if (!event.success) return c.json({ ok: true }, 200)
  const { type, data } = event.data
  const reason = reasonOf(type, data.bounce?.type)
  if (reason)
    await suppressReaders(db, { to: data.to, reason, detail: data.bounce?.message ?? '', now })
  logEvent('mail event', { type: type.slice(0, 40), suppresses: reason ?? null })
  return c.json({ ok: true }, 200)
})
