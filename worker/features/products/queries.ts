import { eq } from 'drizzle-orm'
import {
  lastProductsPage,
  type OwnProducts,
  type Product,
  type ProductPage,
} from '../../../schema/api/products'
import type { Merchant } from '../../../schema/content/shop'
import { linkTarget } from '../../../schema/links'
import { linkChecks } from '../../../schema/tables/link-checks'
import { productClicks, products, productTexts } from '../../../schema/tables/products'
import { merchantsOf, selectShop } from '../../content/merchants'
import { fillPhotos, photosOf } from '../../content/photos'
import type { Database } from '../../platform/db/database'
import { plusOne } from '../../platform/db/writes'
import type { Listing } from './listing'
import { selectFacets, selectOwnProducts, selectProducts } from './listing-queries'
import { isMerchantCheck, isProductCheck, linkColumns, merchantChecks } from './product-links'

function priceText(cents: number | null): string {
  return cents === null ? '' : `$${(cents / 100).toFixed(2)}`
}

type ListedProduct = Awaited<ReturnType<typeof selectProducts>>[number]

function toEarlierPrice({
  priceCents,
  earlierPriceCents,
  earlierFrom,
  earlierTo,
}: ListedProduct): EarlierPrice | undefined {
  if (
    priceCents === null ||
    earlierPriceCents === null ||
    earlierFrom === null ||
    earlierTo === null
  )
    return undefined
  if (earlierPriceCents <= priceCents) return undefined
  const percent = Math.round((1 - priceCents / earlierPriceCents) * 100)
  return {
    percent,
    shown: { priceText: priceText(earlierPriceCents), from: earlierFrom, to: earlierTo },
  }
}

interface EarlierPrice {
  percent: number
  shown: NonNullable<Product['earlierPrice']>
}

function toProduct(row: ListedProduct, today: string, merchants: readonly Merchant[]): Product {
  const target = linkTarget(row, today)
  const earlier = toEarlierPrice(row)
  return {
    id: String(row.id),
    externalId: row.externalId,
    title: row.title,
    titleVi: row.titleVi,
    description: row.description,
    descriptionVi: row.descriptionVi,
    imageUrl: row.imageUrl,
    merchant: merchants.find(({ id }) => id === row.merchant)?.name ?? row.merchant,
    category: row.category,
    targetCountry: row.country || null,
    // The import accepts only https; a stored address of another kind never becomes a link.
    affiliateUrl:
      target === 'product' && row.affiliateUrl?.startsWith('https://') ? row.affiliateUrl : null,
    priceText: priceText(row.priceCents),
    rating: row.rating.toFixed(1),
    tags: row.tags,
    tagsVi: row.tagsVi,
    isHot: row.isHot === 1,
    isNew: row.isNew === 1,
    isBestSeller: row.isBestSeller === 1,
    discountPercent: earlier?.percent ?? row.discountPercent,
    viralScore: row.viralScore,
    inStock: row.inStock === 1,
    linkTarget: target,
    priceSeenOn: row.priceCents === null ? null : row.priceSeenOn,
    earlierPrice: earlier?.shown ?? null,
  }
}

export async function readProductPage(
  db: Database,
  listing: Listing,
  today: string,
): Promise<{ page: ProductPage; durationMs: number }> {
  if (listing.words?.length === 0) return { page: pageOf([], [], listing), durationMs: 0 }
  const started = performance.now()
  const [shown, facets, [shop]] = await db.batch([
    selectProducts(db, listing),
    selectFacets(db, listing),
    selectShop(db),
  ])
  const { content: products, photos } = await fillPhotos(
    db,
    shown.map((row) => toProduct(row, today, merchantsOf(shop))),
  )
  return {
    page: { ...pageOf(products, facets, listing), ...photosOf(photos) },
    durationMs: performance.now() - started,
  }
}

export async function readOwnProducts(db: Database, today: string): Promise<OwnProducts> {
  const [found, [shop]] = await db.batch([selectOwnProducts(db), selectShop(db)])
  const { content: products, photos } = await fillPhotos(
    db,
    found.map((row) => toProduct(row, today, merchantsOf(shop))),
  )
  return { products, ...photosOf(photos) }
}

/** For the search, which shows no merchants: they have their ids instead of names. */
export async function readProducts(
  db: Database,
  listing: Listing,
  today: string,
): Promise<Product[]> {
  if (listing.words?.length === 0) return []
  const found = await selectProducts(db, listing)
  const { content } = await fillPhotos(
    db,
    found.map((row) => toProduct(row, today, [])),
  )
  return content
}

function pageOf(
  found: Product[],
  facets: { name: string; count: number }[],
  { page, limit, categories }: Listing,
): ProductPage {
  const counted = facets.filter(({ name }) => categories.length === 0 || categories.includes(name))
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  const pages = Math.ceil(total / limit)
  return {
    products: found,
    pagination: { page, limit, total, pages, hasNext: page < Math.min(pages, lastProductsPage) },
    filters: { availableCategories: facets },
  }
}

export async function findDestination(db: Database, externalId: string) {
  const { merchant, destinationUrl, affiliateUrl } = productTexts
  const { id, category, country, priceCents, listed } = products
  const rows = await db
    .select({
      id,
      category,
      country,
      priceCents,
      listed,
      merchant,
      destinationUrl,
      affiliateUrl,
      ...linkColumns,
    })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.id, products.id))
    .leftJoin(linkChecks, isProductCheck)
    .leftJoin(merchantChecks, isMerchantCheck)
    .where(eq(products.externalId, externalId))
    .limit(1)
  return rows[0]?.listed === 1 ? rows[0] : undefined
}

export async function isClickUncounted(
  db: Database,
  input: { externalId: string; today: string },
): Promise<boolean> {
  const found = await findDestination(db, input.externalId)
  return (
    Boolean(found?.affiliateUrl) &&
    found !== undefined &&
    linkTarget(found, input.today) === 'product'
  )
}

export async function countClick(
  db: Database,
  input: { externalId: string; day: string },
): Promise<void> {
  const { externalId, day } = input
  await db
    .insert(productClicks)
    .values({ id: `${externalId} ${day}`, externalId, day, clicks: 1 })
    .onConflictDoUpdate({
      target: productClicks.id,
      set: { clicks: plusOne(productClicks.clicks) },
    })
}
