import { subDays } from 'date-fns'
import { and, eq, exists, gte, notExists } from 'drizzle-orm'
import { letterRuns, letterSendings } from '../../../schema/tables/letters'
import { subscriptionTables } from '../../../schema/tables/newsletter'
import type { Database } from '../../platform/db/database'
import { keptDays } from '../../platform/outbox/outbox'
import { selectRuns } from './sendings'
import { nextReaders } from './take-readers'

function haveRun(db: Database) {
  const left = db
    .select({ id: letterRuns.sendingId })
    .from(letterRuns)
    .where(and(eq(letterRuns.sendingId, letterSendings.id), eq(letterRuns.isDone, false)))
  return and(eq(letterSendings.state, 'sending'), notExists(left))
}

/**
 * Restarts batches that missed a reader who changed language or subscribed meanwhile, unless the
 * outbox may have purged the deliveries.
 */
async function reopenRuns(db: Database, now: Date): Promise<void> {
  const { sendingId, language } = letterRuns
  const runs = await selectRuns(
    db,
    and(haveRun(db), gte(letterSendings.startedAt, subDays(now, keptDays).toISOString())),
  )
  for (const run of runs) {
    const readers = subscriptionTables[run.list]
    const passedOver = db
      .select({ email: readers.email })
      .from(readers)
      .where(nextReaders(db, { ...run, cursor: '' }, now))
    await db
      .update(letterRuns)
      .set({ cursor: '', isDone: false })
      .where(and(eq(sendingId, run.sendingId), eq(language, run.language), exists(passedOver)))
  }
}

/** A run that missed readers continues in the next cron. */
export async function finishSendings(db: Database, now: Date): Promise<void> {
  await reopenRuns(db, now)
  await db
    .update(letterSendings)
    .set({ state: 'sent', finishedAt: now.toISOString() })
    .where(haveRun(db))
}
