import { asc, desc, eq, gte, sql, sum } from 'drizzle-orm'
import { productClicks, products, productTexts } from '../../../schema/tables/products'
import type { Database } from '../../platform/db/database'

const maxShown = 5
/** Only the newest days count if there are more rows. */
const maxCounted = 20_000

/** From a day (`YYYY-MM-DD`, Vietnam) on. */
export function selectClickDays(db: Database, since: string) {
  return db
    .select({ day: productClicks.day, count: sum(productClicks.clicks).mapWith(Number) })
    .from(productClicks)
    .where(gte(productClicks.day, since))
    .groupBy(productClicks.day)
}

/** `id` is null for a deleted product and for partner links. */
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
