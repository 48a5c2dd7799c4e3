import { Hono } from 'hono'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { mailEventInput } from '../../../schema/api/mail-events'
import type { ApiEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { limitBody } from '../../platform/http/json-body'
import { limitMails } from '../../platform/http/rate-limit'
import { logEvent } from '../../platform/log/log'
import { suppressReaders } from './suppress-readers'

/** Throws UNAUTHENTICATED for an unsigned or old event. */
function readEvent(secret: string, body: string, headers: Record<string, string>): unknown {
  try {
    return new Webhook(secret).verify(body, headers)
  } catch (error) {
    if (error instanceof WebhookVerificationError) throw new ApiError('UNAUTHENTICATED')
    throw error
  }
}

function reasonOf(
  type: string,
  bounceType: string | undefined,
): 'bounce' | 'complaint' | undefined {
  if (type === 'email.complained') return 'complaint'
  // A full mailbox is temporary.
  if (type === 'email.bounced' && (bounceType ?? 'permanent').toLowerCase() === 'permanent')
    return 'bounce'
  return undefined
}

/** `POST /api/mail-events`, the webhook of the mail service, which retries after a 429. */
export const mailEventRoutes = new Hono<ApiEnv>().post('/', limitBody, limitMails, async (c) => {
  const { db, now, privateSettings } = c.var
  if (!privateSettings.mailEventsSecret) throw new ApiError('NOT_FOUND')
  const event = mailEventInput.safeParse(
    readEvent(privateSettings.mailEventsSecret, await c.req.text(), c.req.header()),
  )
  // The service would repeat an event that is refused.
  if (!event.success) return c.json({ ok: true }, 200)
  const { type, data } = event.data
  const reason = reasonOf(type, data.bounce?.type)
  if (reason)
    await suppressReaders(db, { to: data.to, reason, detail: data.bounce?.message ?? '', now })
  logEvent('mail event', { type: type.slice(0, 40), suppresses: reason ?? null })
  return c.json({ ok: true }, 200)
})
