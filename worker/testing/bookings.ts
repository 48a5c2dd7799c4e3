import { env } from 'cloudflare:test'
import type { BookingView } from '../../schema/api/bookings'
import type { TourSchedule } from '../../schema/content/tour-schedule'
import { bookings, departures, payments, tourReviews } from '../../schema/tables/bookings'
import { rateCounts } from '../../schema/tables/counts'
import { openDatabase } from '../platform/db/database'
import type { Bindings } from '../platform/http/env'
import { newClient, post, request } from './site'

export const tourSlug = 'mango-farm-day'

/** March to June, a seat costs 1,200,000 đồng, on Saturdays and Sundays 1,400,000. */
export const schedule: TourSchedule = {
  weekdays: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  startTime: '06:00',
  hours: 11,
  seats: 12,
  leastGuests: 4,
  cutOffHours: 18,
  childPrice: 600_000,
  childAges: { from: 5, to: 11 },
  priceRules: [{ weekdays: ['saturday', 'sunday'], adultPrice: 1_400_000, childPrice: 700_000 }],
  depositPercent: 30,
  isPaidAtFarm: true,
  cancellation: [
    { days: 3, percent: 100 },
    { days: 1, percent: 50 },
  ],
  guideLanguages: ['vi', 'en'],
  meetingVi: 'Trước Nhà hát Thành phố',
  meetingEn: 'In front of the Opera House',
  isPickUpOffered: true,
}

export const pretend: Partial<Bindings> = { PAYMENTS: 'local' }

/** Gives the sample's tour the schedule, or another one, and forgets all bookings. */
export async function openTour(changes: Partial<TourSchedule> = {}): Promise<void> {
  const db = openDatabase(env.DB)
  await db.batch([
    db.delete(bookings),
    db.delete(departures),
    db.delete(payments),
    db.delete(tourReviews),
    // All guests of the tests have one address.
    db.delete(rateCounts),
  ])
  await env.DB.prepare(
    `update entries set status_vi = 'published', status_en = 'published', live = json_set(live, '$.schedule', json(?1)), data = json_set(data, '$.schedule', json(?1)) where kind = 'deal' and slug = ?2`,
  )
    .bind(JSON.stringify({ ...schedule, ...changes }), tourSlug)
    .run()
}

/** A Monday in the season. */
export const monday = '2027-03-15'

interface Asked {
  day?: string
  adults?: number
  children?: number
  key?: string
}

/** Asks for seats as a client of its own. */
export function hold(
  { day = monday, adults = 2, children = 0, key }: Asked = {},
  bindings = pretend,
) {
  const body = {
    tour: tourSlug,
    day,
    adults,
    children,
    language: 'vi',
    idempotencyKey: key ?? crypto.randomUUID(),
  }
  return post('/api/bookings', body, newClient(), bindings)
}

export async function tokenOf(response: Response): Promise<string> {
  const { next } = await response.json<{ next: string }>()
  return new URL(next, 'https://mangoroad.example').searchParams.get('token') ?? ''
}

export const guest = {
  name: 'Trần Văn An',
  email: 'an@example.com',
  phone: '+84 555 010 009',
  chat: 'zalo',
}

export function giveDetails(token: string, more: object = {}, bindings = pretend) {
  return post(
    '/api/bookings/details',
    { token, ...guest, method: 'card', part: 'deposit', ...more },
    newClient(),
    bindings,
  )
}

export const send = (path: string, body: object, bindings = pretend) =>
  post(`/api/bookings/${path}`, body, newClient(), bindings)

export async function seen(token: string, bindings = pretend): Promise<BookingView> {
  const response = await request(
    `/api/bookings/mine?token=${encodeURIComponent(token)}`,
    {},
    bindings,
  )
  return response.json()
}

/** A booking that is held, with who comes; `more` as for {@link giveDetails}. */
export async function bookedToken(asked: Asked = {}, more: object = {}): Promise<string> {
  const token = await tokenOf(await hold(asked))
  await giveDetails(token, more)
  return token
}

/** Pays what is due at the pretend pay page. */
export async function payDue(token: string, method: 'card' | 'bank' = 'card'): Promise<void> {
  const { due, paid } = await seen(token)
  await send('pretend', { token, method, amount: due - paid })
}
