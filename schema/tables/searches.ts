import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { locales } from '../locale'

const phrases = (name: string) => text(name, { mode: 'json' }).$type<readonly string[]>().notNull()

/** Searches by Vietnam day; nothing about who searched. Purged after 90 days. */
export const searchCounts = sqliteTable(
  'search_counts',
  {
    day: text('day').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    /** Folded. */
    query: text('query').notNull(),
    searches: integer('searches').notNull().default(0),
    /** Of the last search. */
    results: integer('results').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
    /** Sum of the positions of clicked results, from 1. */
    positions: integer('positions').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.locale, table.query] })],
)

export const searchSynonyms = sqliteTable(
  'search_synonyms',
  {
    id: text('id').primaryKey(),
    /** A search for one finds all. */
    same: phrases('same'),
    /** Narrower phrases that `same` finds, but not the reverse. */
    finds: phrases('finds'),
    updatedAt: text('updated_at').notNull(),
    /** Username. */
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [index('search_synonyms_updated').on(table.updatedAt, table.id)],
)
