import type { OutboxKind } from '../schema/outbox-kinds'
import { makeInvitationMessage } from './features/admins/invitation-message'
import { readScheduledSettings } from './features/entries/site-settings'
import { makeLetterMessage } from './features/letters/messages'
import { countResults, sendingOf } from './features/letters/sendings'
import { makeNewsletterMessage } from './features/newsletter/messages'
import { makeArticleMessage } from './features/posts/messages'
import { makeSubmissionMessage } from './features/submissions/messages'
import { type Database, openDatabase } from './platform/db/database'
import type { Write } from './platform/db/writes'
import type { Bindings } from './platform/http/env'
import { logError, logEvent, sentenceOf } from './platform/log/log'
import { chatText } from './platform/mail/clean'
import { mailerOf } from './platform/mail/mailer'
import { isSuppressed } from './platform/mail/suppressions'
import { startClock } from './platform/outbox/clock'
import { DeliveryFailure, postToPeer } from './platform/outbox/delivery-failure'
import type { MakeMessage, Message, MessageContext } from './platform/outbox/message'
import { claimDue, type DeliveryResult, type OutboxRow, updateDeliveries } from './platform/outbox/outbox'
import { isTooOld, nextStep } from './platform/outbox/retry'
import { type PrivateSettings, readPrivateSettings } from './platform/settings/private-settings'
import { readSettings } from './platform/settings/settings'

const makers: Record<OutboxKind, MakeMessage> = {
  'trip-staff': makeSubmissionMessage,
  'trip-acknowledged': makeSubmissionMessage,
  'trip-channel': makeSubmissionMessage,
  'contact-staff': makeSubmissionMessage,
  'contact-acknowledged': makeSubmissionMessage,
  'contact-channel': makeSubmissionMessage,
  'newsletter-confirm': makeNewsletterMessage,
  'newsletter-welcome': makeNewsletterMessage,
  'newsletter-confirm-orchard': makeNewsletterMessage,
  'newsletter-welcome-orchard': makeNewsletterMessage,
  'newsletter-letter': makeLetterMessage,
  'newsletter-test': makeLetterMessage,
  'article-channel': makeArticleMessage,
  'admin-invitation': makeInvitationMessage,
}

const outboxKinds = Object.keys(makers) as OutboxKind[]
const isForTelegram = (kind: OutboxKind) => kind.endsWith('-channel')
/** Mails to who gave us an address on the site: none leaves for one that is suppressed. */
const isForVisitor = (kind: OutboxKind) => kind.startsWith('newsletter-') || kind.endsWith('-acknowledged')

/** Puts a text into a chat or channel as the bot, with no live link and no preview but of `link`. Throws where Telegram does not take it. */
async function sendToTelegram(
  { apiUrl, token }: NonNullable<PrivateSettings['telegram']>,
  { chat, text, link, key }: Omit<Extract<Message, { to: 'telegram' }>, 'to'> & { key: string },
): Promise<void> {
  const url = `${apiUrl}/bot${token}/sendMessage`
  const whole = [chatText(text), ...(link ? [link] : [])].join('\n\n')
  const body = { chat_id: chat, text: whole, link_preview_options: link ? { url: link } : { is_disabled: true } }
  await postToPeer({ url, key, body, secret: token })
}

export interface Transport {
  send: (message: Message, key: string) => Promise<void>
  context: MessageContext
}

/** What deliveries leave by, as it is set up. */
export function openTransport(env: Bindings, now: Date) {
  const db = openDatabase(env.DB)
  const privateSettings = readPrivateSettings(env)
  const sendMail = mailerOf({ db, env, settings: privateSettings.mail, now })
  const { telegram } = privateSettings
  return {
    db,
    /** What is set up to be delivered; the rest waits. */
    kinds: outboxKinds.filter((kind) => (isForTelegram(kind) ? telegram : sendMail)),
    send: async (message: Message, key: string) => {
      if (message.to === 'mail') return sendMail?.(message.mail, key)
      if (telegram) await sendToTelegram(telegram, { ...message, key })
    },
    /** Read once there is something to deliver. */
    readContext: async (): Promise<MessageContext> => {
      const settings = { ...readSettings(env), site: await readScheduledSettings(db, env.CACHE) }
      return { db, settings, privateSettings, now }
    },
  }
}

type MakeRow = (context: MessageContext, row: OutboxRow) => Promise<Message | undefined>

export interface Tried {
  row: OutboxRow
  outcome: 'sent' | 'gone' | 'failed' | 'dead'
  result: DeliveryResult
}

