import { env } from 'cloudflare:test'
import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../platform/http/env'
import { bookedToken, openTour, seen } from '../../testing/bookings'
import { newClient, request } from '../../testing/site'

const live: Partial<Bindings> = {
  PAYMENTS: 'live',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_test_secret',
  STRIPE_API_URL: 'http://localhost:9',
  BANK_BIN: '970436',
  BANK_ACCOUNT: '0123456789',
  BANK_HOLDER: 'CONG TY MANGO',
  BANK_WEBHOOK_SECRET: 'a-secret-of-the-bank-service',
}

const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

interface Signed {
  secret?: string
  /** Seconds by which the signature is old. */
  age?: number
}

function tell(path: string, body: string, headers: Record<string, string>, bindings = live) {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...newClient(), ...headers },
    body,
  }
  return request(`/api/payments/${path}`, init, bindings)
}

function stripe(session: object, { secret = 'whsec_test_secret', age = 0 }: Signed = {}) {
  const time = Math.floor(Date.now() / 1000) - age
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { object: 'checkout.session', payment_status: 'paid', ...session } },
  })
  return tell('stripe', body, {
    'Stripe-Signature': `t=${time},v1=${hmac(secret, `${time}.${body}`)}`,
  })
}

function transfer(news: object, { secret = 'a-secret-of-the-bank-service', age = 0 }: Signed = {}) {
  const time = Math.floor(Date.now() / 1000) - age
  const body = JSON.stringify({ transferType: 'in', ...news })
  return tell('bank', body, {
    'X-SePay-Timestamp': String(time),
    'X-SePay-Signature': `sha256=${hmac(secret, `${time}.${body}`)}`,
  })
}

const strays = () => env.DB.prepare(`select amount, note from payments where state = 'stray'`).all()

beforeEach(async () => {
  vi.setSystemTime(new Date('2027-03-01T02:00:00Z'))
  await openTour()
})

describe('Stripe', () => {
  const paid = (code: string) => ({
    payment_intent: 'pi_1',
    client_reference_id: code,
    amount_total: 720_000,
    currency: 'vnd',
  })

  it('confirms once, however often it tells', async () => {
    const token = await bookedToken()
    const { code } = await seen(token)
    for (const _ of [1, 2, 3]) expect((await stripe(paid(code))).status).toBe(200)
    expect(await seen(token)).toMatchObject({ status: 'confirmed', paid: 720_000, refunded: 0 })
  })

  it('is not believed with another secret, or half an hour later', async () => {
    const token = await bookedToken()
    const { code } = await seen(token)
    expect((await stripe(paid(code), { secret: 'whsec_other' })).status).toBe(401)
    expect((await stripe(paid(code), { age: 1800 })).status).toBe(401)
    expect((await tell('stripe', '{}', {})).status).toBe(401)
    expect((await seen(token)).status).toBe('awaiting')
  })

  it('does not count another currency, nor what is not paid yet', async () => {
    const token = await bookedToken()
    const { code } = await seen(token)
    await stripe({ ...paid(code), payment_status: 'unpaid' })
    await stripe({ ...paid(code), currency: 'usd', amount_total: 3000 })
    expect(await seen(token)).toMatchObject({ status: 'awaiting', paid: 0 })
    expect((await strays()).results).toEqual([{ amount: 0, note: '3000 USD' }])
  })
})

describe('a transfer', () => {
  it.each([
    ['by the code that the service found', (code: string) => ({ code })],
    [
      'by a memo that the bank has changed',
      (code: string) => ({ content: `MBVCB.327 ${code.toLowerCase()} CT TU 0123 TOI` }),
    ],
    [
      'by a memo with spaces',
      (code: string) => ({ content: `${code.slice(0, 4)} ${code.slice(4)}` }),
    ],
  ])('is matched %s', async (_, memo) => {
    const token = await bookedToken()
    const { code } = await seen(token)
    const answer = await transfer({ id: 7, transferAmount: 720_000, ...memo(code) })
    expect(await answer.json()).toEqual({ success: true })
    expect((await seen(token)).status).toBe('confirmed')
  })

  it('without a code is kept for a person', async () => {
    await transfer({ id: 8, transferAmount: 720_000, content: 'chuyen tien' })
    await transfer({ id: 8, transferAmount: 720_000, content: 'chuyen tien' })
    expect((await strays()).results).toEqual([{ amount: 720_000, note: 'chuyen tien' }])
  })

  it('is not believed if it is forged, repeated later or went out', async () => {
    const token = await bookedToken()
    const { code } = await seen(token)
    const news = { id: 9, transferAmount: 720_000, code }
    expect((await transfer(news, { secret: 'a-secret-of-somebody-else' })).status).toBe(401)
    expect((await transfer(news, { age: 301 })).status).toBe(401)
    expect((await transfer({ ...news, transferType: 'out' })).status).toBe(200)
    expect((await seen(token)).status).toBe('awaiting')
  })
})

it('is nobody’s business where no money is taken', async () => {
  for (const path of ['stripe', 'bank'])
    expect((await tell(path, '{}', {}, { PAYMENTS: 'local' })).status).toBe(404)
})
