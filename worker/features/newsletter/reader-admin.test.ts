import { env } from 'cloudflare:test'
import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, it } from 'vitest'
import type {
  ImportedSubscribers,
  SubscriberGrowth,
  SuppressionList,
} from '../../../schema/api/admin-subscribers'
import { openDatabase } from '../../platform/db/database'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import { clearSubmissions } from '../../testing/outbox'
import { planOf } from '../../testing/plans'
import { post, request } from '../../testing/site'
import { selectGrowth } from './subscriber-growth'
import { selectSuppressions } from './suppression-routes'

let mai: Record<string, string>
let an: Record<string, string>

beforeEach(async () => {
  await clearSubmissions()
  await clearAdmins()
  await env.DB.prepare('delete from mail_suppressions').run()
  await insertAdmin('mai')
  await insertAdmin('an', 'editor')
  mai = await sessionCookie('mai')
  an = await sessionCookie('an')
})

function insert(
  email: string,
  status: string,
  created: string,
  ended: string | null = null,
  language = 'vi',
) {
  return env.DB.prepare(
    `insert into newsletter_subscriptions (email, language, status, subscribed_at, confirmed_at, unsubscribed_at, created_at)
    values (?1, ?2, ?3, ?4, ?5, ?6, ?4)`,
  ).bind(email, language, status, created, status === 'pending' ? null : created, ended)
}
const suppressed = (email: string, reason: string, at: string) =>
  env.DB.prepare('insert into mail_suppressions (email, reason, created_at) values (?, ?, ?)').bind(
    email,
    reason,
    at,
  )
const audit = async () =>
  (await env.DB.prepare('select action, subject, before, after from audit_log').all()).results
const row = (email: string, table = 'newsletter_subscriptions') =>
  env.DB.prepare(`select * from ${table} where email = ?`)
    .bind(email)
    .first<Record<string, unknown>>()
const at = '2026-11-01T00:00:00.000Z'

describe('the import of readers', () => {
  const consent = {
    language: 'en',
    consentAt: '2026-10-03',
    consentSource: 'Hội chợ du lịch, quầy 12',
  }
  const load = (rows: object[], list = 'letter', headers = mai) =>
    post('/api/admin/subscribers/import', { list, rows }, headers)

  it('adds who is unknown, with the proof of consent, and leaves everybody else as they are', async () => {
    await env.DB.batch([
      insert('known@example.com', 'confirmed', at),
      insert('waiting@example.com', 'pending', at),
      insert('gone@example.com', 'unsubscribed', at, at),
      insert('asked-again@example.com', 'pending', at, at),
      suppressed('bounced@example.com', 'bounce', at),
    ])
    const names = ['New', 'known', 'waiting', 'gone', 'asked-again', 'bounced', 'new', 'zoned']
    const rows = names.map((name) => ({ ...consent, email: ` ${name}@example.com ` }))
    const response = await load([
      ...rows.slice(0, -1),
      { ...rows.at(-1), consentAt: '2026-10-03T08:00:00Z' },
    ])
    expect(await response.json<ImportedSubscribers>()).toEqual({
      added: 2,
      known: 3,
      left: 2,
      suppressed: 1,
    })
    expect(await row('new@example.com')).toMatchObject({
      status: 'confirmed',
      language: 'en',
      consent_at: '2026-10-02T17:00:00.000Z',
      consent_source: 'Hội chợ du lịch, quầy 12',
      subscribed_at: '2026-10-02T17:00:00.000Z',
      frequency: 'all',
      interests: null,
      paused_until: null,
      last_letter_at: null,
      reader_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      unsubscribed_at: null,
      last_sending_id: null,
    })
    expect(await row('zoned@example.com')).toMatchObject({ consent_at: '2026-10-03T08:00:00.000Z' })
    expect(await row('known@example.com')).toMatchObject({ language: 'vi', consent_source: null })
    expect(await row('waiting@example.com')).toMatchObject({ status: 'pending' })
    expect(await row('gone@example.com')).toMatchObject({ status: 'unsubscribed' })
    expect(await row('bounced@example.com')).toBeNull()
    expect((await env.DB.prepare('select count(*) as n from outbox').first())?.n).toBe(0)
    const after = '{"list":"letter","added":2,"known":3,"left":2,"suppressed":1}'
    expect(await audit()).toMatchObject([{ action: 'subscriber.import', subject: '', after }])
    expect(JSON.stringify(await audit())).not.toContain('example.com')
  })

  it('takes five hundred rows at once, into the list that is named, and for owners only', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => ({
      ...consent,
      consentSource: 'ă'.repeat(200),
      email: `r${index}@example.com`,
    }))
    expect(await (await load(rows, 'orchard')).json()).toMatchObject({ added: 500 })
    expect(await row('r499@example.com', 'orchard_subscriptions')).toMatchObject({
      status: 'confirmed',
    })
    expect(await row('r499@example.com')).toBeNull()
    expect(await (await load(rows, 'orchard')).json()).toMatchObject({ added: 0, known: 500 })
    expect((await load([...rows, { ...consent, email: 'one@example.com' }])).status).toBe(400)
    expect((await load([{ ...consent, email: 'one@example.com' }], 'letter', an)).status).toBe(403)
  })

  it.each([
    { email: 'nobody' },
    { consentAt: 'last week' },
    { consentAt: '2036-01-01' },
    { consentSource: ' ' },
    { consentSource: undefined },
    { language: 'fr' },
  ])('refuses %j, and then takes nothing', async (wrong) => {
    const response = await load([
      { ...consent, email: 'a@example.com' },
      { ...consent, email: 'b@example.com', ...wrong },
    ])
    expect(response.status).toBe(400)
    expect(JSON.stringify(await response.json())).toContain('rows.1.')
    expect(await row('a@example.com')).toBeNull()
  })
})

