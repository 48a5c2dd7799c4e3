import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { auditActions } from '../audit-actions'

/** Every change by an admin: who, what, when, before and after. Purged after two years. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: text('at').notNull(),
    /** The name as it was then; empty for a login that failed. */
    username: text('username').notNull(),
    action: text('action', { enum: auditActions }).notNull(),
    /** The id of the row that was changed; empty where the change is about none. */
    subject: text('subject').notNull(),
    /** What a person calls it, such as an article's title. Never a visitor's name. */
    label: text('label').notNull(),
    /**
     * JSON of the changed fields only; null where there was nothing before, or nothing is after.
     */
    before: text('before', { mode: 'json' }).$type<Record<string, unknown>>(),
    after: text('after', { mode: 'json' }).$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_log_at').on(table.at),
    index('audit_log_action').on(table.action, table.id),
    index('audit_log_subject').on(table.subject, table.id),
    index('audit_log_username').on(table.username, table.id),
  ],
)
