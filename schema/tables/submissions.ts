import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { TripPlan } from '../api/submissions'
import { locales } from '../locale'
import { contactServices, leadStatuses, submissionKinds } from '../submissions'

/** Fields are columns, so that lists, mails and exports read them by name. */
export const submissions = sqliteTable(
  'submissions',
  {
    /** The rowid, referenced by the full-text index `submissions_search`. */
    number: integer('number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    kind: text('kind', { enum: submissionKinds }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    destination: text('destination').notNull().default(''),
    travelDates: text('travel_dates').notNull().default(''),
    groupSize: text('group_size').notNull().default(''),
    budget: text('budget').notNull().default(''),
    interests: text('interests').notNull().default(''),
    service: text('service', { enum: contactServices }),
    message: text('message').notNull(),
    plan: text('plan', { mode: 'json' }).$type<TripPlan>(),
    language: text('language', { enum: locales }).notNull(),
    /** By the visitor's clock, else the server's. */
    submittedAt: text('submitted_at').notNull(),
    status: text('status', { enum: leadStatuses }).notNull().default('new'),
    /** Username of the editor. */
    assignee: text('assignee'),
    /** Folded words for the admin's search; triggers copy them to `submissions_search`. */
    searchText: text('search_text').notNull().default(''),
    updatedAt: text('updated_at'),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the content, to detect repeats. */
    contentHash: text('content_hash').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('submissions_idempotency_key').on(table.idempotencyKey, table.kind),
    index('submissions_created').on(table.createdAt, table.id),
    index('submissions_status').on(table.status, table.createdAt, table.id),
    index('submissions_assignee').on(table.assignee, table.createdAt, table.id),
    index('submissions_email').on(table.email),
    index('submissions_content').on(table.contentHash, table.createdAt),
  ],
)

export const leadNotes = sqliteTable(
  'lead_notes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    leadId: text('lead_id').notNull(),
    username: text('username').notNull(),
    text: text('text').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('lead_notes_lead').on(table.leadId, table.id)],
)
