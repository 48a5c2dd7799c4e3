import { and, eq, inArray } from 'drizzle-orm'
import type {
  BookingRow,
  CheckIn,
  CheckInOutcome,
  DayAnswer,
  DecisionInput,
  DepartureInput,
  DepartureRow,
  DeparturesAnswer,
  TourRow,
} from '../../../schema/api/admin-tours'
import { bookingEvents, canHappen, findBookingCode } from '../../../schema/bookings'
import { bookings, departures, payments } from '../../../schema/tables/bookings'
import { weeksOfMonth } from '../../../schema/time'
import { type Database, idList, rowExists } from '../../platform/db/database'
import { batchAll, hasChanged, type Write } from '../../platform/db/writes'
import type { Ctx } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { auditEntry } from '../../platform/log/audit'
import { findBooking, isIn, moneyOf, writeEvent } from './queries'
import { tellGuest } from './settle'
import { type Departure, findDepartures, findTours, type SoldTour, type Tour } from './tours'

/** Tours in any language: the crew runs what one language sells. */
async function findAllTours(db: Database): Promise<Tour[]> {
  const [vi, en] = [await findTours(db, 'vi'), await findTours(db, 'en')]
  return [...vi, ...en.filter(({ slug }) => !vi.some((tour) => tour.slug === slug))]
}

const tourRow = ({ slug, content, schedule }: Tour): TourRow => ({
  slug,
  titleVi: content.titleVi,
  titleEn: content.titleEn,
  seats: schedule.seats,
})

function departureRow(departure: Departure, tours: readonly SoldTour[]): DepartureRow {
  const { tour, day, seats, taken, state, runsSince, isAdded } = departure
  const schedule = tours.find(({ slug }) => slug === tour)?.schedule
  return {
    tour,
    day,
    startTime: schedule?.startTime ?? '',
    seats,
    taken,
    leastGuests: schedule?.leastGuests ?? 0,
    state,
    runsSince,
    isAdded,
  }
}

export async function listDepartures(
  db: Database,
  month: string,
  now: Date,
): Promise<DeparturesAnswer> {
  const { firstDay: from, lastDay: to } = weeksOfMonth(month)
  const tours = await findAllTours(db)
  const found = await findDepartures(db, tours, { from, to }, now)
  return { tours: tours.map(tourRow), departures: found.map((one) => departureRow(one, tours)) }
}

/** Bookings as staff see them, with what was paid; those that were only held are left out. */
export async function withMoney(
  db: Database,
  rows: readonly (typeof bookings.$inferSelect)[],
): Promise<BookingRow[]> {
  const codes = rows.map(({ code }) => code)
  const money = await db
    .select()
    .from(payments)
    .where(inArray(payments.code, idList(codes)))
  return rows.map(
    ({
      heldUntil: _,
      keeps: _k,
      terms: _t,
      idempotencyKey: _i,
      version: _v,
      part: _p,
      updatedAt: _u,
      ...row
    }) => ({
      ...row,
      ...moneyOf(money.filter(({ code }) => code === row.code)),
    }),
  )
}

const shownToCrew = ['confirmed', 'checkedIn', 'noShow', 'awaiting', 'cancelledByUs'] as const

/** Tours that guests of a day have booked and that are not public any more, by the guests' terms. */
function withdrawnTours(
  rows: readonly (typeof bookings.$inferSelect)[],
  known: readonly SoldTour[],
): SoldTour[] {
  const gone = rows.filter(({ tour }) => !known.some(({ slug }) => slug === tour))
  return [...new Map(gone.map((row) => [row.tour, row])).values()].map(({ tour, day, terms }) => ({
    slug: tour,
    schedule: terms,
    window: { once: { from: day, to: day } },
    discountedPrice: 0,
  }))
}

export async function readDay(db: Database, day: string, now: Date): Promise<DayAnswer> {
  const tours = await findAllTours(db)
  const rows = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.day, day), inArray(bookings.status, [...shownToCrew])))
    .orderBy(bookings.name, bookings.code)
  const sold = [...tours, ...withdrawnTours(rows, tours)]
  const found = await findDepartures(db, sold, { from: day, to: day }, now)
  const guests = await withMoney(db, rows)
  return {
    day,
    tours: tours.map(tourRow),
    departures: found.map((one) => ({
      ...departureRow(one, sold),
      bookings: guests.filter(({ tour }) => tour === one.tour),
    })),
  }
}

