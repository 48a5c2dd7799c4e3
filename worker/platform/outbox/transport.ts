import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { and, count, eq, inArray } from 'drizzle-orm'
import { type OutboxKind, outboxKinds } from '../../../schema/outbox-kinds'
import { mailSuppressions } from '../../../schema/tables/newsletter'
import { outbox } from '../../../schema/tables/outbox'
import { vietnamDay } from '../../../schema/time'
import { addToFigure } from '../db/daily-figures'
import { type Database, idList, openDatabase } from '../db/database'
import { batchAll, type Write } from '../db/writes'
import type { Bindings } from '../http/env'
import { sentenceOf } from '../log/log'
import { chatText } from '../mail/clean'
import { mailerOf, type Refusals } from '../mail/mailer'
import { type PrivateSettings, readPrivateSettings } from '../settings/private-settings'
import { DeliveryFailure, postToPeer } from './delivery-failure'
import {
  type DeliveryResult,
  type MakeMessage,
  type Message,
  type MessageContext,
  type OutboxRow,
  updateDeliveries,
} from './outbox'

async function isSuppressed(db: Database, address: string) {
  const email = address.trim().toLowerCase()
  const rows = await db
    .select({ email: mailSuppressions.email })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.email, email))
    .limit(1)
  return rows.length > 0
}

const maxDelayMs = 4 * millisecondsInHour

/** Whether a delivery waited over a week without a try, because no transport was set up. */
function isTooOld(row: { attempts: number; createdAt: string }, now: Date) {
  return row.attempts <= 1 && now.getTime() - Date.parse(row.createdAt) > 7 * millisecondsInDay
}

/** Milliseconds after the n-th failed try: one minute, doubling up to four hours. */
function retryDelayMs(attempts: number) {
  return Math.min(millisecondsInMinute * 2 ** Math.max(0, attempts - 1), maxDelayMs)
}

/** `dead` after a day of tries. `retryAfter`: seconds that the peer asked for. */
function nextStep(
  row: { attempts: number; firstTriedAt: string | null },
  now: Date,
  retryAfter = 0,
): { status: 'dead'; settledAt: string } | { status: 'pending'; nextAttemptAt: string } {
  const triedFor = now.getTime() - Date.parse(row.firstTriedAt ?? now.toISOString())
  if (triedFor >= millisecondsInDay) return { status: 'dead', settledAt: now.toISOString() }
  const wait = Math.max(retryDelayMs(row.attempts), Math.min(retryAfter * 1000, maxDelayMs))
  return { status: 'pending', nextAttemptAt: new Date(now.getTime() + wait).toISOString() }
}

const isForTelegram = (kind: OutboxKind) => kind.endsWith('-channel')

/** Sends nothing to a suppressed address. */
export function unlessSuppressed(make: MakeMessage): MakeMessage {
  return async (context, row) => {
    const message = await make(context, row)
    const isRefused =
      message?.to === 'mail' && (await isSuppressed(context.db, message.mail.to.email))
    return isRefused ? undefined : message
  }
}

/** No live link and no preview except of `link`. Throws a {@link DeliveryFailure}. */
async function sendToTelegram(
  { apiUrl, token }: NonNullable<PrivateSettings['telegram']>,
  { chat, text, link, key }: Omit<Extract<Message, { to: 'telegram' }>, 'to'> & { key: string },
) {
  const url = `${apiUrl}/bot${token}/sendMessage`
  const whole = [chatText(text), ...(link ? [link] : [])].join('\n\n')
  const body = {
    chat_id: chat,
    text: whole,
    link_preview_options: link ? { url: link } : { is_disabled: true },
  }
  await postToPeer({ url, key, body, secret: token })
}

interface Delivery {
  message: Message
  key: string
}

export interface Transport {
  /** Takes one, or as many mails as `batch`. Rejects if none was accepted. */
  send: (deliveries: readonly Delivery[]) => Promise<Refusals>
  batch: number
  context: MessageContext
}

export function openTransport(env: Bindings, now: Date) {
  const db = openDatabase(env.DB)
  const privateSettings = readPrivateSettings(env)
  const mailer = mailerOf({ db, env, settings: privateSettings.mail, now })
  const { telegram } = privateSettings
  const send: Transport['send'] = async (deliveries) => {
    const mails = deliveries.flatMap(({ message, key }) =>
      message.to === 'mail' ? { mail: message.mail, key } : [],
    )
    for (const { message, key } of deliveries)
      if (message.to === 'telegram' && telegram) await sendToTelegram(telegram, { ...message, key })
    return mailer?.send(mails) ?? new Map()
  }
  return {
    db,
    kinds: outboxKinds.filter((kind) => (isForTelegram(kind) ? telegram : mailer)),
    batch: mailer?.batch ?? 1,
    send,
  }
}

