import { and, eq, getTableColumns, gte, inArray, type SQL } from 'drizzle-orm'
import { dashboardDays } from '../../../schema/api/admin-dashboard'
import type { AdminProduct, ProductFields, ProductLink } from '../../../schema/api/admin-products'
import { linkState, linkTarget } from '../../../schema/links'
import { linkChecks } from '../../../schema/tables/link-checks'
import { productClicks, products, productTexts } from '../../../schema/tables/products'
import { vietnamDay } from '../../../schema/time'
import { fillDays, lastDays } from '../../platform/db/counts'
import { type Database, idList } from '../../platform/db/database'
import { isMerchantCheck, isProductCheck, merchantChecks } from './product-links'

const { priceOrder: _, ...productColumns } = getTableColumns(products)
const columns = {
  ...getTableColumns(productTexts),
  ...productColumns,
  link: linkChecks,
  merchantDeadSince: merchantChecks.deadSince,
}

interface StoredProduct {
  id: number
  product: ProductFields
  listed: boolean
  createdAt: string
  updatedAt: string
  /** Null if the product was withdrawn long ago and left the queue. */
  check: typeof linkChecks.$inferSelect | null
  merchantDeadSince: string | null
}

function selectProducts(db: Database, where: SQL) {
  return db
    .select(columns)
    .from(products)
    .innerJoin(productTexts, eq(productTexts.id, products.id))
    .leftJoin(linkChecks, isProductCheck)
    .leftJoin(merchantChecks, isMerchantCheck)
    .where(where)
}

const toDollars = (cents: number | null) => (cents === null ? null : cents / 100)

function toStored(row: Awaited<ReturnType<typeof selectProducts>>[number]): StoredProduct {
  const {
    id,
    listed,
    createdAt,
    updatedAt,
    link,
    merchantDeadSince,
    priceCents,
    earlierPriceCents,
    country,
    inStock,
    ...rest
  } = row
  const { isHot, isNew, isBestSeller, ...fields } = rest
  const flags = {
    inStock: inStock === 1,
    isHot: isHot === 1,
    isNew: isNew === 1,
    isBestSeller: isBestSeller === 1,
  }
  const prices = { price: toDollars(priceCents), earlierPrice: toDollars(earlierPriceCents) }
  const product = { ...fields, ...flags, ...prices, country: country || null }
  return { id, product, listed: listed === 1, createdAt, updatedAt, check: link, merchantDeadSince }
}

export async function findStoredProduct(
  db: Database,
  id: number,
): Promise<StoredProduct | undefined> {
  const [row] = await selectProducts(db, eq(products.id, id))
  return row && toStored(row)
}

export async function listStoredProducts(
  db: Database,
  externalIds: readonly string[],
): Promise<Map<string, StoredProduct>> {
  const rows = await selectProducts(db, inArray(products.externalId, idList(externalIds)))
  return new Map(rows.map((row) => [row.externalId, toStored(row)]))
}

export async function findAdminProduct(
  db: Database,
  input: { id: number; now: Date },
): Promise<AdminProduct | undefined> {
  const stored = await findStoredProduct(db, input.id)
  if (!stored) return undefined
  const days = lastDays(input.now, dashboardDays)
  const counts = await db
    .select({ day: productClicks.day, count: productClicks.clicks })
    .from(productClicks)
    .where(
      and(
        eq(productClicks.externalId, stored.product.externalId),
        gte(productClicks.day, days[0] ?? ''),
      ),
    )
    .limit(dashboardDays)
  const { check: _check, merchantDeadSince: _merchant, ...product } = stored
  const link = toLink(stored, vietnamDay(input.now))
  return { ...product, id: String(stored.id), clicks: fillDays(days, counts), link }
}

function toLink({ product, check, merchantDeadSince }: StoredProduct, today: string): ProductLink {
  const {
    askedAt = null,
    outcome = null,
    status = null,
    failedDays = 0,
    deadSince = null,
  } = check ?? {}
  const known = { linkFrom: product.linkFrom, linkTo: product.linkTo, deadSince, merchantDeadSince }
  return {
    state: linkState(known, today),
    target: linkTarget(known, today),
    askedAt,
    outcome,
    status,
    failedDays,
    deadSince,
  }
}
