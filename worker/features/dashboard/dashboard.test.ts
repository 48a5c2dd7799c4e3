import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AdminDashboard } from '../../../schema/api/admin-dashboard'
import type { WaitingEntries } from '../../../schema/api/admin-entries'
import { vietnamDay } from '../../../schema/time'
import { openDatabase } from '../../platform/db/database'
import type { Bindings } from '../../platform/http/env'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import { countingDatabase } from '../../testing/failures'
import { clearSubmissions, peers } from '../../testing/outbox'
import { planOf } from '../../testing/plans'
import { clearPosts, insertPost } from '../../testing/posts'
import { clearProducts, insertProducts } from '../../testing/products'
import { post, request } from '../../testing/site'
import { selectConfirmed, selectSubscriptionDays } from './admin-routes'

const hourMs = 60 * 60 * 1000
const ago = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString()
const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run()

beforeEach(async () => {
  await clearAdmins()
  await clearSubmissions()
  await clearPosts()
  await clearProducts()
  await insertAdmin('mai')
})
afterEach(() => vi.unstubAllGlobals())

async function dashboard(bindings: Partial<Bindings> = {}): Promise<AdminDashboard> {
  const response = await request(
    '/api/admin/dashboard',
    { headers: await sessionCookie('mai') },
    bindings,
  )
  expect(response.status).toBe(200)
  return response.json()
}

it('is there for a site on which nothing has happened', async () => {
  const none = { count: 0, isCapped: false }
  const answer = await dashboard()
  expect(answer).toMatchObject({
    leads: { fresh: none, late: none },
    subscribers: { confirmed: none },
    articles: [],
    clicks: { products: [] },
    outbox: { dead: none, failing: none, waiting: none, oldestTrouble: null },
    setup: { mail: 'none', channel: false, staffChat: false, badVariables: [] },
  })
  expect(answer.subscribers.days).toHaveLength(30)
  expect(answer.clicks.days.at(-1)).toEqual({ day: vietnamDay(new Date()), count: 0 })
})

it('counts requests and messages that nobody has touched, and those that are late', async () => {
  await post('/api/trip-leads', { name: 'An', email: 'an@example.com' })
  await post('/api/contact', {
    name: 'Ben',
    email: 'ben@example.com',
    service: 'food',
    message: 'Pho?',
  })
  expect((await dashboard()).leads).toEqual({
    fresh: { count: 2, isCapped: false },
    late: { count: 0, isCapped: false },
  })
  await run("update submissions set created_at = ? where kind = 'trip'", ago(4 * 24 + 1))
  expect((await dashboard()).leads.late.count).toBe(1)
  await run("update submissions set status = 'open' where kind = 'trip'")
  expect((await dashboard()).leads.fresh.count).toBe(2)
  await run("update submissions set assignee = 'mai' where kind = 'trip'")
  expect((await dashboard()).leads).toEqual({
    fresh: { count: 1, isCapped: false },
    late: { count: 0, isCapped: false },
  })
})

it('stops counting at its limit', async () => {
  await run(`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 1200)
    insert into newsletter_subscriptions (email, language, status, subscribed_at, created_at)
    select 'n' || i || '@example.com', 'vi', 'confirmed', '${ago(1)}', '${ago(1)}' from n`)
  await run(`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 1200)
    insert into outbox (id, kind, subject, idempotency_key, status, next_attempt_at, created_at)
    select 'o' || i, 'trip-staff', 's', 'k' || i, 'dead', '${ago(1)}', '${ago(30)}' from n`)
  const { subscribers, outbox } = await dashboard()
  expect(subscribers.confirmed).toEqual({ count: 1200, isCapped: false })
  expect(subscribers.days.reduce((sum, { count }) => sum + count, 0)).toBe(1200)
  expect(outbox.dead).toEqual({ count: 1000, isCapped: true })
  expect(outbox.oldestTrouble?.slice(0, 13)).toBe(ago(30).slice(0, 13))
})

it('lists the most read articles; what goes public next is with the entries that wait', async () => {
  await insertPost({ id: 'a', titleVi: 'Ít', viewCount: 3 })
  await insertPost({ id: 'b', titleVi: 'Nhiều', viewCount: 30 })
  await insertPost({ id: 'c', viewCount: 900, status: 'draft' })
  await insertPost({ id: 'd', viewCount: 900, deletedAt: ago(1) })
  await insertPost({ id: 'e', viewCount: 0 })
  await insertPost({ id: 'later', status: 'scheduled', publishedAt: ago(-48) })
  await insertPost({ id: 'sooner', status: 'scheduled', publishedAt: ago(-24) })
  const { articles } = await dashboard()
  expect(articles.map(({ id, viewCount }) => [id, viewCount])).toEqual([
    ['b', 30],
    ['a', 3],
  ])
  const waiting = await request('/api/admin/entries/waiting', {
    headers: await sessionCookie('mai'),
  })
  const { scheduled } = await waiting.json<WaitingEntries>()
  expect(scheduled.map(({ id }) => id)).toEqual(['sooner', 'later'])
})

it('adds up the clicks of a day, and names the most clicked products', async () => {
  await insertProducts([{ externalId: 'bag', title: 'Bag' }, { externalId: 'hat' }])
  const today = vietnamDay(new Date())
  const clicks = (id: string, day: string, count: number) =>
    run(
      'insert into product_clicks (id, external_id, day, clicks) values (?, ?, ?, ?)',
      `${id} ${day}`,
      id,
      day,
      count,
    )
  await clicks('bag', today, 4)
  await clicks('bag', vietnamDay(ago(24)), 1)
  await clicks('gone', today, 2)
  await clicks('hat', '2020-01-01', 99)
  const answer = await dashboard()
  expect(answer.clicks.days.slice(-2).map(({ count }) => count)).toEqual([1, 6])
  expect(answer.clicks.products).toMatchObject([
    { externalId: 'bag', title: 'Bag', clicks: 5, id: expect.any(String) },
    { externalId: 'gone', title: '', clicks: 2, id: null },
  ])
})

it('returns which deliveries fail, and what is set up without any secret', async () => {
  vi.stubGlobal('fetch', async () => new Response('no', { status: 500 }))
  await post('/api/trip-leads', { name: 'An', email: 'an@example.com' }, {}, peers)
  const { outbox, setup } = await dashboard(peers)
  expect([outbox.failing.count, outbox.waiting.count, outbox.dead.count]).toEqual([3, 3, 0])
  expect(outbox.oldestTrouble).not.toBeNull()
  expect(setup).toEqual({ mail: 'http', channel: true, staffChat: true, badVariables: [] })
})

it('asks the database all at once beside the session', async () => {
  const { DB, steps } = countingDatabase(50)
  await dashboard({ DB })
  expect(steps()).toBe(2)
})

it('counts confirmed subscriptions over an index alone, and days from the first day on', async () => {
  const db = openDatabase(env.DB)
  const confirmed = await planOf(selectConfirmed(db).getSQL())
  expect(confirmed.join('; ')).toMatch(
    /USING COVERING INDEX newsletter_subscriptions_\w+ \(status=\?\)/,
  )
  const days = await planOf(selectSubscriptionDays(db, '2026-11-01').getSQL())
  expect(days.join('; ')).toContain(
    'USING COVERING INDEX newsletter_subscriptions_created (status=? AND created_at>?)',
  )
})
