import { env } from 'cloudflare:test'
import { parse } from 'csv-parse/sync'
import { beforeEach, expect, it } from 'vitest'
import type { SubscriberList } from '../../../schema/api/admin-subscribers'
import { openDatabase } from '../../platform/db/database'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import { clearSubmissions, localMail } from '../../testing/outbox'
import { planOf } from '../../testing/plans'
import { post, request } from '../../testing/site'
import { type SubscriberFilter, selectSubscribers } from './subscriber-queries'

let mai: Record<string, string>

beforeEach(async () => {
  await clearSubmissions()
  await clearAdmins()
  await insertAdmin('mai')
  mai = await sessionCookie('mai')
})

function insert(
  email: string,
  status: string,
  language: string,
  createdAt: string,
): D1PreparedStatement {
  const sql =
    'insert into newsletter_subscriptions (email, language, status, subscribed_at, confirmed_at, created_at) values (?, ?, ?, ?, ?, ?)'
  return env.DB.prepare(sql).bind(
    email,
    language,
    status,
    createdAt,
    status === 'confirmed' ? createdAt : null,
    createdAt,
  )
}

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString()
const list = async (query = '') =>
  (await request(`/api/admin/subscribers${query}`, { headers: mai })).json<SubscriberList>()
const names = ({ subscribers }: SubscriberList) =>
  subscribers.map(({ email }) => email.replace('@example.com', ''))
const remove = (email: string) => post('/api/admin/subscribers/remove', { email }, mai)
const audit = async () =>
  (await env.DB.prepare('select action, subject, before, after from audit_log').all()).results

it('lists addresses, the newest first, by status, language and beginning', async () => {
  await env.DB.batch([
    insert('an@example.com', 'confirmed', 'vi', at(1)),
    insert('anna@example.com', 'pending', 'en', at(2)),
    insert('binh@example.com', 'unsubscribed', 'vi', at(3)),
  ])
  expect(names(await list())).toEqual(['binh', 'anna', 'an'])
  expect(names(await list('?status=confirmed'))).toEqual(['an'])
  expect(names(await list('?language=vi'))).toEqual(['binh', 'an'])
  expect(names(await list('?q=AN'))).toEqual(['anna', 'an'])
  expect(names(await list('?q=%25'))).toEqual([])
  expect(names(await list('?q=example'))).toEqual([])
  expect((await list()).counts).toEqual({ confirmed: 1, pending: 1, unsubscribed: 1 })
})

