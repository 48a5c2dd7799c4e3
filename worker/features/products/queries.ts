import { eq, sql } from 'drizzle-orm'
import { lastProductsPage, type Product, type ProductPage } from '../../../schema/api/products'
import { merchants } from '../../../schema/merchants'
import { productClicks, products, productTexts } from '../../../schema/tables/products'
import type { Database } from '../../platform/db/database'
import { readTogether } from '../../platform/db/read-together'
import { type RowOf, rowShape } from '../../platform/db/row-shape'
import { facetStatement, type Listing, pageStatement } from './listing'

/** A row of the page statement; hand-written SQL is checked on its way out. */
const shownRow = rowShape({
  id: 'number',
  external_id: 'string',
  category: 'string',
  country: 'string',
  price_cents: 'number?',
  rating: 'number',
  is_hot: 'number',
  is_best_seller: 'number',
  viral_score: 'number',
  title: 'string',
  title_vi: 'string',
  description: 'string',
  description_vi: 'string',
  image_url: 'string',
  merchant: 'string',
  affiliate_url: 'string?',
  tags: 'texts',
  tags_vi: 'texts',
  is_new: 'number',
  discount_percent: 'number',
})
const facetRow = rowShape({ name: 'string', count: 'number' })

const merchantNames = new Map(merchants.map(({ id, name }) => [id, name]))

/** US cents as the cards show them. */
function priceText(cents: number | null): string {
  return cents === null ? '' : `$${(cents / 100).toFixed(2)}`
}

function toProduct(row: RowOf<typeof shownRow>): Product {
  return {
    id: String(row.id),
    externalId: row.external_id,
    title: row.title,
    titleVi: row.title_vi,
    description: row.description,
    descriptionVi: row.description_vi,
    imageUrl: row.image_url,
    merchant: merchantNames.get(row.merchant) ?? row.merchant,
    category: row.category,
    targetCountry: row.country || null,
    // The contract lets nothing else in; whatever stands in the table, no other address becomes a link.
    affiliateUrl: row.affiliate_url?.startsWith('https://') ? row.affiliate_url : null,
    priceText: priceText(row.price_cents),
    rating: row.rating.toFixed(1),
    tags: row.tags,
    tagsVi: row.tags_vi,
    isHot: row.is_hot === 1,
    isNew: row.is_new === 1,
    isBestSeller: row.is_best_seller === 1,
    discountPercent: row.discount_percent,
    viralScore: row.viral_score,
  }
}

/** A page of the shop, with what the filters leave of each category, read at one moment. `durationMs` is the database's time. */
export async function readProductPage(db: Database, listing: Listing): Promise<{ page: ProductPage; durationMs: number }> {
  if (listing.words?.length === 0) return { page: pageOf([], [], listing), durationMs: 0 }
  const { rows, durationMs } = await readTogether(db, [pageStatement(listing), facetStatement(listing)])
  const [shown = [], facets = []] = rows
  return { page: pageOf(shown.map(shownRow).map(toProduct), facets.map(facetRow), listing), durationMs }
}

/** The products of a listing alone. */
export async function readProducts(db: Database, listing: Listing): Promise<Product[]> {
  if (listing.words?.length === 0) return []
  const { rows } = await readTogether(db, [pageStatement(listing)])
  return (rows[0] ?? []).map(shownRow).map(toProduct)
}

function pageOf(found: Product[], facets: { name: string; count: number }[], { page, limit, categories }: Listing): ProductPage {
  const counted = facets.filter(({ name }) => categories.length === 0 || categories.includes(name))
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  const pages = Math.ceil(total / limit)
  return {
    products: found,
    pagination: { page, limit, total, pages, hasNext: page < Math.min(pages, lastProductsPage) },
    filters: { availableCategories: facets },
  }
}

/** Where a click on a product goes, and whose host it must be; undefined for an unknown or withdrawn one. */
export async function findDestination(db: Database, externalId: string): Promise<{ merchant: string; destinationUrl: string } | undefined> {
  const rows = await db
    .select({ merchant: productTexts.merchant, destinationUrl: productTexts.destinationUrl, listed: products.listed })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.id, products.id))
    .where(eq(products.externalId, externalId))
    .limit(1)
  return rows[0]?.listed === 1 ? rows[0] : undefined
}

/** Counts a click on a product; only the Vietnam day is kept of it. */
export async function countClick(db: Database, input: { externalId: string; day: string }): Promise<void> {
  const { externalId, day } = input
  await db
    .insert(productClicks)
    .values({ id: `${externalId} ${day}`, externalId, day, clicks: 1 })
    .onConflictDoUpdate({ target: productClicks.id, set: { clicks: sql`${productClicks.clicks} + 1` } })
}
