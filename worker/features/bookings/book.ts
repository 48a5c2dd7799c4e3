import { and, eq, inArray, notExists } from 'drizzle-orm'
import type { BookingChoice, BookingDetails, HoldInput } from '../../../schema/api/bookings'
import {
  canHappen,
  holdMinutes,
  makeBookingCode,
  maxDaysAhead,
  seatedStatuses,
} from '../../../schema/bookings'
import { goesOn, isBookable, startOf } from '../../../schema/departures'
import { bookings, departures, payments } from '../../../schema/tables/bookings'
import { addDays, vietnamDay } from '../../../schema/time'
import { depositOf, refundFor, refundPercent, sumOf } from '../../../schema/tour-price'
import { type Database, rowExists } from '../../platform/db/database'
import { batchAll, hasChanged, insertWhen, plusOne, type Write } from '../../platform/db/writes'
import { ApiError, fieldError } from '../../platform/http/errors'
import type { PrivateSettings } from '../../platform/settings/private-settings'
import { methodsOf } from './payments/provider'
import { type Booking, isIn, moneyOf, readBooking, selectPayments, writeEvent } from './queries'
import { hasSeats, keepsSeats } from './seats'
import { settle, tellGuest } from './settle'
import { readTour, type Tour } from './tours'

const minutesAfter = (now: Date, minutes: number) =>
  new Date(now.getTime() + minutes * 60_000).toISOString()

/** Whether a tour goes on a day at all, by its rule or because it was added. */
async function isDeparture(db: Database, tour: Tour, day: string): Promise<boolean> {
  if (goesOn(tour, day)) return true
  const own = and(eq(departures.tour, tour.slug), eq(departures.day, day))
  return (await db.$count(departures, own)) > 0
}

/** Throws NO_SEATS for a day on which the tour does not go, or too late. */
async function checkDay(db: Database, tour: Tour, day: string, now: Date): Promise<void> {
  const isNear = day <= addDays(vietnamDay(now), maxDaysAhead)
  if (!isNear || !isBookable(tour.schedule, day, now) || !(await isDeparture(db, tour, day)))
    throw new ApiError('NO_SEATS')
}

/** Takes seats for a quarter of an hour. A repeated key gives the same booking. Throws NO_SEATS. */
export async function holdSeats(db: Database, input: HoldInput, now: Date): Promise<Booking> {
  const { adults, children, day, language, idempotencyKey } = input
  const tour = await readTour(db, input.tour, language)
  await checkDay(db, tour, day, now)
  const at = now.toISOString()
  const guests = adults + children
  const { total, deposit } = sumOf(tour, day, { adults, children })
  const row = {
    code: makeBookingCode(crypto.getRandomValues(new Uint8Array(8))),
    tour: tour.slug,
    day,
    adults,
    children,
    language,
    status: 'held' as const,
    heldUntil: minutesAfter(now, holdMinutes.held),
    total,
    due: deposit,
    terms: tour.schedule,
    idempotencyKey,
    createdAt: at,
    updatedAt: at,
  }
  const same = db
    .select({ code: bookings.code })
    .from(bookings)
    .where(eq(bookings.idempotencyKey, idempotencyKey))
  const { seats } = tour.schedule
  const isFree = hasSeats(db, { tour: tour.slug, day, guests, seats, now: at })
  await insertWhen(db, bookings, row, and(isFree, notExists(same))).onConflictDoNothing()
  const [stored] = await db
    .select()
    .from(bookings)
    .where(eq(bookings.idempotencyKey, idempotencyKey))
    .limit(1)
  if (!stored) throw new ApiError('NO_SEATS')
  return stored
}

/**
 * Stores who comes and how they pay; a lapsed hold needs seats that are left. With payment at the
 * farm the booking is confirmed. Throws TOO_LATE, NO_SEATS.
 */
export async function giveDetails(
  db: Database,
  settings: PrivateSettings,
  { code, method, part, ...guest }: BookingDetails,
  now: Date,
): Promise<Booking> {
  const booking = await readBooking(db, code)
  const { day, terms, total } = booking
  if (!canHappen('choose', booking.status) || !isBookable(terms, day, now))
    throw new ApiError('TOO_LATE')
  if (!methodsOf(settings, terms).includes(method))
    throw fieldError('method', 'this way of paying is not offered')
  const at = now.toISOString()
  const written = await batchAll(db, [
    writeEvent(db, 'choose', booking, {
      at,
      set: {
        ...guest,
        method,
        part,
        due: method === 'farm' ? 0 : part === 'all' ? total : depositOf(total, terms),
        heldUntil: minutesAfter(now, method === 'farm' ? holdMinutes.held : holdMinutes[method]),
      },
      when: keepsSeats(db, booking, { now: at }),
    }),
  ])
  if (!hasChanged(written)) throw new ApiError('NO_SEATS')
  if (method === 'farm') await settle(db, code, now)
  return readBooking(db, code)
}

/**
 * Pays what is open in another way: before the booking is confirmed, or its rest afterwards.
 * Throws TOO_LATE, NO_SEATS.
 */
