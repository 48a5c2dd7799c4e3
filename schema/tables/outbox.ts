import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { outboxKinds } from '../outbox-kinds'

/** Deliveries, written with their row and retried until they succeed. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: outboxKinds }).notNull(),
    /** A request, message or invitation id, an address, or an article's `slug:locale`. */
    subject: text('subject').notNull(),
    /** Sent with every attempt, so that receivers recognize a retry. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** `gone`: the subject was erased before delivery. */
    status: text('status', { enum: ['pending', 'sent', 'dead', 'gone'] })
      .notNull()
      .default('pending'),
    attempts: integer('attempts').notNull().default(0),
    firstTriedAt: text('first_tried_at'),
    /** An attempt claims the row for two minutes by moving this on. */
    nextAttemptAt: text('next_attempt_at').notNull(),
    lastError: text('last_error'),
    settledAt: text('settled_at'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('outbox_due').on(table.status, table.nextAttemptAt),
    index('outbox_made').on(table.status, table.createdAt),
    index('outbox_subject').on(table.subject),
    index('outbox_settled').on(table.settledAt),
  ],
)

/** The dev mailbox: mails of the local mail adapter. */
export const devMails = sqliteTable(
  'kept_mails',
  {
    /** The delivery's idempotency key. */
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    headers: text('headers', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('kept_mails_recipient').on(table.recipient),
    index('kept_mails_created').on(table.createdAt),
  ],
)
