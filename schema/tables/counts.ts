import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { locales } from '../locale'

/* Derived and written by triggers (migration `0009_growth.sql`); not in backups. */

/** Listed products by filter values except price: totals without scanning products. */
export const productCounts = sqliteTable(
  'product_counts',
  {
    category: text('category').notNull(),
    country: text('country').notNull(),
    inStock: integer('in_stock').notNull(),
    /** 1 from a viral score of 70 on. */
    isTrending: integer('is_trending').notNull(),
    isHot: integer('is_hot').notNull(),
    products: integer('products').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.category, table.country, table.inStock, table.isTrending, table.isHot],
    }),
  ],
)

/** Actions within minutes, an hour or a day; `who` is a hash. Purged after two days. */
export const rateCounts = sqliteTable(
  'rate_counts',
  {
    who: text('who').notNull(),
    /** UTC ISO instant at which the window began. */
    hour: text('hour').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.who, table.hour] }),
    index('rate_counts_hour').on(table.hour),
  ],
)

/** Apart from the entry, which every save rewrites. */
export const entryCounts = sqliteTable(
  'entry_counts',
  {
    entryId: text('entry_id').primaryKey(),
    views: integer('views').notNull().default(0),
    shares: integer('shares').notNull().default(0),
  },
  (table) => [index('entry_counts_views').on(table.views, table.entryId)],
)

/** Views of pages by Vietnam day, kind of page and language; nothing about who read. */
export const viewCounts = sqliteTable(
  'view_counts',
  {
    day: text('day').notNull(),
    page: text('page').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    views: integer('views').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.locale] })],
)

/** Views of entries' pages by Vietnam day and language. */
export const entryViews = sqliteTable(
  'entry_views',
  {
    day: text('day').notNull(),
    entryId: text('entry_id').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    views: integer('views').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.entryId, table.locale] })],
)

/** Arrivals by Vietnam day and source: a name or a host (schema/arrival-sources.ts). */
export const arrivalCounts = sqliteTable(
  'arrival_counts',
  {
    day: text('day').notNull(),
    source: text('source').notNull(),
    arrivals: integer('arrivals').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.source] })],
)

/** One row per reader, article, kind and day against double counting; purged after two days. */
export const readerFingerprints = sqliteTable(
  'post_marks',
  {
    fingerprint: text('mark').primaryKey(),
    day: text('day').notNull(),
  },
  (table) => [index('post_marks_day').on(table.day)],
)
