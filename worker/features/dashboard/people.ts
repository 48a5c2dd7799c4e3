import { and, eq, gte, lt } from 'drizzle-orm'
import type { AdminDashboard, CappedCount, DayCount } from '../../../schema/api/admin-dashboard'
import { subscriptionDays } from '../../../schema/tables/counts'
import { submissions } from '../../../schema/tables/submissions'
import { countUpTo } from '../../platform/db/capped-count'
import { countSubscriptions } from '../../platform/db/count-subscriptions'
import type { Database } from '../../platform/db/database'
import { fillDays } from '../../platform/db/last-days'

const leadCap = 1000
/** After so long an answer is late, in milliseconds. */
const lateMs = 24 * 60 * 60 * 1000

/** Requests and messages that nobody has touched, and those that have waited for more than a day. */
export async function countLeads(db: Database, now: Date): Promise<AdminDashboard['leads']> {
  const lateBefore = new Date(now.getTime() - lateMs).toISOString()
  const count = (before?: string) => {
    const where = and(eq(submissions.status, 'new'), before ? lt(submissions.createdAt, before) : undefined)
    return countUpTo(db, { table: submissions, where, cap: leadCap })
  }
  const [fresh, late] = await Promise.all([count(), count(lateBefore)])
  return { fresh, late }
}

export async function countConfirmed(db: Database): Promise<CappedCount> {
  return { count: await countSubscriptions(db, 'confirmed'), isCapped: false }
}

/** Confirmed subscriptions by the Vietnam day on which they were asked for. */
export async function countNewSubscribers(db: Database, days: readonly string[]): Promise<DayCount[]> {
  const rows = await db
    .select({ day: subscriptionDays.day, count: subscriptionDays.subscriptions })
    .from(subscriptionDays)
    .where(and(eq(subscriptionDays.status, 'confirmed'), gte(subscriptionDays.day, days[0] ?? '')))
  return fillDays(days, rows)
}
