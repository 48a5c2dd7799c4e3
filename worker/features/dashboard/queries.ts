import type { AdminDashboard } from '../../../schema/api/admin-dashboard'
import { dashboardDays } from '../../../schema/api/admin-dashboard'
import type { Database } from '../../platform/db/database'
import { lastDays } from '../../platform/db/last-days'
import { countClicksByDay, listTopProducts } from './clicks'
import { countConfirmed, countLeads, countNewSubscribers } from './people'
import { listScheduled, listTopArticles } from './posts'
import { readOutboxTrouble } from './trouble'

/** All of the dashboard but what is set up; every read goes to the database in one question. */
export async function readDashboard(db: Database, now: Date): Promise<Omit<AdminDashboard, 'setup'>> {
  const days = lastDays(now, dashboardDays)
  const [leads, confirmed, newDays, articles, scheduled, clickDays, products, outbox] = await Promise.all([
    countLeads(db, now),
    countConfirmed(db),
    countNewSubscribers(db, days),
    listTopArticles(db, now),
    listScheduled(db, now),
    countClicksByDay(db, days),
    listTopProducts(db, days),
    readOutboxTrouble(db),
  ])
  return { leads, subscribers: { confirmed, days: newDays }, articles, scheduled, clicks: { days: clickDays, products }, outbox }
}
