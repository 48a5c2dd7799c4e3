import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { TripPlan } from '../api/trip-plan'
import { leadStatuses } from '../leads'

/**
 * Requests of the trip form, one row a request. `status` and `assignee` belong to the staff; what a program seems to have
 * sent starts as `spam` and is told to nobody (decision G5).
 */
export const tripLeads = sqliteTable(
  'trip_leads',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    destination: text('destination').notNull(),
    travelDates: text('travel_dates').notNull(),
    groupSize: text('group_size').notNull(),
    budget: text('budget').notNull(),
    interests: text('interests').notNull(),
    message: text('message').notNull(),
    /** The visitor's day plan as JSON; null without one. Only what {@link tripPlan} let through is written. */
    plan: text('plan', { mode: 'json' }).$type<TripPlan>(),
    language: text('language', { enum: ['vi', 'en'] }).notNull(),
    /** When the visitor's clock says it was sent; ours where the visitor does not tell. */
    submittedAt: text('submitted_at').notNull(),
    status: text('status', { enum: leadStatuses }).notNull().default('new'),
    /** The username of who works on it; null for nobody. */
    assignee: text('assignee'),
    /** Folded words to search by, see {@link leadSearchText}. */
    searchText: text('search_text').notNull().default(''),
    /** When the staff last changed it; null until then. */
    updatedAt: text('updated_at'),
    idempotencyKey: text('idempotency_key').unique(),
    /** SHA-256 of what the visitor wrote, to know a repetition. */
    contentHash: text('content_hash').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('trip_leads_created').on(table.createdAt, table.id),
    index('trip_leads_status').on(table.status, table.createdAt, table.id),
    index('trip_leads_assignee').on(table.assignee, table.status, table.createdAt, table.id),
    index('trip_leads_email').on(table.email),
    index('trip_leads_phone').on(table.phone),
    index('trip_leads_content').on(table.contentHash, table.createdAt),
  ],
)
