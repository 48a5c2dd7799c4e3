import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

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
    /** By name. */
    headers: text('headers', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('kept_mails_recipient').on(table.recipient),
    index('kept_mails_created').on(table.createdAt),
  ],
)
