import { and, eq, getTableColumns, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { dashboardDays } from '../../../schema/api/admin-dashboard'
import type { AdminProduct, ProductFields } from '../../../schema/api/admin-products'
import { productClicks, products, productTexts } from '../../../schema/tables/products'
import type { Database } from '../../platform/db/database'
import { fillDays, lastDays } from '../../platform/db/last-days'

const { priceOrder: _, ...productColumns } = getTableColumns(products)
const columns = { ...getTableColumns(productTexts), ...productColumns }

interface StoredProduct {
  id: number
  product: ProductFields
  listed: boolean
  createdAt: string
  updatedAt: string
}

function selectProducts(db: Database, where: SQL) {
  return db.select(columns).from(products).innerJoin(productTexts, eq(productTexts.id, products.id)).where(where)
}

function toStored(row: Awaited<ReturnType<typeof selectProducts>>[number]): StoredProduct {
  const { id, listed, createdAt, updatedAt, priceCents, country, inStock, isHot, isNew, isBestSeller, ...fields } = row
  const flags = { inStock: inStock === 1, isHot: isHot === 1, isNew: isNew === 1, isBestSeller: isBestSeller === 1 }
  const product = { ...fields, ...flags, price: priceCents === null ? null : priceCents / 100, country: country || null }
  return { id, product, listed: listed === 1, createdAt, updatedAt }
}

export async function findStoredProduct(db: Database, id: number): Promise<StoredProduct | undefined> {
  const [row] = await selectProducts(db, eq(products.id, id))
  return row && toStored(row)
}

/** The known ones of some products, by their `externalId`. */
export async function listStoredProducts(db: Database, externalIds: readonly string[]): Promise<Map<string, StoredProduct>> {
  // As JSON, because D1 takes a hundred parameters and a batch has five hundred products.
  const given = sql`(select value from json_each(${JSON.stringify(externalIds)}))`
  const rows = await selectProducts(db, inArray(products.externalId, given))
  return new Map(rows.map((row) => [row.externalId, toStored(row)]))
}

export async function findAdminProduct(db: Database, input: { id: number; now: Date }): Promise<AdminProduct | undefined> {
  const stored = await findStoredProduct(db, input.id)
  if (!stored) return undefined
  const days = lastDays(input.now, dashboardDays)
  const counts = await db
    .select({ day: productClicks.day, count: productClicks.clicks })
    .from(productClicks)
    .where(and(eq(productClicks.externalId, stored.product.externalId), gte(productClicks.day, days[0] ?? '')))
    .limit(dashboardDays)
  return { ...stored, id: String(stored.id), clicks: fillDays(days, counts) }
}
