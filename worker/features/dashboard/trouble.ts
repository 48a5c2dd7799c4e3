import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { AdminDashboard } from '../../../schema/api/admin-dashboard'
import { outbox } from '../../../schema/tables/outbox'
import { countUpTo } from '../../platform/db/capped-count'
import type { Database } from '../../platform/db/database'

const cap = 1000

/** Deliveries that failed, and since when; of many that wait, the first thousand by their next try are looked at. */
export async function readOutboxTrouble(db: Database): Promise<AdminDashboard['outbox']> {
  const [dead, waiting, [failing], [oldestDead]] = await Promise.all([
    countUpTo(db, { table: outbox, where: eq(outbox.status, 'dead'), cap }),
    countUpTo(db, { table: outbox, where: eq(outbox.status, 'pending'), cap }),
    readPending(db),
    readDead(db),
  ])
  const count = failing?.count ?? 0
  const instants = [failing?.oldest, oldestDead?.oldest].filter((instant) => typeof instant === 'string').sort()
  return { dead, waiting, failing: { count, isCapped: count >= cap }, oldestTrouble: instants[0] ?? null }
}

function readPending(db: Database) {
  const pending = db
    .select({ createdAt: outbox.createdAt, lastError: outbox.lastError })
    .from(outbox)
    .where(eq(outbox.status, 'pending'))
    .orderBy(outbox.nextAttemptAt)
    .limit(cap)
    .as('pending')
  return db
    .select({ count: sql<number>`count(*)`.as('count'), oldest: sql<string | null>`min(${pending.createdAt})`.as('oldest') })
    .from(pending)
    .where(and(isNotNull(pending.lastError)))
}

function readDead(db: Database) {
  return db
    .select({ oldest: sql<string | null>`min(${outbox.createdAt})`.as('oldest') })
    .from(outbox)
    .where(eq(outbox.status, 'dead'))
}
