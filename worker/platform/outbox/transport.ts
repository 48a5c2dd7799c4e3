import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { eq } from 'drizzle-orm'
import { type OutboxKind, outboxKinds } from '../../../schema/outbox-kinds'
import { mailSuppressions } from '../../../schema/tables/newsletter'
import { type Database, openDatabase } from '../db/database'
import { batchAll, type Write } from '../db/writes'
import type { Bindings } from '../http/env'
import { sentenceOf } from '../log/log'
import { chatText } from '../mail/clean'
import { mailerOf } from '../mail/mailer'
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

export interface Transport {
  send: (message: Message, key: string) => Promise<void>
  context: MessageContext
}

export function openTransport(env: Bindings, now: Date) {
  const db = openDatabase(env.DB)
  const privateSettings = readPrivateSettings(env)
  const sendMail = mailerOf({ db, env, settings: privateSettings.mail, now })
  const { telegram } = privateSettings
  return {
    db,
    kinds: outboxKinds.filter((kind) => (isForTelegram(kind) ? telegram : sendMail)),
    send: async (message: Message, key: string) => {
      if (message.to === 'mail') return sendMail?.(message.mail, key)
      if (telegram) await sendToTelegram(telegram, { ...message, key })
    },
  }
}

export interface Tried {
  row: OutboxRow
  outcome: 'sent' | 'gone' | 'failed' | 'dead'
  result: DeliveryResult
}

/** Never rejects. */
export async function tryOnce(
  { send, context }: Transport,
  row: OutboxRow,
  make: MakeMessage,
): Promise<Tried> {
  const settledAt = context.now.toISOString()
  const ended = (status: 'sent' | 'gone' | 'dead', lastError: string | null = null): Tried => ({
    row,
    outcome: status,
    result: { status, settledAt, lastError },
  })
  if (isTooOld(row, context.now)) return ended('dead', 'it waited for too long')
  try {
    const message = await make(context, row)
    if (!message) return ended('gone')
    await send(message, row.idempotencyKey)
    return ended('sent')
  } catch (error) {
    const retryAfter = error instanceof DeliveryFailure ? error.retryAfter : undefined
    const lastError = sentenceOf(error).slice(0, 500)
    const result = { ...nextStep(row, context.now, retryAfter), lastError }
    return { row, outcome: result.status === 'dead' ? 'dead' : 'failed', result }
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
  await writeWithRetries(() => batchAll(db, [...counts, ...updates]))
}
