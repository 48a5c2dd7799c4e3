import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { ErrorBody } from '../../schema/errors'
import { clearAdmins, insertAdmin, sessionCookie } from '../testing/admins'
import { keepFewEntries } from '../testing/entries'
import { routesWhere, sampledRoutes } from '../testing/route-table'
import { sampleOf } from '../testing/routes'
import { newClient, request } from '../testing/site'

const importToken = { IMPORT_TOKEN: 'the secret of the import' }

beforeAll(() => keepFewEntries())
beforeEach(async () => {
  await clearAdmins()
  await insertAdmin('mai')
})

/** Everybody who is no admin, and their headers. */
const strangers: Record<string, () => Promise<Record<string, string>>> = {
  'a visitor': async () => ({}),
  'who has an expired session': async () => {
    const headers = await sessionCookie('mai')
    await env.DB.prepare(`update admin_sessions set expires_at = '2026-01-01T00:00:00.000Z'`).run()
    return headers
  },
  'who has a revoked session': async () => {
    const here = await sessionCookie('mai')
    const there = await sessionCookie('mai')
    const { status } = await request('/api/admin/sessions', { method: 'DELETE', headers: here })
    expect(status).toBe(200)
    return there
  },
  'whose account is gone': async () => {
    const headers = await sessionCookie('mai')
    await env.DB.prepare('delete from admins').run()
    return headers
  },
  'who forges a session': async () => ({ Cookie: `__Host-session=${'A'.repeat(43)}; staff=1` }),
  'who sends the stored hash': async () => {
    await sessionCookie('mai')
    const row = await env.DB.prepare('select token_hash as hash from admin_sessions').first<{
      hash: string
    }>()
    return { Cookie: `__Host-session=${row?.hash}` }
  },
  'who sends a cookie without the prefix': async () => {
    const { Cookie } = await sessionCookie('mai')
    return { Cookie: Cookie.replace('__Host-', '') }
  },
  'who claims to be an admin': async () => ({
    Authorization: 'Basic bWFpOm1haQ==',
    'X-Forwarded-User': 'mai',
    Cookie: 'staff=1; admin=mai',
  }),
}

function send(route: string, headers: Record<string, string>, bindings = {}): Promise<Response> {
  const { method, path } = sampleOf(route)
  const body = method === 'GET' || method === 'DELETE' ? null : '{}'
  return request(
    path,
    { method, body, headers: { 'Content-Type': 'application/json', ...newClient(), ...headers } },
    bindings,
  )
}

const closed = routesWhere(({ access }) => access !== 'everybody')
const forOwners = routesWhere(({ access }) => access === 'owner')
const forEditors = routesWhere(({ access }) => access === 'staff')

/** What `ask` says is wrong, by route. */
async function collect(
  routes: readonly string[],
  ask: (route: string) => Promise<unknown>,
): Promise<Record<string, unknown>> {
  const wrong: Record<string, unknown> = {}
  for (const route of routes) {
    const what = await ask(route)
    if (what !== undefined) wrong[route] = what
  }
  return wrong
}

/** What an answer is instead of an error with a code; undefined where it is one. */
async function unlessRefused(response: Response, status: number, code: string): Promise<unknown> {
  const body = await response.text()
  const cached = response.headers.get('Cache-Control')
  const isRefused =
    response.status === status &&
    (JSON.parse(body) as ErrorBody).code === code &&
    cached === 'no-store'
  return isRefused ? undefined : `${response.status}, ${cached}: ${body.slice(0, 200)}`
}

/**
 * What an answer is instead of one that lets somebody in, and that is stored nowhere; undefined
 * where it is one.
 */
async function unlessLetIn(response: Response): Promise<unknown> {
  await response.text()
  const cached = response.headers.get('Cache-Control')
  return [401, 403, 405].includes(response.status) || cached !== 'no-store'
    ? `${response.status}, ${cached}`
    : undefined
}

it.each(Object.keys(strangers))('reveals nothing to somebody %s', async (who) => {
  const headers = (await strangers[who]?.()) ?? {}
  const routes = who === 'a visitor' ? closed : sampledRoutes(closed)
  expect(
    await collect(routes, async (route) =>
      unlessRefused(await send(route, headers, importToken), 401, 'UNAUTHENTICATED'),
    ),
  ).toEqual({})
})

describe('an editor', () => {
  beforeEach(() => insertAdmin('lan', 'editor'))

  it('is let in where editors are', async () => {
    expect(
      await collect(sampledRoutes(forEditors), async (route) =>
        unlessLetIn(await send(route, await sessionCookie('lan'))),
      ),
    ).toEqual({})
  })

  it('is refused what only owners may do', async () => {
    const headers = await sessionCookie('lan')
    expect(
      await collect(forOwners, async (route) =>
        unlessRefused(await send(route, headers), 403, 'FORBIDDEN'),
      ),
    ).toEqual({})
  })
})

describe('an owner', () => {
  it('is let in everywhere', async () => {
    const routes = [...forOwners, ...sampledRoutes(closed)]
    expect(
      await collect(routes, async (route) =>
        unlessLetIn(await send(route, await sessionCookie('mai'))),
      ),
    ).toEqual({})
  })

  it('waits for what only owners may do until the second factor is set up, where that is required', async () => {
    const headers = await sessionCookie('mai')
    const ask = (route: string) => send(route, headers, { OWNER_SECOND_FACTOR: 'required' })
    expect(
      await collect(forOwners, async (route) =>
        unlessRefused(await ask(route), 403, 'SECOND_FACTOR_REQUIRED'),
      ),
    ).toEqual({})
    await env.DB.prepare(`update admins set totp_enabled_at = '2026-11-01T00:00:00.000Z'`).run()
    expect(
      await collect(sampledRoutes(forOwners), async (route) => unlessLetIn(await ask(route))),
    ).toEqual({})
  })
})

describe.each(routesWhere(({ access }) => access === 'importer'))(
  '%s, sent by a program',
  (route) => {
    it.each([
      ['the secret', 'Bearer the secret of the import', importToken, true],
      ['another secret', 'Bearer another', importToken, false],
      ['no secret', 'Bearer ', importToken, false],
      ['the secret in another scheme', 'Basic the secret of the import', importToken, false],
      ['a secret where none is set up', 'Bearer undefined', {}, false],
    ])('with %s', async (_, Authorization, bindings, isLetIn) => {
      const { status } = await send(route, { Authorization }, bindings)
      if (isLetIn) expect([401, 403]).not.toContain(status)
      else expect(status).toBe(401)
    })
  },
)

/** The API's chains are walked by `guards.test.ts`. */
const open = routesWhere(({ access }) => access === 'everybody').filter(
  (route) => inject('isDeep') || !route.includes(' /api/'),
)

it('asks nobody to log in where everybody is let in, and responds to all alike', async () => {
  const ask = async (route: string) => {
    const visitor = await send(route, {})
    const staff = await send(route, await sessionCookie('mai'))
    return visitor.status === staff.status && ![401, 403].includes(visitor.status)
      ? undefined
      : [visitor.status, staff.status]
  }
  expect(await collect(open, ask)).toEqual({})
})

it('does not let one admin end the session of another, or read its drafts', async () => {
  await insertAdmin('lan')
  const lan = await sessionCookie('lan')
  const row = await env.DB.prepare(
    `select id from admin_sessions where admin_id = 'admin-lan'`,
  ).first<{ id: string }>()
  await request(`/api/admin/sessions/${row?.id}`, {
    method: 'DELETE',
    headers: await sessionCookie('mai'),
  })
  expect((await request('/api/admin/me', { headers: lan })).status).toBe(200)
})
