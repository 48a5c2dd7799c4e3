import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TourDaysAnswer } from '../../../schema/api/bookings'
import { vietnamOffset } from '../../../schema/time'
import {
  bookedToken,
  giveDetails,
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
import { endFailures, letFail } from '../../testing/failure-injectors'
import { pathIn, request } from '../../testing/site'

/** A moment in Vietnam. */
const at = (moment: string) => vi.setSystemTime(new Date(`${moment}:00${vietnamOffset}`))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at('2027-03-01T09:00')
  await openTour()
})
afterEach(() => {
  vi.useRealTimers()
})

const codeOf = async (response: Response) => (await response.json<{ code: string }>()).code

async function lettersOf(code: string) {
  const { results } = await env.DB.prepare(
    'select kind from outbox where subject = ? order by kind',
  )
    .bind(code)
    .all<{ kind: string }>()
  return results.map(({ kind }) => kind)
}

const refunds = () =>
  env.DB.prepare(
    `select amount, state from payments where direction = 'out' order by created_at`,
  ).all<{ amount: number; state: string }>()

async function seatsLeft(day = monday) {
  const response = await request(
    `/api/bookings/days?locale=vi&month=${day.slice(0, 7)}`,
    {},
    pretend,
  )
  const { days } = await response.json<TourDaysAnswer>()
  return days.find((one) => one.day === day)?.seatsLeft
}

describe('the way of a guest', () => {
  it('goes from a day to a voucher', async () => {
    const held = await hold({ adults: 2, children: 1 })
    expect(held.status).toBe(201)
    const token = await tokenOf(held)
    expect(await seen(token)).toMatchObject({ status: 'held', total: 3_000_000, deposit: 900_000 })
    expect(await seatsLeft()).toBe(9)

    const details = await giveDetails(token)
    const { next } = await details.json<{ next: string }>()
    const { pathname, searchParams } = new URL(next, 'https://mangoroad.example')
    expect(pathname).toBe(pathIn('vi', '/tour-nong-trai/tra-thu'))
    expect(searchParams.get('amount')).toBe('900000')
    expect(await seen(token)).toMatchObject({ ...guest, status: 'awaiting', due: 900_000 })

    await payDue(token)
    const { code, ...booking } = await seen(token)
    expect(booking).toMatchObject({ status: 'confirmed', paid: 900_000, canChange: true })
    expect(await lettersOf(code)).toEqual(['booking-confirmed', 'booking-staff'])
  })

  it('shows a transfer that banks can read, and confirms at the farm without any', async () => {
    const token = await bookedToken({}, { method: 'bank', part: 'all' })
    const { code, transfer } = await seen(token)
    expect(transfer).toMatchObject({ amount: 2_400_000, memo: code })
    expect(transfer?.text).toContain(code)
    const other = await bookedToken({}, { method: 'farm' })
    expect(await seen(other)).toMatchObject({ status: 'confirmed', paid: 0, total: 2_400_000 })
  })

  it.each([
    ['a day before the season', { day: '2027-02-22' }],
    ['a day that was never', { day: '2027-03-02', adults: 13 }],
    ['a day whose booking has ended', { day: '2027-03-02' }, '2027-03-01T12:01'],
    ['a day over a year ahead', { day: '2028-04-01' }],
  ])('holds nothing for %s', async (_, asked, moment = '2027-03-01T09:00') => {
    at(moment)
    expect(await codeOf(await hold(asked))).toBe('NO_SEATS')
  })

  it('holds seats once for a repeated form', async () => {
    const [first, second] = [await hold({ key: 'same-form' }), await hold({ key: 'same-form' })]
    expect(await tokenOf(first)).toBe(await tokenOf(second))
    expect(await seatsLeft()).toBe(10)
  })

  it('refuses links that are forged, and ways of paying that are not offered', async () => {
    const token = await tokenOf(await hold())
    expect((await request(`/api/bookings/mine?token=${token}x`, {}, pretend)).status).toBe(404)
    const refused = await giveDetails(token, {}, { PAYMENTS: 'none' })
    expect(await refused.json()).toMatchObject({ issues: [{ path: 'method' }] })
    expect(
      (await send('pretend', { token, method: 'card', amount: 1 }, { PAYMENTS: 'none' })).status,
    ).toBe(404)
  })
})

describe('seats', () => {
  it('are never sold twice, however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => hold({ adults: 1 })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12)
    expect(await seatsLeft()).toBe(0)
  })

  it('come back after a quarter of an hour, and can be had again by who held them', async () => {
    const token = await tokenOf(await hold({ adults: 12 }))
    expect(await codeOf(await hold())).toBe('NO_SEATS')
    at('2027-03-01T09:16')
    expect(await seatsLeft()).toBe(12)
    expect((await giveDetails(token)).status).toBe(200)
    expect(await seatsLeft()).toBe(0)
  })

  it('that somebody else has meanwhile are not given to who held them', async () => {
    const token = await tokenOf(await hold({ adults: 12 }))
    at('2027-03-01T09:16')
    await hold()
    expect(await codeOf(await giveDetails(token))).toBe('NO_SEATS')
  })
})

