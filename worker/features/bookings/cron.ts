import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import {
  and,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm'
import { bookingEvents, canHappen, rebookDays, waitingStatuses } from '../../../schema/bookings'
import type { OutboxKind } from '../../../schema/outbox-kinds'
import { bookings, payments, tourReviews } from '../../../schema/tables/bookings'
import { outbox } from '../../../schema/tables/outbox'
import { addDays, formatInVietnam, vietnamDay } from '../../../schema/time'
import type { Database } from '../../platform/db/database'
import { batchAll, plusOne } from '../../platform/db/writes'
import { logError, logEvent } from '../../platform/log/log'
import type { PrivateSettings } from '../../platform/settings/private-settings'
import { takeMoneyBack } from './book'
import { cardProvider } from './payments/provider'
import type { CardProvider } from './payments/types'
import {
  findBooking,
  keptSum,
  mayKeep,
  moneyOf,
  type Payment,
  selectPayments,
  writeEvent,
} from './queries'
import { settle } from './settle'

/** Of one run, whose queries are limited. */
const most = { lapses: 200, settled: 20, refunds: 6, rebooked: 10, letters: 100 }

/** Tries all of them, one after another, and throws the first failure at the end. */
async function tryAll(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const work of works) {
    try {
      await work()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** SQLite uses the partial index only where its condition stands word by word. */
const isWaiting = sql`${bookings.status} in ('held', 'awaiting')`

/** The seats are free before, but whoever comes back so late may find them again. */
const graceMs = millisecondsInHour

/** Ends holds without money; {@link settle} ends those with some. */
async function lapseHolds(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  const { to } = bookingEvents.lapse
  const isLongOver = and(
    isWaiting,
    lte(bookings.heldUntil, new Date(now.getTime() - graceMs).toISOString()),
  )
  const money = db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.code, bookings.code))
  const over = db
    .select({ code: bookings.code })
    .from(bookings)
    .where(and(isLongOver, notExists(money)))
    .limit(most.lapses)
  await db
    .update(bookings)
    .set({ status: to, version: plusOne(bookings.version), updatedAt: at })
    .where(and(inArray(bookings.code, over), isLongOver))
  const paid = await db
    .select({ code: bookings.code })
    .from(bookings)
    .where(and(isWaiting, lte(bookings.heldUntil, at), exists(money)))
    .limit(most.settled)
  await tryAll(
    paid.map(
      ({ code }) =>
        () =>
          settle(db, code, now),
    ),
  )
}

const sumWhen = (condition: SQL | undefined) =>
  sql<number>`sum(case when ${condition} then ${payments.amount} else 0 end)`

/** Bookings with money, and what is to be done about it. */
async function findUnsettled(db: Database, where: SQL | undefined) {
  const rows = await db
    .select({
      code: bookings.code,
      status: bookings.status,
      total: bookings.total,
      keeps: bookings.keeps,
      due: bookings.due,
      paid: sumWhen(eq(payments.direction, 'in')),
      refunded: sumWhen(eq(payments.direction, 'out')),
      back: sumWhen(and(eq(payments.direction, 'out'), eq(payments.state, 'done'))),
    })
    .from(bookings)
    .innerJoin(payments, eq(payments.code, bookings.code))
    .where(and(where, sql`${payments.state} <> 'stray'`))
    .groupBy(bookings.code)
  return rows.filter((row) => {
    const kept = row.paid - row.refunded
    const isPaid = waitingStatuses.some((one) => one === row.status) && kept >= row.due
    return (
      isPaid || kept > mayKeep(row) || (row.back > 0 && canHappen(refundEvent(row), row.status))
    )
  })
}

const refundEvent = ({ paid, back }: { paid: number; back: number }) =>
  back >= paid ? 'refundAll' : 'refundPart'

/** States of a booking once money has really gone back, by card or by hand. */
async function noteRefunds(db: Database, code: string, at: string): Promise<void> {
  const [booking, rows] = [await findBooking(db, code), await selectPayments(db, code)]
  if (!booking) return
  const { paid } = moneyOf(rows)
  const { refunded: back } = moneyOf(rows.filter(({ state }) => state === 'done'))
  if (back > 0) await batchAll(db, [writeEvent(db, refundEvent({ paid, back }), booking, { at })])
}

const minutesOfCrash = 10
/** Days after a tour in which its money is looked at. */
const daysOfMoney = 60

/** What a crash has left: money of the last minutes, and each ten minutes all of it. */
async function settleLeft(db: Database, now: Date): Promise<void> {
  const isWhole = now.getUTCMinutes() % minutesOfCrash === 0
  const since = new Date(now.getTime() - minutesOfCrash * millisecondsInMinute).toISOString()
  const recent = db
    .select({ code: payments.code })
    .from(payments)
    .where(gte(payments.createdAt, since))
  const left = await findUnsettled(
    db,
    isWhole
      ? gte(bookings.day, addDays(vietnamDay(now), -daysOfMoney))
      : inArray(bookings.code, recent),
  )
  await tryAll(
    left.slice(0, most.settled).map(({ code }) => async () => {
      await settle(db, code, now)
      await noteRefunds(db, code, now.toISOString())
    }),
  )
}

const mostTries = 12
const longestDelay = 6 * millisecondsInHour

/** The first minute, then twice as long each time. */
const delayAfter = (attempts: number) =>
  Math.min(longestDelay, millisecondsInMinute * 2 ** (attempts - 1))

async function refund(db: Database, cards: CardProvider, payment: Payment, now: Date) {
  const at = now.toISOString()
  const attempts = payment.attempts + 1
  const write = (set: Partial<Payment>) =>
    db
      .update(payments)
      .set({ ...set, attempts })
      .where(and(eq(payments.id, payment.id), eq(payments.state, 'pending')))
  try {
    const outcome = await cards.refund(payment)
    await write({ state: outcome === 'done' ? 'done' : 'failed', settledAt: at })
    logEvent('refund', { id: payment.id, outcome })
    if (outcome === 'done' && payment.code) await noteRefunds(db, payment.code, at)
  } catch (error) {
    logError('a refund was not made', error, { id: payment.id, attempts })
    const nextTryAt = new Date(now.getTime() + delayAfter(attempts)).toISOString()
    await write(attempts >= mostTries ? { state: 'failed', settledAt: at } : { nextTryAt })
  }
}

async function makeRefunds(db: Database, settings: PrivateSettings, now: Date): Promise<void> {
  const cards = cardProvider(settings)
  if (!cards) return
  const due = await db
    .select()
    .from(payments)
    .where(
      and(
        sql`${payments.state} in ('pending', 'byHand', 'stray', 'failed')`,
        eq(payments.state, 'pending'),
        eq(payments.method, 'card'),
        lte(payments.nextTryAt, now.toISOString()),
      ),
    )
    .orderBy(payments.nextTryAt)
    .limit(most.refunds)
  await Promise.all(due.map((payment) => refund(db, cards, payment, now)))
}

/** Who was called off and did not choose another day gets the money back. */
async function giveUpWaiting(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - rebookDays * millisecondsInDay).toISOString()
  const gone = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.code, bookings.code), eq(payments.direction, 'out')))
  const due = await db
    .select({ code: bookings.code })
    .from(bookings)
    .where(
      and(
        gte(bookings.day, addDays(vietnamDay(now), -daysOfMoney)),
        eq(bookings.status, bookingEvents.cancelByUs.to),
        lte(bookings.updatedAt, before),
        gt(keptSum(bookings.code), 0),
        notExists(gone),
      ),
    )
    .limit(most.rebooked)
  await tryAll(
    due.map(
      ({ code }) =>
        () =>
          takeMoneyBack(db, code, now),
    ),
  )
}

