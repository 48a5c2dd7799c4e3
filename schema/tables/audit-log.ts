import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { auditActions } from '../audit-actions'

/** Every change by an admin; purged after two years. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: text('at').notNull(),
    /** At the time of the action; empty for failed logins. */
    username: text('username').notNull(),
    action: text('action', { enum: auditActions }).notNull(),
    /** Id of the changed row; may be empty. */
    subject: text('subject').notNull(),
    /** Display name such as an article's title, never a visitor's name. */
    label: text('label').notNull(),
    /** Changed fields only; null when created or deleted. */
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