describe('payments', () => {
  it('count once, however often they are told', async () => {
    const token = await bookedToken()
    await Promise.all(
      Array.from({ length: 5 }, () => send('pretend', { token, method: 'card', amount: 720_000 })),
    )
    expect(await seen(token)).toMatchObject({ status: 'confirmed', paid: 720_000, refunded: 0 })
  })

  it('that come late are confirmed if seats are left', async () => {
    const token = await bookedToken()
    at('2027-03-01T10:00')
    await payDue(token)
    expect((await seen(token)).status).toBe('confirmed')
  })

  it('that come late for seats that are gone go back, with a letter', async () => {
    const token = await bookedToken({ adults: 12 })
    at('2027-03-01T10:00')
    await hold()
    await payDue(token)
    const { code, status, refunded } = await seen(token)
    expect({ status, refunded }).toEqual({ status: 'expired', refunded: 4_320_000 })
    expect(await lettersOf(code)).toEqual(['booking-refund'])
    expect((await refunds()).results).toEqual([{ amount: 4_320_000, state: 'pending' }])
  })

  it('that are too small wait for the rest', async () => {
    const token = await bookedToken()
    await send('pretend', { token, method: 'bank', amount: 500_000 })
    expect(await seen(token)).toMatchObject({ status: 'awaiting', paid: 500_000 })
    expect((await refunds()).results).toEqual([])
  })

  it('that are too large are given back but for the total', async () => {
    const token = await bookedToken()
    await send('pretend', { token, method: 'card', amount: 3_000_000 })
    expect(await seen(token)).toMatchObject({ status: 'confirmed', refunded: 600_000 })
  })
})

describe('a cancellation', () => {
  it.each([
    { when: '2027-03-12T05:59', back: 720_000 },
    { when: '2027-03-12T06:01', back: 360_000 },
    { when: '2027-03-14T06:01', back: 0 },
  ])('at $when gives $back back', async ({ when, back }) => {
    const token = await bookedToken()
    await payDue(token)
    at(when)
    expect((await send('cancel', { token })).status).toBe(200)
    expect(await seen(token)).toMatchObject({ status: 'cancelledByGuest', refunded: back })
    expect(await seatsLeft('2027-03-22')).toBe(12)
  })

  it('happens once', async () => {
    const token = await bookedToken()
    await payDue(token)
    const answers = await Promise.all([1, 2, 3].map(() => send('cancel', { token })))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect((await refunds()).results).toEqual([{ amount: 720_000, state: 'pending' }])
  })

  it('frees the seats, also without a payment', async () => {
    const token = await tokenOf(await hold({ adults: 12 }))
    await send('cancel', { token })
    expect(await seatsLeft()).toBe(12)
  })
})

describe('a change', () => {
  it('moves guests to another day and keeps the sum in line', async () => {
    const token = await bookedToken({}, { part: 'all' })
    await payDue(token)
    const saturday = '2027-03-20'
    await send('change', { token, day: saturday, adults: 1, children: 0 })
    expect(await seen(token)).toMatchObject({
      day: saturday,
      total: 1_400_000,
      paid: 2_400_000,
      refunded: 1_000_000,
    })
    expect([await seatsLeft(), await seatsLeft(saturday)]).toEqual([12, 11])
  })

  it('to a day without enough seats changes nothing', async () => {
    const token = await bookedToken()
    await payDue(token)
    await hold({ day: '2027-03-22', adults: 11 })
    const answer = await send('change', { token, day: '2027-03-22', adults: 2, children: 0 })
    expect(await codeOf(answer)).toBe('NO_SEATS')
    expect((await seen(token)).day).toBe(monday)
  })

  it('is too late once booking for the day has ended', async () => {
    const token = await bookedToken()
    await payDue(token)
    at('2027-03-14T12:01')
    const answer = await send('change', { token, day: '2027-03-22', adults: 2, children: 0 })
    expect(await codeOf(answer)).toBe('TOO_LATE')
  })
})

describe('without a database', () => {
  const rows = async () => {
    const tables = ['bookings', 'payments', 'outbox'].map((table) =>
      env.DB.prepare(`select * from ${table} order by 1`),
    )
    return (await env.DB.batch(tables)).map(({ results }) => results)
  }

  it.each(['databaseDown', 'databaseForgetsToAnswer'] as const)(
    '%s: every step says so, and the guest can repeat it',
    async (failure) => {
      const [held, awaiting, confirmed] = [
        await tokenOf(await hold()),
        await bookedToken(),
        await bookedToken(),
      ]
      await payDue(confirmed)
      const key = crypto.randomUUID()
      const steps: ((bindings: typeof pretend) => Promise<Response>)[] = [
        (bindings) => hold({ key }, bindings),
        (bindings) => giveDetails(held, {}, bindings),
        (bindings) => send('pay', { token: awaiting, method: 'bank' }, bindings),
        (bindings) =>
          send('change', { token: confirmed, day: '2027-03-16', adults: 2, children: 0 }, bindings),
        (bindings) => send('note', { token: confirmed, note: 'Ăn chay', diet: '' }, bindings),
        (bindings) => send('cancel', { token: awaiting }, bindings),
      ]
      for (const step of steps) {
        const before = await rows()
        const refused = await step({ ...pretend, ...letFail(failure) })
        endFailures()
        vi.useFakeTimers({ toFake: ['Date'] })
        at('2027-03-01T09:00')
        expect(refused.status).toBe(503)
        expect(await codeOf(refused)).toBe('UNAVAILABLE')
        if (failure === 'databaseDown') expect(await rows()).toEqual(before)
        expect((await step(pretend)).status).toBeLessThan(300)
      }
    },
  )

  it('the page says so and offers another try', async () => {
    const response = await request(
      pathIn('vi', '/tour-nong-trai/dat-cho'),
      {},
      { ...pretend, ...letFail('databaseDown') },
    )
    endFailures()
    expect(response.status).toBe(503)
    expect(response.headers.get('Cache-Control')).toContain('no-store')
    expect(await response.text()).toContain('Thử lại')
  })
})
