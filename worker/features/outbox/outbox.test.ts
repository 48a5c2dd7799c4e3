import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DevMailDetail, DevMailList, OutboxList } from '../../../schema/api/admin-outbox'
import type { Bindings } from '../../platform/http/env'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import {
  clearSubmissions,
  deliverLater,
  localMail,
  outboxRows,
  peers,
  standInForPeers,
} from '../../testing/outbox'
import { post, request } from '../../testing/site'
import { hideAddresses, outboxSubject } from './admin-routes'

const lead = { name: 'Trần Văn An', email: 'an@example.com', destination: 'Huế' }
const taken = () => new Response('{}', { status: 200 })
const down = () => new Response('no such user an@example.com', { status: 550 })

beforeEach(async () => {
  await clearAdmins()
  await clearSubmissions()
  await insertAdmin('mai')
})
afterEach(() => vi.unstubAllGlobals())

async function list(query = ''): Promise<OutboxList> {
  return (
    await request(`/api/admin/outbox?${query}`, { headers: await sessionCookie('mai') })
  ).json()
}

async function retry(path: string, bindings: Partial<Bindings> = {}): Promise<Response> {
  return post(`/api/admin/outbox/${path}`, '', await sessionCookie('mai'), bindings)
}

const audited = async () =>
  (await env.DB.prepare("select * from audit_log where action = 'outbox.retry'").all()).results

it('lists what fails and why, without saying whom it was for', async () => {
  standInForPeers(down)
  await post('/api/trip-leads', lead, {}, peers)
  await post('/api/newsletter', { email: lead.email, language: 'vi' }, {}, peers)
  const { entries, hasNext } = await list()
  expect(hasNext).toBe(false)
  expect(entries.length).toBeGreaterThan(3)
  expect(
    entries.every(
      ({ status, attempts, lastError }) =>
        status === 'pending' && attempts === 1 && lastError?.includes('550'),
    ),
  ).toBe(true)
  expect(JSON.stringify(entries)).not.toContain('example.com')
  expect(new Set(entries.map(({ about }) => about.kind))).toEqual(new Set(['trip', 'newsletter']))
})

it('filters by state and kind, and pages', async () => {
  await env.DB.prepare(`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 60)
    insert into outbox (id, kind, subject, idempotency_key, status, next_attempt_at, created_at)
    select 'o' || i, case when i % 2 then 'trip-staff' else 'contact-staff' end, 's', 'k' || i, case when i <= 40 then 'dead' else 'sent' end,
      printf('2026-01-01T00:%02d:00.000Z', i % 60), '2026-01-01T00:00:00.000Z' from n`).run()
  const first = await list('status=dead')
  const second = await list('status=dead&page=2')
  expect([first.entries.length, first.hasNext, second.entries.length, second.hasNext]).toEqual([
    25,
    true,
    15,
    false,
  ])
  expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(40)
  expect(first.entries[0]?.id).toBe('o40')
  expect((await list('status=sent&kind=trip-staff')).entries.map(({ kind }) => kind)).toEqual(
    Array(10).fill('trip-staff'),
  )
  expect(
    (await request('/api/admin/outbox?status=lost', { headers: await sessionCookie('mai') }))
      .status,
  ).toBe(400)
})

it('sends a dead delivery again at once, and writes down who did', async () => {
  standInForPeers(down)
  await post('/api/trip-leads', lead, {}, peers)
  await deliverLater(25 * 60, peers)
  expect((await outboxRows()).every(({ status }) => status === 'dead')).toBe(true)
  const carried = standInForPeers(taken)
  const entry = (await list('status=dead')).entries.find(({ kind }) => kind === 'trip-acknowledged')
  expect((await retry(`${entry?.id}/retry`, peers)).status).toBe(200)
  expect(carried.map(({ body }) => body.to)).toEqual([[lead.email]])
  const states = Object.fromEntries((await outboxRows()).map(({ kind, status }) => [kind, status]))
  expect(states).toEqual({
    'trip-acknowledged': 'sent',
    'trip-channel': 'dead',
    'trip-staff': 'dead',
  })
  expect(await audited()).toMatchObject([
    { username: 'mai', subject: entry?.id, label: 'trip-acknowledged' },
  ])
})

it('sends again what waited too long for a mail service', async () => {
  await post('/api/trip-leads', lead)
  await env.DB.prepare('update outbox set created_at = ?')
    .bind(new Date(Date.now() - 9 * 24 * 3600_000).toISOString())
    .run()
  const carried = standInForPeers(taken)
  for (const { id } of (await list()).entries)
    expect((await retry(`${id}/retry`, peers)).status).toBe(200)
  expect(carried).toHaveLength(2)
})

it('does not send twice, nor what is unknown', async () => {
  await post('/api/trip-leads', lead, {}, localMail)
  const [sent] = (await list()).entries
  expect((await retry(`${sent?.id}/retry`)).status).toBe(409)
  expect((await retry('unknown/retry')).status).toBe(404)
  expect(await audited()).toEqual([])
})

it('makes all dead ones due', async () => {
  standInForPeers(down)
  await post('/api/trip-leads', lead, {}, peers)
  await deliverLater(25 * 60, peers)
  const carried = standInForPeers(taken)
  expect(await (await retry('retry-dead', peers)).json()).toEqual({ retried: 3 })
  await deliverLater(1, peers)
  expect(carried).toHaveLength(3)
  expect(await audited()).toMatchObject([{ label: 'all dead', after: '{"retried":3}' }])
  expect(await (await retry('retry-dead')).json()).toEqual({ retried: 0 })
})

it('returns the mails of the dev mailbox, as text', async () => {
  await post('/api/trip-leads', lead, {}, localMail)
  const headers = await sessionCookie('mai')
  const { mails, hasNext } = await (
    await request('/api/admin/outbox/mails', { headers })
  ).json<DevMailList>()
  expect([mails.length, hasNext]).toEqual([2, false])
  const own = mails.find(({ recipient }) => recipient === lead.email)
  const path = `/api/admin/outbox/mails/${encodeURIComponent(own?.id ?? '')}`
  expect((await (await request(path, { headers })).json<DevMailDetail>()).text).toContain('Huế')
  expect((await request('/api/admin/outbox/mails/none', { headers })).status).toBe(404)
})

it('names what a delivery is about, and hides addresses', () => {
  expect(outboxSubject('article-channel', 'hue-mua-mua:vi')).toEqual({
    kind: 'article',
    slug: 'hue-mua-mua',
    locale: 'vi',
  })
  expect(outboxSubject('newsletter-welcome', 'an@example.com')).toEqual({ kind: 'newsletter' })
  expect(outboxSubject('booking-refund', 'MRBCDFGHJK')).toEqual({
    kind: 'booking',
    code: 'MRBCDFGHJK',
  })
  expect(hideAddresses('550 <an.b+c@mail.example.com>: unknown; "x@y.example"')).toBe(
    '550 <…@…>: unknown; "…@…"',
  )
})
