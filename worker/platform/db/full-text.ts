import { type SQL, sql } from 'drizzle-orm'
import { integer, type SQLiteTable, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { fold } from '../../../schema/fold'

/** Not in `schema/tables`, where drizzle-kit would create ordinary tables (migration 0009). */

/** Kept current by triggers (migration 0025). */
export const entriesSearch = sqliteTable('entries_search', { rowid: integer('rowid').notNull() })

export const productsSearch = sqliteTable('products_search', {
  rowid: integer('rowid').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  merchant: text('merchant').notNull(),
  tags: text('tags').notNull(),
})

export const submissionsSearch = sqliteTable('submissions_search', {
  rowid: integer('rowid').notNull(),
})

/** D1 throws on a malformed FTS5 query. */
export function isMatch(index: SQLiteTable, query: string): SQL {
  return sql`${index} match ${query}`
}

/** The longest prefix index (migration `0009_growth.sql`). */
const maxPrefix = 8

/** Prefix query, cut to the indexed prefix: FTS5 scans all rows of a longer word. */
export function wordMatch(word: string): string {
  return `"${/\d/.test(word) ? word : word.slice(0, maxPrefix)}"*`
}

/** FTS5 query that needs every word, the last ones unfinished. Empty if nothing can be searched. */
export function toMatch(query: string): string {
  const words = fold(query).match(/[a-z0-9]+/g) ?? []
  return words.map(wordMatch).join(' ')
}
