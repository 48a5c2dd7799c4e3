import { env } from 'cloudflare:test'
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ErrorBody } from '../../../schema/errors'
import { clearSubmissions } from '../../testing/outbox'
import { post } from '../../testing/site'
import { sha256 } from '../auth/hash'
import { clientOf } from './client'

beforeEach(async () => {
  // No hour ends while a test counts.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
  onTestFinished(() => void vi.useRealTimers())
  await clearSubmissions()
})

const client = (address: string) =>
  clientOf(new Request('https://x.example', { headers: { 'CF-Connecting-IP': address } }))
const hashOf = (who: string, windowMs: number) => {
  const start = Math.floor(Date.now() / windowMs) * windowMs
  return sha256(`${who} ${windowMs} ${new Date(start).toISOString()}`)
}
const lead = (number: number, email = `a${number}@example.com`) => ({
  name: `Khách ${number}`,
  email,
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('takes %s for the client %s', (address, expected) => {
  expect(client(address)).toBe(expected)
})

describe('too many submissions', () => {
  it('to one address are refused with a time to wait', async () => {
    const answers = []
    for (let number = 0; number < 11; number += 1)
      answers.push(await post('/api/trip-leads', lead(number, 'an@example.com')))
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429])
    const last = answers.at(-1)
    expect((await last?.json<ErrorBody>())?.code).toBe('RATE_LIMITED')
    const wait = Number(last?.headers.get('Retry-After'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(3600)
  })

  it('to one mailbox are refused, under whichever of its sub-addresses', async () => {
    const names = [
      'victim',
      'victim+1',
      'Victim+two',
      'v.i.c.t.i.m',
      'vic.tim+x',
      'victim+',
      'victim+3',
      'victim+4',
      'victim+5',
      'v.ictim',
    ]
    const send = async (email: string, number = 99) =>
      (await post('/api/trip-leads', lead(number, email))).status
    for (const [number, name] of names.entries())
      expect(await send(`${name}@gmail.com`, number)).toBe(201)
    expect(await send('victim+99@gmail.com')).toBe(429)
    expect(await send('vi.ctim@googlemail.com')).toBe(429)
    expect(await send('victim@example.com')).toBe(201)
    for (const number of Array(9).keys())
      expect(await send(`victim+${number}@example.com`, number)).toBe(201)
    expect(await send('victim+10@example.com')).toBe(429)
    expect(await send('vic.tim@example.com')).toBe(201)
  })

  it('of one client in a minute are refused, another client’s are not', async () => {
    const from = (address: string, number: number) =>
      post(
        '/api/contact',
        { ...lead(number), service: 'tour', message: 'x' },
        { 'CF-Connecting-IP': address },
      )
    const statuses = []
    for (let number = 0; number < 24; number += 1)
      statuses.push((await from('198.51.100.1', number)).status)
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(201))
    expect(statuses).toContain(429)
    expect((await from('198.51.100.2', 99)).status).toBe(201)
  })

  it('to one mailbox on one day are refused after twenty, hour by hour', async () => {
    vi.setSystemTime('2026-12-01T01:30:00Z')
    const statuses: number[] = []
    for (const hour of ['01', '02', '03'])
      for (let number = 0; number < 9; number += 1) {
        vi.setSystemTime(`2026-12-01T${hour}:30:00Z`)
        statuses.push((await post('/api/trip-leads', lead(number, 'an@example.com'))).status)
      }
    expect(statuses).toEqual([...Array(20).fill(201), ...Array(7).fill(429)])
    vi.setSystemTime('2026-12-02T00:30:00Z')
    expect((await post('/api/trip-leads', lead(99, 'an@example.com'))).status).toBe(201)
  })

  it('of one /48 are refused after three hundred, whichever of its networks they come from', async () => {
    const send = async (address: string, number: number) =>
      (await post('/api/trip-leads', lead(number), { 'CF-Connecting-IP': address })).status
    expect(await send('2001:db8:1:1::1', 1)).toBe(201)
    await env.DB.prepare('update rate_counts set count = 300 where who = ?')
      .bind(await hashOf('network 2001:db8:1', millisecondsInHour))
      .run()
    expect(await send('2001:db8:1:2::1', 2)).toBe(429)
    expect(await send('2001:db8:2:1::1', 3)).toBe(201)
  })

  describe('beyond the total of a day', () => {
    beforeEach(async () => {
      expect(
        (await post('/api/newsletter', { email: 'b@example.com', language: 'vi' })).status,
      ).toBe(200)
      await env.DB.prepare('update rate_counts set count = 2000 where who = ?')
        .bind(await hashOf('mails to strangers', millisecondsInDay))
        .run()
    })
    const kinds = async () =>
      (await env.DB.prepare('select kind from outbox order by kind').all()).results.map(
        ({ kind }) => kind,
      )

    it('confirm no newsletter, and say when to try again', async () => {
      const response = await post('/api/newsletter', { email: 'c@example.com', language: 'vi' })
      expect(response.status).toBe(429)
      expect(response.headers.get('Retry-After')).toBe('3600')
      expect(await kinds()).toEqual(['newsletter-confirm'])
    })

    it('store a request and tell the company, without a mail to the stranger', async () => {
      expect((await post('/api/trip-leads', lead(1))).status).toBe(201)
      expect(await kinds()).toEqual(['newsletter-confirm', 'trip-staff'])
    })

    it('go on for people whom Turnstile knows', async () => {
      vi.stubGlobal('fetch', async () => Response.json({ success: true }))
      onTestFinished(() => void vi.unstubAllGlobals())
      const turnstileToken = 'token'
      const keys = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: 'secret' }
      const form = { email: 'c@example.com', language: 'vi', turnstileToken }
      expect((await post('/api/newsletter', form, {}, keys)).status).toBe(200)
      expect((await post('/api/trip-leads', { ...lead(1), turnstileToken }, {}, keys)).status).toBe(
        201,
      )
      expect(await kinds()).toContain('trip-acknowledged')
    })
  })

  it('let everybody pass while the limiter is broken', async () => {
    const FORM_LIMITER: RateLimit = {
      limit: () => Promise.reject(new Error('the limiter is down')),
    }
    expect((await post('/api/trip-leads', lead(1), {}, { FORM_LIMITER })).status).toBe(201)
  })
})
