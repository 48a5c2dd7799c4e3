import { type SQL, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/*
 * The FTS5 indexes (migration `0009_growth.sql`) as tables for the query builder. They are not in
 * `schema/tables`, where drizzle-kit would make ordinary tables of them.
 */

/** Entries share their `rowid` with their post. */
export const postsSearch = sqliteTable('posts_search', {
  rowid: integer('rowid').notNull(),
  slug: text('slug').notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  tags: text('tags').notNull(),
  body: text('body').notNull(),
})

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
  index: typeof postsSearch | typeof productsSearch | typeof submissionsSearch,
  query: string,
): SQL {
  return sql`${index} match ${query}`
}
