import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNull,
  lte,
  ne,
  notExists,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'
import type { SendingProgress } from '../../../schema/api/letters'
import type { AuditAction } from '../../../schema/audit-actions'
import type { SendingState } from '../../../schema/letters'
import { type Locale, locales } from '../../../schema/locale'
import { entries } from '../../../schema/tables/entries'
import { letterLinks, letterRuns, letterSendings } from '../../../schema/tables/letters'
import { outbox } from '../../../schema/tables/outbox'
import { auditOf } from '../../content/change-entry'
import type { StoredEntry } from '../../content/stored-entry'
import { type Database, idList, rowExists } from '../../platform/db/database'
import { hasChanged, insertWhen, type Write } from '../../platform/db/writes'
import type { Ctx } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { auditEntry } from '../../platform/log/audit'
import { isMailFree } from '../../platform/outbox/hold'
import type { Tried } from '../../platform/outbox/transport'
import type { DeliveryRunRef } from './audience'

const { content, ...columns } = getTableColumns(letterSendings)
/** All but the text, which is long: only which languages it has. */
export const deliveryRunColumns = {
  ...columns,
  hasVi: sql<number>`${content} -> '$.vi' is not null`,
  hasEn: sql<number>`${content} -> '$.en' is not null`,
}
export type StoredDeliveryRun = Omit<typeof letterSendings.$inferSelect, 'content'> & {
  hasVi: number
  hasEn: number
}

export function listDeliveryRuns(db: Database, letterId: string): Promise<StoredDeliveryRun[]> {
  return db
    .select(deliveryRunColumns)
    .from(letterSendings)
    .where(eq(letterSendings.letterId, letterId))
    .orderBy(desc(letterSendings.createdAt))
}

export function languagesIn(has: Pick<StoredDeliveryRun, 'hasVi' | 'hasEn'>): Locale[] {
  return locales.filter((locale) => (locale === 'vi' ? has.hasVi : has.hasEn))
}

export async function progressOf(
  db: Database,
  deliveryRuns: readonly StoredDeliveryRun[],
): Promise<SendingProgress[]> {
  if (deliveryRuns.length === 0) return []
  const ids = idList(deliveryRuns.map(({ id }) => id))
  const [sources, clicks] = await db.batch([
    db.select().from(letterRuns).where(inArray(letterRuns.sendingId, ids)),
    db
      .select({ sendingId: letterLinks.sendingId, clicks: sum(letterLinks.clicks).mapWith(Number) })
      .from(letterLinks)
      .where(inArray(letterLinks.sendingId, ids))
      .groupBy(letterLinks.sendingId),
  ])
  return deliveryRuns.map(
    ({ hasVi, hasEn, letterId: _letter, countsClicks, isArchived: _archived, ...run }) => {
      const startOf = (locale: Locale) =>
        sources.find(({ sendingId, language }) => sendingId === run.id && language === locale)
          ?.startsAt ?? null
      const clicked = clicks.find(({ sendingId }) => sendingId === run.id)?.clicks ?? 0
      return {
        ...run,
        delivered: run.sent - run.bounced,
        languages: languagesIn({ hasVi, hasEn }),
        startsAt: { vi: startOf('vi'), en: startOf('en') },
        clicks: countsClicks ? clicked : null,
      }
    },
  )
}

export async function readProgress(db: Database, id: string): Promise<SendingProgress> {
  const found = await db
    .select(deliveryRunColumns)
    .from(letterSendings)
    .where(eq(letterSendings.id, id))
    .limit(1)
  const [progress] = await progressOf(db, found)
  if (!progress) throw new ApiError('NOT_FOUND')
  return progress
}

type NewDeliveryRun = Pick<
  typeof letterSendings.$inferInsert,
  'list' | 'mode' | 'segment' | 'content' | 'countsClicks' | 'isArchived' | 'recipients'
> & { startsAt: Partial<Record<Locale, string>> }

/** Throws CONFLICT if the list has one for the letter, or the letter has changed. */
export async function createDeliveryRun(
  ctx: Ctx,
  letter: StoredEntry,
  { startsAt, ...input }: NewDeliveryRun,
): Promise<string> {
  const { db, actor, now } = ctx
  const id = crypto.randomUUID()
  const isSame = and(
    eq(entries.id, letter.id),
    eq(entries.version, letter.version),
    isNull(entries.deletedAt),
  )
  const isKnown = and(
    eq(letterSendings.letterId, letter.id),
    eq(letterSendings.list, input.list),
    ne(letterSendings.state, 'cancelled'),
  )
  const when = and(
    rowExists(db, entries, isSame),
    notExists(db.select({ id: letterSendings.id }).from(letterSendings).where(isKnown)),
  )
  const row = {
    ...input,
    id,
    letterId: letter.id,
    state: 'scheduled' as const,
    createdBy: actor.username,
    createdAt: now.toISOString(),
  }
  const { list, mode, segment, recipients, countsClicks, isArchived } = input
  const after = { list, mode, segment, recipients, countsClicks, isArchived }
  const results = await db.batch([
    auditEntry(ctx, { ...auditOf('letter.send', letter), after }, when),
    ...locales.flatMap((language) => {
      const start = startsAt[language]
      return start
        ? [insertWhen(db, letterRuns, { sendingId: id, language, startsAt: start }, when)]
        : []
    }),
    insertWhen(db, letterSendings, row, when),
  ])
  if (!hasChanged(results)) throw new ApiError('CONFLICT')
  return id
}

