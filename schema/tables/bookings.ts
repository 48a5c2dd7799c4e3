import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  bookingStatuses,
  chatApps,
  departureStates,
  paidParts,
  paymentMethods,
  paymentStates,
} from '../bookings'
import type { TourSchedule } from '../content/tour-schedule'
import { locales } from '../locale'

/** Days that were changed or added; others follow from the schedule of the tour's entry. */
export const departures = sqliteTable(
  'departures',
  {
    /** Slug of the deal. */
    tour: text('tour').notNull(),
    /** `YYYY-MM-DD` in Vietnam. */
    day: text('day').notNull(),
    /** Null for those of the schedule. */
    seats: integer('seats'),
    state: text('state', { enum: departureStates }).notNull().default('open'),
    /** UTC ISO instant at which the crew said that it runs. */
    runsSince: text('runs_since'),
    /** Why it is off, for guests; empty for the common reason. */
    reasonVi: text('reason_vi').notNull().default(''),
    reasonEn: text('reason_en').notNull().default(''),
    changedBy: text('changed_by').notNull().default(''),
    changedAt: text('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tour, table.day] }),
    index('departures_day').on(table.day),
  ],
)

export const bookings = sqliteTable(
  'bookings',
  {
    code: text('code').primaryKey(),
    tour: text('tour').notNull(),
    day: text('day').notNull(),
    adults: integer('adults').notNull(),
    children: integer('children').notNull(),
    status: text('status', { enum: bookingStatuses }).notNull(),
    /** UTC ISO instant until which a held or awaiting booking takes its seats. */
    heldUntil: text('held_until').notNull(),
    language: text('language', { enum: locales }).notNull(),
    name: text('name').notNull().default(''),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    chat: text('chat', { enum: chatApps }),
    diet: text('diet').notNull().default(''),
    pickUp: text('pick_up').notNull().default(''),
    note: text('note').notNull().default(''),
    method: text('method', { enum: paymentMethods }),
    part: text('part', { enum: paidParts }),
    /** VND, as agreed: prices may change afterwards. */
    total: integer('total').notNull(),
    /** What has to be paid for the booking to be confirmed. */
    due: integer('due').notNull(),
    /** What the company keeps of a cancelled booking by its terms. */
    keeps: integer('keeps').notNull().default(0),
    /** The schedule at the time of booking: its terms are the guest's. */
    terms: text('terms', { mode: 'json' }).$type<TourSchedule>().notNull(),
    checkedInAt: text('checked_in_at'),
    checkedInBy: text('checked_in_by'),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    version: integer('version').notNull().default(1),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [
    index('bookings_departure').on(table.tour, table.day, table.status),
    index('bookings_day').on(table.day, table.tour),
    index('bookings_held').on(table.heldUntil).where(sql`status in ('held', 'awaiting')`),
    index('bookings_email').on(table.email),
    index('bookings_created').on(table.createdAt),
  ],
)

/** Money that came and went. */
export const payments = sqliteTable(
  'payments',
  {
    id: text('id').primaryKey(),
    /** Null for money that belongs to no booking. */
    code: text('code'),
    direction: text('direction', { enum: ['in', 'out'] }).notNull(),
    method: text('method', { enum: paymentMethods }).notNull(),
    /** The provider's id of a payment; of a refund why, and of which payment, so that it is made once. */
    reference: text('reference').notNull(),
    /** The `reference` of the payment that a refund gives back. */
    refunds: text('refunds'),
    /** VND; of another currency 0, and the note says what came. */
    amount: integer('amount').notNull(),
    state: text('state', { enum: paymentStates }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: text('next_try_at'),
    note: text('note').notNull().default(''),
    createdAt: text('created_at').notNull(),
    settledAt: text('settled_at'),
  },
  (table) => [
    uniqueIndex('payments_reference').on(table.method, table.direction, table.reference),
    index('payments_booking').on(table.code),
    index('payments_open')
      .on(table.state, table.nextTryAt)
      .where(sql`state in ('pending', 'byHand', 'stray', 'failed')`),
    index('payments_created').on(table.createdAt),
  ],
)

/** What guests who were there say of a tour. */
export const tourReviews = sqliteTable(
  'tour_reviews',
  {
    code: text('code').primaryKey(),
    tour: text('tour').notNull(),
    /** 1 to 5. */
    mark: integer('mark').notNull(),
    text: text('text').notNull(),
    firstName: text('first_name').notNull(),
    language: text('language', { enum: locales }).notNull(),
    /** `YYYY-MM` of the visit. */
    month: text('month').notNull(),
    publishedAt: text('published_at'),
    publishedBy: text('published_by'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('tour_reviews_tour').on(table.tour, table.publishedAt)],
)
