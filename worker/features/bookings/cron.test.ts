import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { vietnamOffset } from '../../../schema/time'
import { deliverDue } from '../../delivery'
import { openDatabase } from '../../platform/db/database'
import { readPrivateSettings } from '../../platform/settings/private-settings'
import {
  bookedToken,
  guest,
  hold,
  monday,
  openTour,
  payDue,
  pretend,
  seen,
  send,
  tokenOf,
} from '../../testing/bookings'
import { clearSubmissions, localMail, mailsTo } from '../../testing/outbox'
import { pathIn, request } from '../../testing/site'
import { runBookings } from './cron'
import { localCards } from './payments/local'

/** A moment in Vietnam. */
const at = (moment: string) => vi.setSystemTime(new Date(`${moment}:00${vietnamOffset}`))

/** Runs the schedule at a moment in Vietnam. */
async function runAt(moment: string): Promise<void> {
  at(moment)
  const privateSettings = readPrivateSettings({ ...env, ...pretend })
  await runBookings(openDatabase(env.DB), { privateSettings }, new Date())
}

const rows = async <Row>(query: string) => (await env.DB.prepare(query).all<Row>()).results
const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run()
const refunds = () =>
  rows<{ amount: number; state: string; attempts: number; nextTryAt: string }>(
    `select amount, state, attempts, next_try_at as nextTryAt from payments
      where direction = 'out' order by rowid`,
  )
const lettersOf = async (kind: string) => rows(`select subject from outbox where kind = '${kind}'`)
const statusOf = async (token: string) => (await seen(token)).status

