import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { TripPlan } from '../api/submissions'
import { locales } from '../locale'
import { contactServices, leadSources, leadStatuses, submissionKinds } from '../submissions'

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
    /** Whether a visitor sent the form or an editor entered the lead. */
    source: text('source', { enum: leadSources }).notNull().default('form'),
    /** `YYYY-MM-DD` in Vietnam. */
    followUpOn: text('follow_up_on'),
    /** The day for which the assignee was last reminded. */
    remindedOn: text('reminded_on'),
    /** What the lead may bring, VND. */
    value: integer('value'),
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
    index('submissions_follow_up')
      .on(table.followUpOn, table.id)
      .where(sql`follow_up_on is not null`),
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

/** Mails to and from the guest, beside the form itself. */
export const leadMessages = sqliteTable(
  'lead_messages',
  {
    id: text('id').primaryKey(),
    leadId: text('lead_id').notNull(),
    direction: text('direction', { enum: ['in', 'out'] }).notNull(),
    /** Of the editor who wrote it; null for the guest's. */
    username: text('username'),
    /** Address of the sender of an incoming mail. */
    sender: text('sender'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** `Message-ID` of an incoming mail, so that it is filed once. */
    messageId: text('message_id').unique(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('lead_messages_lead').on(table.leadId, table.createdAt)],
)
