import { type Context, Hono } from 'hono'
import {
  type BookingStep,
  type BookingView,
  bookingQuery,
  changeInput,
  detailsInput,
  holdInput,
  noteInput,
  payInput,
  pretendInput,
  reviewInput,
  type TourDaysAnswer,
  tokenInput,
  tourDaysQuery,
} from '../../../schema/api/bookings'
import { maxDaysAhead } from '../../../schema/bookings'
import { texts } from '../../../schema/locale'
import { addDays, vietnamDay } from '../../../schema/time'
import { sameOrigin } from '../../platform/http/client'
import type { ApiEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { limitBody, requireJson } from '../../platform/http/json-body'
import {
  limitBursts,
  limitCounts,
  limitHolds,
  limitSubmissions,
} from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import {
  cancelByGuest,
  changeBooking,
  chooseMethod,
  giveDetails,
  holdSeats,
  saveNote,
  takeMoneyBack,
} from './book'
import { bookingCalendar } from './calendar'
import { bookingPath, bookingToken, bookingUrl, codeIn } from './links'
import { payingStep } from './pay'
import { methodsOf } from './payments/provider'
import { type Booking, readBooking } from './queries'
import { storeReview } from './reviews'
import { takePayment } from './settle'
import { findDepartures, findTours } from './tours'
import { tourDay, tourWords, viewBooking } from './view'

const noStore = { 'Cache-Control': 'no-store' }

/** What can be booked in a language, and the days of one tour in one month. */
async function readDays(
  c: Context<ApiEnv>,
  {
    locale,
    tour: slug,
    month,
  }: { locale: 'vi' | 'en'; tour?: string | undefined; month?: string | undefined },
): Promise<TourDaysAnswer> {
  const { db, now, privateSettings } = c.var
  const tours = await findTours(db, locale)
  const today = vietnamDay(now)
  const all = await findDepartures(
    db,
    tours,
    { from: today, to: addDays(today, maxDaysAhead) },
    now,
  )
  const openOf = (own: string) => all.filter((one) => one.tour === own && one.isBookable)
  const listed = tours.map((tour) => ({
    slug: tour.slug,
    title: tourWords(tour, locale).title,
    next: openOf(tour.slug)[0]?.day ?? null,
  }))
  const tour =
    tours.find((one) => one.slug === slug) ??
    tours.find((one) => one.slug === listed.find(({ next }) => next !== null)?.slug) ??
    tours[0]
  const key = crypto.randomUUID()
  if (!tour) return { tours: [], months: [], days: [], methods: [], key }
  const { schedule, content } = tour
  const months = [...new Set(openOf(tour.slug).map(({ day }) => day.slice(0, 7)))]
  const shown = month ?? months[0] ?? today.slice(0, 7)
  return {
    tours: listed,
    tour: {
      ...tourWords(tour, locale),
      inclusions: texts(content, 'inclusions', locale),
      terms: texts(content, 'terms', locale),
      schedule,
    },
    month: shown,
    months,
    days: all
      .filter((one) => one.tour === tour.slug && one.day.startsWith(shown))
      .map((one) => tourDay(one, tour, now)),
    methods: methodsOf(privateSettings, schedule),
    key,
  }
}

async function show(c: Context<ApiEnv>, booking: Booking): Promise<BookingView> {
  const { db, now, privateSettings, settings } = c.var
  const token = await bookingToken(db, booking)
  const voucherUrl = bookingUrl(settings, { page: 'voucher', token, locale: booking.language })
  return viewBooking(db, booking, { settings: privateSettings, voucherUrl, now })
}

async function stepTo(
  c: Context<ApiEnv>,
  page: 'booking' | 'voucher',
  booking: Booking,
): Promise<BookingStep> {
  const token = await bookingToken(c.var.db, booking)
  return { next: bookingPath(c.var.settings, { page, token, locale: booking.language }) }
}

const guarded = [sameOrigin, limitBody, requireJson] as const

export const bookingRoutes = new Hono<ApiEnv>()
  .get('/days', validate('query', tourDaysQuery), async (c) =>
    c.json(await readDays(c, c.req.valid('query')), 200, noStore),
  )
  .post('/', ...guarded, limitBursts, validate('json', holdInput), async (c) => {
    const input = c.req.valid('json')
    // A honeypot that was filled takes no seats; whoever filled it learns nothing.
    if (input.website) throw new ApiError('NO_SEATS')
    await limitHolds(c)
    return c.json(await stepTo(c, 'booking', await holdSeats(c.var.db, input, c.var.now)), 201)
  })
  .get('/mine', validate('query', bookingQuery), async (c) => {
    const { db, now } = c.var
    const code = await codeIn(db, c.req.valid('query').token, now)
    return c.json(await show(c, await readBooking(db, code)), 200, noStore)
  })
  .get('/calendar.ics', validate('query', bookingQuery), async (c) => {
    const { db, now, settings } = c.var
    const { token } = c.req.valid('query')
    const booking = await readBooking(db, await codeIn(db, token, now))
    return c.body(await bookingCalendar(db, booking, { settings, token }), 200, {
      ...noStore,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${booking.code}.ics"`,
    })
  })
  .post('/details', ...guarded, limitBursts, validate('json', detailsInput), async (c) => {
    const { token, ...details } = c.req.valid('json')
    const { db, now, settings, privateSettings } = c.var
    const code = await codeIn(db, token, now)
    await limitSubmissions(c, details.email)
    const booking = await giveDetails(db, privateSettings, { ...details, code }, now)
    c.var.deliverSoon(code)
    const next = await payingStep(db, booking, { settings, privateSettings, now })
    return c.json({ next } satisfies BookingStep, 200)
  })
  .post('/pay', ...guarded, limitCounts, validate('json', payInput), async (c) => {
    const { token, method } = c.req.valid('json')
    const { db, now, settings, privateSettings } = c.var
    const code = await codeIn(db, token, now)
    const booking = await chooseMethod(db, privateSettings, { code, method }, now)
    const next = await payingStep(db, booking, { settings, privateSettings, now })
    return c.json({ next } satisfies BookingStep, 200)
  })
  .post('/change', ...guarded, limitCounts, validate('json', changeInput), async (c) => {
    const { token, ...choice } = c.req.valid('json')
    const { db, now } = c.var
    const code = await codeIn(db, token, now)
    const booking = await changeBooking(db, { ...choice, code }, now)
    c.var.deliverSoon(code)
    return c.json(await stepTo(c, 'voucher', booking), 200)
  })
  .post('/cancel', ...guarded, limitCounts, validate('json', tokenInput), async (c) => {
    const { db, now } = c.var
    const code = await codeIn(db, c.req.valid('json').token, now)
    const booking = await readBooking(db, code)
    const isOurs = booking.status === 'cancelledByUs'
    const next = await (isOurs ? takeMoneyBack : cancelByGuest)(db, code, now)
    c.var.deliverSoon(code)
    return c.json(await stepTo(c, 'voucher', next), 200)
  })
  .post('/note', ...guarded, limitCounts, validate('json', noteInput), async (c) => {
    const { token, ...words } = c.req.valid('json')
    const { db, now } = c.var
    const code = await codeIn(db, token, now)
    return c.json(await stepTo(c, 'voucher', await saveNote(db, { ...words, code }, now)), 200)
  })
  .post('/review', ...guarded, limitCounts, validate('json', reviewInput), async (c) => {
    const { token, ...review } = c.req.valid('json')
    const { db, now } = c.var
    const code = await codeIn(db, token, now)
    return c.json(await stepTo(c, 'voucher', await storeReview(db, { ...review, code }, now)), 200)
  })
  // Where no money is taken, a page of ours says that it came.
  .post('/pretend', ...guarded, limitCounts, validate('json', pretendInput), async (c) => {
    const { token, method, amount } = c.req.valid('json')
    const { db, now, privateSettings } = c.var
    if (privateSettings.payments.mode !== 'local') throw new ApiError('NOT_FOUND')
    const code = await codeIn(db, token, now)
    const { version } = await readBooking(db, code)
    const reference = `local-${code}-${version}`
    await takePayment(db, { method, reference, code, amount, currency: 'VND' }, now)
    c.var.deliverSoon(code)
    return c.json(await stepTo(c, 'voucher', await readBooking(db, code)), 200)
  })
