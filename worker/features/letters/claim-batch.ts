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
import { type Database, rowExists } from '../../platform/db/database'
import { isMailFree } from '../../platform/outbox/hold'
import { keptDays, leaseMs, type OutboxRow, rowColumns } from '../../platform/outbox/outbox'
import { lacksLetter, selectDelivery, wantsLetter } from './audience'
import { type BatchSource, selectBatchSources } from './delivery-runs'

export interface ClaimedDelivery {
  row: OutboxRow
  email: string
  readerId: string
  language: Locale
}

const randomId = sql`lower(hex(randomblob(16)))`
const given = (value: string | number | null) => sql`${value}`

/** Readers who do not have the letter yet, in either language or by another run. */
function isInNextBatch(db: Database, source: BatchSource, now: Date): SQL | undefined {
  const readers = subscriptionTables[source.list]
  return and(
    gt(readers.email, source.cursor),
    wantsLetter(db, { ...source, now }),
    lacksLetter(db, source.list, source.deliveryRuns, source.sendingId),
  )
}

export function selectNextBatch(
  db: Database,
  source: BatchSource,
  { limit, now }: { limit: number; now: Date },
) {
  const readers = subscriptionTables[source.list]
  return db
    .select({ email: readers.email })
    .from(readers)
    .where(isInNextBatch(db, source, now))
    .orderBy(asc(readers.email))
    .limit(limit)
}

async function findBatchEnd(
  db: Database,
  source: BatchSource,
  input: { limit: number; now: Date },
): Promise<{ end: string | null; found: number }> {
  const next = selectNextBatch(db, source, input).as('next')
  const [row] = await db.select({ end: max(next.email), found: count() }).from(next)
  return { end: row?.end ?? null, found: row?.found ?? 0 }
}

/** In one transaction. Claims nothing if the cursor moved, the run is not `sending` or mail is held. */
export async function claimBatch(
  db: Database,
  source: BatchSource,
  { limit, now }: { limit: number; now: Date },
): Promise<ClaimedDelivery[]> {
  const { sendingId, language, cursor, list } = source
  const readers = subscriptionTables[list]
  const { end, found } = await findBatchEnd(db, source, { limit, now })
  const at = now.toISOString()
  const own = db.select({ id: letterSendings.id }).from(letterSendings)
  const isHere = and(
    eq(letterRuns.sendingId, sendingId),
    eq(letterRuns.language, language),
    eq(letterRuns.cursor, cursor),
    eq(letterRuns.isDone, false),
    isMailFree(db),
    exists(own.where(and(eq(letterSendings.id, sendingId), eq(letterSendings.state, 'sending')))),
  )
  if (end === null) {
    await db.update(letterRuns).set({ isDone: true }).where(isHere)
    return []
  }
  const isClaimed = and(
    isInNextBatch(db, source, now),
    lte(readers.email, end),
    rowExists(db, letterRuns, isHere),
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
    .where(isClaimed)
  const added = db.select({ count: count() }).from(readers).where(isClaimed)
  const isDelivered = exists(
    selectDelivery(db, { id: sendingId, list }, list, eq(outbox.createdAt, at)),
  )
  const [, , rows, claimed] = await db.batch([
    db
      .update(readers)
      .set({ readerId: randomId })
      .where(and(isClaimed, isNull(readers.readerId))),
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
  const bySubject = new Map(claimed.map((reader) => [`${sendingId}:${reader.readerId}`, reader]))
  return rows.flatMap((row) => {
    const reader = bySubject.get(row.subject)
    return reader?.readerId
      ? [{ row, email: reader.email, readerId: reader.readerId, language: reader.language }]
      : []
  })
}

function isComplete(db: Database) {
  const left = db
    .select({ id: letterRuns.sendingId })
    .from(letterRuns)
    .where(and(eq(letterRuns.sendingId, letterSendings.id), eq(letterRuns.isDone, false)))
  return and(eq(letterSendings.state, 'sending'), notExists(left))
}

/** For readers who changed language or subscribed meanwhile, until the outbox purges its rows. */
async function reopenBatchSources(db: Database, now: Date): Promise<void> {
  const { sendingId, language } = letterRuns
  const sources = await selectBatchSources(
    db,
    and(isComplete(db), gte(letterSendings.startedAt, subDays(now, keptDays).toISOString())),
  )
  for (const source of sources) {
    const readers = subscriptionTables[source.list]
    const passedOver = db
      .select({ email: readers.email })
      .from(readers)
      .where(isInNextBatch(db, { ...source, cursor: '' }, now))
    await db
      .update(letterRuns)
      .set({ cursor: '', isDone: false })
      .where(
        and(eq(sendingId, source.sendingId), eq(language, source.language), exists(passedOver)),
      )
  }
}

export async function finishDeliveryRuns(db: Database, now: Date): Promise<void> {
  await reopenBatchSources(db, now)
  await db
    .update(letterSendings)
    .set({ state: 'sent', finishedAt: now.toISOString() })
    .where(isComplete(db))
}