/** A confirmed booking with its deposit of 720,000 paid. */
async function confirmed(more: object = {}): Promise<string> {
  const token = await bookedToken({}, more)
  await payDue(token)
  return token
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at('2027-03-01T08:01')
  await clearSubmissions()
  await openTour()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('holds', () => {
  it('end an hour after their time, until which the same guest may go on', async () => {
    const token = await tokenOf(await hold())
    await runAt('2027-03-01T09:15')
    expect(await statusOf(token)).toBe('held')
    await runAt('2027-03-01T09:16')
    expect(await statusOf(token)).toBe('expired')
  })

  it('for which too little was paid end in time, and the money goes back', async () => {
    const token = await bookedToken({}, { method: 'bank' })
    await send('pretend', { token, method: 'bank', amount: 100_000 })
    await runAt('2027-03-02T08:00')
    expect(await statusOf(token)).toBe('awaiting')
    await runAt('2027-03-02T08:02')
    expect(await statusOf(token)).toBe('expired')
    expect(await refunds()).toMatchObject([{ amount: 100_000, state: 'byHand' }])
  })
})

describe('what a crash has left', () => {
  it('is a payment that was only stored: it confirms within a minute', async () => {
    const token = await bookedToken()
    const { code } = await seen(token)
    await run(
      `insert into payments (id, code, direction, method, reference, amount, state, created_at)
        values ('p', ?, 'in', 'card', 'r', 720000, 'done', ?)`,
      code,
      new Date().toISOString(),
    )
    await runAt('2027-03-01T08:03')
    expect(await statusOf(token)).toBe('confirmed')
    expect(await lettersOf('booking-confirmed')).toEqual([{ subject: code }])
  })

  it('is a cancellation without its refund: it is made within ten minutes', async () => {
    const token = await confirmed()
    const { code } = await seen(token)
    await run("update bookings set status = 'cancelledByGuest', keeps = 0 where code = ?", code)
    await runAt('2027-03-01T08:19')
    expect(await refunds()).toEqual([])
    await runAt('2027-03-01T08:20')
    expect(await refunds()).toMatchObject([{ amount: 720_000, state: 'done' }])
    expect(await statusOf(token)).toBe('refunded')
  })

  it('is a transfer that a person sent back: its booking is refunded then', async () => {
    const token = await bookedToken({}, { method: 'bank' })
    await payDue(token, 'bank')
    await send('cancel', { token })
    await runAt('2027-03-01T08:30')
    expect(await statusOf(token)).toBe('cancelledByGuest')
    await run("update payments set state = 'done' where direction = 'out'")
    await runAt('2027-03-01T08:40')
    expect(await statusOf(token)).toBe('refunded')
  })
})

describe('refunds of cards', () => {
  it('are made once, and the booking says whether all of it is back', async () => {
    const asked = vi.spyOn(localCards, 'refund')
    const early = await confirmed()
    const late = await confirmed({ email: 'b@example.com' })
    await send('cancel', { token: early })
    at('2027-03-13T07:00')
    await send('cancel', { token: late })
    await runAt('2027-03-13T07:01')
    await runAt('2027-03-13T07:02')
    expect(await refunds()).toMatchObject([
      { amount: 720_000, state: 'done' },
      { amount: 360_000, state: 'done' },
    ])
    expect([await statusOf(early), await statusOf(late)]).toEqual(['refunded', 'partlyRefunded'])
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('that are refused wait for a person', async () => {
    vi.spyOn(localCards, 'refund').mockResolvedValue('refused')
    const token = await confirmed()
    await send('cancel', { token })
    await runAt('2027-03-01T08:02')
    expect(await refunds()).toMatchObject([{ state: 'failed' }])
    expect(await statusOf(token)).toBe('cancelledByGuest')
  })

  it('that nobody answers are tried again ever later, twelve times', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const asked = vi.spyOn(localCards, 'refund').mockRejectedValue(new Error('no answer'))
    await send('cancel', { token: await confirmed() })
    await runAt('2027-03-01T08:02')
    await runAt('2027-03-01T08:03')
    expect(await refunds()).toMatchObject([
      { state: 'pending', attempts: 2, nextTryAt: '2027-03-01T01:05:00.000Z' },
    ])
    await runAt('2027-03-01T08:04')
    expect(asked).toHaveBeenCalledTimes(2)
    for (let day = 2; day <= 11; day += 1)
      await runAt(`2027-03-${String(day).padStart(2, '0')}T08:04`)
    expect(await refunds()).toMatchObject([{ state: 'failed', attempts: 12 }])
  })
})

it('gives the money of a tour that was called off back after three days', async () => {
  const token = await confirmed()
  const { code } = await seen(token)
  await run(
    "update bookings set status = 'cancelledByUs', keeps = 720000, updated_at = ? where code = ?",
    new Date().toISOString(),
    code,
  )
  await runAt('2027-03-04T08:00')
  expect(await refunds()).toEqual([])
  await runAt('2027-03-04T08:01')
  expect(await refunds()).toMatchObject([{ amount: 720_000 }])
  expect(await statusOf(token)).toBe('refunded')
})

describe('letters', () => {
  it('come once each: of the rest a week before, then of the day, then thanks', async () => {
    const token = await confirmed()
    const { code } = await seen(token)
    const kinds = async () =>
      (await rows<{ kind: string }>('select kind from outbox order by rowid'))
        .map(({ kind }) => kind)
        .slice(2)
    for (const day of ['07', '08', '12', '13', '14', '15']) {
      await runAt(`2027-03-${day}T08:59`)
      await runAt(`2027-03-${day}T09:00`)
      await runAt(`2027-03-${day}T09:01`)
      expect([day, await kinds()]).toEqual([
        day,
        [...(day >= '08' ? ['booking-balance'] : []), ...(day >= '13' ? ['booking-reminder'] : [])],
      ])
    }
    await run("update bookings set status = 'checkedIn' where code = ?", code)
    await runAt('2027-03-15T20:00')
    expect(await kinds()).not.toContain('booking-thanks')
    await runAt('2027-03-16T09:00')
    expect(await kinds()).toEqual(['booking-balance', 'booking-reminder', 'booking-thanks'])
  })

  it('remind nobody of money that is paid at the farm, nor who has just booked', async () => {
    await bookedToken({}, { method: 'farm' })
    await runAt('2027-03-09T10:00')
    expect(await lettersOf('booking-balance')).toEqual([])
    await runAt('2027-03-13T10:00')
    expect(await lettersOf('booking-reminder')).toHaveLength(1)
    await confirmed({ email: 'b@example.com' })
    await runAt('2027-03-13T10:05')
    expect(await lettersOf('booking-reminder')).toHaveLength(1)
  })

  it('are written for a guest with the voucher, the weather and a calendar file', async () => {
    await confirmed()
    const deliver = () => deliverDue({ ...env, ...pretend, ...localMail }, { now: new Date() })
    await deliver()
    await runAt('2027-03-13T09:00')
    await deliver()
    const mails = await mailsTo(guest.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Đã có chỗ: Một ngày vườn xoài/),
      expect.stringMatching(/^Sắp đi rồi: /),
    ])
    expect(mails[1]?.text).toContain('Đồng bằng sông Cửu Long vào tháng 3')
    expect(mails[1]?.text).toContain('Nón rộng vành')
    expect(mails[1]?.text).toContain(
      `https://mangoroad.example${pathIn('vi', '/tour-nong-trai/ve')}?token=`,
    )
  })

  it('are not sent of what has changed meanwhile', async () => {
    const token = await confirmed()
    await send('cancel', { token })
    await deliverDue({ ...env, ...pretend, ...localMail }, { now: new Date() })
    const kinds = await rows<{ kind: string; status: string }>(
      'select kind, status from outbox order by kind',
    )
    expect(kinds).toEqual([
      { kind: 'booking-cancelled', status: 'sent' },
      { kind: 'booking-confirmed', status: 'gone' },
      { kind: 'booking-refund', status: 'sent' },
      { kind: 'booking-staff', status: 'gone' },
    ])
    const [cancelled, refund] = await mailsTo(guest.email)
    expect(cancelled?.text.replace(/\s+/g, ' ')).toContain('hoàn lại 720.000 đ trong số 720.000 đ')
    expect(refund?.text.replace(/\s+/g, ' ')).toContain('720.000 đ về thẻ bạn đã dùng để trả')
  })
})

it('gives a calendar file of the day', async () => {
  const token = await confirmed()
  const path = `/api/bookings/calendar.ics?token=${encodeURIComponent(token)}`
  const response = await request(path, {}, pretend)
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
  const file = await response.text()
  expect(file).toContain(`DTSTART:${monday.replaceAll('-', '')}T060000`)
  expect(file).toContain('DURATION:PT11H')
  expect(file).toContain('LOCATION:Trước Nhà hát Thành phố')
})
