import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AdminMe, RecoveryCodes, SecondFactorSetup } from '../../../schema/api/admins'
import type { ErrorBody } from '../../../schema/errors'
import {
  clearAdmins,
  codeOf,
  cookieOf,
  insertAdmin,
  logIn,
  password,
  sessionCookie,
} from '../../testing/admins'
import { runHour } from '../../testing/schedule'
import { newClient, post, request } from '../../testing/site'

const start = Date.parse('2026-11-21T10:00:00Z')
/** Goes on by so many steps of thirty seconds, so that there is a new code. */
const wait = (steps = 2) => vi.setSystemTime(Date.now() + steps * 30_000)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  await clearAdmins()
  await insertAdmin('mai')
})
afterEach(() => vi.useRealTimers())

type Headers = Record<string, string>
const factor = (path: string, body: object, headers: Headers) =>
  post(`/api/admin/second-factor/${path}`, body, headers)
const me = async (headers: Headers) => (await request('/api/admin/me', { headers })).json<AdminMe>()
const errorOf = async (response: Response) => (await response.json<ErrorBody>()).code
const actions = async () =>
  (
    await env.DB.prepare('select action from audit_log order by id').all<{ action: string }>()
  ).results.map(({ action }) => action)

/** Switches the second factor on. */
async function enable(): Promise<{ headers: Headers; secret: string; recoveryCodes: string[] }> {
  const headers = await sessionCookie('mai')
  const { secret } = await (
    await factor('setup', { currentPassword: password }, headers)
  ).json<SecondFactorSetup>()
  const { recoveryCodes } = await (
    await factor('confirm', { code: codeOf(secret) }, headers)
  ).json<RecoveryCodes>()
  wait()
  return { headers, secret, recoveryCodes }
}

const pendingOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .flatMap((cookie) => /^__Host-pending-login=([^;]+)/.exec(cookie)?.[1] ?? [])[0]

/** The first step of a login: the header of the pending login. */
async function begin(): Promise<Headers> {
  return { Cookie: `__Host-pending-login=${pendingOf(await logIn('mai'))}` }
}
const finish = (code: string, headers: Headers) => post('/api/admin/login/code', { code }, headers)

