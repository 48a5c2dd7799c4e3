import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AdminSession, ColleagueList, NewInvitation } from '../../../schema/api/admins'
import type { ErrorBody } from '../../../schema/errors'
import { runSchedule } from '../../schedule'
import { clearAdmins, cookieOf, insertAdmin, logIn, sessionCookie } from '../../testing/admins'
import { runHour } from '../../testing/schedule'
import { commonPasswords, inEnglish, newClient, pathIn, post, request } from '../../testing/site'

let owner: Record<string, string>
beforeEach(async () => {
  await clearAdmins()
  await env.DB.batch(
    ['outbox', 'kept_mails'].map((table) => env.DB.prepare(`delete from ${table}`)),
  )
  await insertAdmin('mai')
  await insertAdmin('lan', 'editor')
  owner = await sessionCookie('mai')
})
afterEach(() => vi.useRealTimers())

const newPassword = 'rainy buffalo 4 me'

async function ask(method: string, path: string, body?: unknown, headers = owner, bindings = {}) {
  const init = {
    method,
    headers: { ...headers, ...newClient(), 'Content-Type': 'application/json' },
    body: JSON.stringify(body) ?? null,
  }
  return request(`/api/admin/colleagues${path}`, init, bindings)
}
const codeOf = async (response: Response) => (await response.json<ErrorBody>()).code
const list = async () => (await ask('GET', '')).json<ColleagueList>()
const me = async (headers: Record<string, string>) => request('/api/admin/me', { headers })
const entries = async (action: string) =>
  (
    await env.DB.prepare('select username, label, before, after from audit_log where action = ?')
      .bind(action)
      .all()
  ).results

const invitation = { username: 'hoa', role: 'editor', language: 'vi' }
/** Invites somebody; the token of the link that was shown. */
async function invite(change: object = {}, bindings = {}): Promise<string> {
  const response = await ask('POST', '/invitations', { ...invitation, ...change }, owner, bindings)
  expect(response.status).toBe(200)
  const { path } = await response.json<NewInvitation>()
  return path.split('#')[1] ?? ''
}
const look = (token: string) => post('/api/admin/invitation', { token })
const accept = (token: string, password = newPassword) =>
  post('/api/admin/invitation/accept', { token, password }, {}, commonPasswords)

describe('the list of colleagues', () => {
  it('has role, last login, second factor, and whoever is invited', async () => {
    await logIn('lan')
    await invite({ username: 'Hoa', email: 'Hoa@Example.com' })
    const { colleagues, invitations } = await list()
    expect(colleagues).toMatchObject([
      { username: 'lan', role: 'editor', hasSecondFactor: false, isSelf: false },
      { username: 'mai', role: 'owner', hasSecondFactor: false, isSelf: true, lastLoginAt: null },
    ])
    expect(Date.now() - Date.parse(colleagues[0]?.lastLoginAt ?? '')).toBeLessThan(60_000)
    expect(invitations).toMatchObject([
      {
        username: 'hoa',
        role: 'editor',
        email: 'hoa@example.com',
        invitedBy: 'mai',
        isExpired: false,
      },
    ])
    expect(JSON.stringify({ colleagues, invitations })).not.toMatch(/scrypt|hash|secret/i)
  })
})

