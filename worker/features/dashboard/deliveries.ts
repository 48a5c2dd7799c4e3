import { count, eq, isNotNull, min } from 'drizzle-orm'
import { outbox } from '../../../schema/tables/outbox'
import { selectCount } from '../../platform/db/counts'
import type { Database } from '../../platform/db/database'

export const deliveryCap = 1000

export function selectDeliveries(db: Database, status: 'dead' | 'pending') {
  return selectCount(db, { table: outbox, where: eq(outbox.status, status), cap: deliveryCap })
}

/**
 * Waiting deliveries that failed before, and since when; of many that wait, the first thousand by
 * their next try.
 */
export function selectFailing(db: Database) {
  const pending = db
    .select({ createdAt: outbox.createdAt, lastError: outbox.lastError })
    .from(outbox)
    .where(eq(outbox.status, 'pending'))
    .orderBy(outbox.nextAttemptAt)
    .limit(deliveryCap)
    .as('pending')
  return db
    .select({ count: count(), oldest: min(pending.createdAt) })
    .from(pending)
    .where(isNotNull(pending.lastError))
}

export function selectOldestDead(db: Database) {
  return db
    .select({ oldest: min(outbox.createdAt) })
    .from(outbox)
    .where(eq(outbox.status, 'dead'))
}
