import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MailHoldState } from '../../../schema/api/admin-mail-hold'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import {
  clearLetters,
  insertLetter,
  insertReaders,
  progress,
  recipients,
  send,
  sendBatches,
} from '../../testing/delivery-runs'
import { clearSubmissions, deliverLater, localMail, outboxRows } from '../../testing/outbox'
import { post, request } from '../../testing/site'

const lead = { name: 'Trần Văn An', email: 'an@example.com', destination: 'Huế' }
const minutes = (number: number) => new Date(Date.now() + number * 60_000).toISOString()

let mai: Record<string, string>

const hold = (restoredTo: string, since = restoredTo, cause = 'restore') =>
  env.DB.prepare("insert into operation_switches values ('mail-held', ?, ?)")
    .bind(`${cause} ${restoredTo}`, since)
    .run()
const state = async () =>
  (await (await request('/api/admin/outbox/hold', { headers: mai })).json<MailHoldState>()).hold
const release = (body: unknown, headers = mai) =>
  post('/api/admin/outbox/hold/release', body, headers)
const statuses = async () => [...new Set((await outboxRows()).map(({ status }) => status))]
const audited = async () =>
  (await env.DB.prepare("select * from audit_log where action = 'mail.release'").all()).results

beforeEach(async () => {
  await clearSubmissions()
  await clearAdmins()
  await clearLetters()
  await env.DB.batch(
    ['operation_switches', 'heartbeats'].map((name) => env.DB.prepare(`delete from ${name}`)),
  )
  await env.CACHE.delete('clock')
  await insertAdmin('mai')
  mai = await sessionCookie('mai')
})
afterEach(() => vi.restoreAllMocks())

describe('while mail is held', () => {
  it('stores requests and sends nothing, until an owner lets it go', async () => {
    const since = minutes(-5)
    await hold(minutes(-60), since)
    expect((await post('/api/trip-leads', lead, {}, localMail)).status).toBe(201)
    await deliverLater(1, localMail)
    expect([await statuses(), await recipients()]).toEqual([['pending'], []])
    expect(await state()).toMatchObject({
      cause: 'restore',
      since,
      waiting: [
        { kind: expect.stringContaining('trip-'), old: 0, fresh: 1 },
        { kind: expect.stringContaining('trip-'), old: 0, fresh: 1 },
      ],
    })
    expect(await (await release({ since, dropsOld: true })).json()).toEqual({
      dropped: 0,
      paused: 0,
    })
    expect(await state()).toBeNull()
    await deliverLater(2, localMail)
    expect(await statuses()).toEqual(['sent'])
    expect(await audited()).toMatchObject([{ username: 'mai', subject: 'restore' }])
  })

  it('neither begins a letter nor goes on with one', async () => {
    const [begun, scheduled] = [await insertLetter(), await insertLetter(undefined, 'thu-hai')]
    await insertReaders('an', 'vi', 150)
    await send(begun, mai)
    await sendBatches(1, { ...localMail, LETTER_RATE: '50' }).then(async () => {
      await env.DB.prepare("update letter_runs set cursor = 'an020@example.com', is_done = 0").run()
      await env.DB.prepare(
        "delete from outbox where kind = 'newsletter-letter' and rowid % 2",
      ).run()
    })
    await env.DB.batch([
      env.DB.prepare('delete from kept_mails'),
      env.DB.prepare("update letter_sendings set state = 'sending', finished_at = null"),
    ])
    await send(scheduled, mai)
    const since = minutes(1)
    await hold(since)
    await sendBatches(3)
    expect(await recipients()).toEqual([])
    expect((await progress(scheduled, mai)).state).toBe('scheduled')
    expect((await state())?.letters).toBe(2)
    expect(await (await release({ since, dropsOld: true })).json()).toMatchObject({ paused: 2 })
    await sendBatches(4)
    expect(await recipients()).toEqual([])
    expect((await progress(begun, mai)).state).toBe('paused')
  })

  it('drops what waits since before the restore when the owner says so', async () => {
    await post('/api/trip-leads', lead, {}, { MAIL_ADAPTER: 'none' })
    await env.DB.prepare('update outbox set created_at = ?').bind(minutes(-90)).run()
    const since = minutes(-5)
    await hold(minutes(-60), since, 'time-travel')
    await post('/api/trip-leads', { ...lead, email: 'new@example.com' }, {}, localMail)
    expect((await state())?.waiting.map(({ old, fresh }) => [old, fresh])).toEqual([
      [1, 1],
      [1, 1],
    ])
    expect(await (await release({ since, dropsOld: true })).json()).toMatchObject({ dropped: 2 })
    await deliverLater(2, localMail)
    expect(await recipients()).not.toContain(lead.email)
    expect(await recipients()).toContain('new@example.com')
    expect(await statuses()).toEqual(expect.arrayContaining(['gone', 'sent']))
  })

  it('lets an owner alone release it, and only the hold that was seen', async () => {
    await hold(minutes(-60))
    await insertAdmin('binh', 'editor')
    const editor = await sessionCookie('binh')
    const since = (await state())?.since
    expect((await release({ since, dropsOld: false }, editor)).status).toBe(403)
    expect((await release({ since: minutes(-1), dropsOld: false })).status).toBe(409)
    expect(await state()).not.toBeNull()
    expect(await audited()).toEqual([])
    expect((await release({ since, dropsOld: false })).status).toBe(200)
    expect((await release({ since, dropsOld: false })).status).toBe(409)
  })

  it('takes a hold that a person wrote into the table', async () => {
    await env.DB.prepare("insert into operation_switches values ('mail-held', 'a trial', ?)")
      .bind(minutes(-1))
      .run()
    expect((await state())?.cause).toBe('operator')
  })
})