describe('an invitation', () => {
  it('makes an account of the role, logs in, and works once', async () => {
    const token = await invite()
    expect(await (await look(token)).json()).toMatchObject({
      username: 'hoa',
      role: 'editor',
      invitedBy: 'mai',
    })
    const response = await accept(token)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const session = { Cookie: `__Host-session=${cookieOf(response)}` }
    expect(await (await me(session)).json()).toMatchObject({ username: 'hoa', role: 'editor' })
    expect((await logIn('hoa', newPassword)).status).toBe(200)
    for (const again of [await look(token), await accept(token, 'another buffalo 5 you')]) {
      expect([again.status, await codeOf(again)]).toEqual([410, 'GONE'])
    }
    expect((await logIn('hoa', newPassword)).status).toBe(200)
    expect(await entries('admin.invite')).toMatchObject([
      { username: 'mai', label: 'hoa', after: '{"role":"editor"}' },
    ])
    expect(await entries('admin.join')).toMatchObject([{ username: 'hoa', label: 'hoa' }])
    expect((await list()).invitations).toEqual([])
  })

  it('makes one account when it is accepted twice at once', async () => {
    const token = await invite()
    const statuses = (await Promise.all([accept(token), accept(token)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 410])
    expect((await list()).colleagues).toHaveLength(3)
  })

  it('has a link of this site with the token where no server sees it, and stores its hash only', async () => {
    const response = await ask('POST', '/invitations', { ...invitation, language: 'en' })
    const { path, expiresAt } = await response.json<NewInvitation>()
    expect(path).toMatch(new RegExp(`^${pathIn('en', '/admin/invite')}#[\\w-]{43}$`))
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(71.9 * 3_600_000)
    const stored = JSON.stringify(
      (await env.DB.prepare('select * from admin_invitation_tokens').all()).results,
    )
    expect(stored).not.toContain(path.split('#')[1])
    expect(stored).toMatch(/[0-9a-f]{64}/)
  })

  it('leads to the page in its language, with English as the default', async () => {
    const pathOf = async (username: string, language: string) => {
      const response = await ask(
        'POST',
        '/invitations',
        { ...invitation, username, language },
        owner,
        inEnglish,
      )
      return (await response.json<NewInvitation>()).path.split('#')[0]
    }
    expect([await pathOf('hoa', 'en'), await pathOf('tam', 'vi')]).toEqual([
      '/admin/invite',
      '/vi/admin/invite',
    ])
  })

  it('ends after 72 hours, and is deleted after thirty days more', async () => {
    const start = Date.parse('2026-11-21T00:00:00Z')
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    owner = await sessionCookie('mai')
    const token = await invite()
    vi.setSystemTime(start + 72 * 3_600_000 - 1)
    expect((await look(token)).status).toBe(200)
    vi.setSystemTime(start + 72 * 3_600_000)
    expect((await look(token)).status).toBe(410)
    expect((await accept(token)).status).toBe(410)
    owner = await sessionCookie('mai')
    expect((await list()).invitations).toMatchObject([{ username: 'hoa', isExpired: true }])
    const again = await invite()
    expect((await look(token)).status).toBe(410)
    expect((await look(again)).status).toBe(200)
    await runHour(start + 40 * 24 * 3_600_000)
    expect((await env.DB.prepare('select * from admin_invitations').all()).results).toEqual([])
    expect((await env.DB.prepare('select * from admin_invitation_tokens').all()).results).toEqual(
      [],
    )
  })

  it('can be revoked', async () => {
    const token = await invite()
    const [pending] = (await list()).invitations
    expect((await ask('DELETE', `/invitations/${pending?.id}`)).status).toBe(200)
    expect((await look(token)).status).toBe(410)
    expect((await accept(token)).status).toBe(410)
    expect((await ask('DELETE', `/invitations/${pending?.id}`)).status).toBe(404)
    expect(await entries('admin.uninvite')).toMatchObject([{ username: 'mai', label: 'hoa' }])
  })

  it.each([
    ['somebody who is there', 'lan'],
    ['somebody who is invited already', 'hoa'],
  ])('is not made for %s', async (_, username) => {
    await invite()
    const refused = await ask('POST', '/invitations', { ...invitation, username })
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'USERNAME_TAKEN'])
    expect(await entries('admin.invite')).toHaveLength(1)
    expect(
      (await env.DB.prepare('select * from admin_invitation_tokens').all()).results,
    ).toHaveLength(1)
  })

  it.each([
    ['a name that cannot be one', { username: 'Hoa Nguyễn' }],
    ['an unknown role', { role: 'king' }],
    ['a broken address', { email: 'hoa@' }],
  ])('is not made with %s', async (_, change) => {
    expect((await ask('POST', '/invitations', { ...invitation, ...change })).status).toBe(400)
  })

  it.each([
    ['a short password', 'rainy buffalo'],
    ['a guessable one', 'x'.repeat(20)],
    ['one of the username', 'nguyenthihoa.password1'],
    ['one that many people have', 'MailCreated5240'],
  ])('is not accepted with %s, and can be tried again', async (_, password) => {
    const token = await invite({ username: 'nguyenthihoa' })
    const refused = await accept(token, password)
    expect(refused.status).toBe(400)
    expect(await refused.json<ErrorBody>()).toMatchObject({ issues: [{ path: 'password' }] })
    expect((await accept(token)).status).toBe(200)
  })

  it('is mailed where an address was given, with a link of its own', async () => {
    const shown = await invite(
      { email: 'hoa@example.com', language: 'en' },
      { MAIL_ADAPTER: 'local' },
    )
    const mail = await env.DB.prepare('select recipient, subject, text from kept_mails').first<
      Record<string, string>
    >()
    expect(mail).toMatchObject({
      recipient: 'hoa@example.com',
      subject: 'You are invited to work on Mango Road',
    })
    expect(mail?.text).toContain('You have been invited by mai')
    const mailed = /\/admin\/invite#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(mailed).not.toBe(shown)
    expect((await accept(mailed)).status).toBe(200)
    expect((await look(shown)).status).toBe(410)
  })

  it('is not mailed once it is revoked', async () => {
    await invite({ email: 'hoa@example.com' })
    const [pending] = (await list()).invitations
    await ask('DELETE', `/invitations/${pending?.id}`)
    await runSchedule(
      { scheduledTime: Date.now() + 1000, cron: '* * * * *', noRetry: () => {} },
      { ...env, MAIL_ADAPTER: 'local' },
    )
    expect((await env.DB.prepare('select kind, status from outbox').all()).results).toEqual([
      { kind: 'admin-invitation', status: 'gone' },
    ])
    expect((await env.DB.prepare('select * from kept_mails').all()).results).toEqual([])
  })
})

