import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  BookingAnswer,
  BookingsAnswer,
  CheckInOutcome,
  DayAnswer,
  DeparturesAnswer,
  MoneyAnswer,
  TourFigures,
} from '../../../schema/api/admin-tours'
import { vietnamOffset } from '../../../schema/time'
import { openDatabase } from '../../platform/db/database'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import { bookedToken, hold, monday, openTour, payDue, seen, tourSlug } from '../../testing/bookings'
import { pathIn, request } from '../../testing/site'
import { takePayment } from './settle'

const now = new Date(`2027-03-01T09:00:00${vietnamOffset}`)
const cookies = new Map<string, { Cookie: string }>()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(now)
  await openTour()
  await clearAdmins()
  await env.DB.prepare('delete from outbox').run()
  for (const name of ['mai', 'lan']) {
    await insertAdmin(name, 'editor')
    cookies.set(name, await sessionCookie(name))
  }
})
afterEach(() => {
  vi.useRealTimers()
})

function staff(method: string, path: string, body?: object, name = 'mai'): Promise<Response> {
  return request(`/api/admin/tours/${path}`, {
    method,
    headers: { ...cookies.get(name), ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}
const read = async <Answer>(path: string) => (await staff('GET', path)).json<Answer>()

async function confirmed(asked: Parameters<typeof bookedToken>[0] = {}, more = {}) {
  const token = await bookedToken(asked, more)
  await payDue(token)
  return { token, code: (await seen(token)).code }
}

async function letters(kind: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'select subject from outbox where kind = ? order by subject',
  )
    .bind(kind)
    .all<{ subject: string }>()
  return results.map(({ subject }) => subject)
}

async function audited(action: string): Promise<number> {
  const row = await env.DB.prepare('select count(*) as entries from audit_log where action = ?')
    .bind(action)
    .first<{ entries: number }>()
  return row?.entries ?? 0
}

const change = (day: string, input: object) =>
  staff('PUT', `departures/${tourSlug}/${day}`, { seats: null, state: 'open', ...input })

describe('departures', () => {
  it('lists days by rule with the seats taken, and days that were added', async () => {
    await confirmed({ adults: 3 })
    await change('2027-02-28', {})
    const { tours, departures } = await read<DeparturesAnswer>('departures?month=2027-03')
    expect(tours).toMatchObject([{ slug: tourSlug, seats: 12 }])
    expect(departures.find(({ day }) => day === monday)).toMatchObject({ taken: 3, isAdded: false })
    expect(departures.find(({ day }) => day === '2027-02-28')).toBeUndefined()
    const february = await read<DeparturesAnswer>('departures?month=2027-02')
    expect(february.departures.find(({ day }) => day === '2027-02-28')).toMatchObject({
      isAdded: true,
      seats: 12,
    })
  })

  it('take no new guests while closed, and as many as the day has seats', async () => {
    expect((await change(monday, { state: 'closed' })).status).toBe(200)
    expect((await hold()).status).toBe(409)
    await change(monday, { seats: 2 })
    expect((await hold({ adults: 3 })).status).toBe(409)
    expect((await hold({ adults: 2 })).status).toBe(201)
    expect(await audited('departure.update')).toBe(2)
  })

  it('refuse a tour that is not there', async () => {
    const answer = await staff('PUT', `departures/no-such-tour/${monday}`, {
      seats: null,
      state: 'open',
    })
    expect(answer.status).toBe(404)
  })
})

describe('a day that is called off', () => {
  const callOff = (more = {}) =>
    staff('POST', `days/${monday}/decision`, {
      tours: [tourSlug],
      runs: false,
      reasonVi: 'Bão',
      reasonEn: 'Storm',
      ...more,
    })

  it('tells everyone once, keeps their money, and takes nobody else', async () => {
    const [paid, awaiting] = [await confirmed(), await bookedToken()]
    await hold()
    const other = await confirmed({ day: '2027-03-16' })
    expect(await (await callOff()).json()).toEqual({ told: 2 })
    expect(await (await callOff()).json()).toEqual({ told: 0 })
    const told = [paid.code, (await seen(awaiting)).code].sort()
    expect(await letters('booking-called-off')).toEqual(told)
    expect(await seen(paid.token)).toMatchObject({ status: 'cancelledByUs', refunded: 0 })
    expect(await seen(other.token)).toMatchObject({ status: 'confirmed' })
    expect((await hold()).status).toBe(409)
    const { departures } = await read<DayAnswer>(`days/${monday}`)
    expect(departures).toMatchObject([{ state: 'off', taken: 0 }])
  })

  it('lists guests of a tour that is not public any more', async () => {
    const { code } = await confirmed()
    await env.DB.prepare(
      "update entries set status_vi = 'draft', status_en = 'draft' where slug = ?",
    )
      .bind(tourSlug)
      .run()
    const { departures } = await read<DayAnswer>(`days/${monday}`)
    expect(departures).toMatchObject([{ tour: tourSlug, startTime: '06:00', taken: 2 }])
    expect(departures[0]?.bookings).toMatchObject([{ code }])
    expect(await (await callOff()).json()).toEqual({ told: 1 })
  })

  it('is marked as running without a letter', async () => {
    const { code } = await confirmed()
    expect(await (await callOff({ runs: true })).json()).toEqual({ told: 0 })
    const { departures } = await read<DayAnswer>(`days/${monday}`)
    expect(departures[0]).toMatchObject({ state: 'open', runsSince: now.toISOString() })
    expect(departures[0]?.bookings).toMatchObject([{ code, name: 'Trần Văn An', paid: 720_000 }])
    expect(await letters('booking-called-off')).toEqual([])
  })
})

describe('check-ins', () => {
  const send = async (name: string, items: object[]) =>
    (
      await (
        await staff('POST', 'check-ins', { items }, name)
      ).json<{
        outcomes: CheckInOutcome[]
      }>()
    ).outcomes

  it('count for the phone that was first, and tell the other who that was', async () => {
    const { code } = await confirmed()
    const first = { code, what: 'checkIn', at: '2027-03-14T22:50:00.000Z' }
    expect(await send('mai', [first])).toMatchObject([{ outcome: 'done', status: 'checkedIn' }])
    const later = { ...first, at: '2027-03-14T22:55:00.000Z' }
    expect(await send('lan', [later])).toEqual([
      { code, outcome: 'already', status: 'checkedIn', by: 'mai', at: first.at },
    ])
    // Its own answer was lost.
    expect(await send('mai', [first])).toMatchObject([{ outcome: 'already', at: first.at }])
    expect(await audited('booking.check-in')).toBe(1)
  })

  it('read the address of a voucher, undo, and refuse what was never confirmed', async () => {
    const [{ code }, awaiting] = [await confirmed(), await bookedToken()]
    const at = now.toISOString()
    const unpaid = (await seen(awaiting)).code
    const outcomes = await send('mai', [
      { code: `https://mangoroad.example/ve/${code.toLowerCase()}`, what: 'miss', at },
      { code, what: 'undo', at },
      { code: unpaid, what: 'checkIn', at },
      { code: 'MRBBBBBBBB', what: 'checkIn', at },
    ])
    expect(outcomes).toMatchObject([
      { code, outcome: 'done', status: 'noShow' },
      { code, outcome: 'done', status: 'confirmed' },
      { code: unpaid, outcome: 'refused', status: 'awaiting' },
      { outcome: 'unknown' },
    ])
  })
})

describe('a booking', () => {
  it('is found by code, name and phone, and shows the page of its guest', async () => {
    const { code, token } = await confirmed()
    await confirmed({ day: '2027-03-16' }, { name: 'Lê Thị Hoa', email: 'hoa@example.com' })
    await hold()
    const codes = async (query: string) =>
      (await read<BookingsAnswer>(`bookings?${query}`)).bookings.map((one) => one.code)
    expect(await codes('')).toHaveLength(2)
    expect(await codes(`q=${code.toLowerCase()}`)).toEqual([code])
    expect(await codes(`q=${encodeURIComponent('Văn An')}`)).toEqual([code])
    expect(await codes(`from=${monday}&to=${monday}`)).toEqual([code])
    const { booking, payments, voucherUrl } = await read<BookingAnswer>(`bookings/${code}`)
    expect(booking).toMatchObject({ code, status: 'confirmed', paid: 720_000 })
    expect(payments).toMatchObject([{ direction: 'in', amount: 720_000, state: 'done' }])
    expect(new URL(voucherUrl).searchParams.get('token')).toBe(token)
  })

  it('is paid by hand once, moved, and cancelled with a letter', async () => {
    const { code, token } = await confirmed()
    const cash = { method: 'farm', amount: 100_000, note: '', id: crypto.randomUUID() }
    for (const status of [201, 201])
      expect((await staff('POST', `bookings/${code}/payments`, cash)).status).toBe(status)
    expect(await seen(token)).toMatchObject({ paid: 820_000 })

    const moved = { day: '2027-03-16', adults: 2, children: 0 }
    expect((await staff('POST', `bookings/${code}/change`, moved)).status).toBe(200)
    expect(await letters('booking-changed')).toEqual([code])
    const full = { ...moved, adults: 13 }
    expect((await staff('POST', `bookings/${code}/change`, full)).status).toBe(409)
    expect(await audited('booking.change')).toBe(1)

    expect((await staff('POST', `bookings/${code}/cancel`)).status).toBe(200)
    expect((await staff('POST', `bookings/${code}/cancel`)).status).toBe(409)
    expect(await letters('booking-called-off')).toEqual([code])
  })
})

describe('money', () => {
  const arrive = (reference: string, amount: number) =>
    takePayment(
      openDatabase(env.DB),
      { method: 'bank', reference, code: undefined, amount, currency: 'VND' },
      now,
    )
  const open = async () => (await read<MoneyAnswer>('money')).payments

  it('without a booking is matched to one, which it confirms', async () => {
    const token = await bookedToken({}, { method: 'bank' })
    const { code, due } = await seen(token)
    await arrive('T1', due)
    const [stray] = await open()
    expect(stray).toMatchObject({ state: 'stray', amount: due, code: null })
    const match = (text: string) => staff('POST', `money/${stray?.id}/match`, { code: text })
    expect((await match('MRBBBBBBBB')).status).toBe(400)
    expect((await match(`ma ${code}`)).status).toBe(200)
    expect(await seen(token)).toMatchObject({ status: 'confirmed', paid: due })
    expect(await open()).toEqual([])
    expect((await match(code)).status).toBe(409)
  })

  it('that was sent back by hand is done with, and no longer counted as open', async () => {
    await arrive('T2', 50_000)
    const [stray] = await open()
    expect((await staff('POST', `money/${stray?.id}/retry`)).status).toBe(409)
    expect((await staff('POST', `money/${stray?.id}/done`)).status).toBe(200)
    expect(await open()).toEqual([])
    expect((await staff('POST', `money/${stray?.id}/done`)).status).toBe(409)
  })

  it('is summed by the month of the tour', async () => {
    await confirmed()
    await confirmed({ day: '2027-04-05', adults: 1 })
    const { months } = await read<TourFigures>('figures?year=2027')
    expect(months).toHaveLength(12)
    expect(months.filter(({ seats }) => seats > 0)).toEqual([
      { month: '2027-03', seats: 2, noShows: 0, income: 720_000, refunds: 0 },
      { month: '2027-04', seats: 1, noShows: 0, income: 360_000, refunds: 0 },
    ])
  })
})

describe('a review', () => {
  it('is shown to readers only while it is published', async () => {
    const { code } = await confirmed()
    await env.DB.prepare(
      `insert into tour_reviews (code, tour, mark, text, first_name, language, month, created_at) values (?, ?, 4, 'Vui', 'An', 'vi', '2027-03', ?)`,
    )
      .bind(code, tourSlug, now.toISOString())
      .run()
    const page = async (path: string) => (await request(pathIn('vi', path))).text()
    expect(await page('/tour-nong-trai')).not.toContain('blockquote')
    const shown = async () =>
      (await read<{ reviews: { publishedBy: string | null }[] }>('reviews')).reviews
    expect(await shown()).toMatchObject([{ publishedBy: null }])
    expect((await staff('PUT', `reviews/${code}`, { isPublic: true })).status).toBe(200)
    expect(await shown()).toMatchObject([{ publishedBy: 'mai' }])
    for (const path of [`/travel-deals/${tourSlug}`, '/tour-nong-trai']) {
      const html = await page(path)
      expect(html).toContain('<blockquote lang="vi"')
      expect(html).toContain('4,0 trên 5, 1 lời của khách đã đi')
      expect(html).toContain('"reviewCount":1')
    }
    await staff('PUT', `reviews/${code}`, { isPublic: false })
    expect(await page('/tour-nong-trai')).not.toContain('blockquote')
    expect((await staff('PUT', 'reviews/MRBBBBBBBB', { isPublic: true })).status).toBe(404)
  })
})
