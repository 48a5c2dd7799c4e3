import { env } from 'cloudflare:test'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { adminLimits } from '../../../schema/admin-fields'
import type { AdminMe } from '../../../schema/api/admins'
import type { Passkey } from '../../../schema/api/passkeys'
import type { ErrorBody } from '../../../schema/errors'
import { clearAdmins, cookieOf, insertAdmin, sessionCookie } from '../../testing/admins'
import { makeAuthenticator } from '../../testing/authenticator'
import { runHour } from '../../testing/schedule'
import { newClient, post, request } from '../../testing/site'

type Authenticator = Awaited<ReturnType<typeof makeAuthenticator>>
type Deviations = Parameters<Authenticator['logIn']>[1]

const minute = 60_000

// The tests' bundler may take longer for the library than a request may.
beforeAll(async () => {
  await import('reflect-metadata')
  await import('@simplewebauthn/server')
}, 120_000)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-30T10:00:00Z') })
  await clearAdmins()
  await insertAdmin('mai')
  await insertAdmin('lan')
})
afterEach(() => vi.useRealTimers())

const creation = async (who: string) =>
  (
    await post('/api/admin/passkeys/options', {}, await sessionCookie(who))
  ).json<PublicKeyCredentialCreationOptionsJSON>()

async function add(who: string, credential: object, name = 'Chrome'): Promise<Response> {
  return post('/api/admin/passkeys', { name, credential }, await sessionCookie(who))
}

/** An authenticator with a passkey of somebody. */
async function register(who: string): Promise<Authenticator> {
  const authenticator = await makeAuthenticator()
  const response = await add(who, await authenticator.register(await creation(who)))
  expect(response.status).toBe(201)
  return authenticator
}

const challenge = async () =>
  (await post('/api/admin/login/passkey/options', {})).json<PublicKeyCredentialRequestOptionsJSON>()
const present = (assertion: object) => post('/api/admin/login/passkey', assertion)

async function logIn(authenticator: Authenticator, deviations?: Deviations): Promise<Response> {
  return present(await authenticator.logIn(await challenge(), deviations))
}

async function refusal(response: Response): Promise<unknown[]> {
  return [response.status, (await response.json<ErrorBody>()).code, cookieOf(response)]
}
const refused = [401, 'INVALID_PASSKEY', undefined]

const listOf = async (who: string) =>
  (await request('/api/admin/passkeys', { headers: await sessionCookie(who) })).json<Passkey[]>()
const actions = async () =>
  (
    await env.DB.prepare(
      `select username, action, subject, label from audit_log where action like 'passkey%' order by id`,
    ).all()
  ).results
async function remove(who: string, path: string): Promise<number> {
  const headers = { ...(await sessionCookie(who)), ...newClient() }
  return (await request(`/api/admin/${path}`, { method: 'DELETE', headers })).status
}

describe('logging in with a passkey', () => {
  it('takes neither password nor code, also of somebody with a second factor', async () => {
    const authenticator = await register('mai')
    await env.DB.prepare(`update admins set totp_secret = 'A', totp_enabled_at = '2026'`).run()
    const response = await logIn(authenticator)
    expect([response.status, await response.json()]).toEqual([200, { username: 'mai' }])
    const headers = { Cookie: `__Host-session=${cookieOf(response)}` }
    const me = await (await request('/api/admin/me', { headers })).json<AdminMe>()
    expect(me.username).toBe('mai')
    expect(await listOf('mai')).toMatchObject([
      { id: authenticator.id, name: 'Chrome', lastUsedAt: '2026-11-30T10:00:00.000Z' },
    ])
    expect((await logIn(authenticator)).status).toBe(200)
  })

  it('counts as a login of the last ten minutes', async () => {
    const authenticator = await register('mai')
    const recent = (headers: { Cookie: string }) => request('/api/admin/recent-login', { headers })
    const old = await sessionCookie('mai')
    vi.setSystemTime(Date.now() + 11 * minute)
    expect((await recent(old)).status).toBe(403)
    const session = cookieOf(await logIn(authenticator))
    expect((await recent({ Cookie: `__Host-session=${session}` })).status).toBe(200)
  })

  it.each<[string, Deviations]>([
    ['from a page of another origin', { origin: 'https://mangoroad.example.evil.example' }],
    ['from another port of the host', { origin: 'https://mangoroad.example:8443' }],
    ['for another host', { rpId: 'evil.example' }],
    ['for the domain above', { rpId: 'example' }],
    ['without having verified the user', { isVerified: false }],
    ['for another user', { userHandle: Buffer.from('admin-lan').toString('base64url') }],
    ['for no user', { userHandle: 'A' }],
    ['with a credential that nobody has', { id: 'bm9ib2R5J3M' }],
  ])('refuses what was signed %s', async (_, deviations) => {
    const authenticator = await register('mai')
    expect(await refusal(await logIn(authenticator, deviations))).toEqual(refused)
    expect((await logIn(authenticator)).status).toBe(200)
  })

  it('refuses the credential of somebody else', async () => {
    const [mai, lan] = [await register('mai'), await register('lan')]
    const userHandle = Buffer.from('admin-lan').toString('base64url')
    expect(await refusal(await logIn(mai, { id: lan.id, userHandle }))).toEqual(refused)
    expect(await (await logIn(lan)).json()).toEqual({ username: 'lan' })
  })

  it('takes each challenge once, whether it was signed well or not', async () => {
    const authenticator = await register('mai')
    const assertion = await authenticator.logIn(await challenge())
    expect((await present(assertion)).status).toBe(200)
    expect(await refusal(await present(assertion))).toEqual(refused)
    const options = await challenge()
    await present(await authenticator.logIn(options, { isVerified: false }))
    expect(await refusal(await present(await authenticator.logIn(options)))).toEqual(refused)
  })

  it('takes a challenge for five minutes, and none that the site did not make', async () => {
    const authenticator = await register('mai')
    const options = await challenge()
    const own = { ...options, challenge: 'A'.repeat(43) }
    expect(await refusal(await present(await authenticator.logIn(own)))).toEqual(refused)
    vi.setSystemTime(Date.now() + 5 * minute)
    expect(await refusal(await present(await authenticator.logIn(options)))).toEqual(refused)
    await runHour(Date.now() + 1)
    expect((await env.DB.prepare('select * from admin_challenges').all()).results).toEqual([])
  })

  it('does not take the challenge of a registration', async () => {
    const authenticator = await register('mai')
    const { challenge: other, rp } = await creation('mai')
    const assertion = await authenticator.logIn({ challenge: other, rpId: rp.id ?? '' })
    expect(await refusal(await present(assertion))).toEqual(refused)
  })

  it('refuses a copy by its counter, and takes authenticators that do not count', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue()
    const authenticator = await register('mai')
    expect((await logIn(authenticator, { counter: 0 })).status).toBe(200)
    expect((await logIn(authenticator, { counter: 0 })).status).toBe(200)
    expect((await logIn(authenticator, { counter: 7 })).status).toBe(200)
    for (const counter of [7, 6, 0])
      expect(await refusal(await logIn(authenticator, { counter }))).toEqual(refused)
    expect(info.mock.calls.flat().join()).toContain('the counter of a passkey went back')
    info.mockRestore()
    expect((await logIn(authenticator, { counter: 8 })).status).toBe(200)
  })

  it('ends with the passkey, the colleague, and a reset of the second factor', async () => {
    const first = await register('mai')
    expect(await remove('lan', `passkeys/${first.id}`)).toBe(404)
    expect(await remove('mai', `passkeys/${first.id}`)).toBe(200)
    expect(await refusal(await logIn(first))).toEqual(refused)
    const second = await register('mai')
    await env.DB.prepare(`update admins set totp_secret = 'A', totp_enabled_at = '2026'`).run()
    expect(await remove('lan', 'colleagues/admin-mai/second-factor')).toBe(200)
    expect(await refusal(await logIn(second))).toEqual(refused)
    const third = await register('mai')
    expect(await remove('lan', 'colleagues/admin-mai')).toBe(200)
    expect(await refusal(await logIn(third))).toEqual(refused)
    expect((await env.DB.prepare('select * from admin_passkeys').all()).results).toEqual([])
  })
})

