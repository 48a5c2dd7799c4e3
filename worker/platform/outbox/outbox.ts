import { and, eq, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PublicSettings } from '../../../schema/content/site-settings'
import type { OutboxKind } from '../../../schema/outbox-kinds'
import { outbox } from '../../../schema/tables/outbox'
import { troubleKinds } from '../../../schema/troubles'
import { type Database, idList } from '../db/database'
import { insertWhen, plusOne, type Write } from '../db/writes'
import type { MailMessage } from '../mail/types'
import type { PrivateSettings } from '../settings/private-settings'
import { isMailFree } from './hold'

export type OutboxRow = Pick<
  typeof outbox.$inferSelect,
  'id' | 'kind' | 'subject' | 'idempotencyKey' | 'attempts' | 'firstTriedAt' | 'createdAt'
>
export type DeliveryResult = Partial<
  Pick<typeof outbox.$inferInsert, 'status' | 'nextAttemptAt' | 'lastError' | 'settledAt'>
>

/** Lease of a try, in milliseconds: longer than any peer's timeout. */
export const leaseMs = 2 * 60 * 1000
/** Days after delivery. */
export const keptDays = 30

export const rowColumns = {
  id: outbox.id,
  kind: outbox.kind,
  subject: outbox.subject,
  idempotencyKey: outbox.idempotencyKey,
  attempts: outbox.attempts,
  firstTriedAt: outbox.firstTriedAt,
  createdAt: outbox.createdAt,
}

interface NewDelivery {
  kind: OutboxKind
  subject: string
  /** A repeated key is ignored. */
  idempotencyKey: string
  /** UTC ISO instant. */
  at: string
  when?: SQL
}

/** Goes into the batch of the row that the delivery is about. */
export function insertDelivery(
  db: Database,
  { kind, subject, idempotencyKey, at, when }: NewDelivery,
) {
  const row = {
    id: crypto.randomUUID(),
    kind,
    subject,
    idempotencyKey,
    nextAttemptAt: at,
    createdAt: at,
  }
  return insertWhen(db, outbox, row, when).onConflictDoNothing()
}

interface Due {
  kinds: readonly OutboxKind[]
  limit: number
  now: Date
  subject?: string
  /** Takes only those that were added with the first one, as its batch did. */
  isTogether?: boolean
}

/** Leases up to `limit` due deliveries for two minutes and counts the try; while mail is held only of troubles. */
export async function claimDue(db: Database, input: Due): Promise<OutboxRow[]> {
  const now = input.now.toISOString()
  const isDue = and(
    eq(outbox.status, 'pending'),
    lte(outbox.nextAttemptAt, now),
    inArray(outbox.kind, [...input.kinds]),
    input.subject === undefined ? undefined : eq(outbox.subject, input.subject),
  )
  const isFree = or(isMailFree(db), inArray(outbox.kind, [...troubleKinds]))
  const first = db
    .select({ createdAt: outbox.createdAt })
    .from(outbox)
    .where(isDue)
    .orderBy(outbox.nextAttemptAt, outbox.createdAt)
    .limit(1)
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isDue, isFree, input.isTogether ? eq(outbox.createdAt, first) : undefined))
    .orderBy(outbox.nextAttemptAt)
    .limit(input.limit)
  return db
    .update(outbox)
    .set({
      nextAttemptAt: new Date(input.now.getTime() + leaseMs).toISOString(),
      attempts: plusOne(outbox.attempts),
      firstTriedAt: sql`coalesce(${outbox.firstTriedAt}, ${now})`,
    })
    .where(inArray(outbox.id, due))
    .returning(rowColumns)
}

/** Skips rows that another try has delivered meanwhile. */
export function updateDeliveries(
  db: Database,
  ids: readonly string[],
  result: DeliveryResult,
): Write {
  return db
    .update(outbox)
    .set(result)
    .where(and(inArray(outbox.id, idList(ids)), eq(outbox.status, 'pending')))
}

/** A letter may have 100,000; the next purge continues. */
const purgedAtOnce = 5000
const maxPurges = 40

/** Deletes sent and gone deliveries from before an instant (UTC ISO), in bounded pieces. */
export async function purgeOutbox(db: Database, before: string): Promise<void> {
  const old = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(inArray(outbox.status, ['sent', 'gone']), lt(outbox.settledAt, before)))
    .limit(purgedAtOnce)
  for (let piece = 0; piece < maxPurges; piece += 1) {
    const { meta } = await db.delete(outbox).where(inArray(outbox.id, old))
    if (meta.changes < purgedAtOnce) return
  }
}

/** A clock that shows `start` now and goes on: work may run minutes after a Cron Trigger's time. */
export function startClock(start: Date): () => Date {
  const begun = Date.now()
  return () => new Date(start.getTime() + Date.now() - begun)
}

/** The text never becomes a link in a chat; `link` does, on its own line. */
export type Message =
  | { to: 'mail'; mail: MailMessage }
  | { to: 'telegram'; chat: string; text: string; link?: string }

export interface MessageContext {
  db: Database
  settings: PublicSettings
  privateSettings: PrivateSettings
  now: Date
}

/** Makes a row's message; undefined if its subject was erased. */
export type MakeMessage = (
  context: MessageContext,
  row: Pick<OutboxRow, 'kind' | 'subject' | 'createdAt'>,
) => Promise<Message | undefined>