/** The tables that the test winds back, as Time Travel winds back all. */
const wound = ['outbox', 'kept_mails', 'heartbeats', 'operation_switches'] as const

async function snapshot(): Promise<() => Promise<unknown>> {
  const kept = await env.DB.batch(wound.map((name) => env.DB.prepare(`select * from ${name}`)))
  return () =>
    env.DB.batch(
      wound.flatMap((name, index) => [
        env.DB.prepare(`delete from ${name}`),
        ...(kept[index]?.results ?? []).map((row) => {
          const values = Object.values(row as Record<string, unknown>)
          const places = values.map(() => '?').join(', ')
          return env.DB.prepare(`insert into ${name} values (${places})`).bind(...values)
        }),
      ]),
    )
}

describe('a database that Time Travel wound back', () => {
  it('sends nothing twice', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    await post('/api/trip-leads', lead, {}, { MAIL_ADAPTER: 'none' })
    await deliverLater(0, { MAIL_ADAPTER: 'none' })
    const windBack = await snapshot()
    for (const minute of [1, 6, 11]) await deliverLater(minute, localMail)
    expect(await recipients()).toHaveLength(2)
    await windBack()
    await deliverLater(12, localMail)
    expect(await recipients()).toEqual([])
    const known = await state()
    expect(known).toMatchObject({ cause: 'time-travel', letters: 0 })
    expect(known?.waiting.map(({ old }) => old)).toEqual([1, 1])
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('mail is held'))
    await release({ since: known?.since, dropsOld: true })
    await deliverLater(13, localMail)
    await deliverLater(18, localMail)
    expect([await state(), await recipients()]).toEqual([null, []])
  })

  it('is not seen where none was, with cron after cron', async () => {
    for (const minute of [0, 1, 2, 7, 8, 60]) await deliverLater(minute, localMail)
    expect(await state()).toBeNull()
    expect(await env.CACHE.get('clock')).toBe(
      (
        await env.DB.prepare(
          "select succeeded_at as at from heartbeats where name = 'clock'",
        ).first<{
          at: string
        }>()
      )?.at,
    )
  })
})
