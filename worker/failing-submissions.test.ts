import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Bindings } from './platform/http/env'
import { runSchedule } from './schedule'
import { endFailures, letFail } from './testing/failure-injectors'
import { type Failure, failureMatrix, failureNames } from './testing/failure-matrix'
import { forgetfulDatabase, halfBrokenDatabase } from './testing/failures'
import { expectNoLeak } from './testing/no-leak'
import {
  clearSubmissions,
  deliverLater,
  localMail,
  mailsTo,
  outboxRows,
  peers,
  standInForPeers,
} from './testing/outbox'
import { clearPosts, insertPost } from './testing/posts'
import { runHour } from './testing/schedule'
import { newClient, pathIn, post, request } from './testing/site'

const email = 'lan@example.com'
const trip = { name: 'Lan', email, destination: 'Huế', message: 'Đi tàu đêm' }
const contact = { name: 'Lan', email, service: 'tour', message: 'Xin chào từ Huế' }
const send = (path: string, body: object) => (bindings: Partial<Bindings>) =>
  post(path, { ...body, language: 'vi' }, {}, bindings)
const fill = (path: string, body: Record<string, string>) => (bindings: Partial<Bindings>) =>
  request(
    path,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...newClient() },
      body: `${new URLSearchParams(body)}`,
    },
    bindings,
  )

const allWays = [
  { way: 'a trip request', table: 'submissions', go: send('/api/trip-leads', trip) },
  { way: 'a message', table: 'submissions', go: send('/api/contact', contact) },
  {
    way: 'a newsletter',
    table: 'newsletter_subscriptions',
    go: send('/api/newsletter', { email }),
  },
  {
    way: 'a trip request without scripts',
    table: 'submissions',
    go: fill('/lap-ke-hoach?form=trip', trip),
  },
  {
    way: 'a message without scripts',
    table: 'submissions',
    go: fill('/lien-he?form=contact', contact),
  },
  {
    way: 'the orchard’s letter without scripts',
    table: 'orchard_subscriptions',
    go: fill(pathIn('vi', '/tour-nong-trai?form=orchard'), { email }),
  },
  {
    way: 'a newsletter without scripts',
    table: 'newsletter_subscriptions',
    go: fill('/?form=newsletter', { email }),
  },
] as const

/**
 * A trip request is stored as a message is, and each form without scripts as the API stores its
 * kind: the short lane sends one of each, one of them as a form.
 */
const few = new Set(['a message', 'a newsletter without scripts'])
const ways = allWays.filter(({ way }) => inject('isDeep') || few.has(way))

/**
 * Forms without scripts take the API's way; of the failures those are tried that may differ on the
 * way there and back.
 */
const fewFailures = new Set<Failure>([
  'databaseDown',
  'databaseForgetsToAnswer',
  'limiterMissing',
  'peersDown',
  'clock1970',
  'renderingThrows',
])

const count = async (table: string) =>
  (await env.DB.prepare(`select count(*) as rows from ${table}`).first<{ rows: number }>())?.rows ??
  0

/** Holds that a submission is wholly there or not at all. Answers how many there are. */
async function expectWhole(table: string): Promise<number> {
  // At one moment: a request that was refused for taking too long may still be storing.
  const both = [table, 'outbox'].map((name) =>
    env.DB.prepare(`select count(*) as rows from ${name}`),
  )
  const [rows = 0, deliveries = 0] = (await env.DB.batch<{ rows: number }>(both)).map(
    ({ results }) => results[0]?.rows,
  )
  expect(rows).toBeLessThanOrEqual(1)
  expect(deliveries > 0).toBe(rows === 1)
  return rows
}

/**
 * Whoever was refused sends again; then it is stored once, and everything about it is delivered,
 * once.
 */
