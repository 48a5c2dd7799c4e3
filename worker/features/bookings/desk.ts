import { and, desc, eq, gte, inArray, like, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type {
  BookingAnswer,
  BookingsAnswer,
  HandPayment,
  MoneyAnswer,
  PaymentRow,
  TourFigures,
} from '../../../schema/api/admin-tours'
import type { BookingChoice } from '../../../schema/api/bookings'
import { findBookingCode } from '../../../schema/bookings'
import { bookings, payments, tourReviews } from '../../../schema/tables/bookings'
import { type Database, rowExists } from '../../platform/db/database'
import { hasChanged } from '../../platform/db/writes'
import type { Ctx } from '../../platform/http/env'
import { ApiError, fieldError } from '../../platform/http/errors'
import { auditEntry } from '../../platform/log/audit'
import { changeBooking } from './book'
import { cancelByUs, withMoney } from './crew'
import { bookingToken, bookingUrl } from './links'
import { findBooking, type Payment, readBooking, selectPayments } from './queries'
import { settle, takePayment } from './settle'

const paymentRow = ({ nextTryAt: _, attempts: _a, ...row }: Payment): PaymentRow => row

/** Throws NOT_FOUND. */
export async function readForStaff({ db, settings }: Ctx, code: string): Promise<BookingAnswer> {
  const booking = await readBooking(db, code)
  const [rows, [shown], token] = [
    await selectPayments(db, code),
    await withMoney(db, [booking]),
    await bookingToken(db, booking),
  ]
  if (!shown) throw new ApiError('NOT_FOUND')
  const voucherUrl = bookingUrl(settings, { page: 'voucher', token, locale: booking.language })
  return { booking: shown, payments: rows.map(paymentRow), voucherUrl }
}

const pageSize = 100

/** By code, name, e-mail or phone; newest first; without what was only held. */
export async function listBookings(
  db: Database,
  {
    q,
    tour,
    from,
    to,
  }: { q: string; tour?: string | undefined; from?: string | undefined; to?: string | undefined },
): Promise<BookingsAnswer> {
  const code = findBookingCode(q)
  const words = `%${q.replace(/[%_]/g, '')}%`
  const rows = await db
    .select()
    .from(bookings)
    .where(
      and(
        sql`${bookings.email} <> ''`,
        tour === undefined ? undefined : eq(bookings.tour, tour),
        from === undefined ? undefined : gte(bookings.day, from),
        to === undefined ? undefined : lte(bookings.day, to),
        code
          ? eq(bookings.code, code)
          : q
            ? or(
                like(bookings.name, words),
                like(bookings.email, words),
                like(bookings.phone, words),
              )
            : undefined,
      ),
    )
    .orderBy(desc(bookings.createdAt))
    .limit(pageSize + 1)
  return {
    bookings: await withMoney(db, rows.slice(0, pageSize)),
    hasMore: rows.length > pageSize,
  }
}

/** The company cancels one booking; its guest is told and chooses. Throws TOO_LATE. */
export async function cancelForStaff(ctx: Ctx, code: string): Promise<void> {
  const { db, now } = ctx
  const booking = await readBooking(db, code)
  if (!(await cancelByUs(db, booking, now.toISOString()))) throw new ApiError('TOO_LATE')
  await auditEntry(ctx, { action: 'booking.cancel', subject: code })
}

/** A transfer or cash that a person has seen. A repeated id counts once. Throws NOT_FOUND. */
export async function takeByHand(ctx: Ctx, code: string, input: HandPayment): Promise<void> {
  const { db, now } = ctx
  await readBooking(db, code)
  const { id, method, amount, note } = input
  await auditEntry(ctx, { action: 'booking.payment', subject: code, after: { method, amount } })
  await takePayment(
    db,
    { method, reference: `hand-${id}`, code, amount, currency: 'VND', note },
    now,
  )
}

/** Another day or other guests, as {@link changeBooking} says. */
export async function changeForStaff(ctx: Ctx, choice: BookingChoice): Promise<void> {
  const { code, day, adults, children } = choice
  await changeBooking(ctx.db, choice, ctx.now)
  await auditEntry(ctx, {
    action: 'booking.change',
    subject: code,
    after: { day, adults, children },
  })
}

const openStates = ['stray', 'byHand', 'failed'] as const

export async function listOpenMoney(db: Database): Promise<MoneyAnswer> {
  const rows = await db
    .select()
    .from(payments)
    .where(inArray(payments.state, [...openStates]))
    .orderBy(desc(payments.createdAt))
    .limit(200)
  return { payments: rows.map(paymentRow) }
}

/**
 * Gives stray money to the booking it was meant for; returns its code. Throws CONFLICT, BAD_REQUEST.
 */
export async function matchPayment(ctx: Ctx, id: string, typed: string): Promise<string> {
  const { db, now } = ctx
  const code = findBookingCode(typed)
  if (!code || !(await findBooking(db, code)))
    throw fieldError('code', 'there is no booking of this code')
  const isStray = and(eq(payments.id, id), eq(payments.state, 'stray'), sql`${payments.amount} > 0`)
  const written = await db.batch([
    auditEntry(
      ctx,
      { action: 'booking.payment', subject: code, after: { matched: id } },
      rowExists(db, payments, isStray),
    ),
    db.update(payments).set({ code, state: 'done' }).where(isStray),
  ])
  if (!hasChanged(written)) throw new ApiError('CONFLICT')
  await settle(db, code, now)
  return code
}

const isOpenRefund = and(
  eq(payments.direction, 'out'),
  inArray(payments.state, ['byHand', 'failed']),
)

/** A person has sent a refund, or stray money back to where it came from. Throws CONFLICT. */
export function closeMoney(ctx: Ctx, id: string): Promise<void> {
  return changeOpenMoney(ctx, id, {
    isOpen: or(isOpenRefund, eq(payments.state, 'stray')),
    set: { state: 'done', settledAt: ctx.now.toISOString() },
  })
}

/** The provider shall try a refund once more. Throws CONFLICT. */
export function retryRefund(ctx: Ctx, id: string): Promise<void> {
  return changeOpenMoney(ctx, id, {
    isOpen: and(isOpenRefund, eq(payments.method, 'card')),
    set: { state: 'pending', attempts: 0, nextTryAt: ctx.now.toISOString() },
  })
}

async function changeOpenMoney(
  ctx: Ctx,
  id: string,
  { isOpen, set }: { isOpen: SQL | undefined; set: Partial<Payment> },
): Promise<void> {
  const { db } = ctx
  const when = and(eq(payments.id, id), isOpen)
  const written = await db.batch([
    auditEntry(
      ctx,
      { action: 'booking.refund', subject: id, after: { state: set.state } },
      rowExists(db, payments, when),
    ),
    db.update(payments).set(set).where(when),
  ])
  if (!hasChanged(written)) throw new ApiError('CONFLICT')
}

/** By the month in which the tour goes, not in which it was paid. */
export async function readFigures(db: Database, year: number): Promise<TourFigures> {
  const month = sql<string>`substr(${bookings.day}, 1, 7)`
  const ofYear = and(gte(bookings.day, `${year}-01-01`), lt(bookings.day, `${year + 1}-01-01`))
  const [seats, money] = await db.batch([
    db
      .select({
        month,
        seats: sql<number>`sum(case when ${bookings.status} in ('confirmed', 'checkedIn', 'noShow') then ${bookings.adults} + ${bookings.children} else 0 end)`,
        noShows: sql<number>`sum(case when ${bookings.status} = 'noShow' then ${bookings.adults} + ${bookings.children} else 0 end)`,
      })
      .from(bookings)
      .where(ofYear)
      .groupBy(month),
    db
      .select({
        month,
        income: sql<number>`sum(case when ${payments.direction} = 'in' then ${payments.amount} else 0 end)`,
        refunds: sql<number>`sum(case when ${payments.direction} = 'out' then ${payments.amount} else 0 end)`,
      })
      .from(payments)
      .innerJoin(bookings, eq(bookings.code, payments.code))
      .where(and(ofYear, sql`${payments.state} <> 'stray'`))
      .groupBy(month),
  ])
  const months = Array.from(
    { length: 12 },
    (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`,
  )
  return {
    year,
    months: months.map((one) => ({
      month: one,
      ...{ seats: 0, noShows: 0, ...seats.find((row) => row.month === one) },
      ...{ income: 0, refunds: 0, ...money.find((row) => row.month === one) },
    })),
  }
}

/** Newest first. */
export function listReviews(db: Database) {
  return db.select().from(tourReviews).orderBy(desc(tourReviews.createdAt)).limit(200)
}

/** Throws NOT_FOUND. */
export async function publishReview(ctx: Ctx, code: string, isPublic: boolean): Promise<void> {
  const { db, actor, now } = ctx
  const written = await db.batch([
    auditEntry(ctx, { action: 'review.publish', subject: code, after: { isPublic } }),
    db
      .update(tourReviews)
      .set({
        publishedAt: isPublic ? now.toISOString() : null,
        publishedBy: isPublic ? actor.username : null,
      })
      .where(eq(tourReviews.code, code)),
  ])
  if (!hasChanged(written)) throw new ApiError('NOT_FOUND')
}
