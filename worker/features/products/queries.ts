import { eq } from 'drizzle-orm'
import { lastProductsPage, type Product, type ProductPage } from '../../../schema/api/products'
import { merchants } from '../../../schema/shop'
import { productClicks, products, productTexts } from '../../../schema/tables/products'
import type { Database } from '../../platform/db/database'
import { plusOne } from '../../platform/db/writes'
import type { Listing } from './listing'
import { selectFacets, selectProducts } from './listing-queries'

const merchantNames = new Map(merchants.map(({ id, name }) => [id, name]))

function priceText(cents: number | null): string {
  return cents === null ? '' : `$${(cents / 100).toFixed(2)}`
}

type ListedProduct = Awaited<ReturnType<typeof selectProducts>>[number]

function toProduct({ country, priceCents, ...row }: ListedProduct): Product {
  return {
    ...row,
    id: String(row.id),
    merchant: merchantNames.get(row.merchant) ?? row.merchant,
    targetCountry: country || null,
    // The import accepts nothing else; whatever is stored, no other address becomes a link.
    affiliateUrl: row.affiliateUrl?.startsWith('https://') ? row.affiliateUrl : null,
    priceText: priceText(priceCents),
    rating: row.rating.toFixed(1),
    isHot: row.isHot === 1,
    isNew: row.isNew === 1,
    isBestSeller: row.isBestSeller === 1,
  }
}

/** A page of the shop, with what the filters leave of each category. `durationMs` is what the Worker waited for the database. */
export async function readProductPage(db: Database, listing: Listing): Promise<{ page: ProductPage; durationMs: number }> {
  if (listing.words?.length === 0) return { page: pageOf([], [], listing), durationMs: 0 }
  const started = performance.now()
  const [shown, facets] = await db.batch([selectProducts(db, listing), selectFacets(db, listing)])
  return { page: pageOf(shown.map(toProduct), facets, listing), durationMs: performance.now() - started }
}

export async function readProducts(db: Database, listing: Listing): Promise<Product[]> {
  if (listing.words?.length === 0) return []
  return (await selectProducts(db, listing)).map(toProduct)
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

interface ClickedProduct {
  merchant: string
  destinationUrl: string
  affiliateUrl: string | null
}

/** Where a click on a product goes, and whose host it must be; undefined for an unknown or withdrawn one. */
export async function findDestination(db: Database, externalId: string): Promise<ClickedProduct | undefined> {
  const { merchant, destinationUrl, affiliateUrl } = productTexts
  const rows = await db
    .select({ merchant, destinationUrl, affiliateUrl, listed: products.listed })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.id, products.id))
    .where(eq(products.externalId, externalId))
    .limit(1)
  return rows[0]?.listed === 1 ? rows[0] : undefined
}

/** Counts a click on a product; only its Vietnam day is stored. */
export async function countClick(db: Database, input: { externalId: string; day: string }): Promise<void> {
  const { externalId, day } = input
  await db
    .insert(productClicks)
    .values({ id: `${externalId} ${day}`, externalId, day, clicks: 1 })
    .onConflictDoUpdate({ target: productClicks.id, set: { clicks: plusOne(productClicks.clicks) } })
}