async function expectNothingLost(
  go: (typeof ways)[number]['go'],
  table: string,
  wasTaken: boolean,
): Promise<void> {
  if (!wasTaken) expect((await go(localMail)).status).toBeLessThan(400)
  expect(await expectWhole(table)).toBe(1)
  const carried = standInForPeers(() => new Response('{}'))
  await deliverLater(10, peers)
  await deliverLater(20, peers)
  const outbox = await outboxRows()
  expect(outbox.map(({ status }) => status)).toEqual(outbox.map(() => 'sent'))
  expect(new Set(outbox.map(({ kind }) => kind)).size).toBe(outbox.length)
  expect(carried.length + (await count('kept_mails'))).toBe(outbox.length)
}

beforeEach(clearSubmissions)
afterEach(endFailures)

describe.each(ways)('$way', ({ way, table, go }) => {
  const isOneOfSeveral = way.endsWith('without scripts')

  it.each(failureNames.filter((failure) => !isOneOfSeveral || fewFailures.has(failure)))(
    '%s: is stored once and delivered, or refused',
    async (failure: Failure) => {
      const response = await go({ ...localMail, ...letFail(failure) })
      endFailures()
      expectNoLeak(await response.text())
      const { submission } = failureMatrix[failure]
      const isTaken = response.status < 400
      if (submission === 'same' || submission === 'late') expect(isTaken).toBe(true)
      if (submission === 'refused' || submission === 'unsure' || !isTaken)
        expect(response.status).toBe(503)
      const rows = await expectWhole(table)
      if (submission !== 'unsure') expect(rows).toBe(isTaken ? 1 : 0)
      await expectNothingLost(go, table, isTaken)
    },
  )

  it.each(isOneOfSeveral && !inject('isDeep') ? [0, 2] : [0, 1, 2, 3])(
    'is never half there when D1 forgets to answer after %i calls',
    async (calls) => {
      letFail('databaseDown')
      const response = await go({ ...localMail, DB: forgetfulDatabase(calls) })
      await expectWhole(table)
      endFailures()
      await expectNothingLost(go, table, response.status < 400)
    },
  )

  it.each(['refused', 'answered'] as const)(
    'is never half there when every second call fails, the first one %s',
    async (first) => {
      letFail('databaseDown')
      const response = await go({ ...localMail, DB: halfBrokenDatabase(first) })
      await expectWhole(table)
      endFailures()
      await expectNothingLost(go, table, response.status < 400)
    },
  )
})

it('hands a refused form back with every word in it', async () => {
  const response = await fill(
    pathIn('en', '/lien-he?form=contact'),
    contact,
  )({ ...letFail('databaseDown') })
  const html = await response.text()
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
  for (const word of [contact.name, contact.email, contact.message]) expect(html).toContain(word)
})

describe('the Cron Triggers', () => {
  const inDays = (days: number) => Date.now() + days * 24 * 60 * 60 * 1000
  const run = (days: number) =>
    runSchedule(
      { scheduledTime: inDays(days), cron: '* * * * *', noRetry: () => {} },
      { ...env, ...localMail },
    )
  const published = async () =>
    (
      await env.DB.prepare(
        "select count(*) as rows from audit_log where action = 'entry.publish' and username = 'schedule'",
      ).first()
    )?.rows

  beforeEach(async () => {
    await clearPosts()
    await env.DB.prepare('delete from audit_log').run()
    await insertPost({
      slug: 'sap-ra',
      status: 'scheduled',
      publishedAt: new Date(inDays(1)).toISOString(),
    })
    await send('/api/trip-leads', trip)({})
  })

  it('skipped for three days, make up for everything once', async () => {
    await run(3)
    await run(3)
    expect(await published()).toBe(1)
    expect(await mailsTo(email)).toHaveLength(1)
    expect((await outboxRows()).map(({ status }) => status)).toEqual(['sent', 'sent'])
  })

  it('run three at once, do everything once', async () => {
    await Promise.all([run(3), run(3), run(3)])
    expect(await published()).toBe(1)
    expect(await mailsTo(email)).toHaveLength(1)
    expect((await outboxRows()).map(({ attempts }) => attempts)).toEqual([1, 1])
  })

  it('purge twice at once, and leave what is young', async () => {
    const purge = () => runHour(Date.now())
    await Promise.all([purge(), purge()])
    expect(await count('submissions')).toBe(1)
  })
})
