import { subDays } from 'date-fns'
import {
  and,
  asc,
  count,
  eq,
  exists,
  gt,
  gte,
  isNull,
  lte,
  max,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Locale } from '../../../schema/locale'
import { letterRuns, letterSendings } from '../../../schema/tables/letters'
import { subscriptionTables } from '../../../schema/tables/newsletter'
import { outbox } from '../../../schema/tables/outbox'
import type { Database } from '../../platform/db/database'
import { keptDays, leaseMs, type OutboxRow, rowColumns } from '../../platform/outbox/outbox'
import { lacksLetter, selectDelivery, wantsLetter } from './audience'
import { type Run, selectRuns } from './sendings'

export interface TakenReader {
  row: OutboxRow
  email: string
  readerId: string
  language: Locale
}

const randomId = sql`lower(hex(randomblob(16)))`
const given = (value: string | number | null) => sql`${value}`

/**
 * Readers after the cursor who do not have the letter yet, in either language or by another run.
 */
function nextReaders(db: Database, run: Run, now: Date): SQL | undefined {
  const readers = subscriptionTables[run.list]
  return and(
    gt(readers.email, run.cursor),
    wantsLetter(db, { ...run, now }),
    lacksLetter(db, run.list, run.sendings, run.sendingId),
  )
}

export function selectNext(db: Database, run: Run, { limit, now }: { limit: number; now: Date }) {
  const readers = subscriptionTables[run.list]
  return db
    .select({ email: readers.email })
    .from(readers)
    .where(nextReaders(db, run, now))
    .orderBy(asc(readers.email))
    .limit(limit)
}

/** The last address of the next batch; null if there is none. */
async function findEnd(
  db: Database,
  run: Run,
  input: { limit: number; now: Date },
): Promise<{ end: string | null; found: number }> {
  const next = selectNext(db, run, input).as('next')
  const [row] = await db.select({ end: max(next.email), found: count() }).from(next)
  return { end: row?.end ?? null, found: row?.found ?? 0 }
}

/**
 * In one transaction, puts the next deliveries into the outbox, leased, and moves the cursor.
 * Claims nothing if another cron moved it first, or the run is not in state `sending`.
 */
export async function takeReaders(
  db: Database,
  run: Run,
  { limit, now }: { limit: number; now: Date },
): Promise<TakenReader[]> {
  const { sendingId, language, cursor, list } = run
  const readers = subscriptionTables[list]
  const { end, found } = await findEnd(db, run, { limit, now })
  const at = now.toISOString()
  const sending = db.select({ id: letterSendings.id }).from(letterSendings)
  const isHere = and(
    eq(letterRuns.sendingId, sendingId),
    eq(letterRuns.language, language),
    eq(letterRuns.cursor, cursor),
    eq(letterRuns.isDone, false),
    exists(
      sending.where(and(eq(letterSendings.id, sendingId), eq(letterSendings.state, 'sending'))),
    ),
  )
  if (end === null) {
    await db.update(letterRuns).set({ isDone: true }).where(isHere)
    return []
  }
  const isTaken = and(
    nextReaders(db, run, now),
    lte(readers.email, end),
    exists(db.select({ id: letterRuns.sendingId }).from(letterRuns).where(isHere)),
  )
  const subject = sql`${sendingId} || ':' || ${readers.readerId}`
  const deliveries = db
    .select({
      id: randomId.as('id'),
      kind: given('newsletter-letter').as('kind'),
      subject: subject.as('subject'),
      idempotencyKey: sql`'letter:' || ${subject}`.as('idempotency_key'),
      status: given('pending').as('status'),
      attempts: given(1).as('attempts'),
      firstTriedAt: given(at).as('first_tried_at'),
      nextAttemptAt: given(new Date(now.getTime() + leaseMs).toISOString()).as('next_attempt_at'),
      lastError: given(null).as('last_error'),
      settledAt: given(null).as('settled_at'),
      createdAt: given(at).as('created_at'),
    })
    .from(readers)
    .where(isTaken)
  const added = db.select({ count: count() }).from(readers).where(isTaken)
  const isDelivered = exists(
    selectDelivery(db, { id: sendingId, list }, list, eq(outbox.createdAt, at)),
  )
  const [, , rows, taken] = await db.batch([
    db
      .update(readers)
      .set({ readerId: randomId })
      .where(and(isTaken, isNull(readers.readerId))),
    db
      .update(letterSendings)
      .set({ taken: sql`${letterSendings.taken} + (${added})` })
      .where(eq(letterSendings.id, sendingId)),
    // The conditions hold until this write, which changes what they read.
    db.insert(outbox).select(deliveries).returning(rowColumns),
    db
      .update(readers)
      .set({ lastLetterAt: at, lastSendingId: sendingId })
      .where(and(gt(readers.email, cursor), lte(readers.email, end), isDelivered))
      .returning({ email: readers.email, readerId: readers.readerId, language: readers.language }),
    db
      .update(letterRuns)
      .set({ cursor: end, isDone: found < limit })
      .where(isHere),
  ])
  const bySubject = new Map(taken.map((reader) => [`${sendingId}:${reader.readerId}`, reader]))
  return rows.flatMap((row) => {
    const reader = bySubject.get(row.subject)
    return reader?.readerId
      ? [{ row, email: reader.email, readerId: reader.readerId, language: reader.language }]
      : []
  })
}

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
