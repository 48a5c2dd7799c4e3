import { and, eq } from 'drizzle-orm'
import { type BookingStatus, bookingEvents, seatedStatuses } from '../../../schema/bookings'
import { contentOf } from '../../../schema/content/entry-file'
import { upgradeData } from '../../../schema/content/kind-upgrades'
import { type Locale, text, texts } from '../../../schema/locale'
import type { OutboxKind } from '../../../schema/outbox-kinds'
import { absoluteUrl } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { departures } from '../../../schema/tables/bookings'
import { monthOf } from '../../../schema/time'
import { selectEntry } from '../../content/queries'
import type { Database } from '../../platform/db/database'
import { renderMail } from '../../platform/mail/render'
import { type BookedTour, bookingLetters, type MailOf } from '../../platform/mail/types'
import type { MakeMessage } from '../../platform/outbox/outbox'
import { bookingToken, bookingUrl, calendarUrl } from './links'
import { type Booking, findBooking, moneyOf, type Payment, selectPayments } from './queries'
import { findTour } from './tours'

type BookingKind = Extract<OutboxKind, `booking-${string}`>

/** In which a letter still says what is true; without a list in any. */
const validIn: Partial<Record<BookingKind, readonly BookingStatus[]>> = {
  'booking-confirmed': seatedStatuses,
  'booking-changed': seatedStatuses,
  'booking-cancelled': [bookingEvents.cancelByGuest.to, 'partlyRefunded', 'refunded'],
  'booking-called-off': [bookingEvents.cancelByUs.to],
  'booking-balance': ['confirmed'],
  'booking-reminder': ['confirmed'],
  'booking-thanks': ['checkedIn'],
  'booking-staff': seatedStatuses,
}

function bookedTour(booking: Booking, title: string, money: readonly Payment[]): BookedTour {
  const { code, day, adults, children, total, terms } = booking
  return { code, title, day, adults, children, total, terms, ...moneyOf(money) }
}

/** Weather and what to pack of the month, from the place of the tour. */
async function readMonth(db: Database, place: string | undefined, month: number, locale: Locale) {
  const [row] = place ? await selectEntry(db, 'destination', place) : []
  if (!row?.live) return {}
  const content = contentOf('destination', upgradeData('destination', row.live, row.schemaVersion))
  const measured = content.climate?.months.find((one) => one.month === month)
  const note = content.year?.find((one) => one.month === month)
  return {
    weather: measured && { ...measured, place: text(content, 'name', locale) },
    pack: note && text(note, 'pack', locale),
  }
}

async function readReason(db: Database, { tour, day, language }: Booking) {
  const [row] = await db
    .select()
    .from(departures)
    .where(and(eq(departures.tour, tour), eq(departures.day, day)))
    .limit(1)
  return row?.state === 'off' ? text(row, 'reason', language) : ''
}

/** Undefined once the booking is in another state than the letter tells of. */
export const makeBookingMessage: MakeMessage = async (
  { db, settings },
  { kind, subject: code, createdAt },
) => {
  const booking = await findBooking(db, code)
  const about = bookingLetters.find((letter) => kind === `booking-${letter}`)
  const valid = validIn[kind as BookingKind]
  if (!booking?.email || (valid && !valid.includes(booking.status))) return undefined
  const money = await selectPayments(db, code)
  const locale = about ? booking.language : site.adminLocale
  const tour = await findTour(db, booking.tour, locale)
  const booked = bookedTour(
    booking,
    tour ? text(tour.content, 'title', locale) : booking.tour,
    money,
  )
  if (!about) {
    const adminUrl = absoluteUrl(
      settings.siteUrl,
      `/admin/tours/bookings/${code}`,
      site.adminLocale,
      settings.defaultLocale,
    )
    const { language } = booking
    const mail = { language, booking: booked, guest: booking, adminUrl }
    return { to: 'mail', mail: await renderMail({ template: 'booking-admin', ...mail }, settings) }
  }
  const month = monthOf(booking.day)
  const [place] = tour?.content.destinations ?? []
  const { weather, pack } =
    about === 'confirmed' || about === 'reminder' ? await readMonth(db, place, month, locale) : {}
  const listed = booking.terms.bring?.find(({ months }) => months.includes(month))
  const token = await bookingToken(db, booking)
  const refunds = money.filter(({ direction }) => direction === 'out')
  const fresh = refunds.filter((refund) => refund.createdAt === createdAt)
  const mail: MailOf<'booking'> = {
    template: 'booking',
    about,
    language: locale,
    email: booking.email,
    name: booking.name,
    booking: booked,
    voucherUrl: bookingUrl(settings, { page: 'voucher', token, locale }),
    calendarUrl: calendarUrl(settings, token),
    bring: listed ? texts(listed, 'items', locale) : pack ? [pack] : [],
    weather,
    reason: about === 'called-off' ? await readReason(db, booking) : '',
    refunds: fresh.length > 0 ? fresh : refunds,
  }
  return { to: 'mail', mail: await renderMail(mail, settings) }
}