/** Closes or opens a day, gives it its own number of seats, or adds it. Throws NOT_FOUND. */
export async function changeDeparture(
  ctx: Ctx,
  { tour, day }: { tour: string; day: string },
  input: DepartureInput,
): Promise<void> {
  const { db, actor, now } = ctx
  if (!(await findAllTours(db)).some(({ slug }) => slug === tour)) throw new ApiError('NOT_FOUND')
  const change = { ...input, changedBy: actor.username, changedAt: now.toISOString() }
  await db.batch([
    auditEntry(ctx, { action: 'departure.update', subject: `${tour}:${day}`, after: { ...input } }),
    db
      .insert(departures)
      .values({ tour, day, ...change })
      .onConflictDoUpdate({ target: [departures.tour, departures.day], set: change }),
  ])
}

/**
 * Says that tours of a day run, or calls them off: then every guest is told and chooses another
 * day or the money back, and nobody else can book.
 */
export async function decide(
  ctx: Ctx,
  day: string,
  input: DecisionInput,
): Promise<{ told: number }> {
  const { db, actor, now } = ctx
  const { tours, runs, reasonVi, reasonEn } = input
  const at = now.toISOString()
  const change = {
    changedBy: actor.username,
    changedAt: at,
    ...(runs
      ? { runsSince: at, state: 'open' as const }
      : { runsSince: null, state: 'off' as const, reasonVi, reasonEn }),
  }
  await batchAll(db, [
    ...tours.map(
      (tour): Write =>
        db
          .insert(departures)
          .values({ tour, day, ...change })
          .onConflictDoUpdate({ target: [departures.tour, departures.day], set: change }),
    ),
    auditEntry(ctx, {
      action: runs ? 'departure.runs' : 'departure.off',
      subject: day,
      after: { tours: tours.join(' ') },
    }),
  ])
  if (runs) return { told: 0 }
  const rows = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.day, day),
        inArray(bookings.tour, tours),
        inArray(bookings.status, [...bookingEvents.cancelByUs.from]),
      ),
    )
  let told = 0
  for (const booking of rows)
    if ((await cancelByUs(db, booking, at)) && booking.email !== '') told += 1
  return { told }
}

/** What was paid stays until the guest has chosen. Returns whether it was cancelled. */
export async function cancelByUs(
  db: Database,
  booking: typeof bookings.$inferSelect,
  at: string,
): Promise<boolean> {
  const { code, email } = booking
  const money = moneyOf(await db.select().from(payments).where(eq(payments.code, code)))
  const written = await batchAll(db, [
    ...(email
      ? [
          tellGuest(db, 'booking-called-off', {
            code,
            occasion: booking.version,
            at,
            when: isIn(db, code, bookingEvents.cancelByUs.from),
          }),
        ]
      : []),
    writeEvent(db, 'cancelByUs', booking, { at, set: { keeps: money.paid - money.refunded } }),
  ])
  return hasChanged(written)
}

/**
 * Check-ins of a phone, made offline perhaps. The first one counts; whoever comes second is told
 * who was first and when.
 */
export async function checkIn(ctx: Ctx, items: readonly CheckIn[]): Promise<CheckInOutcome[]> {
  const { db, actor, now } = ctx
  const outcomes: CheckInOutcome[] = []
  for (const { code: scanned, what, at } of items) {
    const code = findBookingCode(scanned) ?? scanned.slice(0, 40)
    const booking = await findBooking(db, code)
    if (!booking) {
      outcomes.push({ code, outcome: 'unknown' })
      continue
    }
    const isIn = what === 'checkIn'
    const written = await batchAll(db, [
      auditEntry(
        ctx,
        { action: 'booking.check-in', subject: code, after: { what } },
        rowExists(
          db,
          bookings,
          and(
            eq(bookings.code, code),
            eq(bookings.version, booking.version),
            inArray(bookings.status, [...bookingEvents[what].from]),
          ),
        ),
      ),
      writeEvent(db, what, booking, {
        at: now.toISOString(),
        set: { checkedInAt: isIn ? at : null, checkedInBy: isIn ? actor.username : null },
      }),
    ])
    const after = await findBooking(db, code)
    const { status, checkedInAt = null, checkedInBy = null } = after ?? booking
    outcomes.push({
      code,
      outcome: hasChanged(written)
        ? 'done'
        : status === bookingEvents[what].to && !canHappen(what, status)
          ? 'already'
          : 'refused',
      status,
      by: checkedInBy,
      at: checkedInAt,
    })
  }
  return outcomes
}
