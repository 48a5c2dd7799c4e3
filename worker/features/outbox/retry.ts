import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { letterSendings } from '../../../schema/tables/letters'
import { outbox } from '../../../schema/tables/outbox'
import { type Database, rowExists } from '../../platform/db/database'
import type { Ctx } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { auditEntry } from '../../platform/log/audit'

const maxAtOnce = 500

const isUndelivered = inArray(outbox.status, ['pending', 'dead'])

/** For another day; a never tried delivery counts as tried, or it would be too old. */
function makeDue(db: Database, where: SQL | undefined, now: Date) {
  return db
    .update(outbox)
    .set({
      status: 'pending',
      nextAttemptAt: now.toISOString(),
      firstTriedAt: null,
      settledAt: null,
      attempts: sql`max(${outbox.attempts}, 1)`,
    })
    .where(where)
}

/** Letters that are tried again no longer count as failed. */
function uncountFailed(db: Database, where: SQL | undefined) {
  const given = db
    .select({
      sendingId: sql<string>`substr(${outbox.subject}, 1, instr(${outbox.subject}, ':') - 1)`.as(
        'sending_id',
      ),
    })
    .from(outbox)
    .where(and(where, eq(outbox.kind, 'newsletter-letter'), eq(outbox.status, 'dead')))
    .as('given')
  const dead = db
    .select({ count: count() })
    .from(given)
    .where(eq(given.sendingId, letterSendings.id))
  return db
    .update(letterSendings)
    .set({ failed: sql`${letterSendings.failed} - (${dead})` })
    .where(inArray(letterSendings.id, db.select({ id: given.sendingId }).from(given)))
}

/** Returns the subject. Throws NOT_FOUND, CONFLICT if it was delivered or dropped. */
export async function retryDelivery(ctx: Ctx, id: string): Promise<string> {
  const { db, now } = ctx
  const [stored] = await db
    .select({
      kind: outbox.kind,
      subject: outbox.subject,
      status: outbox.status,
      attempts: outbox.attempts,
    })
    .from(outbox)
    .where(eq(outbox.id, id))
    .limit(1)
  if (!stored) throw new ApiError('NOT_FOUND')
  const { kind, subject, status, attempts } = stored
  if (status !== 'pending' && status !== 'dead') throw new ApiError('CONFLICT')
  const before = { status, attempts }
  const entry = { action: 'outbox.retry', subject: id, label: kind, before } as const
  const row = and(eq(outbox.id, id), isUndelivered)
  const when = rowExists(db, outbox, row)
  await db.batch([auditEntry(ctx, entry, when), uncountFailed(db, row), makeDue(db, row, now)])
  return subject
}

export async function retryDead(ctx: Ctx): Promise<number> {
  const { db, now } = ctx
  const isDead = eq(outbox.status, 'dead')
  const dead = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDead)
    .orderBy(outbox.nextAttemptAt)
    .limit(maxAtOnce)
  const retried = await db.$count(dead)
  if (retried === 0) return 0
  await db.batch([
    auditEntry(ctx, {
      action: 'outbox.retry',
      subject: '',
      label: 'all dead',
      after: { retried },
    }),
    uncountFailed(db, inArray(outbox.id, dead)),
    makeDue(db, inArray(outbox.id, dead), now),
  ])
  return retried
}