describe('the invitations of an owner', () => {
  it.each([
    ['is removed', 'DELETE', undefined],
    ['becomes an editor', 'PUT', { role: 'editor' }],
  ])('end when the owner %s', async (_, method, body) => {
    await insertAdmin('anh')
    const own = await invite()
    const headers = await sessionCookie('anh')
    const response = await ask(
      'POST',
      '/invitations',
      { ...invitation, username: 'back.door', role: 'owner' },
      headers,
    )
    const token = (await response.json<NewInvitation>()).path.split('#')[1] ?? ''
    expect((await look(token)).status).toBe(200)
    expect((await ask(method, '/admin-anh', body)).status).toBe(200)
    expect((await look(token)).status).toBe(410)
    expect((await look(own)).status).toBe(200)
  })
})

describe('the page of an invitation', () => {
  it.each([pathIn('vi', '/admin/invite'), pathIn('en', '/admin/invite')])(
    '%s is neither stored nor listed',
    async (path) => {
      const response = await request(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(await response.text()).toContain('<meta name="robots" content="noindex')
    },
  )
})

describe('a role', () => {
  it('can be changed, and holds at once', async () => {
    const lan = await sessionCookie('lan')
    expect((await ask('GET', '', undefined, lan)).status).toBe(403)
    expect((await ask('PUT', '/admin-lan', { role: 'owner' })).status).toBe(200)
    expect((await ask('GET', '', undefined, lan)).status).toBe(200)
    expect(await entries('admin.role')).toMatchObject([
      { username: 'mai', label: 'lan', before: '{"role":"editor"}', after: '{"role":"owner"}' },
    ])
    expect((await ask('PUT', '/admin-mai', { role: 'editor' }, lan)).status).toBe(200)
    expect((await ask('GET', '')).status).toBe(403)
  })

  it('is not taken from the last owner', async () => {
    const refused = await ask('PUT', '/admin-mai', { role: 'editor' })
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'LAST_OWNER'])
    expect((await list()).colleagues.find(({ isSelf }) => isSelf)?.role).toBe('owner')
    expect(await entries('admin.role')).toEqual([])
  })

  it('of nobody is not found', async () => {
    expect((await ask('PUT', '/nobody', { role: 'editor' })).status).toBe(404)
  })
})

describe('removing a colleague', () => {
  it('ends their sessions, and what they did stays', async () => {
    const logged = await logIn('lan')
    const lan = { Cookie: `__Host-session=${cookieOf(logged)}` }
    expect((await me(lan)).status).toBe(200)
    expect((await ask('DELETE', '/admin-lan')).status).toBe(200)
    expect((await me(lan)).status).toBe(401)
    expect((await logIn('lan')).status).toBe(401)
    expect(await entries('admin.login')).toMatchObject([{ username: 'lan' }])
    expect(await entries('admin.remove')).toMatchObject([
      { username: 'mai', label: 'lan', before: '{"role":"editor"}' },
    ])
    expect((await list()).colleagues).toHaveLength(1)
    expect((await ask('DELETE', '/admin-lan')).status).toBe(404)
  })

  it('is not done to oneself', async () => {
    await insertAdmin('anh')
    const refused = await ask('DELETE', '/admin-mai')
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'FORBIDDEN'])
    expect((await me(owner)).status).toBe(200)
  })

  it('leaves an owner when two remove each other at once', async () => {
    await insertAdmin('anh')
    const anh = await sessionCookie('anh')
    await Promise.all([ask('DELETE', '/admin-anh'), ask('DELETE', '/admin-mai', undefined, anh)])
    const { results } = await env.DB.prepare(
      `select username from admins where role = 'owner'`,
    ).all()
    expect(results).toHaveLength(1)
  })
})

describe('sessions of a colleague', () => {
  it('are seen and ended by owners', async () => {
    const lan = await sessionCookie('lan')
    const seen = await (await ask('GET', '/admin-lan/sessions')).json<AdminSession[]>()
    expect(seen).toMatchObject([{ userAgent: 'the tests', isCurrent: false }])
    expect((await ask('GET', '/admin-mai/sessions', undefined, lan)).status).toBe(403)
    expect((await ask('DELETE', '/admin-lan/sessions')).status).toBe(200)
    expect((await me(lan)).status).toBe(401)
    expect(await entries('admin.revoke')).toMatchObject([{ username: 'mai', label: 'lan' }])
    expect((await ask('DELETE', '/nobody/sessions')).status).toBe(404)
  })
})

it('is not changed by a session that began more than ten minutes ago', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  const fresh = await sessionCookie('mai')
  for (const [method, path, body] of [
    ['POST', '/invitations', invitation],
    ['PUT', '/admin-lan', { role: 'owner' }],
    ['DELETE', '/admin-lan/second-factor'],
    ['DELETE', '/admin-lan/sessions'],
    ['DELETE', '/admin-lan'],
  ] as const) {
    const refused = await ask(method, path, body)
    expect([refused.status, await codeOf(refused)], path).toEqual([403, 'LOGIN_AGAIN'])
    const status = path.endsWith('factor') ? 404 : 200
    expect((await ask(method, path, body, fresh)).status, path).toBe(status)
    await insertAdmin('lan', 'editor')
  }
  expect((await ask('GET', '')).status).toBe(200)
  const csv = await request('/api/admin/subscribers.csv', { headers: owner })
  expect(await codeOf(csv)).toBe('LOGIN_AGAIN')
})
