import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  type BookingEvent,
  type BookingStatus,
  bookingEvents,
  seatedStatuses,
  waitingStatuses,
} from '../../../schema/bookings'
import { bookings, payments } from '../../../schema/tables/bookings'
import { type Database, rowExists } from '../../platform/db/database'
import { plusOne, type Write } from '../../platform/db/writes'
import { ApiError } from '../../platform/http/errors'

export type Booking = typeof bookings.$inferSelect
export type Payment = typeof payments.$inferSelect

export async function findBooking(db: Database, code: string): Promise<Booking | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.code, code)).limit(1)
  return row
}

/** Throws NOT_FOUND. */
export async function readBooking(db: Database, code: string): Promise<Booking> {
  const row = await findBooking(db, code)
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** Oldest first. */
export function selectPayments(db: Database, code: string) {
  return db
    .select()
    .from(payments)
    .where(eq(payments.code, code))
    .orderBy(asc(payments.createdAt), payments.id)
}

export interface Money {
  /** VND that came. */
  paid: number
  /** VND that went back or is to. */
  refunded: number
}

export function moneyOf(rows: readonly Pick<Payment, 'direction' | 'amount' | 'state'>[]): Money {
  const sum = (direction: Payment['direction']) =>
    rows
      .filter((row) => row.direction === direction && row.state !== 'stray')
      .reduce((total, { amount }) => total + amount, 0)
  return { paid: sum('in'), refunded: sum('out') }
}

/** VND that is still to be paid: before a booking is confirmed what it needs, then the rest. */
export function openAmount(
  { status, total, due }: Pick<Booking, 'status' | 'total' | 'due'>,
  { paid, refunded }: Money,
): number {
  return (status === 'confirmed' ? total : due) - (paid - refunded)
}

/** `paid` less `refunded` of a booking, for conditions. */
export const keptSum = (code: string | typeof bookings.code): SQL<number> =>
  sql<number>`(select coalesce(sum(case when ${payments.direction} = 'in' then ${payments.amount} else -${payments.amount} end), 0)
    from ${payments} where ${payments.code} = ${code} and ${payments.state} <> 'stray')`

const isOneOf = (statuses: readonly BookingStatus[], { status }: Pick<Booking, 'status'>) =>
  statuses.includes(status)

/** VND that may stay with the company in the booking's state; what is beyond goes back. */
export function mayKeep(booking: Pick<Booking, 'status' | 'total' | 'keeps'>): number {
  if (isOneOf(waitingStatuses, booking)) return Number.POSITIVE_INFINITY
  if (isOneOf(seatedStatuses, booking)) return booking.total
  return booking.status === 'expired' ? 0 : booking.keeps
}

/**
 * The write of an event, which changes nothing if the state does not allow it or somebody was
 * quicker.
 */
export function writeEvent(
  db: Database,
  event: BookingEvent,
  { code, version }: Pick<Booking, 'code' | 'version'>,
  input: { at: string; set?: Partial<typeof bookings.$inferInsert>; when?: SQL | undefined },
): Write {
  const { from, to } = bookingEvents[event]
  return db
    .update(bookings)
    .set({ ...input.set, status: to, version: plusOne(bookings.version), updatedAt: input.at })
    .where(
      and(
        eq(bookings.code, code),
        eq(bookings.version, version),
        inArray(bookings.status, [...from]),
        input.when,
      ),
    )
}

/** A condition: the booking is in a state, such as after a write in the same batch. */
export function isIn(db: Database, code: string, statuses: readonly BookingStatus[]): SQL {
  return rowExists(
    db,
    bookings,
    and(eq(bookings.code, code), inArray(bookings.status, [...statuses])),
  )
}
