import { and, asc, count, eq, inArray, lte, min, sql } from 'drizzle-orm'
import type {
  MailHoldState,
  ReleasedMail,
  ReleaseMailInput,
} from '../../../schema/api/admin-mail-hold'
import { readHoldReason } from '../../../schema/mail-hold'
import { letterSendings } from '../../../schema/tables/letters'
import { operationSwitches } from '../../../schema/tables/operations'
import { outbox } from '../../../schema/tables/outbox'
import { type Database, rowExists } from '../../platform/db/database'
import { hasChanged } from '../../platform/db/writes'
import type { Ctx } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { auditEntry } from '../../platform/log/audit'
import { mailHeld } from '../../platform/outbox/hold'

async function findHold(db: Database) {
  const [row] = await db.select().from(operationSwitches).where(mailHeld)
  return row && { ...readHoldReason(row.reason, row.since), since: row.since }
}

function waitingWhere(restoredTo: string) {
  return {
    mails: and(eq(outbox.status, 'pending'), lte(outbox.createdAt, restoredTo)),
    letters: and(
      inArray(letterSendings.state, ['scheduled', 'sending']),
      lte(letterSendings.createdAt, restoredTo),
    ),
  }
}

export async function readMailHold(db: Database): Promise<MailHoldState> {
  const hold = await findHold(db)
  if (!hold) return { hold: null }
  const old = sql<number>`sum(${outbox.createdAt} <= ${hold.restoredTo})`
  const next = min(outbox.nextAttemptAt)
  const [waiting, [letters]] = await db.batch([
    db
      .select({
        kind: outbox.kind,
        old,
        fresh: sql<number>`count(*) - ${old}`,
        oldest: sql<string>`min(${outbox.createdAt})`,
      })
      .from(outbox)
      .where(eq(outbox.status, 'pending'))
      .groupBy(outbox.kind)
      .orderBy(asc(next)),
    db.select({ count: count() }).from(letterSendings).where(waitingWhere(hold.restoredTo).letters),
  ])
  return { hold: { ...hold, waiting, letters: letters?.count ?? 0 } }
}

/** Throws CONFLICT where mail is not held, or since another time. */
export async function releaseMail(
  ctx: Ctx,
  { since, dropsOld }: ReleaseMailInput,
): Promise<ReleasedMail> {
  const { db, now } = ctx
  const hold = await findHold(db)
  if (hold?.since !== since) throw new ApiError('CONFLICT')
  const { mails, letters } = waitingWhere(hold.restoredTo)
  const [dropped, paused] = dropsOld
    ? await Promise.all([db.$count(outbox, mails), db.$count(letterSendings, letters)])
    : [0, 0]
  const row = and(mailHeld, eq(operationSwitches.since, since))
  const isHeld = rowExists(db, operationSwitches, row)
  const results = await db.batch([
    auditEntry(
      ctx,
      { action: 'mail.release', subject: hold.cause, before: hold, after: { dropped, paused } },
      isHeld,
    ),
    ...(dropsOld
      ? [
          db
            .update(outbox)
            .set({
              status: 'gone',
              settledAt: now.toISOString(),
              lastError: 'dropped after a restore',
            })
            .where(and(mails, isHeld)),
          db.update(letterSendings).set({ state: 'paused' }).where(and(letters, isHeld)),
        ]
      : []),
    db.delete(operationSwitches).where(row),
  ])
  if (!hasChanged(results)) throw new ApiError('CONFLICT')
  return { dropped, paused }
}