describe('the growth of a list', () => {
  it('says by month and language who came and who left, and how many there are', async () => {
    const month = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 7)
    // The last half hour of the month before in UTC is in this month in Vietnam.
    const early = new Date(Date.parse(`${month}-01T00:30:00+07:00`)).toISOString()
    const before = new Date(Date.parse(`${month}-01T00:00:00+07:00`) - 1000).toISOString()
    await env.DB.batch([
      insert('a@example.com', 'confirmed', early),
      insert('b@example.com', 'confirmed', before, null, 'en'),
      insert('c@example.com', 'unsubscribed', before, early),
      insert('d@example.com', 'pending', early),
      insert('e@example.com', 'confirmed', '2020-01-01T00:00:00.000Z'),
      env.DB.prepare(
        `insert into newsletter_subscriptions (email, language, status, subscribed_at, unsubscribed_at, created_at)
        values ('never@example.com', 'vi', 'unsubscribed', ?1, ?1, ?1)`,
      ).bind(early),
    ])
    const growth = await (
      await request('/api/admin/subscribers/growth', { headers: an })
    ).json<SubscriberGrowth>()
    expect(growth.months).toHaveLength(24)
    const [previous, current] = growth.months.slice(-2)
    expect(current).toEqual({ month, vi: { joined: 1, left: 1 }, en: { joined: 0, left: 0 } })
    expect(previous).toMatchObject({ vi: { joined: 1, left: 0 }, en: { joined: 1, left: 0 } })
    expect(growth.totals).toEqual({ vi: 2, en: 1 })
    const orchard = await (
      await request('/api/admin/subscribers/growth?list=orchard', { headers: mai })
    ).json<SubscriberGrowth>()
    expect(orchard.totals).toEqual({ vi: 0, en: 0 })
  })

  it('is read from indexes', async () => {
    const { joined, left, total } = selectGrowth(openDatabase(env.DB), {
      list: 'letter',
      since: at,
    })
    const plan = async (query: { getSQL: () => Parameters<typeof planOf>[0] }) =>
      (await planOf(query.getSQL())).join()
    expect(await plan(joined('confirmed', 'vi'))).toContain(
      'COVERING INDEX newsletter_subscriptions_listed (status=? AND language=? AND created_at>?)',
    )
    expect(await plan(joined('unsubscribed', 'vi'))).toContain(
      '(status=? AND language=? AND created_at>?)',
    )
    expect(await plan(left('vi'))).toContain('(status=? AND language=?)')
    expect(await plan(total('vi'))).toContain('COVERING INDEX')
  })
})

