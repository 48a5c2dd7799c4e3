import { env } from 'cloudflare:test'
import { scryptSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../api'
import {
  clearAdmins,
  cookieOf,
  insertAdmin,
  logIn,
  password,
  sessionCookie,
} from '../../testing/admins'
import { runHour } from '../../testing/schedule'
import { pathIn, post, request, useAllBut } from '../../testing/site'

beforeEach(clearAdmins)
beforeEach(() => insertAdmin('mai'))
afterEach(() => vi.useRealTimers())

const me = (headers: Record<string, string>) => request('/api/admin/me', { headers })
const hashOf = async (username: string) =>
  (
    await env.DB.prepare('select password_hash from admins where username = ?')
      .bind(username)
      .first<{ password_hash: string }>()
  )?.password_hash
const countSessions = async () =>
  (await env.DB.prepare('select count(*) as rows from admin_sessions').first<{ rows: number }>())
    ?.rows
const hintOf = (response: Response) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-staff='))

describe('the cookie that shows scripts a login', () => {
  it('says that there is one, holds no secret and goes with the logout', async () => {
    const response = await logIn('mai')
    expect(hintOf(response)).toMatch(
      /^__Host-staff=1; Max-Age=604800; Path=\/; Secure; SameSite=Lax$/,
    )
    const out = await post('/api/admin/logout', '', {
      Cookie: `__Host-session=${cookieOf(response)}`,
    })
    expect(hintOf(out)).toMatch(/^__Host-staff=; Max-Age=0/)
  })

  it('alone lets nobody in, and is taken back', async () => {
    const response = await me({ Cookie: '__Host-staff=1' })
    expect(response.status).toBe(401)
    expect(hintOf(response)).toMatch(/^__Host-staff=; Max-Age=0/)
    expect((await me({})).headers.getSetCookie()).toEqual([])
  })
})

describe('a login', () => {
  it('ends the session that the same browser had before, and no other', async () => {
    const before = await sessionCookie('mai')
    const elsewhere = await sessionCookie('mai')
    const response = await post('/api/admin/login', { username: 'mai', password }, before)
    expect((await me({ Cookie: `__Host-session=${cookieOf(response)}` })).status).toBe(200)
    expect((await me(before)).status).toBe(401)
    expect((await me(elsewhere)).status).toBe(200)
  })

  it('that fails leaves the session that is there', async () => {
    const before = await sessionCookie('mai')
    expect(
      (await post('/api/admin/login', { username: 'mai', password: 'wrong' }, before)).status,
    ).toBe(401)
    expect((await me(before)).status).toBe(200)
  })

  it('hashes a password anew that was stored with weaker parameters, and only that', async () => {
    const salt = Buffer.alloc(16, 7)
    const weak = scryptSync(password, salt, 32, { N: 2 ** 12, r: 8, p: 1 })
    const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
    const stored = `$scrypt$ln=12,r=8,p=1$${text(salt)}$${text(weak)}`
    await env.DB.prepare('update admins set password_hash = ?').bind(stored).run()
    expect((await logIn('mai', 'wrong')).status).toBe(401)
    expect(await hashOf('mai')).toBe(stored)
    expect((await logIn('mai')).status).toBe(200)
    const renewed = await hashOf('mai')
    expect(renewed).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/)
    expect((await logIn('mai')).status).toBe(200)
    expect(await hashOf('mai')).toBe(renewed)
  })

  it('is written down without the password', async () => {
    await logIn('mai')
    const { results } = await env.DB.prepare('select * from audit_log').all()
    expect(results).toMatchObject([
      { username: 'mai', action: 'admin.login', subject: 'admin-mai' },
      { username: 'mai', action: 'admin.device', subject: 'mai' },
    ])
    expect(JSON.stringify(results)).not.toContain(password)
  })

  it('is throttled by client whatever it says of where it comes from', async () => {
    const client = { 'CF-Connecting-IP': '203.0.113.7' }
    const unlimited = { FORM_LIMITER: { limit: async () => ({ success: true }) } }
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:10:00Z') })
    const attempt = async (index: number) => {
      const headers = {
        ...client,
        'X-Forwarded-For': `198.51.100.${index}`,
        'X-Real-IP': `198.51.100.${index}`,
      }
      return (
        await post(
          '/api/admin/login',
          { username: `user-${index}`, password: 'x' },
          headers,
          unlimited,
        )
      ).status
    }
    await useAllBut(25, async (index) => expect(await attempt(index)).toBe(401))
    expect(await attempt(25)).toBe(429)
  })
})

