import { and, eq, gte, lte, type SQL } from 'drizzle-orm'
import { type PaymentMethod, seatedStatuses } from '../../../schema/bookings'
import type { OutboxKind } from '../../../schema/outbox-kinds'
import { bookings, payments } from '../../../schema/tables/bookings'
import { type Database, rowExists } from '../../platform/db/database'
import { batchAll, hasChanged, insertWhen, type Write } from '../../platform/db/writes'
import { insertDelivery } from '../../platform/outbox/outbox'
import {
  findBooking,
  isIn,
  keptSum,
  mayKeep,
  moneyOf,
  type Payment,
  selectPayments,
  writeEvent,
} from './queries'
import { keepsSeats } from './seats'

/** Goes into the batch of what it tells of. One of a kind and `occasion`. */
export function tellGuest(
  db: Database,
  kind: Extract<OutboxKind, `booking-${string}`>,
  input: { code: string; occasion?: string | number; at: string; when?: SQL },
): Write {
  const { code, occasion = '', at, when } = input
  return insertDelivery(db, {
    kind,
    subject: code,
    idempotencyKey: `${kind}:${code}:${occasion}`,
    at,
    ...(when && { when }),
  })
}

/**
 * Brings a booking and its money in line: what is paid is confirmed, a late payment only if seats
 * are left; what may not be kept goes back, with a letter. Repeating it changes nothing, and the
 * schedule repeats it for what a crash has left.
 */
export async function settle(db: Database, code: string, now: Date): Promise<void> {
  const booking = await findBooking(db, code)
  if (!booking) return
  const at = now.toISOString()
  const isPaid = gte(keptSum(code), booking.due)
  const when = isIn(db, code, seatedStatuses)
  await batchAll(db, [
    writeEvent(db, 'pay', booking, {
      at,
      when: and(isPaid, keepsSeats(db, booking, { now: at, closedBy: ['off'] })),
    }),
    tellGuest(db, 'booking-confirmed', { code, at, when }),
    tellGuest(db, 'booking-staff', { code, at, when }),
    // Of the same version, so only if it was not confirmed.
    writeEvent(db, 'lapse', booking, { at, when: lte(bookings.heldUntil, at) }),
  ])
  await giveBack(db, code, at)
}

interface Share {
  payment: Payment
  amount: number
}

/** Splits an amount over the payments of a booking, the last one first. */
export function sharesOf(rows: readonly Payment[], amount: number): Share[] {
  let rest = amount
  return rows.toReversed().flatMap((payment) => {
    if (payment.direction !== 'in' || payment.state !== 'done') return []
    const given = rows
      .filter(({ refunds, method }) => refunds === payment.reference && method === payment.method)
      .reduce((sum, refund) => sum + refund.amount, 0)
    const share = Math.min(rest, payment.amount - given)
    rest -= share
    return share > 0 ? [{ payment, amount: share }] : []
  })
}

/** Cards are refunded by their provider, transfers and cash by a person. */
async function giveBack(db: Database, code: string, at: string): Promise<void> {
  const [[booking], rows] = await db.batch([
    db.select().from(bookings).where(eq(bookings.code, code)).limit(1),
    selectPayments(db, code),
  ])
  if (!booking) return
  const { paid, refunded } = moneyOf(rows)
  const surplus = paid - refunded - mayKeep(booking)
  if (surplus <= 0) return
  const when = rowExists(
    db,
    bookings,
    and(eq(bookings.code, code), eq(bookings.version, booking.version)),
  )
  const writes = sharesOf(rows, surplus).map(({ payment, amount }) =>
    insertWhen(
      db,
      payments,
      {
        id: crypto.randomUUID(),
        code,
        direction: 'out',
        method: payment.method,
        // Who computes the same surplus at the same time writes the same reference.
        reference: `${refunded}:${payment.reference}`,
        refunds: payment.reference,
        amount,
        state: payment.method === 'card' ? 'pending' : 'byHand',
        nextTryAt: at,
        createdAt: at,
      },
      when,
    ).onConflictDoNothing(),
  )
  const occasion = refunded
  await batchAll(db, [...writes, tellGuest(db, 'booking-refund', { code, occasion, at, when })])
}

/** Money that a provider says has come. */
export interface PaymentNews {
  method: PaymentMethod
  /** The provider's id of the payment. */
  reference: string
  /** Undefined if the memo names none. */
  code: string | undefined
  /** In whole units of the currency; đồng have no smaller one. */
  amount: number
  /** ISO 4217, in capitals. */
  currency: string
  note?: string
}

/**
 * Stores a payment once, whoever tells of it how often, and settles its booking. Money that belongs
 * to no booking, or is not đồng, is stored as stray, for a person to look at.
 */
export async function takePayment(
  db: Database,
  { code, currency, ...news }: PaymentNews,
  now: Date,
): Promise<'counted' | 'repeated' | 'stray'> {
  const at = now.toISOString()
  const booking = code === undefined ? undefined : await findBooking(db, code)
  const isOurs = booking !== undefined && currency === 'VND'
  const row = {
    ...news,
    id: crypto.randomUUID(),
    code: isOurs ? booking.code : null,
    direction: 'in' as const,
    amount: currency === 'VND' ? news.amount : 0,
    state: isOurs ? ('done' as const) : ('stray' as const),
    note: currency === 'VND' ? (news.note ?? '') : `${news.amount} ${currency}`,
    createdAt: at,
    settledAt: at,
  }
  const stored = await batchAll(db, [
    insertWhen(db, payments, row, undefined).onConflictDoNothing(),
  ])
  if (isOurs) await settle(db, booking.code, now)
  if (!hasChanged(stored)) return 'repeated'
  return isOurs ? 'counted' : 'stray'
}

/** A refund that the provider took and gave up later: a person must see to it. */
export async function noteFailedRefund(db: Database, payment: string, now: Date): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'failed', settledAt: now.toISOString() })
    .where(
      and(
        eq(payments.method, 'card'),
        eq(payments.direction, 'out'),
        eq(payments.refunds, payment),
        eq(payments.state, 'done'),
      ),
    )
}
