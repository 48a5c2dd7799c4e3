import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What the local mail adapter keeps instead of sending it (decision G2). */
export const keptMails = sqliteTable(
  'kept_mails',
  {
    /** The delivery's idempotency key. */
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** JSON: name to value. */
    headers: text('headers', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('kept_mails_recipient').on(table.recipient), index('kept_mails_created').on(table.createdAt)],
)