export async function chooseMethod(
  db: Database,
  settings: PrivateSettings,
  { code, method }: { code: string; method: 'card' | 'bank' },
  now: Date,
): Promise<Booking> {
  const booking = await readBooking(db, code)
  const { status, part, name, email, phone, chat, diet, pickUp, note } = booking
  if (status === 'confirmed') {
    if (!methodsOf(settings, booking.terms).includes(method))
      throw fieldError('method', 'this way of paying is not offered')
    await db.update(bookings).set({ method }).where(eq(bookings.code, code))
    return { ...booking, method }
  }
  const guest = { name, email, phone, chat, diet, pickUp, note }
  return giveDetails(db, settings, { code, method, part: part ?? 'deposit', ...guest }, now)
}

/** What the guest adds for the crew, until the tour starts. Throws TOO_LATE. */
export async function saveNote(
  db: Database,
  { code, ...words }: { code: string; note: string; diet: string },
  now: Date,
): Promise<Booking> {
  const booking = await readBooking(db, code)
  if (booking.status !== 'confirmed' || startOf(booking.terms, booking.day) <= now)
    throw new ApiError('TOO_LATE')
  await db
    .update(bookings)
    .set({ ...words, updatedAt: now.toISOString() })
    .where(eq(bookings.code, code))
  return { ...booking, ...words }
}

/** Whom the company has cancelled takes the money back instead of another day. Throws TOO_LATE. */
export async function takeMoneyBack(db: Database, code: string, now: Date): Promise<Booking> {
  const booking = await readBooking(db, code)
  if (booking.status !== 'cancelledByUs') throw new ApiError('TOO_LATE')
  await db
    .update(bookings)
    .set({ keeps: 0, version: plusOne(bookings.version), updatedAt: now.toISOString() })
    .where(and(eq(bookings.code, code), eq(bookings.version, booking.version)))
  await settle(db, code, now)
  return readBooking(db, code)
}

/** The guest cancels; the terms of the booking say what goes back. Throws TOO_LATE, CONFLICT. */
export async function cancelByGuest(db: Database, code: string, now: Date): Promise<Booking> {
  const [booking, rows] = [await readBooking(db, code), await selectPayments(db, code)]
  if (!canHappen('cancelByGuest', booking.status)) throw new ApiError('TOO_LATE')
  const { paid, refunded } = moneyOf(rows)
  const kept = paid - refunded
  const back = refundFor(kept, refundPercent(booking.terms, booking.day, now))
  const at = now.toISOString()
  const written = await batchAll(db, [
    tellGuest(db, 'booking-cancelled', {
      code,
      occasion: booking.version,
      at,
      when: isIn(db, code, ['confirmed', 'awaiting']),
    }),
    writeEvent(db, 'cancelByGuest', booking, { at, set: { keeps: kept - back } }),
  ])
  if (!hasChanged(written)) throw new ApiError('CONFLICT')
  await settle(db, code, now)
  return readBooking(db, code)
}

/**
 * Another day or other guests, until booking for the day ends. What is paid too much goes back; what
 * is missing is paid at the farm. Throws TOO_LATE, NO_SEATS, CONFLICT.
 */
export async function changeBooking(
  db: Database,
  { code, day, adults, children }: BookingChoice,
  now: Date,
): Promise<Booking> {
  const booking = await readBooking(db, code)
  const isMoved = booking.status === 'cancelledByUs'
  if (booking.status !== 'confirmed' && !isMoved) throw new ApiError('TOO_LATE')
  if (!isMoved && !isBookable(booking.terms, booking.day, now)) throw new ApiError('TOO_LATE')
  const tour = await readTour(db, booking.tour, booking.language)
  await checkDay(db, tour, day, now)
  const at = now.toISOString()
  const isFree = hasSeats(db, {
    tour: tour.slug,
    day,
    guests: adults + children,
    seats: tour.schedule.seats,
    now: at,
    except: code,
  })
  const set = { day, adults, children, total: sumOf(tour, day, { adults, children }).total }
  const noRefund = notExists(
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.code, code), eq(payments.direction, 'out'))),
  )
  // The letter comes first, as `hasChanged` looks at the last write.
  const when = isMoved ? and(isFree, noRefund) : isFree
  const isSame = rowExists(
    db,
    bookings,
    and(eq(bookings.code, code), eq(bookings.version, booking.version), when),
  )
  const written = await batchAll(db, [
    tellGuest(db, 'booking-changed', { code, occasion: booking.version, at, when: isSame }),
    isMoved
      ? writeEvent(db, 'rebook', booking, { at, set, when })
      : changed(db, booking, { at, set, when }),
  ])
  if (!hasChanged(written)) throw new ApiError('NO_SEATS')
  await settle(db, code, now)
  return readBooking(db, code)
}

function changed(
  db: Database,
  { code, version }: Booking,
  input: { at: string; set: object; when: ReturnType<typeof hasSeats> },
): Write {
  return db
    .update(bookings)
    .set({ ...input.set, version: plusOne(bookings.version), updatedAt: input.at })
    .where(
      and(
        eq(bookings.code, code),
        eq(bookings.version, version),
        inArray(bookings.status, [...seatedStatuses]),
        input.when,
      ),
    )
}