describe('setting up the second factor', () => {
  it('takes the password, makes a secret for authenticator apps, and takes a code of it', async () => {
    const headers = await sessionCookie('mai')
    const elsewhere = await sessionCookie('mai')
    const refused = await factor('setup', { currentPassword: 'wrong' }, headers)
    expect([refused.status, await errorOf(refused)]).toEqual([401, 'INVALID_CREDENTIALS'])
    const { secret, uri } = await (
      await factor('setup', { currentPassword: password }, headers)
    ).json<SecondFactorSetup>()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const { protocol, host, pathname, searchParams } = new URL(uri)
    expect([protocol, host, decodeURIComponent(pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Mango Road:mai',
    ])
    expect(Object.fromEntries(searchParams)).toEqual({
      issuer: 'Mango Road',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    // Nothing is asked for before a code has confirmed it.
    expect((await me(headers)).hasSecondFactor).toBe(false)
    expect(await (await logIn('mai')).json()).toEqual({ username: 'mai' })
    const wrong = await factor('confirm', { code: codeOf(secret, 5) }, headers)
    expect([wrong.status, await errorOf(wrong)]).toEqual([401, 'INVALID_CODE'])
    const confirmed = await factor('confirm', { code: codeOf(secret) }, headers)
    expect(confirmed.status).toBe(200)
    const { recoveryCodes } = await confirmed.json<RecoveryCodes>()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{6}(-[a-z2-9]{6}){3}$/)
    expect((await me(headers)).hasSecondFactor).toBe(true)
    expect((await request('/api/admin/me', { headers: elsewhere })).status).toBe(401)
    expect(await actions()).toContain('factor.enable')
    expect((await factor('setup', { currentPassword: password }, headers)).status).toBe(409)
    expect((await factor('confirm', { code: codeOf(secret, 1) }, headers)).status).toBe(409)
  })

  it('stores recovery codes as hashes only', async () => {
    const { recoveryCodes } = await enable()
    const { results } = await env.DB.prepare('select * from admin_recovery_codes').all<{
      hash: string
    }>()
    expect(results).toHaveLength(10)
    for (const { hash } of results) expect(hash).toMatch(/^[0-9a-f]{64}$/)
    for (const code of recoveryCodes)
      expect(JSON.stringify(results)).not.toContain(code.slice(0, 6))
  })
})

describe('the stored secret', () => {
  const stored = async () =>
    (await env.DB.prepare(`select totp_secret as secret from admins`).first<{ secret: string }>())
      ?.secret ?? ''
  const finishWith = async (secret: string, FACTOR_KEY: string) =>
    post('/api/admin/login/code', { code: codeOf(secret) }, await begin(), { FACTOR_KEY })

  it('is sealed for its owner from the beginning', async () => {
    const { secret } = await enable()
    const sealed = await stored()
    expect(sealed).toMatch(/^v1\.[\w-]{16}\.[\w-]{64}$/)
    await insertAdmin('lan')
    await env.DB.prepare(
      `update admins set totp_secret = ?, totp_enabled_at = '2026' where username = 'lan'`,
    )
      .bind(sealed)
      .run()
    const lan = { Cookie: `__Host-pending-login=${pendingOf(await logIn('lan'))}` }
    expect(await errorOf(await finish(codeOf(secret), lan))).toBe('UNAVAILABLE')
    expect((await finish(codeOf(secret), await begin())).status).toBe(200)
    expect(await stored()).toBe(sealed)
  })

  it('that was stored without a key is sealed with the next right code', async () => {
    const { secret } = await enable()
    await env.DB.prepare('update admins set totp_secret = ?').bind(secret).run()
    expect((await finishWith(secret, '')).status).toBe(200)
    expect(await stored()).toBe(secret)
    expect((await finish('000000', await begin())).status).toBe(401)
    expect(await stored()).toBe(secret)
    wait()
    expect((await finish(codeOf(secret), await begin())).status).toBe(200)
    expect(await stored()).toMatch(/^v1\./)
    wait()
    expect((await finish(codeOf(secret), await begin())).status).toBe(200)
  })

  it.each([
    ['without a key', ''],
    ['with another key', 'the key of some other site, long enough'],
  ])('does not open %s: the log says so, and no code is called wrong', async (_, key) => {
    const { secret, recoveryCodes } = await enable()
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const response = await finishWith(secret, key)
    expect([response.status, await errorOf(response)]).toEqual([503, 'UNAVAILABLE'])
    expect(log.mock.calls.flat().join()).toContain('FACTOR_KEY does not open it')
    log.mockRestore()
    expect((await finish(recoveryCodes[0] ?? '', await begin())).status).toBe(200)
  })
})

describe('the codes', () => {
  // RFC 6238, appendix B: the last six of the eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('are those of RFC 6238 at %i', async (seconds, code) => {
    vi.setSystemTime(seconds * 1000)
    await env.DB.prepare(
      `update admins set totp_secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', totp_enabled_at = '2026'`,
    ).run()
    expect((await finish(code, await begin())).status).toBe(200)
  })
})

