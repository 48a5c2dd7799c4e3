import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LetterDetail } from '../../../schema/api/letters'
import { outbox } from '../../../schema/tables/outbox'
import { vietnamDay } from '../../../schema/time'
import { openDatabase } from '../../platform/db/database'
import type { Bindings } from '../../platform/http/env'
import { saveResults, type Tried } from '../../platform/outbox/transport'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import {
  clearLetters,
  insertLetter,
  insertReaders,
  progress,
  send,
  sendBatches,
} from '../../testing/delivery-runs'
import { clearSubmissions, localMail, outboxRows, standInForPeers } from '../../testing/outbox'
import { post, request } from '../../testing/site'
import { budgetAfter, sendLetters, sendWindowMs } from './send-letters'

const resend: Partial<Bindings> = { MAIL_ADAPTER: 'resend', MAIL_API_TOKEN: 'token' }

let mai: Record<string, string>
let id: string

beforeEach(async () => {
  await clearSubmissions()
  await clearAdmins()
  await clearLetters()
  await env.DB.prepare('delete from daily_figures').run()
  await insertAdmin('mai')
  mai = await sessionCookie('mai')
  id = await insertLetter()
})
afterEach(() => vi.unstubAllGlobals())

type Mails = { to: string[] }[]
const batchesOf = (carried: ReturnType<typeof standInForPeers>) =>
  carried.map(({ url, key, body }) => ({ url, key, body: body as unknown as Mails }))

/** As a Worker leaves its rows that ends after the request and before it has stored the results. */
async function forgetResults(): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      "update outbox set status = 'pending', settled_at = null, next_attempt_at = created_at where kind = 'newsletter-letter'",
    ),
    env.DB.prepare('update letter_sendings set sent = 0'),
  ])
}

describe('a letter by a service that takes batches', () => {
  it('asks once for all of a batch, and again with the same mails and the same key', async () => {
    await insertReaders('an', 'vi', 70)
    await insertReaders('ben', 'en', 10)
    const carried = standInForPeers(() => Response.json({ data: [] }))
    await send(id, mai)
    await sendBatches(1, resend)
    const first = batchesOf(carried)
    expect(first.map(({ body }) => body.length).toSorted()).toEqual([10, 10, 60])
    expect(await progress(id, mai)).toMatchObject({ state: 'sent', sent: 80 })
    await forgetResults()
    carried.length = 0
    await sendBatches(4, resend)
    const again = batchesOf(carried)
    expect(new Set(again.map(({ key }) => key))).toEqual(new Set(first.map(({ key }) => key)))
    for (const { key, body } of again)
      expect(body).toEqual(first.find((one) => one.key === key)?.body)
    expect(await progress(id, mai)).toMatchObject({ state: 'sent', sent: 80, failed: 0 })
  })

  it('tries again only whom the service refused', async () => {
    await insertReaders('an', 'vi', 3)
    const carried = standInForPeers((_, number) =>
      Response.json(number === 1 ? { errors: [{ index: 1, message: 'slow down' }] } : {}),
    )
    await send(id, mai)
    await sendBatches(1, resend)
    expect(await progress(id, mai)).toMatchObject({ taken: 3, sent: 2, failed: 0 })
    await sendBatches(5, resend)
    const [all, one] = batchesOf(carried)
    expect(one).toMatchObject({ url: 'https://api.resend.com/emails' })
    expect(one?.body).toMatchObject({ to: all?.body[1]?.to })
    expect(await progress(id, mai)).toMatchObject({ taken: 3, sent: 3, failed: 0 })
  })

  it('keeps all of a batch for later where the service refuses it', async () => {
    await insertReaders('an', 'vi', 5)
    standInForPeers(() => new Response('slow down', { status: 429 }))
    await send(id, mai)
    await sendBatches(1, resend)
    expect(await outboxRows()).toEqual(
      Array.from({ length: 5 }, () => ({
        kind: 'newsletter-letter',
        status: 'pending',
        attempts: 1,
        lastError: '429: slow down',
      })),
    )
  })
})

it('ends a turn before it asks more of the platform than an invocation may', async () => {
  await insertReaders('an', 'vi', 200)
  const carried = standInForPeers(() => new Response('{}'))
  await send(id, mai)
  const now = new Date(Date.now() + 60_000)
  const until = new Date(now.getTime() + sendWindowMs)
  const http = { MAIL_ADAPTER: 'http', MAIL_API_URL: 'https://mail.example/send' }
  const budget = { ...budgetAfter(0), subrequests: 170 }
  await sendLetters({ ...env, ...http }, { now, until, budget })
  expect(carried).toHaveLength(120)
  expect(budgetAfter(10).queries).toBeLessThan(budgetAfter(0).queries)
  expect(budgetAfter(10).subrequests).toBeLessThan(budgetAfter(0).subrequests - 10)
})

describe('a daily quota', () => {
  const figure = async () =>
    (await env.DB.prepare('select day, name, value from daily_figures').all()).results
  const quotaOf = async (bindings: Partial<Bindings>) =>
    (
      await (
        await request(`/api/admin/letters/${id}`, { headers: mai }, bindings)
      ).json<LetterDetail>()
    ).setup.quota

  it('counts mail of any kind once, letters and others, and no message to a chat', async () => {
    await insertReaders('an', 'vi', 3)
    await send(id, mai)
    await sendBatches(1, localMail)
    const db = openDatabase(env.DB)
    const rows = await db.select().from(outbox)
    const sent = (row: (typeof rows)[number]): Tried => {
      const result = { status: 'sent', settledAt: new Date().toISOString() } as const
      return { row, outcome: 'sent', result }
    }
    // Another try of what is settled already.
    await saveResults(db, rows.map(sent))
    const message = { name: 'Lan', email: 'lan@example.com', service: 'tour', message: 'Xin chào' }
    await post('/api/contact', message, {}, localMail)
    expect(await figure()).toEqual([
      { day: vietnamDay(new Date()), name: 'mails-sent', value: 3 + 2 },
    ])
  })

  it('leaves a tenth to other mail, and the rest of the readers to another day', async () => {
    await insertReaders('an', 'vi', 50)
    const few = { ...localMail, MAIL_DAILY_QUOTA: '20' }
    await send(id, mai)
    await sendBatches(1, few)
    expect(await progress(id, mai)).toMatchObject({ state: 'sending', sent: 18, failed: 0 })
    await sendBatches(2, few)
    expect(await progress(id, mai)).toMatchObject({ state: 'sending', sent: 18 })
    expect(await quotaOf(few)).toEqual({ perDay: 20, sent: 18, lettersLeft: 0 })
    await sendBatches(24 * 60, few)
    expect(await progress(id, mai)).toMatchObject({ state: 'sending', sent: 36 })
    await sendBatches(2 * 24 * 60, few)
    expect(await progress(id, mai)).toMatchObject({ state: 'sent', sent: 50, failed: 0 })
    expect(await quotaOf(localMail)).toBeNull()
  })

  it('does not hold mail that is no letter', async () => {
    await env.DB.prepare("insert into daily_figures values (?, 'mails-sent', 20)")
      .bind(vietnamDay(new Date()))
      .run()
    const message = { name: 'Lan', email: 'lan@example.com', service: 'tour', message: 'Xin chào' }
    await post('/api/contact', message, {}, { ...localMail, MAIL_DAILY_QUOTA: '20' })
    const states = (await outboxRows()).map(({ kind, status }) => [kind, status])
    expect(states).toContainEqual(['contact-acknowledged', 'sent'])
  })
})