describe('a session', () => {
  it('of a former admin lets nobody in', async () => {
    const headers = await sessionCookie('mai')
    await env.DB.prepare('delete from admins').run()
    expect((await me(headers)).status).toBe(401)
  })

  it('that has expired is neither listed nor stored', async () => {
    const start = Date.parse('2026-11-21T00:00:00Z')
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    await sessionCookie('mai')
    vi.setSystemTime(start + 11 * 60 * 60 * 1000)
    const headers = await sessionCookie('mai')
    const listed = async () =>
      ((await (await request('/api/admin/sessions', { headers })).json()) as unknown[]).length
    expect(await listed()).toBe(2)
    vi.setSystemTime(start + 13 * 60 * 60 * 1000)
    expect(await listed()).toBe(1)
    expect(await countSessions()).toBe(2)
    await runHour(Date.now())
    expect(await countSessions()).toBe(1)
    expect((await me(headers)).status).toBe(200)
  })

  it('is one of many that end together when its owner says so, and nobody else’s do', async () => {
    await insertAdmin('lan')
    const here = await sessionCookie('mai')
    const there = await sessionCookie('mai')
    const others = await sessionCookie('lan')
    expect((await request('/api/admin/sessions', { method: 'DELETE', headers: here })).status).toBe(
      200,
    )
    expect([(await me(here)).status, (await me(there)).status, (await me(others)).status]).toEqual([
      200, 401, 200,
    ])
  })
})

describe('changing the password', () => {
  it('is throttled as logging in is', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:10:00Z') })
    const headers = { 'Content-Type': 'application/json', ...(await sessionCookie('mai')) }
    const change = (index: number) =>
      request('/api/admin/password', {
        method: 'PUT',
        headers: { ...headers, 'CF-Connecting-IP': `10.9.0.${index}` },
        body: JSON.stringify({ currentPassword: 'a guess', newPassword: 'một mật khẩu thật dài' }),
      })
    await useAllBut(25, async (index) => expect((await change(index)).status).toBe(401))
    expect((await change(25)).status).toBe(429)
  })
})

describe('the secret of the import and export commands', () => {
  const bearer = { Authorization: 'Bearer import-secret' }
  const exportPath = '/api/admin/entries/export'
  const reads = [
    ...new Set(
      api.routes
        .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/admin'))
        .map(({ path }) => path),
    ),
  ]

  const bindings = { IMPORT_TOKEN: 'import-secret' }

  it('opens the export of contents', async () => {
    expect((await request(exportPath, { headers: bearer }, bindings)).status).toBe(200)
    expect(
      (await request(exportPath, { headers: { Authorization: 'Bearer another' } }, bindings))
        .status,
    ).toBe(401)
  })

  it.each(reads.filter((path) => path !== exportPath))('opens nothing else: %s', async (path) => {
    expect((await post('/api/admin/products/import/finish', {}, bearer, bindings)).status).toBe(200)
    expect(
      (await request(path.replace(/:\w+/g, 'some-id'), { headers: bearer }, bindings)).status,
    ).toBe(401)
  })
})

describe('the login form sent without scripts', () => {
  it.each([pathIn('vi', '/admin/login'), pathIn('en', '/admin/login')])(
    'redirects back to %s and stores nothing',
    async (path) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
      const response = await request(path, {
        method: 'POST',
        headers,
        body: 'username=mai&password=a+password+of+the+tests',
      })
      expect(response.status).toBe(303)
      expect(response.headers.get('Location')).toBe(path)
      expect(response.headers.getSetCookie()).toEqual([])
    },
  )
})
