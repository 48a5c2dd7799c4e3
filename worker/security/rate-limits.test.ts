import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ErrorBody } from '../../schema/errors'
import { clearAdmins, insertAdmin, sessionCookie } from '../testing/admins'
import { clearSubmissions } from '../testing/outbox'
import { clearPosts, insertPost } from '../testing/posts'
import { type RouteRow, routesWhere, routeTable } from '../testing/route-table'
import { sampleOf } from '../testing/routes'
import { newClient, request, useAllBut } from '../testing/site'

const limiter = (success: boolean): RateLimit => ({ limit: async () => ({ success }) })
const refusing = {
  FORM_LIMITER: limiter(false),
  COUNT_LIMITER: limiter(false),
  MAIL_LIMITER: limiter(false),
}
const allowing = {
  FORM_LIMITER: limiter(true),
  COUNT_LIMITER: limiter(true),
  MAIL_LIMITER: limiter(true),
}

/** Something that each route which takes a body accepts, by the number of the try. */
const bodies: Record<string, (number: number, email: string) => object> = {
  'POST /api/trip-leads': (number, email) => ({ name: `Khách ${number}`, email }),
  'POST /api/contact': (number, email) => ({
    name: `Khách ${number}`,
    email,
    service: 'tour',
    message: `Lời nhắn ${number}`,
  }),
  'POST /api/newsletter': (_, email) => ({ email, language: 'vi' }),
  'POST /api/newsletter/confirm': () => ({ token: 'x' }),
  'POST /api/newsletter/unsubscribe': () => ({ token: 'x' }),
  'POST /api/analytics/affiliate-click': () => ({ itemId: 'x' }),
  'POST /api/views': () => ({ page: 'home', locale: 'vi' }),
  'POST /api/errors': () => ({ page: 'home', message: 'x' }),
  'POST /api/search/events': () => ({ query: 'x', locale: 'vi', results: 0 }),
  'POST /api/telegram/post': () => ({ slug: 'some-slug' }),
  'POST /api/admin/embeds': () => ({ url: 'https://youtu.be/x' }),
  'POST /api/admin/login': (number) => ({ username: `user-${number}`, password: 'wrong' }),
  'POST /api/admin/second-factor/setup': () => ({ currentPassword: 'wrong' }),
  'POST /api/admin/second-factor/recovery-codes': () => ({ code: '123456' }),
  'POST /api/admin/second-factor/disable': () => ({ currentPassword: 'wrong', code: '123456' }),
  'PUT /api/admin/password': () => ({
    currentPassword: 'wrong',
    newPassword: 'a long enough password',
  }),
}

interface Try {
  number?: number
  email?: string
  headers?: Record<string, string>
  bindings?: object
}

async function send(
  route: string,
  { number = 1, email = `a${number}@example.com`, headers = newClient(), bindings = allowing }: Try,
): Promise<Response> {
  const { method, path } = sampleOf(route)
  const session = routeTable[route]?.access === 'staff' ? await sessionCookie('mai') : {}
  const body =
    method === 'GET' || method === 'DELETE'
      ? null
      : JSON.stringify(bodies[route]?.(number, email) ?? {})
  return request(
    path,
    { method, body, headers: { 'Content-Type': 'application/json', ...session, ...headers } },
    bindings,
  )
}

async function expectRefusal(response: Response): Promise<void> {
  expect(response.status).toBe(429)
  expect(await response.json<ErrorBody>()).toEqual({
    error: 'Too many requests, please wait.',
    code: 'RATE_LIMITED',
  })
  const wait = Number(response.headers.get('Retry-After'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(3600)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
}

const limitedBy = (...limits: RouteRow['limit'][]) =>
  routesWhere(({ limit }) => limits.includes(limit))

beforeEach(async () => {
  // No hour ends while a test counts.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
  onTestFinished(() => void vi.useRealTimers())
  await clearSubmissions()
  await clearPosts()
  await clearAdmins()
  await insertAdmin('mai')
  await insertPost({ slug: 'some-slug' })
})

describe.each(limitedBy('form', 'burst', 'login', 'count', 'mail'))('%s', (route) => {
  it('is refused while the client’s minute is used up, and not while the limiter is broken', async () => {
    await expectRefusal(await send(route, { bindings: refusing }))
    const broken = { limit: () => Promise.reject(new Error('the limiter is down')) }
    expect(
      (
        await send(route, {
          bindings: { FORM_LIMITER: broken, COUNT_LIMITER: broken, MAIL_LIMITER: broken },
        })
      ).status,
    ).not.toBe(429)
    expect(
      (
        await send(route, {
          bindings: { FORM_LIMITER: undefined, COUNT_LIMITER: undefined, MAIL_LIMITER: undefined },
        })
      ).status,
    ).not.toBe(429)
  })
})

/**
 * How many a minute each lets pass is in wrangler.toml, which `tools/deploy/limits.test.ts` reads.
 */
const limiterOf = {
  form: 'FORM_LIMITER',
  burst: 'FORM_LIMITER',
  login: 'FORM_LIMITER',
  count: 'COUNT_LIMITER',
  mail: 'MAIL_LIMITER',
} as const

describe.each(Object.entries(limiterOf))('a route limited by %s', (limit, limiter) => {
  it(`asks ${limiter}, with its client, and no other`, async () => {
    for (const route of limitedBy(limit as keyof typeof limiterOf)) {
      const asked: [string, string][] = []
      const noting = (name: string): RateLimit => ({
        limit: async ({ key }) => {
          asked.push([name, key])
          return { success: true }
        },
      })
      const bindings = Object.fromEntries(Object.keys(allowing).map((name) => [name, noting(name)]))
      await send(route, { bindings, headers: { 'CF-Connecting-IP': '203.0.113.9' } })
      expect(asked, route).toEqual([[limiter, '203.0.113.9']])
    }
  })
})

describe.each(limitedBy('form'))('%s', (route) => {
  it('takes thirty an hour of a client', async () => {
    const headers = newClient()
    await useAllBut(30, async (number) =>
      expect((await send(route, { number, headers })).status).toBeLessThan(300),
    )
    await expectRefusal(await send(route, { number: 30, headers }))
    expect((await send(route, { number: 31 })).status).toBeLessThan(300)
  })

  it('takes ten an hour of an address, from any client', async () => {
    const email = 'an@example.com'
    await useAllBut(10, async (number) =>
      expect((await send(route, { number, email })).status).toBeLessThan(300),
    )
    await expectRefusal(await send(route, { number: 10, email: 'AN@example.com' }))
  })
})

describe.each(limitedBy('login', 'password'))('%s', (route) => {
  it('takes twenty-five tries, also of the right password', async () => {
    const headers = { ...(await sessionCookie('mai')), ...newClient() }
    await useAllBut(25, async (number) =>
      expect((await send(route, { number, headers })).status).toBe(401),
    )
    await expectRefusal(await send(route, { number: 25, headers }))
  })
})
