import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Redirects made by editors, without language prefix; renamed entries have `entry_redirects`. */
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
