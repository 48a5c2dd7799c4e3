import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ErrorBody } from '../../schema/errors'
import { clearAdmins, insertAdmin, sessionCookie } from '../testing/admins'
import { routesWhere, routeTable } from '../testing/route-table'
import { everyRoute, sampleOf } from '../testing/routes'
import { newClient, request } from '../testing/site'

const importToken = { IMPORT_TOKEN: 'the secret of the import' }

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
    const row = await env.DB.prepare('select token_hash as hash from admin_sessions').first<{ hash: string }>()
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
  return request(path, { method, body, headers: { 'Content-Type': 'application/json', ...newClient(), ...headers } }, bindings)
}

it('has a row for every route, and none for a route that is gone', () => {
  expect(Object.keys(routeTable).sort()).toEqual([...everyRoute].sort())
})

describe.each(routesWhere(({ access }) => access !== 'everybody'))('%s', (route) => {
  it.each(Object.keys(strangers))('reveals nothing to somebody %s', async (who) => {
    const response = await send(route, (await strangers[who]?.()) ?? {}, importToken)
    expect(response.status).toBe(401)
    expect(await response.json<ErrorBody>()).toEqual({ error: 'Please log in.', code: 'UNAUTHENTICATED' })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it('responds to admins', async () => {
    const response = await send(route, await sessionCookie('mai'))
    expect([401, 403, 405]).not.toContain(response.status)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    await response.text()
  })
})

describe.each(routesWhere(({ access }) => access !== 'everybody' && access !== 'importer'))('%s', (route) => {
  const isForOwners = routeTable[route]?.access === 'owner'
  it(isForOwners ? 'is refused to editors' : 'is for editors, too', async () => {
    await insertAdmin('lan', 'editor')
    const response = await send(route, await sessionCookie('lan'))
    if (!isForOwners) return expect(response.status).not.toBe(403)
    expect(response.status).toBe(403)
    expect(await response.json<ErrorBody>()).toEqual({ error: 'This is not allowed.', code: 'FORBIDDEN' })
  })
})

describe.each(routesWhere(({ access }) => access === 'owner'))('%s, where owners need a second factor', (route) => {
  const required = { OWNER_SECOND_FACTOR: 'required' }

  it('waits until an owner has set it up', async () => {
    const headers = await sessionCookie('mai')
    const refused = await send(route, headers, required)
    expect(refused.status).toBe(403)
    expect(await refused.json<ErrorBody>()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
    await env.DB.prepare(`update admins set totp_enabled_at = '2026-11-01T00:00:00.000Z'`).run()
    expect((await send(route, headers, required)).status).not.toBe(403)
  })
})

describe.each(routesWhere(({ access }) => access === 'importer'))('%s, sent by a program', (route) => {
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
})

describe.each(routesWhere(({ access }) => access === 'everybody'))('%s', (route) => {
  it('asks nobody to log in, and responds to all alike', async () => {
    const answers = await Promise.all([send(route, {}), send(route, await sessionCookie('mai'))])
    const [visitor, staff] = answers.map(({ status }) => status)
    expect(visitor).toBe(staff)
    expect([401, 403]).not.toContain(visitor)
  })
})

it('does not let one admin end the session of another, or read its drafts', async () => {
  await insertAdmin('lan')
  const lan = await sessionCookie('lan')
  const row = await env.DB.prepare(`select id from admin_sessions where admin_id = 'admin-lan'`).first<{ id: string }>()
  await request(`/api/admin/sessions/${row?.id}`, { method: 'DELETE', headers: await sessionCookie('mai') })
  expect((await request('/api/admin/me', { headers: lan })).status).toBe(200)
})
