import { env } from 'cloudflare:test'
import type { ProductImportRow } from '../../schema/api/product-import'
import { readStoredMerchants } from '../content/merchants'
import { writeProducts } from '../features/products/import'
import { invalidateContent } from '../platform/cache/content-version'
import { openDatabase } from '../platform/db/database'

let made = 0

/** A product as an import brings it; fields replace the defaults. */
export function productRow(fields: Partial<ProductImportRow> = {}): ProductImportRow {
  made += 1
  return {
    externalId: `product-${made}`,
    merchant: 'tropic-trail',
    category: 'outdoor',
    title: `Dry bag ${made}`,
    titleVi: `Túi chống nước ${made}`,
    description: 'Keeps a camera dry.',
    descriptionVi: 'Giữ máy ảnh khô ráo.',
    price: 20,
    country: null,
    rating: 4.5,
    reviewCount: 10,
    tags: ['dry bag'],
    tagsVi: ['túi khô'],
    isHot: false,
    isNew: false,
    isBestSeller: false,
    discountPercent: 0,
    viralScore: 50,
    inStock: true,
    imageUrl: '@assets/art/product-outdoor',
    destinationUrl: `https://shop.tropictrail.example/p/${made}`,
    affiliateUrl: null,
    linkFrom: null,
    linkTo: null,
    priceSeenOn: null,
    earlierPrice: null,
    earlierFrom: null,
    earlierTo: null,
    ...fields,
  }
}

/**
 * Stores products, each a second newer than the one before, and invalidates the cached listings.
 */
export async function insertProducts(
  rows: Partial<ProductImportRow>[],
): Promise<ProductImportRow[]> {
  const whole = rows.map(productRow)
  const db = openDatabase(env.DB)
  const merchants = await readStoredMerchants(db)
  for (const [index, row] of whole.entries()) {
    const now = new Date(Date.UTC(2026, 0, 1, 0, 0, index))
    await writeProducts(db, { rows: [row], merchants, now })
  }
  await invalidateContent(env.CACHE)
  return whole
}

export async function clearProducts(): Promise<void> {
  const statements = [
    'products',
    'product_texts',
    'product_clicks',
    'products_search',
    'link_checks',
  ].map((table) => env.DB.prepare(`delete from ${table}`))
  await env.DB.batch(statements)
  for (const { name } of (await env.CACHE.list()).keys) await env.CACHE.delete(name)
  await invalidateContent(env.CACHE)
}
