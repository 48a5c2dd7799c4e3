import { and, eq, gt, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { type DepartureState, seatedStatuses, waitingStatuses } from '../../../schema/bookings'
import { bookings, departures } from '../../../schema/tables/bookings'
import { type Database, rowExists } from '../../platform/db/database'

/** Whether a booking takes its seats at an instant (UTC ISO). */
export function takesSeats(now: string): SQL | undefined {
  return or(
    inArray(bookings.status, [...seatedStatuses]),
    and(inArray(bookings.status, [...waitingStatuses]), gt(bookings.heldUntil, now)),
  )
}

export const guestsSum = sql<number>`coalesce(sum(${bookings.adults} + ${bookings.children}), 0)`

interface Asked {
  tour: string
  day: string
  guests: number
  /** Of the schedule, unless the day has its own number. */
  seats: number
  /** UTC ISO instant. */
  now: string
  /** A booking that changes: its own seats are free for it. */
  except?: string
  /** States of the departure that refuse guests. */
  closedBy?: readonly DepartureState[]
}

/**
 * A condition for writes: enough seats are left. SQLite runs one write at a time, so no two
 * bookings take the same seat.
 */
export function hasSeats(
  db: Database,
  { tour, day, guests, seats, now, except, closedBy = ['closed', 'off'] }: Asked,
): SQL | undefined {
  const isDeparture = and(eq(departures.tour, tour), eq(departures.day, day))
  const own = db.select({ seats: departures.seats }).from(departures).where(isDeparture)
  const taken = db
    .select({ guests: guestsSum })
    .from(bookings)
    .where(
      and(
        eq(bookings.tour, tour),
        eq(bookings.day, day),
        takesSeats(now),
        except === undefined ? undefined : ne(bookings.code, except),
      ),
    )
  return and(
    sql`coalesce((${own}), ${seats}) >= (${taken}) + ${guests}`,
    not(rowExists(db, departures, and(isDeparture, inArray(departures.state, [...closedBy])))),
  )
}

/** Whether a booking still has its seats, or gets them again. */
export function keepsSeats(
  db: Database,
  { tour, day, adults, children, terms, code }: typeof bookings.$inferSelect,
  asked: Pick<Asked, 'now' | 'closedBy'>,
): SQL | undefined {
  const guests = adults + children
  const isLeft = hasSeats(db, { tour, day, guests, seats: terms.seats, except: code, ...asked })
  return or(gt(bookings.heldUntil, asked.now), isLeft)
}