export type Action = 'pause' | 'resume' | 'cancel'

const changes: Record<Action, { from: SendingState[]; audit: AuditAction }> = {
  pause: { from: ['scheduled', 'sending'], audit: 'letter.pause' },
  resume: { from: ['paused'], audit: 'letter.resume' },
  cancel: { from: ['scheduled', 'sending', 'paused'], audit: 'letter.cancel' },
}

/** Throws NOT_FOUND, and CONFLICT if the state does not allow it. */
export async function changeDeliveryRun(
  ctx: Ctx,
  { id, action }: { id: string; action: Action },
): Promise<SendingProgress> {
  const { db, now } = ctx
  const { from, audit } = changes[action]
  const before = await readProgress(db, id)
  const row = and(eq(letterSendings.id, id), inArray(letterSendings.state, from))
  const set = {
    pause: { state: 'paused' as const },
    resume: {
      state: sql`case when ${letterSendings.startedAt} is null then 'scheduled' else 'sending' end`,
    },
    cancel: { state: 'cancelled' as const, finishedAt: now.toISOString() },
  }[action]
  const entry = { action: audit, subject: id, before: { state: before.state } }
  const results = await db.batch([
    auditEntry(ctx, entry, rowExists(db, letterSendings, row)),
    db.update(letterSendings).set(set).where(row),
  ])
  if (!hasChanged(results)) throw new ApiError('CONFLICT')
  return readProgress(db, id)
}

export function listDueDeliveryRuns(db: Database, now: string) {
  const due = db
    .select({ id: letterRuns.sendingId })
    .from(letterRuns)
    .where(and(eq(letterRuns.sendingId, letterSendings.id), lte(letterRuns.startsAt, now)))
  return db
    .select(deliveryRunColumns)
    .from(letterSendings)
    .where(and(eq(letterSendings.state, 'scheduled'), exists(due), isMailFree(db)))
}

export async function beginDeliveryRun(db: Database, id: string, now: string): Promise<void> {
  await db
    .update(letterSendings)
    .set({ state: 'sending', startedAt: now })
    .where(and(eq(letterSendings.id, id), eq(letterSendings.state, 'scheduled')))
}

export type BatchSource = Pick<
  typeof letterRuns.$inferSelect,
  'sendingId' | 'language' | 'cursor'
> &
  Pick<typeof letterSendings.$inferSelect, 'list' | 'segment'> & {
    deliveryRuns: DeliveryRunRef[]
  }

export async function selectBatchSources(
  db: Database,
  when: SQL | undefined,
): Promise<BatchSource[]> {
  const { sendingId, language, cursor, startsAt } = letterRuns
  const { list, segment, letterId } = letterSendings
  const sources = await db
    .select({ sendingId, language, cursor, list, segment, letterId })
    .from(letterSendings)
    .innerJoin(letterRuns, eq(sendingId, letterSendings.id))
    .where(when)
    .orderBy(asc(startsAt), sendingId, language)
  const deliveryRuns = await db
    .select({ id: letterSendings.id, list, letterId })
    .from(letterSendings)
    .where(inArray(letterId, idList(sources.map((source) => source.letterId))))
  return sources.map(({ letterId: letter, ...source }) => ({
    ...source,
    deliveryRuns: deliveryRuns.filter((run) => run.letterId === letter),
  }))
}

export function listBatchSources(db: Database, now: string): Promise<BatchSource[]> {
  return selectBatchSources(
    db,
    and(
      eq(letterSendings.state, 'sending'),
      eq(letterRuns.isDone, false),
      lte(letterRuns.startsAt, now),
      isMailFree(db),
    ),
  )
}

/** A delivery's subject is `<sendingId>:<readerId>`. */
export const deliveryRunIdOf = (subject: string) => subject.split(':', 1)[0] ?? ''

export function countTried(db: Database, tried: readonly Tried[]): Write[] {
  const counters = { sent: 'sent', dead: 'failed', failed: undefined, gone: undefined } as const
  const groups = Map.groupBy(
    tried,
    ({ row, outcome }) => `${outcome} ${deliveryRunIdOf(row.subject)}`,
  )
  return [...groups.values()].flatMap((group): Write[] => {
    const [{ row, outcome } = {}] = group
    const counter = outcome && counters[outcome]
    if (!row || !counter) return []
    const pending = db
      .select({ count: count() })
      .from(outbox)
      .where(
        and(
          inArray(outbox.id, idList(group.map((one) => one.row.id))),
          eq(outbox.status, 'pending'),
        ),
      )
    const column = letterSendings[counter]
    return [
      db
        .update(letterSendings)
        .set({ [counter]: sql`${column} + (${pending})` })
        .where(eq(letterSendings.id, deliveryRunIdOf(row.subject))),
    ]
  })
}
