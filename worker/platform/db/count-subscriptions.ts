import { and, eq } from 'drizzle-orm'
import { subscriptionDays } from '../../../schema/tables/counts'
import type { Database } from './database'

/** How many subscriptions have a state: triggers count them, the row of the day '' holds all of a state. */
export async function countSubscriptions(db: Database, status: 'pending' | 'confirmed' | 'unsubscribed'): Promise<number> {
  const [row] = await db
    .select({ count: subscriptionDays.subscriptions })
    .from(subscriptionDays)
    .where(and(eq(subscriptionDays.status, status), eq(subscriptionDays.day, '')))
  return row?.count ?? 0
}
