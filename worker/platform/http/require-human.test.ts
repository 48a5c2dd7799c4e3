import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ErrorBody } from '../../../schema/errors'
import { clearSubmissions } from '../../testing/outbox'
import { post, request } from '../../testing/site'
import { invalidateContent } from '../cache/content-version'

const lead = { name: 'Lan', email: 'lan@example.com' }
const keys = { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET_KEY: 'secret-key' }

beforeEach(clearSubmissions)
afterEach(() => void vi.unstubAllGlobals())

/** Stands in for Turnstile, and notes what it was asked. */
function standIn(answer: () => Promise<Response>): unknown[] {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)))
    return answer()
  })
  return asked
}

it('lets people through and asks with the secret', async () => {
  const asked = standIn(async () => Response.json({ success: true }))
  expect(
    (await post('/api/trip-leads', { ...lead, turnstileToken: 'token' }, {}, keys)).status,
  ).toBe(201)
  expect(asked).toMatchObject([{ secret: 'secret-key', response: 'token' }])
})

it.each([{ ...lead }, { ...lead, turnstileToken: 'forged' }])(
  'refuses %j where Turnstile says no',
  async (body) => {
    standIn(async () =>
      Response.json({ success: false, 'error-codes': ['invalid-input-response'] }),
    )
    const response = await post('/api/trip-leads', body, {}, keys)
    expect(response.status).toBe(400)
    expect((await response.json<ErrorBody>()).issues).toMatchObject([{ path: 'turnstileToken' }])
  },
)

it.each([
  ['is unreachable', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers nonsense', async () => new Response('<html>')],
])('loses nothing while Turnstile %s', async (_, answer) => {
  standIn(answer)
  expect(
    (await post('/api/trip-leads', { ...lead, turnstileToken: 'token' }, {}, keys)).status,
  ).toBe(201)
})

it('is let in by the policy only where it is set up', async () => {
  const policyOf = async (bindings = {}) =>
    (await request('/', {}, bindings)).headers.get('Content-Security-Policy')
  expect(await policyOf()).not.toContain('challenges.cloudflare.com')
  expect(await policyOf(keys)).toMatch(
    /script-src [^;]*challenges\.cloudflare\.com.*frame-src https:\/\/challenges\.cloudflare\.com/,
  )
  await invalidateContent(env.CACHE)
  const html = await (await request('/lien-he', {}, keys)).text()
  expect(html).toContain('site-key')
  expect(html).not.toContain('secret-key')
})