it('pages through rows of one instant, and counts to a thousand and one', async () => {
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1100)
    insert into newsletter_subscriptions (email, language, status, subscribed_at, created_at)
    select 'x' || i || '@example.com', case i % 2 when 0 then 'vi' else 'en' end, 'pending', ?1, ?1 from n`,
  )
    .bind(at(1))
    .run()
  const seen = new Set<string>()
  let page = await list('?q=x')
  expect(page.counts.pending).toBe(1001)
  for (let turn = 0; turn < 44; turn += 1) {
    for (const name of names(page)) seen.add(name)
    if (page.older) {
      expect(page.older).not.toContain('example')
      page = await list(`?q=x&before=${page.older}`)
    }
  }
  expect(seen.size).toBe(1100)
  expect(page.older).toBeNull()
})

it('exports the confirmed ones only, and notes how many', async () => {
  await env.DB.batch([
    insert('an@example.com', 'confirmed', 'vi', at(1)),
    insert('+cmd@example.com', 'confirmed', 'en', at(2)),
    insert('pending@example.com', 'pending', 'en', at(3)),
    env.DB.prepare(
      `update newsletter_subscriptions set interests = '["food","deals"]', frequency = 'monthly', paused_until = '2027-02-01T00:00:00.000Z',
      consent_source = 'fair, desk 12', consent_at = '2026-10-01T00:00:00.000Z' where email = '+cmd@example.com'`,
    ),
  ])
  const response = await request('/api/admin/subscribers.csv?locale=en', { headers: mai })
  const rows: string[][] = parse(await response.text(), { bom: true })
  expect(rows.map(([email]) => email)).toEqual(['E-mail', "'+cmd@example.com", 'an@example.com'])
  expect(rows[2]).toEqual([
    'an@example.com',
    'vi',
    '2026-11-01 07:01',
    '2026-11-01 07:01',
    '',
    'all',
    '',
    '',
    '',
  ])
  expect(rows[1]?.slice(4)).toEqual([
    'food deals',
    'monthly',
    '2027-02-01 07:00',
    'fair, desk 12',
    '2026-10-01 07:00',
  ])
  expect(await audit()).toMatchObject([
    { action: 'subscriber.export', after: '{"rows":2,"list":"letter","language":"all"}' },
  ])
})

it('lists, exports and removes the addresses of one list', async () => {
  for (const list of ['letter', 'orchard'])
    await post('/api/newsletter', { email: 'an@example.com', language: 'vi', list }, {}, localMail)
  await post(
    '/api/newsletter',
    { email: 'binh@example.com', language: 'vi', list: 'orchard' },
    {},
    localMail,
  )
  expect(names(await list())).toEqual(['an'])
  expect(names(await list('?list=orchard')).sort()).toEqual(['an', 'binh'])
  expect((await list('?list=orchard')).counts).toEqual({
    confirmed: 0,
    pending: 2,
    unsubscribed: 0,
  })
  await env.DB.prepare(
    "update orchard_subscriptions set status = 'confirmed' where email = 'binh@example.com'",
  ).run()
  const response = await request('/api/admin/subscribers.csv?list=orchard', { headers: mai })
  const rows: string[][] = parse(await response.text(), { bom: true })
  expect(rows.slice(1).map(([email]) => email)).toEqual(['binh@example.com'])
  expect(
    (await post('/api/admin/subscribers/remove', { email: 'an@example.com', list: 'orchard' }, mai))
      .status,
  ).toBe(200)
  expect(names(await list())).toEqual(['an'])
  expect(names(await list('?list=orchard'))).toEqual(['binh'])
  const { results } = await env.DB.prepare(
    "select distinct kind from outbox where subject = 'an@example.com'",
  ).all()
  expect(results).toEqual([{ kind: 'newsletter-confirm' }])
})

it('removes an address with its links and mails, and logs only the beginning of its hash', async () => {
  await post('/api/newsletter', { email: 'an@example.com', language: 'vi' }, {}, localMail)
  await post('/api/newsletter', { email: 'binh@example.com', language: 'vi' }, {}, localMail)
  expect((await remove(' An@Example.com ')).status).toBe(200)
  const left = await Promise.all(
    ['newsletter_subscriptions', 'newsletter_tokens', 'outbox', 'kept_mails', 'audit_log'].map(
      async (table) =>
        JSON.stringify((await env.DB.prepare(`select * from ${table}`).all()).results),
    ),
  )
  expect(left.join()).not.toContain('an@example.com')
  for (const rows of left.slice(0, 4)) expect(rows).toContain('binh@example.com')
  expect(await audit()).toMatchObject([
    { action: 'subscriber.remove', before: '{"list":"letter","status":"pending"}' },
  ])
  expect((await audit())[0]?.subject).toMatch(/^[0-9a-f]{12}$/)
  expect((await remove('an@example.com')).status).toBe(404)
})

it('reads only its own rows, or those that begin as asked', async () => {
  const place = { at: at(1), id: '7' }
  for (const page of [{ limit: 25 }, { limit: 25, before: place }, { limit: 25, after: place }]) {
    const db = openDatabase(env.DB)
    const planOfPage = (filter: Partial<SubscriberFilter>) =>
      planOf(
        selectSubscribers(
          db,
          { list: 'letter', status: 'all', language: 'all', q: '', ...filter },
          page,
        ).getSQL(),
      )
    for (const [index, filter] of [
      ['at', {}],
      ['created', { status: 'confirmed' }],
      ['language', { language: 'vi' }],
      ['listed', { status: 'confirmed', language: 'vi' }],
    ] as const) {
      const steps = await planOfPage(filter)
      expect(steps.join()).toContain(`USING INDEX newsletter_subscriptions_${index}`)
      expect(steps.join()).not.toContain('TEMP B-TREE')
    }
    const searched = await planOfPage({ q: 'an' })
    expect(searched.join()).toContain('(email>? AND email<?)')
  }
})