describe('logging in with a second factor', () => {
  it('begun with the old password ends when the password changes', async () => {
    const { secret, headers } = await enable()
    const begun = await begin()
    const body = { currentPassword: password, newPassword: 'rainy buffalo 4 me' }
    const changed = await request('/api/admin/password', {
      method: 'PUT',
      headers: { ...headers, ...newClient(), 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(changed.status).toBe(200)
    const refused = await finish(codeOf(secret), begun)
    expect([refused.status, await errorOf(refused)]).toEqual([401, 'LOGIN_EXPIRED'])
  })

  it('opens no session before the code', async () => {
    const { secret } = await enable()
    const response = await logIn('mai')
    expect(await response.json()).toEqual({ isCodeRequired: true })
    expect(cookieOf(response)).toBeUndefined()
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(
      /^__Host-pending-login=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const headers = { Cookie: `__Host-pending-login=${pendingOf(response)}` }
    expect((await request('/api/admin/me', { headers })).status).toBe(401)
    expect(
      (
        await request('/api/admin/me', {
          headers: { Cookie: `__Host-session=${pendingOf(response)}` },
        })
      ).status,
    ).toBe(401)
    expect(
      JSON.stringify(await env.DB.prepare('select * from admin_pending_logins').first()),
    ).not.toContain(pendingOf(response))
    const done = await finish(codeOf(secret), headers)
    expect(done.status).toBe(200)
    expect(await done.json()).toEqual({ username: 'mai' })
    expect(done.headers.getSetCookie().join()).toContain('__Host-pending-login=; Max-Age=0')
    expect((await me({ Cookie: `__Host-session=${cookieOf(done)}` })).username).toBe('mai')
  })

  it('takes codes thirty seconds early or late, and none before or after', async () => {
    const { secret } = await enable()
    const at = async (steps: number) => {
      wait(10)
      return (await finish(codeOf(secret, steps), await begin())).status
    }
    expect([await at(-2), await at(-1), await at(0), await at(1), await at(2)]).toEqual([
      401, 200, 200, 200, 401,
    ])
  })

  it('takes each code once, whatever its login', async () => {
    const { secret } = await enable()
    const code = codeOf(secret)
    const [first, second] = [await begin(), await begin()]
    expect((await finish(code, first)).status).toBe(200)
    const replayed = await finish(code, second)
    expect([replayed.status, await errorOf(replayed)]).toEqual([401, 'INVALID_CODE'])
    expect((await finish(codeOf(secret, -1), second)).status).toBe(401)
    wait(1)
    expect((await finish(codeOf(secret), second)).status).toBe(200)
  })

  it('does not take the code again that confirmed the factor', async () => {
    const headers = await sessionCookie('mai')
    const { secret } = await (
      await factor('setup', { currentPassword: password }, headers)
    ).json<SecondFactorSetup>()
    await factor('confirm', { code: codeOf(secret) }, headers)
    expect((await finish(codeOf(secret), await begin())).status).toBe(401)
  })

  it('waits five minutes for the code', async () => {
    const { secret } = await enable()
    const headers = await begin()
    vi.setSystemTime(Date.now() + 5 * 60_000)
    const late = await finish(codeOf(secret), headers)
    expect([late.status, await errorOf(late)]).toEqual([401, 'LOGIN_EXPIRED'])
    await runHour(Date.now() + 1)
    expect((await env.DB.prepare('select * from admin_pending_logins').all()).results).toEqual([])
  })

  it('allows five tries, then needs the password again', async () => {
    const { secret } = await enable()
    const headers = await begin()
    for (let number = 0; number < 5; number += 1)
      expect(await errorOf(await finish('000000', headers))).toBe('INVALID_CODE')
    expect(await errorOf(await finish(codeOf(secret), headers))).toBe('LOGIN_EXPIRED')
    expect((await finish(codeOf(secret), await begin())).status).toBe(200)
  })

  it('is not held back on a known device by strangers who know the password', async () => {
    const { secret } = await enable()
    const first = await finish(codeOf(secret), await begin())
    const device = first.headers.getSetCookie().find((cookie) => cookie.includes('-device='))
    wait()
    const own = await begin()
    await env.DB.prepare('delete from rate_counts').run()
    await finish('000000', await begin())
    await env.DB.prepare('update rate_counts set count = 25').run()
    const known = { Cookie: `${own.Cookie}; ${device?.split(';')[0]}` }
    expect((await finish(codeOf(secret), own)).status).toBe(429)
    expect((await finish(codeOf(secret), known)).status).toBe(200)
  })

  it('is held back as passwords are when many codes are wrong', async () => {
    const { secret } = await enable()
    const headers = await begin()
    await env.DB.prepare('delete from rate_counts').run()
    expect((await finish('000000', headers)).status).toBe(401)
    await env.DB.prepare('update rate_counts set count = 25').run()
    expect((await finish(codeOf(secret), headers)).status).toBe(429)
  })

  it('is expired without a pending login, with a forged one, and once it is done', async () => {
    const { secret } = await enable()
    const headers = await begin()
    const forged: Headers[] = [{}, { Cookie: `__Host-pending-login=${'A'.repeat(43)}` }]
    for (const cookie of forged)
      expect(await errorOf(await finish(codeOf(secret), cookie))).toBe('LOGIN_EXPIRED')
    expect((await finish(codeOf(secret), headers)).status).toBe(200)
    wait()
    expect(await errorOf(await finish(codeOf(secret), headers))).toBe('LOGIN_EXPIRED')
  })

  it('takes each recovery code once, typed as one likes', async () => {
    const { headers, recoveryCodes } = await enable()
    const [code = '', other = ''] = recoveryCodes
    expect((await me(headers)).recoveryCodesLeft).toBe(10)
    expect((await finish(` ${code.toUpperCase()} `, await begin())).status).toBe(200)
    expect(await errorOf(await finish(code, await begin()))).toBe('INVALID_CODE')
    expect((await finish(other.replaceAll('-', ' '), await begin())).status).toBe(200)
    expect((await actions()).filter((action) => action === 'factor.recovery')).toHaveLength(2)
    expect((await me(headers)).recoveryCodesLeft).toBe(8)
  })

  it('does not take the recovery code of somebody else', async () => {
    const { recoveryCodes } = await enable()
    await env.DB.prepare(`update admin_recovery_codes set admin_id = 'admin-lan'`).run()
    expect(await errorOf(await finish(recoveryCodes[0] ?? '', await begin()))).toBe('INVALID_CODE')
  })
})

describe('the recovery codes', () => {
  it('are replaced by new ones with a code', async () => {
    const { headers, secret, recoveryCodes } = await enable()
    expect(await errorOf(await factor('recovery-codes', { code: '000000' }, headers))).toBe(
      'INVALID_CODE',
    )
    const renewed = await (
      await factor('recovery-codes', { code: codeOf(secret) }, headers)
    ).json<RecoveryCodes>()
    expect(renewed.recoveryCodes).toHaveLength(10)
    expect(await errorOf(await finish(recoveryCodes[0] ?? '', await begin()))).toBe('INVALID_CODE')
    expect((await finish(renewed.recoveryCodes[0] ?? '', await begin())).status).toBe(200)
  })

  it('are not made for somebody without a second factor', async () => {
    expect(
      await errorOf(await factor('recovery-codes', { code: '123456' }, await sessionCookie('mai'))),
    ).toBe('INVALID_CODE')
  })
})

describe('switching the second factor off', () => {
  it('takes the password and a code', async () => {
    const { headers, secret } = await enable()
    const code = codeOf(secret)
    expect(
      await errorOf(await factor('disable', { currentPassword: 'wrong', code }, headers)),
    ).toBe('INVALID_CREDENTIALS')
    expect(
      await errorOf(
        await factor('disable', { currentPassword: password, code: '000000' }, headers),
      ),
    ).toBe('INVALID_CODE')
    expect((await me(headers)).hasSecondFactor).toBe(true)
    expect((await factor('disable', { currentPassword: password, code }, headers)).status).toBe(200)
    expect((await me(headers)).hasSecondFactor).toBe(false)
    expect(await (await logIn('mai')).json()).toEqual({ username: 'mai' })
    expect((await env.DB.prepare('select * from admin_recovery_codes').all()).results).toEqual([])
    expect(await actions()).toContain('factor.disable')
  })

  it('ends logins that wait for a code', async () => {
    const { headers, secret } = await enable()
    const pending = await begin()
    await factor('disable', { currentPassword: password, code: codeOf(secret) }, headers)
    wait()
    expect(await errorOf(await finish(codeOf(secret), pending))).toBe('LOGIN_EXPIRED')
  })

  it('can be done by an owner for a colleague, and is written down', async () => {
    await enable()
    await insertAdmin('lan')
    const lan = { ...(await sessionCookie('lan')), ...newClient() }
    const reset = () =>
      request('/api/admin/colleagues/admin-mai/second-factor', { method: 'DELETE', headers: lan })
    expect((await reset()).status).toBe(200)
    expect(await (await logIn('mai')).json()).toEqual({ username: 'mai' })
    const row = await env.DB.prepare(
      `select username, subject, label from audit_log where action = 'factor.reset'`,
    ).first()
    expect(row).toEqual({ username: 'lan', subject: 'admin-mai', label: 'mai' })
    expect((await reset()).status).toBe(404)
  })
})