describe('adding a passkey', () => {
  it('asks for a discoverable credential that verifies its user, and none twice', async () => {
    const { id } = await register('mai')
    const options = await creation('mai')
    expect(options).toMatchObject({
      rp: { id: 'mangoroad.example', name: 'Mango Road' },
      user: { name: 'mai', id: Buffer.from('admin-mai').toString('base64url') },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id, transports: ['internal'] }],
    })
    expect((await creation('lan')).excludeCredentials).toEqual([])
    expect(await challenge()).toMatchObject({
      rpId: 'mangoroad.example',
      userVerification: 'required',
    })
  })

  it.each<[string, Deviations]>([
    ['from a page of another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without having verified the user', { isVerified: false }],
  ])('refuses one made %s', async (_, deviations) => {
    const authenticator = await makeAuthenticator()
    const credential = await authenticator.register(await creation('mai'), deviations)
    expect(await refusal(await add('mai', credential))).toEqual(refused)
    expect(await listOf('mai')).toEqual([])
  })

  it('takes a challenge once, of the same person, and not that of a login', async () => {
    const authenticator = await makeAuthenticator()
    const options = await creation('mai')
    const credential = await authenticator.register(options)
    expect(await refusal(await add('lan', credential))).toEqual(refused)
    expect((await add('mai', credential)).status).toBe(201)
    expect(await refusal(await add('mai', credential))).toEqual(refused)
    const forLogin = { ...options, challenge: (await challenge()).challenge }
    const other = await (await makeAuthenticator()).register(forLogin)
    expect(await refusal(await add('mai', other))).toEqual(refused)
  })

  it('refuses a credential that is there already, whoever has it', async () => {
    const authenticator = await register('mai')
    const again = await add('lan', await authenticator.register(await creation('lan')))
    expect(again.status).toBe(409)
    expect(await listOf('lan')).toEqual([])
    expect((await logIn(authenticator)).status).toBe(401)
  })

  it('takes twenty of a person', async () => {
    const { id } = await register('mai')
    await env.DB.batch(
      Array.from({ length: adminLimits.passkeys - 2 }, (_, index) =>
        env.DB.prepare(
          `insert into admin_passkeys select 'copy-${index}', admin_id, public_key, counter, transports, name, created_at, last_used_at
          from admin_passkeys where id = ?`,
        ).bind(id),
      ),
    )
    await register('mai')
    const credential = await (await makeAuthenticator()).register(await creation('mai'))
    expect((await add('mai', credential)).status).toBe(409)
    expect(await listOf('mai')).toHaveLength(20)
    await register('lan')
  })

  it('is written down, and so is removing one', async () => {
    const { id } = await register('mai')
    await remove('mai', `passkeys/${id}`)
    expect(await actions()).toEqual([
      { username: 'mai', action: 'passkey.create', subject: 'admin-mai', label: 'mai' },
      { username: 'mai', action: 'passkey.delete', subject: 'admin-mai', label: 'mai' },
    ])
  })
})
