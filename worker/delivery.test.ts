import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { defaultSettings } from '../schema/seed/default-settings'
import { outbox } from '../schema/tables/outbox'
import { deliverDue } from './delivery'
import { openDatabase } from './platform/db/database'
import { saveResults } from './platform/outbox/transport'
import {
  clearSubmissions,
  deliverLater,
  localMail,
  mailsTo,
  outboxRows,
  peers,
  standInForPeers,
} from './testing/outbox'
import { post } from './testing/site'

const lead = {
  name: 'Trần Văn An',
  email: 'an@example.com',
  phone: '+84 555 010 009',
  destination: 'Huế',
  language: 'vi',
}
const taken = () => new Response('{}', { status: 200 })
const down = () => new Response('no', { status: 500 })
const dayMinutes = 24 * 60

beforeEach(clearSubmissions)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a trip request', () => {
  it('is sent to the admins and acknowledged to the visitor after the response', async () => {
    expect((await post('/api/trip-leads', lead, {}, localMail)).status).toBe(201)
    expect(await outboxRows()).toMatchObject([
      { kind: 'trip-acknowledged', status: 'sent', attempts: 1 },
      { kind: 'trip-staff', status: 'sent', attempts: 1 },
    ])
    const [acknowledged] = await mailsTo(lead.email)
    const [notice] = await mailsTo(defaultSettings.company.email)
    expect(acknowledged?.text).toContain('Huế')
    expect(notice?.subject).toContain(lead.name)
  })

  it('is announced in the admins’ chat without saying who sent it', async () => {
    const carried = standInForPeers(taken)
    await post('/api/trip-leads', lead, {}, peers)
    const chat = carried.find(({ url }) => url.includes('telegram'))
    expect(chat?.body.chat_id).toBe('-100')
    expect(chat?.body.text).toContain('Huế')
    for (const secret of [lead.name, lead.email, lead.phone])
      expect(JSON.stringify(chat?.body)).not.toContain(secret)
  })

  it('is delivered once, however often it is sent', async () => {
    const carried = standInForPeers(taken)
    await post('/api/trip-leads', { ...lead, idempotencyKey: 'k' }, {}, peers)
    await post('/api/trip-leads', { ...lead, idempotencyKey: 'k' }, {}, peers)
    await post('/api/trip-leads', lead, {}, peers)
    expect(carried).toHaveLength(3)
    expect(new Set(carried.map(({ key }) => key)).size).toBe(3)
  })

  it('that a program seems to have sent is stored, and delivered to nobody', async () => {
    const carried = standInForPeers(taken)
    await post('/api/trip-leads', { ...lead, website: 'https://spam.example' }, {}, peers)
    const startedAt = '2026-03-01T00:00:00.000Z'
    await post(
      '/api/trip-leads',
      { ...lead, name: 'Bot', startedAt, submittedAt: '2026-03-01T00:00:01.000Z' },
      {},
      peers,
    )
    const { results } = await env.DB.prepare('select status from submissions').all()
    expect(results).toEqual([{ status: 'spam' }, { status: 'spam' }])
    expect([carried, await outboxRows()]).toEqual([[], []])
    await post('/api/trip-leads', lead, {}, peers)
    expect(carried).toHaveLength(3)
  })

  it('that was erased meanwhile is not delivered any more', async () => {
    const carried = standInForPeers(taken)
    await post('/api/trip-leads', lead)
    await env.DB.prepare('delete from submissions').run()
    await deliverLater(1, peers)
    expect(carried).toEqual([])
    expect((await outboxRows()).map(({ status }) => status)).toEqual(['gone', 'gone'])
  })
})

describe('a peer', () => {
  it.each([
    ['answers 500', down, '500: no'],
    ['is unreachable', () => Promise.reject(new TypeError('fetch failed')), 'fetch failed'],
    [
      'is too slow',
      () => Promise.reject(new DOMException('timed out', 'TimeoutError')),
      'timed out',
    ],
  ])('that %s costs the visitor nothing, and delivery follows', async (_, fail, reason) => {
    standInForPeers(fail)
    expect((await post('/api/trip-leads', lead, {}, peers)).status).toBe(201)
    const pending = { status: 'pending', attempts: 1, lastError: reason }
    expect(await outboxRows()).toMatchObject([pending, pending, pending])
    const carried = standInForPeers(taken)
    await deliverLater(2, peers)
    expect(carried).toHaveLength(3)
    const sent = { status: 'sent', attempts: 2, lastError: null }
    expect(await outboxRows()).toMatchObject([sent, sent, sent])
  })

  it('gets the same key with every try, and growing pauses between them', async () => {
    const carried = standInForPeers(down)
    await post(
      '/api/contact',
      { ...lead, service: 'tour', message: 'Xin chào' },
      {},
      { ...peers, TELEGRAM_BOT_TOKEN: '' },
    )
    const triesAt: number[] = []
    for (let minute = 1; minute <= 40; minute += 1) {
      const before = carried.length
      await deliverLater(minute, { ...peers, TELEGRAM_BOT_TOKEN: '' })
      if (carried.length > before) triesAt.push(minute)
    }
    const pauses = triesAt.map((minute, index) => minute - (triesAt[index - 1] ?? 0))
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
    expect(pauses.length).toBeGreaterThanOrEqual(4)
    expect(new Set(carried.map(({ key }) => key)).size).toBe(2)
  })

  it('is left alone for as long as it asks', async () => {
    standInForPeers(
      () => new Response('slow down', { status: 429, headers: { 'Retry-After': '1800' } }),
    )
    await post('/api/trip-leads', lead, {}, peers)
    const carried = standInForPeers(taken)
    await deliverLater(28, peers)
    expect(carried).toHaveLength(0)
    await deliverLater(31, peers)
    expect(carried).toHaveLength(3)
  })

  it('is given up after a day, and the last error is stored', async () => {
    standInForPeers(down)
    await post('/api/trip-leads', lead, {}, peers)
    const pause = inject('isDeep') ? 1 : 5
    for (let hour = 1; hour <= 30; hour += pause) await deliverLater(hour * 60, peers)
    const dead = { status: 'dead', lastError: '500: no' }
    expect(await outboxRows()).toMatchObject([dead, dead, dead])
    const carried = standInForPeers(taken)
    await deliverLater(2 * dayMinutes, peers)
    expect(carried).toEqual([])
  })

  it('never finds its secret in an error', async () => {
    standInForPeers(down)
    await post('/api/trip-leads', lead, {}, peers)
    expect(JSON.stringify(await outboxRows())).not.toMatch(/secret/)
  })
})