/** In Vietnam: no letter wakes anybody. */
const firstHour = 9

/** Days from now until the tour, both included, and who gets the letter. */
const letters: {
  kind: Extract<OutboxKind, `booking-${string}`>
  from: number
  to: number
  when: SQL | undefined
}[] = [
  {
    kind: 'booking-balance',
    from: 3,
    to: 7,
    when: and(
      eq(bookings.status, 'confirmed'),
      // Who pays all of it at the farm has said so.
      gt(keptSum(bookings.code), 0),
      lt(keptSum(bookings.code), bookings.total),
      lt(bookings.createdAt, sql`date(${bookings.day}, '-7 days')`),
    ),
  },
  {
    kind: 'booking-reminder',
    from: 1,
    to: 2,
    when: and(
      eq(bookings.status, 'confirmed'),
      lt(bookings.createdAt, sql`date(${bookings.day}, '-2 days')`),
    ),
  },
  { kind: 'booking-thanks', from: -3, to: -1, when: eq(bookings.status, 'checkedIn') },
]

/** Each letter once for a booking and its day. */
async function writeLetters(db: Database, now: Date): Promise<void> {
  if (Number(formatInVietnam(now, 'H')) < firstHour) return
  const today = vietnamDay(now)
  const at = now.toISOString()
  for (const { kind, from, to, when } of letters) {
    const key = sql`${`${kind}:`} || ${bookings.code} || ':' || ${bookings.day}`
    const isDue = and(
      gte(bookings.day, addDays(today, from)),
      lte(bookings.day, addDays(today, to)),
      gt(bookings.email, ''),
      when,
      notExists(db.select({ id: outbox.id }).from(outbox).where(eq(outbox.idempotencyKey, key))),
    )
    await db
      .insert(outbox)
      .select(
        sql`select lower(hex(randomblob(16))), ${kind}, ${bookings.code}, ${key}, 'pending', 0, null, ${at}, null, null, ${at}
          from ${bookings} where ${isDue} limit ${most.letters}`,
      )
      .onConflictDoNothing()
  }
}

/** Holds that end, money that was left, refunds, and letters that are due. */
export async function runBookings(
  db: Database,
  { privateSettings }: { privateSettings: PrivateSettings },
  now: Date,
): Promise<void> {
  await tryAll([
    () => lapseHolds(db, now),
    () => giveUpWaiting(db, now),
    () => settleLeft(db, now),
    () => makeRefunds(db, privateSettings, now),
    () => writeLetters(db, now),
  ])
}

/** Days before the retention that are looked at: more than a schedule stands still. */
const purgedDays = 400

/**
 * Forgets who came on tours of before an instant (UTC ISO), and reviews that were never published.
 * What was paid stays, without names: bookkeeping needs it.
 */
export async function purgeBookings(db: Database, before: string): Promise<void> {
  const day = vietnamDay(before)
  const from = addDays(day, -purgedDays)
  const isOld = and(lt(bookings.day, day), gte(bookings.day, from))
  const old = db.select({ code: bookings.code }).from(bookings).where(isOld)
  const person = { name: '', email: '', phone: '', chat: null, diet: '', pickUp: '', note: '' }
  await db.batch([
    db
      .delete(tourReviews)
      .where(and(inArray(tourReviews.code, old), isNull(tourReviews.publishedAt))),
    db
      .update(payments)
      .set({ note: '' })
      .where(and(lt(payments.createdAt, before), gte(payments.createdAt, from))),
    db.update(bookings).set(person).where(isOld),
  ])
}
