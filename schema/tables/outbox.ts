import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { outboxKinds } from '../outbox-kinds'

/**
 * What has to be delivered to somebody else: written with the row that it is about, tried until it
 * succeeds.
 */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: outboxKinds }).notNull(),
    /**
     * The row that it is about: the id of a request, message or invitation, an e-mail address, or
     * `slug:locale` of an article.
     */
    subject: text('subject').notNull(),
    /** Sent along with every try, so that a receiver knows a repetition. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** `gone`: what it was about was erased before it was delivered. */
    status: text('status', { enum: ['pending', 'sent', 'dead', 'gone'] })
      .notNull()
      .default('pending'),
    attempts: integer('attempts').notNull().default(0),
    firstTriedAt: text('first_tried_at'),
    /** Nobody tries it before this instant; a try takes it for two minutes by moving it on. */
    nextAttemptAt: text('next_attempt_at').notNull(),
    lastError: text('last_error'),
    settledAt: text('settled_at'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('outbox_due').on(table.status, table.nextAttemptAt),
    // The oldest of a state.
    index('outbox_made').on(table.status, table.createdAt),
    index('outbox_subject').on(table.subject),
    index('outbox_settled').on(table.settledAt),
  ],
)
