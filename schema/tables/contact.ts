import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { leadStatuses } from '../leads'

/**
 * Messages of the contact page, one row a message. `status` and `assignee` belong to the staff; what a program seems to have
 * sent starts as `spam` and is told to nobody (decision G5).
 */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    service: text('service', { enum: ['tour', 'agriculture', 'custom', 'food'] }).notNull(),
    message: text('message').notNull(),
    language: text('language', { enum: ['vi', 'en'] }).notNull(),
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
    index('contact_messages_created').on(table.createdAt, table.id),
    index('contact_messages_status').on(table.status, table.createdAt, table.id),
    index('contact_messages_assignee').on(table.assignee, table.status, table.createdAt, table.id),
    index('contact_messages_email').on(table.email),
    index('contact_messages_phone').on(table.phone),
    index('contact_messages_content').on(table.contentHash, table.createdAt),
  ],
)
