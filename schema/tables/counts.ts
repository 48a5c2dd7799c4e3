import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { leadKinds } from '../leads'

/*
 * What would otherwise be counted anew with every question, kept by triggers (migration `0009_growth.sql`) with every write. All of it is
 * derived: backups leave it out, and rows that are restored bring it back.
 */

/** How many articles that are no drafts go live in a month (`YYYY-MM`, Vietnam time), those of the future included. */
export const postMonths = sqliteTable('post_months', {
  month: text('month').primaryKey(),
  posts: integer('posts').notNull(),
})

/**
 * The files of the sitemap: the articles from a place in their order (`live_at`, `id`) on, up to the next file's. A full one is left as it is
 * when a newer article comes, and halved when an older one does.
 */
export const sitemapFiles = sqliteTable(
  'sitemap_files',
  {
    file: integer('file').primaryKey(),
    fromLiveAt: text('from_live_at').notNull(),
    fromId: text('from_id').notNull(),
    posts: integer('posts').notNull(),
    /** When one of them was last saved after it had gone live; empty if never. */
    changed: text('changed').notNull(),
  },
  (table) => [index('sitemap_files_from').on(table.fromLiveAt, table.fromId)],
)

/** How many listed products there are of each kind that listings filter by; a price is none. */
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

/** How many subscriptions of a state were asked for on a Vietnam day (`YYYY-MM-DD`). */
export const subscriptionDays = sqliteTable(
  'subscription_days',
  {
    status: text('status').notNull(),
    day: text('day').notNull(),
    subscriptions: integer('subscriptions').notNull(),
  },
  (table) => [primaryKey({ columns: [table.status, table.day] })],
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
