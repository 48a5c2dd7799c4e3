import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { locales } from '../locale'

const phrases = (name: string) => text(name, { mode: 'json' }).$type<readonly string[]>().notNull()

/**
 * Searches by Vietnam day, language and words; nothing about who searched. Purged after 90 days.
 */
export const searchCounts = sqliteTable(
  'search_counts',
  {
    day: text('day').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    /** Folded. */
    query: text('query').notNull(),
    searches: integer('searches').notNull().default(0),
    /** How much the last search found. */
    results: integer('results').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
    /** The sum of the positions of the clicked results, the first being 1. */
    positions: integer('positions').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.locale, table.query] })],
)

/** Words that the search takes for one another, as editors add them. */
export const searchSynonyms = sqliteTable(
  'search_synonyms',
  {
    id: text('id').primaryKey(),
    /** Phrases that mean the same: a search for one finds all. */
    same: phrases('same'),
    /** Narrower phrases: a search for one of `same` finds them too, but not the other way round. */
    finds: phrases('finds'),
    updatedAt: text('updated_at').notNull(),
    /** The username of the editor who wrote it last. */
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [index('search_synonyms_updated').on(table.updatedAt, table.id)],
)