it('waits while nothing is set up, delivers once it is, and gives up after a week', async () => {
  await post('/api/trip-leads', lead)
  await post('/api/trip-leads', { ...lead, name: 'Bình', email: 'binh@example.com' })
  await env.DB.prepare(
    "update outbox set created_at = '2026-01-01T00:00:00.000Z' where subject = (select id from submissions where name = 'Bình')",
  ).run()
  await deliverLater(1, {})
  expect((await outboxRows()).map(({ status, attempts }) => [status, attempts])).toEqual(
    Array(4).fill(['pending', 0]),
  )
  await deliverLater(2, localMail)
  expect((await outboxRows()).map(({ status }) => status).sort()).toEqual([
    'dead',
    'dead',
    'sent',
    'sent',
  ])
  expect(await mailsTo(lead.email)).toHaveLength(1)
  expect(await mailsTo('binh@example.com')).toHaveLength(0)
})

it('sends everything once, when many deliver at the same moment', async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      post('/api/trip-leads', { ...lead, email: `a${index}@example.com` }),
    ),
  )
  const carried = standInForPeers(taken)
  const run = () =>
    deliverDue({ ...env, ...peers, TELEGRAM_BOT_TOKEN: '' }, { now: new Date(Date.now() + 1000) })
  const tried = await Promise.all([run(), run(), run()])
  expect(tried.reduce((sum, count) => sum + count)).toBe(24)
  expect(carried).toHaveLength(24)
  expect(new Set(carried.map(({ key }) => key)).size).toBe(24)
})

it('is tried again when the Worker died in the middle of a try', async () => {
  await post('/api/trip-leads', lead)
  await env.DB.prepare(
    "update outbox set attempts = 1, next_attempt_at = '2026-01-01T00:00:00.000Z'",
  ).run()
  const carried = standInForPeers(taken)
  await deliverLater(0, peers)
  expect(carried).toHaveLength(2)
})

it('writes one line a try, without anything that a visitor wrote', async () => {
  const lines: string[] = []
  vi.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line))
  standInForPeers(down)
  await post('/api/trip-leads', lead, {}, peers)
  standInForPeers(taken)
  await deliverLater(2, peers)
  const tries = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'delivery')
  expect(tries.map(({ kind, attempt, outcome }) => `${kind} ${attempt} ${outcome}`).sort()).toEqual(
    [
      'trip-acknowledged 1 failed',
      'trip-acknowledged 2 sent',
      'trip-channel 1 failed',
      'trip-channel 2 sent',
      'trip-staff 1 failed',
      'trip-staff 2 sent',
    ],
  )
  expect(tries.every(({ id, key, ms }) => id && key && typeof ms === 'number')).toBe(true)
  for (const text of [lead.name, lead.email, lead.phone, lead.destination])
    expect(lines.join('\n')).not.toContain(text)
})

it('stores what became of a delivery, though D1 fails for a moment', async () => {
  const db = openDatabase(env.DB)
  const row = {
    id: 'busy',
    kind: 'newsletter-letter',
    subject: 'x:y',
    idempotencyKey: 'letter:x:y',
    nextAttemptAt: '',
    createdAt: '',
  } as const
  await db.insert(outbox).values(row)
  const batch = vi
    .spyOn(db, 'batch')
    .mockRejectedValueOnce(new Error('D1 is busy'))
    .mockRejectedValueOnce(new Error('D1 is busy'))
  const sent = {
    row: { ...row, attempts: 1, firstTriedAt: null },
    outcome: 'sent',
    result: { status: 'sent', settledAt: '', lastError: null },
  } as const
  await saveResults(db, [sent])
  expect((await outboxRows()).map(({ status }) => status)).toEqual(['sent'])
  batch.mockRejectedValue(new Error('D1 is down'))
  await expect(saveResults(db, [sent])).rejects.toThrow('D1 is down')
})