describe('the addresses that get no mail', () => {
  const list = async (query = '') =>
    (await request(`/api/admin/suppressions${query}`, { headers: an })).json<SuppressionList>()
  const names = ({ suppressions }: SuppressionList) =>
    suppressions.map(({ email }) => email.replace('@example.com', ''))

  it('are listed the newest first, by reason and beginning, a page at a time without an address in its cursor', async () => {
    const rows = Array.from({ length: 30 }, (_, index) =>
      suppressed(`s${index}@example.com`, index % 2 ? 'bounce' : 'complaint', at),
    )
    await env.DB.batch([
      ...rows,
      suppressed('late@example.com', 'manual', '2026-11-02T00:00:00.000Z'),
    ])
    const first = await list()
    expect(first.suppressions).toHaveLength(25)
    expect(first.suppressions[0]).toEqual({
      email: 'late@example.com',
      reason: 'manual',
      detail: '',
      createdAt: '2026-11-02T00:00:00.000Z',
    })
    expect(first.older).not.toContain('example')
    const second = await list(`?before=${first.older}`)
    expect(new Set([...names(first), ...names(second)]).size).toBe(31)
    expect(second.older).toBeNull()
    expect(names(await list('?reason=manual'))).toEqual(['late'])
    expect((await list('?reason=bounce')).suppressions).toHaveLength(15)
    expect(names(await list('?q=LA'))).toEqual(['late'])
  })

  it('are stopped and allowed again by owners, and the audit log has no address', async () => {
    const path = '/api/admin/suppressions'
    const body = { email: ' Lan@Example.com ', detail: 'xin đừng gửi nữa' }
    expect((await post(path, body, an)).status).toBe(403)
    for (const _ of [1, 2]) expect((await post(path, body, mai)).status).toBe(200)
    expect((await list()).suppressions).toMatchObject([
      { email: 'lan@example.com', reason: 'manual', detail: 'xin đừng gửi nữa' },
    ])
    expect((await post(`${path}/remove`, { email: body.email }, an)).status).toBe(403)
    expect((await post(`${path}/remove`, { email: body.email }, mai)).status).toBe(200)
    expect((await post(`${path}/remove`, { email: body.email }, mai)).status).toBe(404)
    expect((await list()).suppressions).toEqual([])
    const log = await audit()
    expect(log.map(({ action }) => action)).toEqual([
      'suppression.create',
      'suppression.create',
      'suppression.delete',
    ])
    expect(JSON.stringify(log)).not.toContain('example')
    expect(log[0]?.subject).toMatch(/^[0-9a-f]{12}$/)
  })

  it('keep the reason for which they were stopped first', async () => {
    await suppressed('lan@example.com', 'complaint', at).run()
    await post('/api/admin/suppressions', { email: 'lan@example.com' }, mai)
    expect((await list()).suppressions).toMatchObject([{ reason: 'complaint', createdAt: at }])
  })

  it('are a file for owners', async () => {
    await env.DB.batch([
      suppressed('=cmd@example.com', 'bounce', at),
      suppressed('b@example.com', 'complaint', at),
    ])
    expect((await request('/api/admin/suppressions.csv', { headers: an })).status).toBe(403)
    const response = await request('/api/admin/suppressions.csv?locale=en', { headers: mai })
    const rows: string[][] = parse(await response.text(), { bom: true })
    expect(rows).toEqual([
      ['E-mail', 'Reason', 'Detail', 'Since (Vietnam time)'],
      ['b@example.com', 'reported as spam', '', '2026-11-01 07:00'],
      ["'=cmd@example.com", 'bounced', '', '2026-11-01 07:00'],
    ])
    expect(await audit()).toMatchObject([{ action: 'suppression.export', after: '{"rows":2}' }])
  })

  it('are read from indexes', async () => {
    const page = { limit: 25, before: { at, id: '7' } }
    const plan = async (filter: Partial<Parameters<typeof selectSuppressions>[1]>) =>
      (
        await planOf(
          selectSuppressions(
            openDatabase(env.DB),
            { reason: 'all', q: '', ...filter },
            page,
          ).getSQL(),
        )
      ).join()
    expect(await plan({})).toContain('USING INDEX mail_suppressions_at')
    expect(await plan({ reason: 'bounce' })).toContain('USING INDEX mail_suppressions_reason')
    for (const steps of [await plan({}), await plan({ reason: 'bounce' })])
      expect(steps).not.toContain('TEMP B-TREE')
  })
})
