import { type SQL, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * FTS5 indexes (migration `0009_growth.sql`). Not in `schema/tables`, where drizzle-kit would
 * create ordinary tables.
 */

/** Kept current by triggers (migration 0025). */
export const entriesSearch = sqliteTable('entries_search', { rowid: integer('rowid').notNull() })

/** `rowid` is the product's id. */
export const productsSearch = sqliteTable('products_search', {
  rowid: integer('rowid').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  merchant: text('merchant').notNull(),
  tags: text('tags').notNull(),
})

/** `rowid` is the submission's number. */
export const submissionsSearch = sqliteTable('submissions_search', {
  rowid: integer('rowid').notNull(),
})

/** D1 throws on a malformed FTS5 query. */
export function isMatch(
  index: typeof entriesSearch | typeof productsSearch | typeof submissionsSearch,
  query: string,
): SQL {
  return sql`${index} match ${query}`
}
