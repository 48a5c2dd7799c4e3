import type { BookingView, TourDay } from '../../../schema/api/bookings'
import { waitingStatuses } from '../../../schema/bookings'
import type { DealContent } from '../../../schema/content/deal'
import { isBookable, startOf } from '../../../schema/departures'
import { type Locale, text } from '../../../schema/locale'
import { makeQrCode } from '../../../schema/qr-code'
import { addDays, daysBetween, vietnamDay } from '../../../schema/time'
import { depositOf, refundPercent } from '../../../schema/tour-price'
import type { Database } from '../../platform/db/database'
import type { PrivateSettings } from '../../platform/settings/private-settings'
import { transferOf } from './payments/bank'
import { bankAccount, methodsOf } from './payments/provider'
import { type Booking, moneyOf, openAmount, selectPayments } from './queries'
import { mayReview } from './reviews'
import { type Departure, findDepartures, findTour, type Tour } from './tours'

/** What guests read of a tour. */
export function tourWords(
  { slug, content }: { slug: string; content: DealContent },
  locale: Locale,
) {
  return {
    slug,
    title: text(content, 'title', locale),
    image: content.image,
    imageAlt: text(content, 'imageAlt', locale),
  }
}

export function tourDay(departure: Departure, { schedule }: Tour, now: Date): TourDay {
  const { day, seats, taken, state, adultPrice, childPrice, runsSince } = departure
  return {
    day,
    seatsLeft: Math.max(0, seats - taken),
    state: !isBookable(schedule, day, now)
      ? 'over'
      : state !== 'open'
        ? 'closed'
        : taken < seats
          ? 'open'
          : 'full',
    adultPrice,
    childPrice,
    runs: runsSince !== null,
  }
}

const offeredDays = 8
/** Days before and after the booked one in which others are looked for. */
const offerSpan = 90

/** The nearest to the booked day: a season may be months ahead. */
async function otherDaysOf(db: Database, tour: Tour | undefined, booking: Booking, now: Date) {
  if (!tour) return []
  const { day, adults, children } = booking
  const today = vietnamDay(now)
  const from = addDays(day, -offerSpan)
  const span = {
    from: from < today ? today : from,
    to: addDays(day < today ? today : day, offerSpan),
  }
  const departures = await findDepartures(db, [tour], span, now)
  const far = (one: { day: string }) => Math.abs(daysBetween(day, one.day))
  return departures
    .filter(
      (one) => one.isBookable && one.day !== day && one.seats - one.taken >= adults + children,
    )
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, offeredDays)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .map((one) => tourDay(one, tour, now))
}

/** A booking as its guest sees it. */
export async function viewBooking(
  db: Database,
  booking: Booking,
  input: { settings: PrivateSettings; voucherUrl: string; now: Date },
): Promise<BookingView> {
  const { settings, voucherUrl, now } = input
  const { code, status, day, language, terms, total, due } = booking
  const tour = await findTour(db, booking.tour, language)
  const money = moneyOf(await selectPayments(db, code))
  const { paid, refunded } = money
  const isWaiting = waitingStatuses.some((one) => one === status)
  const canChange = status === 'confirmed' && isBookable(terms, day, now)
  const canMove = status === 'cancelledByUs' && refunded === 0
  const account = bankAccount(settings)
  const open = openAmount(booking, money)
  return {
    code,
    status,
    tour: tour
      ? tourWords(tour, language)
      : { slug: booking.tour, title: booking.tour, image: '', imageAlt: '' },
    day,
    adults: booking.adults,
    children: booking.children,
    language,
    heldUntil: isWaiting ? booking.heldUntil : null,
    name: booking.name,
    email: booking.email,
    phone: booking.phone,
    chat: booking.chat,
    diet: booking.diet,
    pickUp: booking.pickUp,
    note: booking.note,
    method: booking.method,
    total,
    due,
    deposit: depositOf(total, terms),
    paid,
    refunded,
    terms,
    refundPercent: refundPercent(terms, day, now),
    canChange,
    canCancel: isWaiting || (status === 'confirmed' && startOf(terms, day) > now),
    canReview: await mayReview(db, booking),
    otherDays: canChange || canMove ? await otherDaysOf(db, tour, booking, now) : [],
    methods: methodsOf(settings, terms),
    ...(account &&
      booking.method === 'bank' &&
      open > 0 &&
      (isWaiting || status === 'confirmed') && {
        transfer: transferOf(account, { code, amount: open }),
      }),
    ...(status === 'confirmed' && { qr: makeQrCode(voucherUrl) }),
    ...(settings.payments.mode === 'local' && { isPretend: true }),
  }
}
