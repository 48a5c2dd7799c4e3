import { type SQL, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/*
 * The FTS5 indexes (migration `0009_growth.sql`) as tables for the query builder. They are not in
 * `schema/tables`, where drizzle-kit would make ordinary tables of them.
 */

/** The titles and slugs of entries, by their `rowid`. Triggers keep it (migration 0025). */
export const entriesSearch = sqliteTable('entries_search', { rowid: integer('rowid').notNull() })

/** Entries have their product's id as `rowid`. */
export const productsSearch = sqliteTable('products_search', {
  rowid: integer('rowid').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  merchant: text('merchant').notNull(),
  tags: text('tags').notNull(),
})

/** Entries have their submission's number as `rowid`. */
export const submissionsSearch = sqliteTable('submissions_search', {
  rowid: integer('rowid').notNull(),
})

/** FTS5's `match`. Throws in the database where the query is not one of FTS5's. */
export function isMatch(
  index: typeof entriesSearch | typeof productsSearch | typeof submissionsSearch,
  query: string,
): SQL {
  return sql`${index} match ${query}`
}
