import { Hono } from 'hono'
import { type AdminDashboard, dashboardDays } from '../../../schema/api/admin-dashboard'
import { type Copies, openCopies } from '../../content/copies'
import { addCounts, fillDays, lastDays } from '../../platform/db/counts'
import type { Database } from '../../platform/db/database'
import type { AdminEnv } from '../../platform/http/env'
import { deliverySetup } from '../../platform/settings/private-settings'
import { findClickedNames } from '../partners/partner-targets'
import { selectTopArticles } from './articles'
import { selectClickDays, selectTopProducts } from './clicks'
import { deliveryCap, selectDeliveries, selectFailing, selectOldestDead } from './deliveries'
import { leadCap, selectConfirmed, selectNewLeads, selectSubscriptionDays } from './people'

type TopClicked = Awaited<ReturnType<typeof selectTopProducts>>[number]

/** What was clicked, with its names: a product's, a place's or an activity's. */
async function nameClicked(
  copies: Copies,
  { id, externalId, clicks, title, titleVi }: TopClicked,
): Promise<AdminDashboard['clicks']['products'][number]> {
  if (id !== null)
    return { externalId, clicks, id: String(id), title: title ?? '', titleVi: titleVi ?? '' }
  const names = await findClickedNames(copies, externalId)
  return { externalId, clicks, id: null, title: names?.nameEn ?? '', titleVi: names?.nameVi ?? '' }
}

/** The dashboard, without the delivery setup; all reads go to the database in one batch. */
async function readDashboard(
  db: Database,
  copies: Copies,
  now: Date,
): Promise<Omit<AdminDashboard, 'setup'>> {
  const days = lastDays(now, dashboardDays)
  const since = days[0] ?? ''
  const [
    newLeads,
    lateLeads,
    [confirmed],
    subscribers,
    articles,
    clicks,
    top,
    dead,
    waiting,
    [failing],
    [oldestDead],
  ] = await db.batch([
    selectNewLeads(db),
    selectNewLeads(db, now),
    selectConfirmed(db),
    selectSubscriptionDays(db, since),
    selectTopArticles(db),
    selectClickDays(db, since),
    selectTopProducts(db, since),
    selectDeliveries(db, 'dead'),
    selectDeliveries(db, 'pending'),
    selectFailing(db),
    selectOldestDead(db),
  ])
  const failures = [failing?.oldest, oldestDead?.oldest]
    .filter((instant) => typeof instant === 'string')
    .sort()
  return {
    leads: { fresh: addCounts(leadCap, newLeads), late: addCounts(leadCap, lateLeads) },
    subscribers: {
      confirmed: { count: confirmed?.count ?? 0, isCapped: false },
      days: fillDays(days, subscribers),
    },
    articles,
    clicks: {
      days: fillDays(days, clicks),
      products: await Promise.all(top.map((one) => nameClicked(copies, one))),
    },
    outbox: {
      dead: addCounts(deliveryCap, dead),
      waiting: addCounts(deliveryCap, waiting),
      failing: addCounts(deliveryCap, failing ? [failing] : []),
      oldestTrouble: failures[0] ?? null,
    },
  }
}

export const adminDashboardRoutes = new Hono<AdminEnv>().get('/', async (c) =>
  c.json(
    {
      ...(await readDashboard(c.var.db, openCopies(c, c.var.db), c.var.now)),
      setup: deliverySetup(c.var.privateSettings),
    },
    200,
  ),
)
