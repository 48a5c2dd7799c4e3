import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

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
