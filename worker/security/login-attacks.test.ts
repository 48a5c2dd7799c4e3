import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearAdmins, insertAdmin, logIn, password, sessionCookie } from '../testing/admins'
import { newClient, post, request } from '../testing/site'

/** A minute at which no window is about to end. */
const now = new Date('2026-11-21T10:01:00Z')

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  await clearAdmins()
  await insertAdmin('mai')
})
afterEach(() => vi.useRealTimers())

const cookieNamed = (response: Response, name: string) =>
  response.headers.getSetCookie().find((one) => one.startsWith(`${name}=`)) ?? ''

/** The header of a browser in which somebody has logged in before. */
async function knownDevice(username = 'mai'): Promise<{ Cookie: string }> {
  const [cookie = ''] = cookieNamed(await logIn(username), '__Host-device').split(';')
  return { Cookie: cookie }
}

const attempt = async (secret: string, headers: Record<string, string> = {}, username = 'mai') =>
  post('/api/admin/login', { username, password: secret }, headers)
const statusOf = async (secret: string, headers?: Record<string, string>) =>
  (await attempt(secret, headers)).status

/** As if everything that has been counted had been used up. */
const exhaust = () => env.DB.prepare('update rate_counts set count = 1000 where count > 0').run()

async function attackFromManyAddresses(username = 'mai'): Promise<void> {
  expect((await attempt('a guess', {}, username)).status).toBe(401)
  await exhaust()
}

describe('while strangers guess a password from many addresses', () => {
  it('a browser that has logged in before still logs in, from any address', async () => {
    const device = await knownDevice()
    await attackFromManyAddresses()
    expect(await statusOf(password, device)).toBe(200)
    expect(await statusOf('a mistyped one', device)).toBe(401)
    expect(await statusOf(password, { ...device, ...newClient() })).toBe(200)
  })

  it('an unknown browser waits for a quarter of an hour at most, also with the right password', async () => {
    await attackFromManyAddresses()
    const refused = await attempt(password)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(15 * 60)
    vi.setSystemTime(now.getTime() + Number(refused.headers.get('Retry-After')) * 1000)
    expect(await statusOf(password)).toBe(200)
  })

  it('whoever is logged in can change the password', async () => {
    const headers = {
      'Content-Type': 'application/json',
      ...newClient(),
      ...(await sessionCookie('mai')),
    }
    await attackFromManyAddresses()
    const body = JSON.stringify({ currentPassword: password, newPassword: 'một mật khẩu thật dài' })
    expect((await request('/api/admin/password', { method: 'PUT', headers, body })).status).toBe(
      200,
    )
  })

  it('other users’ unknown browsers log in, until strangers’ failures altogether are too many', async () => {
    await insertAdmin('lan')
    const device = await knownDevice('lan')
    await attackFromManyAddresses()
    await env.DB.prepare('update rate_counts set count = 199 where count > 0').run()
    expect((await attempt(password, {}, 'lan')).status).toBe(200)
    expect((await attempt('a guess', {}, 'lan')).status).toBe(401)
    const refused = await attempt(password, {}, 'lan')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(5 * 60)
    expect((await attempt(password, device, 'lan')).status).toBe(200)
  })
})

it('counts failures only', async () => {
  const client = newClient()
  expect(await statusOf('a mistyped one', client)).toBe(401)
  await env.DB.prepare('update rate_counts set count = 9').run()
  expect(await statusOf(password, client)).toBe(200)
  expect(await statusOf(password, client)).toBe(200)
  expect(await statusOf('a mistyped one', client)).toBe(401)
  expect(await statusOf(password, client)).toBe(429)
})

describe('a known device', () => {
  it('has an allowance of its own, which neither strangers nor other devices use up', async () => {
    const [device, other] = [await knownDevice(), await knownDevice()]
    expect(await statusOf('a guess', device)).toBe(401)
    await env.DB.prepare('update rate_counts set count = 24 where count > 0').run()
    expect(await statusOf('a guess', device)).toBe(401)
    expect(await statusOf(password, device)).toBe(429)
    expect(await statusOf(password, other)).toBe(200)
    expect(await statusOf(password)).toBe(200)
  })

  it('is known by a cookie that scripts and other hosts cannot read', async () => {
    const cookie = cookieNamed(await logIn('mai'), '__Host-device')
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Max-Age=31536000'])
      expect(cookie).toContain(part)
    expect(cookie).not.toMatch(/Domain|mai/i)
    expect((await logIn('mai', 'wrong')).headers.getSetCookie()).toEqual([])
  })

  it('is known for its own user only, for a year, and cannot be made up', async () => {
    await insertAdmin('lan')
    const [device, others] = [await knownDevice(), await knownDevice('lan')]
    await attackFromManyAddresses()
    const forged = { Cookie: device.Cookie.replace(/.{4}$/, 'AAAA') }
    for (const headers of [others, forged, { Cookie: '__Host-device=x' }])
      expect(await statusOf(password, headers)).toBe(429)
    vi.setSystemTime(now.getTime() + 366 * 24 * 60 * 60 * 1000)
    await attackFromManyAddresses()
    expect(await statusOf(password, device)).toBe(429)
  })
})
