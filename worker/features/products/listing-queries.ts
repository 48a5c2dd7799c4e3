import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lte,
  min,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { productCategories, trendingScore } from '../../../schema/api/products'
import { ownMerchant } from '../../../schema/shop'
import { productCounts } from '../../../schema/tables/counts'
import { linkChecks } from '../../../schema/tables/link-checks'
import { products, productTexts } from '../../../schema/tables/products'
import type { Database } from '../../platform/db/database'
import { isMatch, productsSearch, wordMatch } from '../../platform/db/full-text'
import type { Listing } from './listing'
import { isMerchantCheck, isProductCheck, linkColumns, merchantChecks } from './product-links'

/** A search looks at the newest matches only, so that frequent words stay fast. */
const maxMatches = 500

const orders: Record<Listing['sort'], { index: string; orderBy: SQL[] }> = {
  hot: {
    index: 'products_hot',
    orderBy: [desc(products.isHot), desc(products.viralScore), desc(products.id)],
  },
  trending: { index: 'products_trending', orderBy: [desc(products.viralScore), desc(products.id)] },
  'price-low': { index: 'products_price', orderBy: [asc(products.priceOrder), asc(products.id)] },
  'price-high': {
    index: 'products_price_high',
    orderBy: [desc(products.priceCents), desc(products.id)],
  },
  rating: {
    index: 'products_rating',
    orderBy: [desc(products.rating), desc(products.reviewCount), desc(products.id)],
  },
  newest: { index: 'products_newest', orderBy: [desc(products.createdAt), desc(products.id)] },
  bestseller: {
    index: 'products_bestseller',
    orderBy: [desc(products.isBestSeller), desc(products.reviewCount), desc(products.id)],
  },
}

/** Forces an index: without statistics SQLite would pick one by the filters, and sort the rest. */
export function indexedBy(index: string): SQL {
  return sql`${products} indexed by ${sql.identifier(index)}`
}

/** An aliased expression: Drizzle accepts no column of a table given as SQL. */
export const pageId = sql<number>`${products.id}`.as('page_id')

function conditions({
  countries,
  trending,
  minCents,
  maxCents,
  inStock,
  onlyHot,
  sort,
}: Listing): SQL | undefined {
  const isPriced = (price: SQLiteColumn) =>
    and(
      minCents === undefined ? undefined : gte(price, minCents),
      maxCents === undefined ? undefined : lte(price, maxCents),
    )
  return and(
    eq(products.listed, 1),
    countries.length > 0 ? inArray(products.country, ['', ...countries]) : undefined,
    trending ? gte(products.viralScore, trendingScore) : undefined,
    isPriced(products.priceCents),
    // This sort's index has the column, so products out of the range are not read.
    sort === 'price-low' ? isPriced(products.priceOrder) : undefined,
    inStock ? eq(products.inStock, 1) : undefined,
    onlyHot ? eq(products.isHot, 1) : undefined,
  )
}

function ofCategories({ categories }: Listing): SQL | undefined {
  return categories.length > 0 ? inArray(products.category, categories) : undefined
}

function holdsWords(words: string[], columns = ''): SQL {
  const match = words.map(wordMatch).join(' ')
  return isMatch(productsSearch, columns ? `${columns} : (${match})` : match)
}

function matchingProducts(db: Database, words: string[]) {
  const newest = db
    .select({ found: sql<number>`${productsSearch.rowid}`.as('found') })
    .from(productsSearch)
    .where(holdsWords(words))
    .orderBy(desc(productsSearch.rowid))
    .limit(maxMatches)
  return db.$with('matched').as(newest)
}

const shown = {
  id: products.id,
  externalId: products.externalId,
  category: products.category,
  country: products.country,
  priceCents: products.priceCents,
  rating: products.rating,
  isHot: products.isHot,
  isBestSeller: products.isBestSeller,
  viralScore: products.viralScore,
  title: productTexts.title,
  titleVi: productTexts.titleVi,
  description: productTexts.description,
  descriptionVi: productTexts.descriptionVi,
  imageUrl: productTexts.imageUrl,
  merchant: productTexts.merchant,
  affiliateUrl: productTexts.affiliateUrl,
  tags: productTexts.tags,
  tagsVi: productTexts.tagsVi,
  isNew: productTexts.isNew,
  discountPercent: productTexts.discountPercent,
  inStock: products.inStock,
  priceSeenOn: productTexts.priceSeenOn,
  earlierPriceCents: productTexts.earlierPriceCents,
  earlierFrom: productTexts.earlierFrom,
  earlierTo: productTexts.earlierTo,
  ...linkColumns,
}