export interface Job {
  row: OutboxRow
  make: MakeMessage
}

export interface Tried {
  row: OutboxRow
  outcome: 'sent' | 'gone' | 'failed' | 'dead'
  result: DeliveryResult
}

type Made = { row: OutboxRow; message: Message } | Tried

function ended(
  row: OutboxRow,
  status: 'sent' | 'gone' | 'dead',
  { now }: MessageContext,
  lastError: string | null = null,
): Tried {
  return { row, outcome: status, result: { status, settledAt: now.toISOString(), lastError } }
}

function failed(row: OutboxRow, { now }: MessageContext, error: unknown): Tried {
  const retryAfter = error instanceof DeliveryFailure ? error.retryAfter : undefined
  const lastError = sentenceOf(error).slice(0, 500)
  const result = { ...nextStep(row, now, retryAfter), lastError }
  return { row, outcome: result.status === 'dead' ? 'dead' : 'failed', result }
}

async function makeOne(context: MessageContext, { row, make }: Job): Promise<Made> {
  if (isTooOld(row, context.now)) return ended(row, 'dead', context, 'it waited for too long')
  try {
    const message = await make(context, row)
    return message ? { row, message } : ended(row, 'gone', context)
  } catch (error) {
    return failed(row, context, error)
  }
}

/** One request to the peer. Never rejects. */
export async function tryTogether(
  { send, context }: Transport,
  jobs: readonly Job[],
): Promise<Tried[]> {
  const made = await Promise.all(jobs.map((job) => makeOne(context, job)))
  const ready = made.flatMap((one) => ('message' in one ? one : []))
  const outcomeOf = await sendAll(send, ready)
  return made.map((one) => {
    if (!('message' in one)) return one
    const refusal = outcomeOf(ready.indexOf(one))
    return refusal ? failed(one.row, context, refusal) : ended(one.row, 'sent', context)
  })
}

/** Why the n-th was refused. */
async function sendAll(
  send: Transport['send'],
  ready: readonly { row: OutboxRow; message: Message }[],
): Promise<(index: number) => unknown> {
  if (ready.length === 0) return () => undefined
  try {
    const deliveries = ready.map(({ row, message }) => ({ message, key: row.idempotencyKey }))
    const refusals = await send(deliveries)
    return (index) => refusals.get(index)
  } catch (error) {
    return () => error ?? new Error('it was refused')
  }
}

/** For idempotent writes; throws what the third try throws. */
async function writeWithRetries(work: () => Promise<unknown>) {
  for (let tries = 1; ; tries += 1) {
    try {
      await work()
      return
    } catch (error) {
      if (tries === 3) throw error
      await new Promise((resolve) => setTimeout(resolve, tries * 100))
    }
  }
}

/** Counts what is settled now: another try may have delivered some. */
function countSettled(
  db: Database,
  name: 'mails-sent' | 'deliveries-dead',
  settled: readonly Tried[],
): Write[] {
  const at = settled[0]?.result.settledAt
  if (!at) return []
  const isSettled = and(
    inArray(outbox.id, idList(settled.map(({ row }) => row.id))),
    eq(outbox.status, 'pending'),
  )
  const value = db.select({ count: count() }).from(outbox).where(isSettled).getSQL()
  return [addToFigure(db, { day: vietnamDay(at), name, value })]
}

function countTries(db: Database, tried: readonly Tried[]): Write[] {
  const sent = tried.filter(({ row, outcome }) => outcome === 'sent' && !isForTelegram(row.kind))
  const dead = tried.filter(({ outcome }) => outcome === 'dead')
  return [...countSettled(db, 'mails-sent', sent), ...countSettled(db, 'deliveries-dead', dead)]
}

/** One transaction with the writes that count the results. */
export async function saveResults(
  db: Database,
  tried: readonly Tried[],
  counts: readonly Write[] = [],
): Promise<void> {
  const bySame = Map.groupBy(tried, ({ result }) => JSON.stringify(result))
  const updates = [...bySame.values()].map((group) => {
    const ids = group.map(({ row }) => row.id)
    return updateDeliveries(db, ids, group[0]?.result ?? {})
  })
  await writeWithRetries(() => batchAll(db, [...counts, ...countTries(db, tried), ...updates]))
}
