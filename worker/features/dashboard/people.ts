import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { AdminDashboard, CappedCount, DayCount } from '../../../schema/api/admin-dashboard'
import { contactMessages } from '../../../schema/tables/contact'
import { newsletterSubscriptions as subscriptions } from '../../../schema/tables/newsletter'
import { tripLeads } from '../../../schema/tables/trip-leads'
import { addCounts, countUpTo } from '../../lib/capped-count'
import type { Database } from '../../lib/database'
import { fillDays } from '../../lib/last-days'

const leadCap = 1000
const subscriberCap = 10_000
/** After so long an answer is late, in milliseconds. */
const lateMs = 24 * 60 * 60 * 1000

/** Requests and messages that nobody has touched, and those that have waited for more than a day. */
export async function countLeads(db: Database, now: Date): Promise<AdminDashboard['leads']> {
  const lateBefore = new Date(now.getTime() - lateMs).toISOString()
  const count = async (before?: string) => {
    const counts = await Promise.all(
      [tripLeads, contactMessages].map((table) =>
        countUpTo(db, { table, where: and(eq(table.status, 'new'), before ? lt(table.createdAt, before) : undefined), cap: leadCap }),
      ),
    )
    return counts.reduce(addCounts, { count: 0, isCapped: false })
  }
  const [fresh, late] = await Promise.all([count(), count(lateBefore)])
  return { fresh, late }
}

export function countConfirmed(db: Database): Promise<CappedCount> {
  return countUpTo(db, { table: subscriptions, where: eq(subscriptions.status, 'confirmed'), cap: subscriberCap })
}

/** Confirmed subscriptions by the Vietnam day on which they were asked for; the newest ten thousand at most. */
export async function countNewSubscribers(db: Database, days: readonly string[]): Promise<DayCount[]> {
  const since = `${days[0] ?? ''}T00:00:00+07:00`
  const recent = db
    .select({ day: sql<string>`date(${subscriptions.createdAt}, '+7 hours')`.as('day') })
    .from(subscriptions)
    .where(and(eq(subscriptions.status, 'confirmed'), gte(subscriptions.createdAt, new Date(since).toISOString())))
    .limit(subscriberCap)
    .as('recent')
  const rows = await db
    .select({ day: recent.day, count: sql<number>`count(*)`.as('count') })
    .from(recent)
    .groupBy(sql`${recent.day}`)
  return fillDays(days, rows)
}
