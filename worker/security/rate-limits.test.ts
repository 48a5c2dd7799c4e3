import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ErrorBody } from '../../schema/errors'
import { clearAdmins, insertAdmin, sessionCookie } from '../testing/admins'
import { clearSubmissions } from '../testing/outbox'
import { clearPosts, insertPost } from '../testing/posts'
import { type RouteRow, routesWhere } from '../testing/route-table'
import { sampleOf } from '../testing/routes'
import { newClient, request, useAllBut } from '../testing/site'

const limiter = (success: boolean): RateLimit => ({ limit: async () => ({ success }) })
const refusing = { FORM_LIMITER: limiter(false), COUNT_LIMITER: limiter(false), MAIL_LIMITER: limiter(false) }
const allowing = { FORM_LIMITER: limiter(true), COUNT_LIMITER: limiter(true), MAIL_LIMITER: limiter(true) }

/** Something that each route which takes a body accepts, by the number of the try. */
const bodies: Record<string, (number: number, email: string) => object> = {
  'POST /api/trip-leads': (number, email) => ({ name: `Khách ${number}`, email }),
  'POST /api/contact': (number, email) => ({ name: `Khách ${number}`, email, service: 'tour', message: `Lời nhắn ${number}` }),
  'POST /api/newsletter': (_, email) => ({ email, language: 'vi' }),
  'POST /api/newsletter/confirm': () => ({ token: 'x' }),
  'POST /api/newsletter/unsubscribe': () => ({ token: 'x' }),
  'POST /api/analytics/affiliate-click': () => ({ itemId: 'x' }),
  'POST /api/search/events': () => ({ query: 'x', locale: 'vi', results: 0 }),
  'POST /api/telegram/post': () => ({ slug: 'some-slug' }),
  'POST /api/admin/login': (number) => ({ username: `user-${number}`, password: 'wrong' }),
  'POST /api/admin/second-factor/setup': () => ({ currentPassword: 'wrong' }),
  'POST /api/admin/second-factor/recovery-codes': () => ({ code: '123456' }),
  'POST /api/admin/second-factor/disable': () => ({ currentPassword: 'wrong', code: '123456' }),
  'PUT /api/admin/password': () => ({ currentPassword: 'wrong', newPassword: 'a long enough password' }),
}

interface Try {
  number?: number
  email?: string
  headers?: Record<string, string>
  bindings?: object
}

function send(
  route: string,
  { number = 1, email = `a${number}@example.com`, headers = newClient(), bindings = allowing }: Try,
): Promise<Response> {
  const { method, path } = sampleOf(route)
  const body = method === 'GET' || method === 'DELETE' ? null : JSON.stringify(bodies[route]?.(number, email) ?? {})
  return request(path, { method, body, headers: { 'Content-Type': 'application/json', ...headers } }, bindings)
}

async function expectRefusal(response: Response): Promise<void> {
  expect(response.status).toBe(429)
  expect(await response.json<ErrorBody>()).toEqual({ error: 'Too many requests, please wait.', code: 'RATE_LIMITED' })
  const wait = Number(response.headers.get('Retry-After'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(3600)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
}

const limitedBy = (...limits: RouteRow['limit'][]) => routesWhere(({ limit }) => limits.includes(limit))

beforeEach(async () => {
  await clearSubmissions()
  await clearPosts()
  await insertPost({ slug: 'some-slug' })
})

describe.each(limitedBy('form', 'burst', 'login', 'count', 'mail'))('%s', (route) => {
  it('is refused while the client’s minute is used up, and not while the limiter is broken', async () => {
    await expectRefusal(await send(route, { bindings: refusing }))
    const broken = { limit: () => Promise.reject(new Error('the limiter is down')) }
    expect((await send(route, { bindings: { FORM_LIMITER: broken, COUNT_LIMITER: broken, MAIL_LIMITER: broken } })).status).not.toBe(429)
    expect(
      (await send(route, { bindings: { FORM_LIMITER: undefined, COUNT_LIMITER: undefined, MAIL_LIMITER: undefined } })).status,
    ).not.toBe(429)
  })
})

/** The limit of the real binding is given in wrangler.toml. */
describe.each([
  ['POST /api/telegram/post', 20],
  ['POST /api/posts/:slug/view', 120],
])('%s', (route, most) => {
  it(`takes ${most} a minute of a client`, async () => {
    const headers = newClient()
    const statuses: number[] = []
    for (let number = 0; number < most + 3; number += 1) statuses.push((await send(route, { headers, bindings: {} })).status)
    expect(statuses.slice(0, most)).not.toContain(429)
    // The minute may end in between.
    expect(statuses.slice(most)).toContain(429)
    expect((await send(route, { bindings: {} })).status).not.toBe(429)
  })
})

describe.each(limitedBy('form'))('%s', (route) => {
  it('takes thirty an hour of a client', async () => {
    const headers = newClient()
    await useAllBut(30, async (number) => expect((await send(route, { number, headers })).status).toBeLessThan(300))
    await expectRefusal(await send(route, { number: 30, headers }))
    expect((await send(route, { number: 31 })).status).toBeLessThan(300)
  })

  it('takes ten an hour of an address, from any client', async () => {
    const email = 'an@example.com'
    await useAllBut(10, async (number) => expect((await send(route, { number, email })).status).toBeLessThan(300))
    await expectRefusal(await send(route, { number: 10, email: 'AN@example.com' }))
  })
})

describe.each(limitedBy('login', 'password'))('%s', (route) => {
  it('takes twenty-five tries, also of the right password', async () => {
    await clearAdmins()
    await insertAdmin('mai')
    const headers = { ...(await sessionCookie('mai')), ...newClient() }
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
    await useAllBut(25, async (number) => expect((await send(route, { number, headers })).status).toBe(401))
    await expectRefusal(await send(route, { number: 25, headers }))
    vi.useRealTimers()
  })
})
