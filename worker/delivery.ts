import type { OutboxKind } from '../schema/outbox-kinds'
import { makeInvitationMessage } from './features/admins/invitation-message'
import { readScheduledSettings } from './features/entries/site-settings'
import { makeNewsletterMessage } from './features/newsletter/messages'
import { makeArticleMessage } from './features/posts/messages'
import { makeSubmissionMessage } from './features/submissions/messages'
import { openDatabase } from './platform/db/database'
import type { Bindings } from './platform/http/env'
import { logError, logEvent, sentenceOf } from './platform/log/log'
import { chatText } from './platform/mail/clean'
import { mailerOf } from './platform/mail/mailer'
import { DeliveryFailure, postToPeer } from './platform/outbox/delivery-failure'
import type { MakeMessage, Message, MessageContext } from './platform/outbox/message'
import { claimDue, type DeliveryResult, type OutboxRow, saveDeliveryResult } from './platform/outbox/outbox'
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
  'article-channel': makeArticleMessage,
  'admin-invitation': makeInvitationMessage,
}

const allKinds = Object.keys(makers) as OutboxKind[]
const isForTelegram = (kind: OutboxKind) => kind.endsWith('-channel')

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

interface Transport {
  send: (message: Message, key: string) => Promise<void>
  context: MessageContext
}

function openTransport(env: Bindings, now: Date) {
  const db = openDatabase(env.DB)
  const privateSettings = readPrivateSettings(env)
  const sendMail = mailerOf({ db, env, settings: privateSettings.mail, now })
  const { telegram } = privateSettings
  return {
    db,
    /** What is set up to be delivered; the rest waits. */
    kinds: allKinds.filter((kind) => (isForTelegram(kind) ? telegram : sendMail)),
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

interface Tried {
  outcome: 'sent' | 'gone' | 'failed' | 'dead'
  result: DeliveryResult
}

async function tryOnce({ send, context }: Transport, row: OutboxRow): Promise<Tried> {
  const settledAt = context.now.toISOString()
  if (isTooOld(row, context.now)) return { outcome: 'dead', result: { status: 'dead', settledAt, lastError: 'it waited for too long' } }
  try {
    const message = await makers[row.kind](context, row)
    if (!message) return { outcome: 'gone', result: { status: 'gone', settledAt, lastError: null } }
    await send(message, row.idempotencyKey)
    return { outcome: 'sent', result: { status: 'sent', settledAt, lastError: null } }
  } catch (error) {
    const step = nextStep(row, context.now, error instanceof DeliveryFailure ? error.retryAfter : undefined)
    const lastError = sentenceOf(error).slice(0, 500)
    return { outcome: step.status === 'dead' ? 'dead' : 'failed', result: { ...step, lastError } }
  }
}

/** One try of one delivery; its result is logged and stored. */
async function attempt(transport: Transport, row: OutboxRow): Promise<void> {
  const started = Date.now()
  const { outcome, result } = await tryOnce(transport, row)
  // A peer's response may repeat the message: the log gets its status only, the admin's outbox the rest.
  const error = result.lastError ? { error: result.lastError.replace(/^(\d{3}): .*$/s, '$1') } : {}
  const { id, kind, idempotencyKey: key, attempts } = row
  logEvent('delivery', { id, kind, key, attempt: attempts, outcome, ms: Date.now() - started, ...error })
  await saveDeliveryResult(transport.context.db, id, result)
}

/** Tries up to `max` due deliveries, with a `subject` only those about that row; returns how many. Never throws because of a peer. */
export async function deliverDue(env: Bindings, input: { now: Date; subject?: string; max?: number }): Promise<number> {
  const { db, kinds, send, readContext } = openTransport(env, input.now)
  const { max = 200, ...due } = input
  const batchSize = 10
  let tried = 0
  while (tried < max && kinds.length > 0) {
    const rows = await claimDue(db, { ...due, kinds, limit: Math.min(batchSize, max - tried) })
    if (rows.length === 0) break
    const transport = { send, context: await readContext() }
    const results = await Promise.allSettled(rows.map((row) => attempt(transport, row)))
    for (const result of results) if (result.status === 'rejected') logError('a delivery could not be noted', result.reason)
    tried += rows.length
    if (rows.length < batchSize) break
  }
  return tried
}
