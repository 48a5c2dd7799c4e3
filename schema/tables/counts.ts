import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { leadKinds } from '../leads'

/*
 * Written by triggers (migration `0009_growth.sql`), never by the Worker. All of it is derived: backups leave it out, and rows that are
 * restored bring it back.
 */

/** Listed products per combination of what listings filter by, except the price: a listing's total without scanning the products. */
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
  (table) => [primaryKey({ columns: [table.category, table.country, table.inStock, table.isTrending, table.isHot] })],
)

/**
 * Where a request or message stands among all of them by age: the milliseconds of its coming times 2^20, and a number among those of one
 * millisecond. Its entry of the full-text index `leads_search` has the same number, so that a search reads the newest first and stops.
 */
export const leadPlaces = sqliteTable(
  'lead_places',
  {
    place: integer('place').primaryKey(),
    kind: text('kind', { enum: leadKinds }).notNull(),
    id: text('id').notNull(),
  },
  (table) => [uniqueIndex('lead_places_lead').on(table.id, table.kind)],
)