/** The message of a row; nothing where there is nobody to get it any more. */
async function makeMessage(context: MessageContext, row: OutboxRow): Promise<Message | undefined> {
  const message = await makers[row.kind](context, row)
  if (message?.to === 'mail' && isForVisitor(row.kind) && (await isSuppressed(context.db, message.mail.to.email))) return undefined
  return message
}

/** One try of a delivery; never rejects. */
export async function tryOnce({ send, context }: Transport, row: OutboxRow, make: MakeRow = makeMessage): Promise<Tried> {
  const settledAt = context.now.toISOString()
  if (isTooOld(row, context.now))
    return { row, outcome: 'dead', result: { status: 'dead', settledAt, lastError: 'it waited for too long' } }
  try {
    const message = await make(context, row)
    if (!message) return { row, outcome: 'gone', result: { status: 'gone', settledAt, lastError: null } }
    await send(message, row.idempotencyKey)
    return { row, outcome: 'sent', result: { status: 'sent', settledAt, lastError: null } }
  } catch (error) {
    const step = nextStep(row, context.now, error instanceof DeliveryFailure ? error.retryAfter : undefined)
    const lastError = sentenceOf(error).slice(0, 500)
    return { row, outcome: step.status === 'dead' ? 'dead' : 'failed', result: { ...step, lastError } }
  }
}

/** Writes what may be written twice; D1 is asked again where it fails for a moment. Throws what the third time throws. */
async function writeWithRetries(work: () => Promise<unknown>): Promise<void> {
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

/** Stores what became of tries, and counts those of letters: each once, whoever tried it. */
export async function saveResults(db: Database, tried: readonly Tried[]): Promise<void> {
  const bySame = (key: (one: Tried) => string) => [...Map.groupBy(tried, key).values()]
  const idsOf = (group: readonly Tried[]) => group.map(({ row }) => row.id)
  const isCounted = ({ row, outcome }: Tried) => row.kind === 'newsletter-letter' && (outcome === 'sent' || outcome === 'dead')
  const counts = bySame(({ row, outcome }) => `${outcome} ${sendingOf(row.subject)}`).flatMap((group): Write[] => {
    const [one] = group
    if (!one || !isCounted(one)) return []
    const counter = one.outcome === 'sent' ? 'sent' : 'failed'
    return [countResults(db, { sendingId: sendingOf(one.row.subject), counter, outboxIds: idsOf(group) })]
  })
  const updates = bySame(({ result }) => JSON.stringify(result)).map((group) => updateDeliveries(db, idsOf(group), group[0]?.result ?? {}))
  const [first, ...others] = [...counts, ...updates]
  if (first) await writeWithRetries(() => db.batch([first, ...others]))
}

/** One try of one delivery; its result is logged and stored. */
async function attempt(transport: Transport, row: OutboxRow): Promise<void> {
  const started = Date.now()
  const tried = await tryOnce(transport, row)
  const { outcome, result } = tried
  // A peer's response may repeat the message: the log gets its status only, the admin's outbox the rest.
  const error = result.lastError ? { error: result.lastError.replace(/^(\d{3}): .*$/s, '$1') } : {}
  const { id, kind, idempotencyKey: key, attempts } = row
  logEvent('delivery', { id, kind, key, attempt: attempts, outcome, ms: Date.now() - started, ...error })
  await saveResults(transport.context.db, [tried])
}

/** About how often a delivery asks D1. */
export const queriesADelivery = 4

/**
 * Tries up to `max` due deliveries, with a `subject` only those about that row; returns how many. Letters are not among them: they have a rate
 * of their own, see `sendLetters`. Never throws because of a peer.
 */
export async function deliverDue(env: Bindings, input: { now: Date; subject?: string; max?: number }): Promise<number> {
  const { db, kinds: known, send, readContext } = openTransport(env, input.now)
  const kinds = known.filter((kind) => kind !== 'newsletter-letter')
  const { max = 200, ...due } = input
  const batchSize = 10
  const clock = startClock(input.now)
  let tried = 0
  while (tried < max && kinds.length > 0) {
    // A lease begins when it is taken, not when the cron was to run.
    const now = clock()
    const rows = await claimDue(db, { ...due, now, kinds, limit: Math.min(batchSize, max - tried) })
    if (rows.length === 0) break
    const transport = { send, context: { ...(await readContext()), now } }
    const results = await Promise.allSettled(rows.map((row) => attempt(transport, row)))
    for (const result of results) if (result.status === 'rejected') logError('a delivery could not be noted', result.reason)
    tried += rows.length
    if (rows.length < batchSize) break
  }
  return tried
}
