import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ErrorBody } from '../../../schema/errors'
import type { Bindings } from '../../platform/http/env'
import {
  clearAdmins,
  cookieOf,
  insertAdmin,
  logIn,
  password,
  sessionCookie,
} from '../../testing/admins'
import { assetsOf, commonPasswords, newClient, post, request, useAllBut } from '../../testing/site'

beforeEach(clearAdmins)

const login = (username: string, secret: string, headers: Record<string, string> = {}) =>
  post('/api/admin/login', { username, password: secret }, headers)

describe('logging in', () => {
  beforeEach(() => insertAdmin('mai'))

  it('sets a cookie that scripts cannot read and only this host gets', async () => {
    const response = await login('Mai ', password)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ username: 'mai' })
    const cookies = response.headers.getSetCookie()
    const session = cookies.find((cookie) => cookie.startsWith('__Host-session='))
    expect(session).toMatch(/; Path=\/(;|$)/)
    expect(session).toMatch(/; HttpOnly/)
    expect(session).toMatch(/; Secure/)
    expect(session).toMatch(/; SameSite=Lax/)
    expect(session).not.toMatch(/Domain/i)
  })

  it('stores only the hash of the token', async () => {
    const token = cookieOf(await login('mai', password))
    const row = await env.DB.prepare('select * from admin_sessions').first()
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('makes a new session each time, whatever cookie is sent along', async () => {
    const fixed = 'A'.repeat(43)
    const response = await login('mai', password, { Cookie: `__Host-session=${fixed}` })
    expect(cookieOf(response)).not.toBe(fixed)
    const asFixed = await request('/api/admin/me', {
      headers: { Cookie: `__Host-session=${fixed}` },
    })
    expect(asFixed.status).toBe(401)
  })

  it.each([
    ['a wrong password', 'mai', 'wrong password of mine'],
    ['an unknown user', 'nobody', password],
    ['nothing', '', ''],
  ])('refuses %s with one text', async (_, username, secret) => {
    const response = await login(username, secret)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({
      error: 'Invalid credentials',
      code: 'INVALID_CREDENTIALS',
    })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('is throttled by user and client, also with the right password', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:10:00Z') })
    const client = newClient()
    const attempt = (secret: string) => login('mai', secret, client)
    await useAllBut(10, async () => expect((await attempt('wrong')).status).toBe(401))
    const refused = await attempt(password)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('300')
    vi.setSystemTime(new Date('2026-11-21T10:15:01Z'))
    expect((await attempt(password)).status).toBe(200)
    vi.useRealTimers()
  })

  it('is throttled by client over all users', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:10:00Z') })
    const client = newClient()
    const unlimited = { FORM_LIMITER: { limit: async () => ({ success: true }) } }
    const attempt = (username: string) =>
      post('/api/admin/login', { username, password: 'wrong' }, client, unlimited)
    await useAllBut(25, async (index) => expect((await attempt(`user-${index}`)).status).toBe(401))
    expect((await attempt('another')).status).toBe(429)
    vi.useRealTimers()
  })
})

describe('a session', () => {
  beforeEach(() => insertAdmin('mai'))

  it('returns who it is', async () => {
    const response = await request('/api/admin/me', { headers: await sessionCookie('mai') })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ username: 'mai' })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it('ends after twelve quiet hours, and after seven days at the latest', async () => {
    const start = Date.parse('2026-11-21T00:00:00Z')
    const hour = 60 * 60 * 1000
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    const quiet = await sessionCookie('mai')
    const busy = await sessionCookie('mai')
    const status = async (headers: Record<string, string>) =>
      (await request('/api/admin/me', { headers })).status
    for (let elapsed = 11; elapsed < 7 * 24; elapsed += 11) {
      vi.setSystemTime(start + elapsed * hour)
      expect(await status(busy), `after ${elapsed} hours`).toBe(200)
      if (elapsed > 12) expect(await status(quiet)).toBe(401)
    }
    vi.setSystemTime(start + 7 * 24 * hour + 1)
    expect(await status(busy)).toBe(401)
    vi.useRealTimers()
  })

  it('ends with the logout', async () => {
    const headers = await sessionCookie('mai')
    const response = await post('/api/admin/logout', '', headers)
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie().join()).toContain('__Host-session=; Max-Age=0')
    expect((await request('/api/admin/me', { headers })).status).toBe(401)
  })

  it('is one of a list, each of which can be revoked by its owner only', async () => {
    await insertAdmin('lan')
    const here = await sessionCookie('mai')
    const there = await sessionCookie('mai')
    const others = await sessionCookie('lan')
    const list = (await (await request('/api/admin/sessions', { headers: here })).json()) as {
      id: string
      isCurrent: boolean
    }[]
    expect(list.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
    const id = list.find(({ isCurrent }) => !isCurrent)?.id
    const revoke = (headers: Record<string, string>) =>
      request(`/api/admin/sessions/${id}`, { method: 'DELETE', headers })
    await revoke(others)
    expect((await request('/api/admin/me', { headers: there })).status).toBe(200)
    expect((await revoke(here)).status).toBe(200)
    expect((await request('/api/admin/me', { headers: there })).status).toBe(401)
    expect((await request('/api/admin/me', { headers: here })).status).toBe(200)
  })
})

describe('changing the password', () => {
  const change = (
    headers: Record<string, string>,
    body: object,
    bindings: Partial<Bindings> = {},
  ) => {
    const json = { 'Content-Type': 'application/json', ...headers }
    const init = { method: 'PUT', headers: json, body: JSON.stringify(body) }
    return request('/api/admin/password', init, bindings)
  }

  it('ends all other sessions and needs the current one', async () => {
    await insertAdmin('mai')
    const here = await sessionCookie('mai')
    const there = await sessionCookie('mai')
    const newPassword = 'một mật khẩu thật dài'
    expect((await change(here, { currentPassword: 'wrong', newPassword })).status).toBe(401)
    expect((await change(here, { currentPassword: password, newPassword: 'short' })).status).toBe(
      400,
    )
    expect((await change(here, { currentPassword: password, newPassword })).status).toBe(200)
    expect((await request('/api/admin/me', { headers: there })).status).toBe(401)
    expect((await request('/api/admin/me', { headers: here })).status).toBe(200)
    expect((await logIn('mai', password)).status).toBe(401)
    expect((await logIn('mai', newPassword.normalize('NFD'))).status).toBe(200)
  })

  it('refuses one that many people have, however it is written', async () => {
    await insertAdmin('mai')
    const here = await sessionCookie('mai')
    const body = { currentPassword: password, newPassword: 'MailCreated5240' }
    const refused = await change(here, body, commonPasswords)
    expect([refused.status, await refused.json<ErrorBody>()]).toMatchObject([
      400,
      { issues: [{ path: 'newPassword' }] },
    ])
    const newPassword = `${body.newPassword} and more`
    expect((await change(here, { ...body, newPassword }, commonPasswords)).status).toBe(200)
    expect((await logIn('mai', newPassword)).status).toBe(200)
  })

  it('keeps to the other rules while the list of common ones cannot be read', async () => {
    await insertAdmin('mai')
    const here = await sessionCookie('mai')
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const gone = { ASSETS: assetsOf(new Response('', { status: 404 })) }
    const body = { currentPassword: password, newPassword: 'x'.repeat(20) }
    expect((await change(here, body, gone)).status).toBe(400)
    const taken = await change(here, { ...body, newPassword: 'mailcreated5240' }, gone)
    expect(taken.status).toBe(200)
    expect(log.mock.calls.flat().join()).toContain('no list of common passwords')
    log.mockRestore()
  })
})
