import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Filters and sort columns. Indexes begin with `listed`: 1 unless an admin withdrew it. */
export const products = sqliteTable(
  'products',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    externalId: text('external_id').notNull().unique(),
    listed: integer('listed').notNull().default(1),
    category: text('category').notNull(),
    /** ISO code; '' for every country. */
    country: text('country').notNull().default(''),
    /** 0 when known to be out of stock. */
    inStock: integer('in_stock').notNull().default(1),
    /** US cents. */
    priceCents: integer('price_cents'),
    /** The price, or a number above all prices that sorts products without one last. */
    priceOrder: integer('price_order').notNull(),
    rating: real('rating').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    isHot: integer('is_hot').notNull().default(0),
    isBestSeller: integer('is_best_seller').notNull().default(0),
    /** 0 to 100. */
    viralScore: integer('viral_score').notNull().default(0),
    createdAt: text('created_at').notNull(),
  },
  (table) => {
    const facets = [table.category, table.country, table.inStock] as const
    const filters = [...facets, table.priceCents, table.viralScore, table.isHot] as const
    const { listed, id, isHot, viralScore, priceCents } = table
    return [
      index('products_facets').on(listed, ...filters),
      index('products_hot').on(listed, isHot, viralScore, id, ...facets, priceCents),
      index('products_trending').on(listed, viralScore, id, ...facets, priceCents, isHot),
      index('products_price').on(listed, table.priceOrder, id, ...filters),
      index('products_price_high').on(listed, priceCents, id, ...facets, viralScore, isHot),
      index('products_rating').on(listed, table.rating, table.reviewCount, id, ...filters),
      index('products_newest').on(listed, table.createdAt, id, ...filters),
      index('products_bestseller').on(
        listed,
        table.isBestSeller,
        table.reviewCount,
        id,
        ...filters,
      ),
    ]
  },
)

/** Card texts and click target, read for one page of a listing only. */
export const productTexts = sqliteTable(
  'product_texts',
  {
    id: integer('id').primaryKey(),
    title: text('title').notNull(),
    titleVi: text('title_vi').notNull(),
    description: text('description').notNull(),
    descriptionVi: text('description_vi').notNull(),
    imageUrl: text('image_url').notNull(),
    /** A merchant's id. */
    merchant: text('merchant').notNull(),
    /** For products outside the shop's management; clicks go there uncounted. */
    affiliateUrl: text('affiliate_url'),
    /** Never sent to clients. */
    destinationUrl: text('destination_url').notNull(),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull(),
    tagsVi: text('tags_vi', { mode: 'json' }).$type<string[]>().notNull(),
    isNew: integer('is_new').notNull().default(0),
    discountPercent: integer('discount_percent').notNull().default(0),
    /** First and last Vietnam day of the link, `YYYY-MM-DD`. */
    linkFrom: text('link_from'),
    linkTo: text('link_to'),
    /** Vietnam day. */
    priceSeenOn: text('price_seen_on'),
    /** US cents and Vietnam days: all three or none. */
    earlierPriceCents: integer('earlier_price_cents'),
    earlierFrom: text('earlier_from'),
    earlierTo: text('earlier_to'),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [index('product_texts_merchant').on(table.merchant, table.id)],
)

/** By product or partner id (schema/partners.ts) and Vietnam day; not by who clicked. */
export const productClicks = sqliteTable(
  'product_clicks',
  {
    /** `externalId day`, such as `dry-bag-20 2026-11-21`. */
    id: text('id').primaryKey(),
    externalId: text('external_id').notNull(),
    day: text('day').notNull(),
    clicks: integer('clicks').notNull().default(0),
  },
  (table) => [
    index('product_clicks_day').on(table.day),
    index('product_clicks_product').on(table.externalId),
  ],
)
