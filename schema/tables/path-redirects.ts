import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Redirects that editors have made by hand; the ones of renamed entries are `entry_redirects`.
 * Paths carry no language prefix.
 */
export const pathRedirects = sqliteTable(
  'path_redirects',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    path: text('path').notNull().unique(),
    target: text('target').notNull(),
    username: text('username').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('path_redirects_created').on(table.createdAt, table.id)],
)
