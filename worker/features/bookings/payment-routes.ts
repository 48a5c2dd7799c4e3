import { Hono } from 'hono'
import type { ApiEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { limitBody } from '../../platform/http/json-body'
import { limitMails } from '../../platform/http/rate-limit'
import { logEvent } from '../../platform/log/log'
import { readTransfer } from './payments/bank'
import { readStripeEvent } from './payments/stripe'
import { noteFailedRefund, takePayment } from './settle'

/** Webhooks of payment services: signed, repeated at will, answered once the news is stored. */
export const paymentRoutes = new Hono<ApiEnv>()
  .post('/stripe', limitBody, limitMails, async (c) => {
    const { db, now, privateSettings } = c.var
    const { mode, stripe } = privateSettings.payments
    if (mode !== 'live' || !stripe) throw new ApiError('NOT_FOUND')
    const body = await c.req.text()
    const signature = c.req.header('Stripe-Signature') ?? ''
    const news = await readStripeEvent(stripe, body, signature).catch((cause: unknown) => {
      throw new ApiError('UNAUTHENTICATED', { cause })
    })
    if (news && 'paid' in news) {
      const outcome = await takePayment(db, news.paid, now)
      logEvent('payment', { method: 'card', outcome })
      if (news.paid.code) c.var.deliverSoon(news.paid.code)
    } else if (news) await noteFailedRefund(db, news.failedRefund, now)
    return c.json({ received: true }, 200)
  })
  .post('/bank', limitBody, limitMails, async (c) => {
    const { db, now, privateSettings } = c.var
    const { mode, bank } = privateSettings.payments
    if (mode !== 'live' || !bank?.webhookSecret) throw new ApiError('NOT_FOUND')
    const news = readTransfer(
      bank.webhookSecret,
      {
        body: await c.req.text(),
        signature: c.req.header('X-SePay-Signature') ?? '',
        timestamp: c.req.header('X-SePay-Timestamp') ?? '',
      },
      now,
    )
    if (news) {
      const outcome = await takePayment(db, news, now)
      logEvent('payment', { method: 'bank', outcome })
      if (news.code) c.var.deliverSoon(news.code)
    }
    return c.json({ success: true }, 200)
  })