/** FTS5's own ranking would score every match before it returns the first. */
function idsOfSearch(db: Database, listing: Listing, words: string[]) {
  const matched = matchingProducts(db, words)
  const oldest = db.select({ found: min(matched.found) }).from(matched)
  const isIn = (columns: string) =>
    inArray(
      matched.found,
      db
        .select({ rowid: productsSearch.rowid })
        .from(productsSearch)
        .where(and(holdsWords(words, columns), gte(productsSearch.rowid, oldest))),
    )
  const byRelevance = [
    sql`(${isIn('title')}) + (${isIn('{title tags}')}) desc`,
    ...orders.trending.orderBy,
  ]
  const isRanked = listing.sort === 'trending' || listing.sort === 'hot'
  return db
    .with(matched)
    .select({ pageId })
    .from(matched)
    .crossJoin(products)
    .where(and(eq(products.id, matched.found), conditions(listing), ofCategories(listing)))
    .orderBy(...(isRanked ? byRelevance : orders[listing.sort].orderBy))
    .limit(listing.limit)
    .offset((listing.page - 1) * listing.limit)
    .as('page')
}

function idsOfSort(db: Database, listing: Listing) {
  const { index, orderBy } = orders[listing.sort]
  return db
    .select({ pageId })
    .from(indexedBy(index))
    .where(and(conditions(listing), ofCategories(listing)))
    .orderBy(...orderBy)
    .limit(listing.limit)
    .offset((listing.page - 1) * listing.limit)
    .as('page')
}

/** Filters and sort run on an index alone. Cross joins, because SQLite never reorders them. */
export function selectProducts(db: Database, listing: Listing) {
  const page = listing.words ? idsOfSearch(db, listing, listing.words) : idsOfSort(db, listing)
  return db
    .select(shown)
    .from(page)
    .crossJoin(products)
    .crossJoin(productTexts)
    .leftJoin(linkChecks, isProductCheck)
    .leftJoin(merchantChecks, isMerchantCheck)
    .where(and(eq(products.id, page.pageId), eq(productTexts.id, page.pageId)))
}

const ownChoice = 40
const ownShown = 4

export function selectOwnProducts(db: Database) {
  const newest = db
    .select({ ownId: sql<number>`${productTexts.id}`.as('own_id') })
    .from(productTexts)
    .where(eq(productTexts.merchant, ownMerchant))
    .orderBy(desc(productTexts.id))
    .limit(ownChoice)
    .as('own')
  return db
    .select(shown)
    .from(newest)
    .crossJoin(products)
    .crossJoin(productTexts)
    .leftJoin(linkChecks, isProductCheck)
    .leftJoin(merchantChecks, isMerchantCheck)
    .where(
      and(
        eq(products.id, newest.ownId),
        eq(productTexts.id, newest.ownId),
        eq(products.listed, 1),
        eq(products.inStock, 1),
      ),
    )
    .orderBy(desc(products.viralScore), desc(products.id))
    .limit(ownShown)
}

/** For counts that triggers maintain, so without price bounds. */
function countConditions({ countries, trending, inStock, onlyHot }: Listing): SQL | undefined {
  return and(
    inArray(productCounts.category, productCategories),
    countries.length > 0 ? inArray(productCounts.country, ['', ...countries]) : undefined,
    trending ? eq(productCounts.isTrending, 1) : undefined,
    inStock ? eq(productCounts.inStock, 1) : undefined,
    onlyHot ? eq(productCounts.isHot, 1) : undefined,
  )
}

export function selectFacets(db: Database, listing: Listing) {
  const { words, minCents, maxCents } = listing
  const facet = { name: sql<string>`${products.category}`, count: count() }
  const filters = and(conditions(listing), inArray(products.category, productCategories))
  if (words) {
    const matched = matchingProducts(db, words)
    const isMatched = eq(products.id, matched.found)
    return db
      .with(matched)
      .select(facet)
      .from(matched)
      .crossJoin(products)
      .where(and(isMatched, filters))
      .groupBy(products.category)
  }
  if (minCents !== undefined || maxCents !== undefined)
    return db
      .select(facet)
      .from(indexedBy('products_facets'))
      .where(filters)
      .groupBy(products.category)
  const total = sum(productCounts.products).mapWith(Number)
  return db
    .select({ name: productCounts.category, count: total })
    .from(productCounts)
    .where(countConditions(listing))
    .groupBy(productCounts.category)
    .having(gt(total, 0))
}
