import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/*
 * Written by triggers (migration `0009_growth.sql`), never by the Worker. All of it is derived:
 * backups leave it out, and rows that are restored bring it back.
 */

/**
 * Listed products per combination of what listings filter by, except the price: a listing's total
 * without scanning the products.
 */
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
