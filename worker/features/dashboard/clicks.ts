import { desc, eq, gte, sql } from 'drizzle-orm'
import type { AdminDashboard, DayCount } from '../../../schema/api/admin-dashboard'
import { productClicks, products, productTexts } from '../../../schema/tables/products'
import type { Database } from '../../platform/db/database'
import { fillDays } from '../../platform/db/last-days'

const shown = 5
/** Of a month in which more products were clicked on more days, the newest of those are counted. */
const mostCounted = 20_000

/** Clicks of the shop by day. */
export async function countClicksByDay(db: Database, days: readonly string[]): Promise<DayCount[]> {
  const rows = await db
    .select({ day: productClicks.day, count: sql<number>`sum(${productClicks.clicks})`.as('count') })
    .from(productClicks)
    .where(gte(productClicks.day, days[0] ?? ''))
    .groupBy(productClicks.day)
  return fillDays(days, rows)
}

/** The most clicked products of the same days. */
export async function listTopProducts(db: Database, days: readonly string[]): Promise<AdminDashboard['clicks']['products']> {
  const recent = db
    .select({ clickedId: sql<string>`${productClicks.externalId}`.as('clicked_id'), clicks: productClicks.clicks })
    .from(productClicks)
    .where(gte(productClicks.day, days[0] ?? ''))
    .orderBy(desc(productClicks.day))
    .limit(mostCounted)
    .as('recent')
  const top = db
    .select({ clickedId: recent.clickedId, clicks: sql<number>`sum(${recent.clicks})`.as('total') })
    .from(recent)
    .groupBy(sql`${recent.clickedId}`)
    .orderBy(sql`total desc`, sql`${recent.clickedId}`)
    .limit(shown)
    .as('top')
  const rows = await db
    .select({ externalId: top.clickedId, clicks: top.clicks, id: products.id, title: productTexts.title, titleVi: productTexts.titleVi })
    .from(top)
    .leftJoin(products, eq(products.externalId, sql`${top.clickedId}`))
    .leftJoin(productTexts, eq(productTexts.id, products.id))
    .orderBy(desc(top.clicks))
  return rows.map(({ id, title, titleVi, ...row }) => ({
    ...row,
    id: id === null ? null : String(id),
    title: title ?? '',
    titleVi: titleVi ?? '',
  }))
}
