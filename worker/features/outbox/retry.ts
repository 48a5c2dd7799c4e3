import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { outbox } from '../../../schema/tables/outbox'
import { countUpTo } from '../../platform/db/capped-count'
import type { Database } from '../../platform/db/database'
import { storeTogether } from '../../platform/db/store-together'
import type { CurrentAdmin } from '../../platform/http/admin-env'
import { ApiError } from '../../platform/http/errors'
import { auditEntry } from '../../platform/log/audit'

interface Retry {
  admin: CurrentAdmin
  now: Date
}

/** So many at once, so that a long outage does not end in one huge write. */
const mostAtOnce = 500

/** Makes deliveries due now, with another day of tries before them; one that was never tried counts as tried, so that it is not too old. */
function makeDue(where: SQL, now: Date): SQL {
  return sql`
    update outbox set status = 'pending', next_attempt_at = ${now.toISOString()}, first_tried_at = null, settled_at = null,
      attempts = max(attempts, 1)
    where ${where} and status in ('pending', 'dead')`
}

/**
 * Makes a dead or waiting delivery due at once. Answers what it is about. Throws NOT_FOUND for an unknown one, CONFLICT for one that was
 * delivered, or lost what it was about, meanwhile.
 */
export async function retryDelivery(db: Database, { id, admin, now }: Retry & { id: string }): Promise<string> {
  const [row] = await db
    .select({ kind: outbox.kind, subject: outbox.subject, status: outbox.status, attempts: outbox.attempts })
    .from(outbox)
    .where(eq(outbox.id, id))
    .limit(1)
  if (!row) throw new ApiError('NOT_FOUND')
  const { kind, subject, status, attempts } = row
  if (status !== 'pending' && status !== 'dead') throw new ApiError('CONFLICT')
  const entry = { username: admin.username, action: 'outbox.retry', subject: id, label: kind, before: { status, attempts }, now } as const
  await storeTogether(db, [
    auditEntry(entry, sql`exists (select 1 from outbox where id = ${id} and status in ('pending', 'dead'))`),
    makeDue(sql`id = ${id}`, now),
  ])
  return subject
}

/** Makes the dead deliveries due, five hundred at most; the Cron Trigger takes them within a minute. Answers how many. */
export async function retryDead(db: Database, { admin, now }: Retry): Promise<number> {
  const { count } = await countUpTo(db, { table: outbox, where: eq(outbox.status, 'dead'), cap: mostAtOnce })
  if (count === 0) return 0
  const dead = db.select({ id: outbox.id }).from(outbox).where(eq(outbox.status, 'dead')).orderBy(outbox.nextAttemptAt).limit(mostAtOnce)
  await storeTogether(db, [
    auditEntry({ username: admin.username, action: 'outbox.retry', subject: '', label: 'all dead', after: { retried: count }, now }),
    makeDue(inArray(outbox.id, dead), now),
  ])
  return count
}
