import { asc, desc, eq, gte, sql, sum } from 'drizzle-orm'
import { productClicks, products, productTexts } from '../../../schema/tables/products'
import type { Database } from '../../platform/db/database'

const maxShown = 5
/** Of a month in which more products were clicked on more days, the newest of those are counted. */
const maxCounted = 20_000

/** Clicks on products and on partners' links by Vietnam day, from a day (`YYYY-MM-DD`) on. */
export function selectClickDays(db: Database, since: string) {
  return db
    .select({ day: productClicks.day, count: sum(productClicks.clicks).mapWith(Number) })
    .from(productClicks)
    .where(gte(productClicks.day, since))
    .groupBy(productClicks.day)
}

/**
 * What was clicked most on the same days; `id` is null for a product that is gone, and for what is
 * no product.
 */
export function selectTopProducts(db: Database, since: string) {
  const recent = db
    .select({ externalId: productClicks.externalId, clicks: productClicks.clicks })
    .from(productClicks)
    .where(gte(productClicks.day, since))
    .orderBy(desc(productClicks.day))
    .limit(maxCounted)
    .as('recent')
  const total = sum(recent.clicks).mapWith(Number).as('total')
  const top = db
    .select({ clickedId: sql<string>`${recent.externalId}`.as('clicked_id'), total })
    .from(recent)
    .groupBy(recent.externalId)
    .orderBy(desc(total), asc(recent.externalId))
    .limit(maxShown)
    .as('top')
  return db
    .select({
      externalId: top.clickedId,
      clicks: top.total,
      id: products.id,
      title: productTexts.title,
      titleVi: productTexts.titleVi,
    })
    .from(top)
    .leftJoin(products, eq(products.externalId, top.clickedId))
    .leftJoin(productTexts, eq(productTexts.id, products.id))
    .orderBy(desc(top.total))
}
