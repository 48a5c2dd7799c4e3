import type { OutboxKind } from '../schema/tables/outbox'
import { makeNewsletterParcel } from './features/newsletter/parcels'
import { makeArticleParcel } from './features/posts/parcels'
import { makeSubmissionMessage } from './features/submissions/messages'
import { openDatabase } from './platform/db/database'
import type { Bindings } from './platform/http/env'
import { logError, logEvent, sentenceOf } from './platform/log/log'
import { mailerOf } from './platform/mail/mailer'
import { DeliveryFailure } from './platform/outbox/delivery-failure'
import { claimDue, type DeliveryResult, type OutboxRow, saveDeliveryResult } from './platform/outbox/outbox'
import type { MakeParcel, Parcel, ParcelContext } from './platform/outbox/parcel'
import { isTooOld, nextStep } from './platform/outbox/retry'
import { sendToTelegram } from './platform/outbox/telegram'
import { readPrivateSettings } from './platform/settings/private-settings'
import { readSettings } from './platform/settings/settings'

const makers: Record<OutboxKind, MakeParcel> = {
  'trip-staff': makeSubmissionMessage,
  'trip-acknowledged': makeSubmissionMessage,
  'trip-channel': makeSubmissionMessage,
  'contact-staff': makeSubmissionMessage,
  'contact-acknowledged': makeSubmissionMessage,
  'contact-channel': makeSubmissionMessage,
  'newsletter-confirm': makeNewsletterParcel,
  'newsletter-welcome': makeNewsletterParcel,
  'article-channel': makeArticleParcel,
}

const allKinds = Object.keys(makers) as OutboxKind[]
const isForTelegram = (kind: OutboxKind) => kind.endsWith('-channel')

interface Carrier {
  /** What is set up to be delivered; the rest waits. */
  kinds: OutboxKind[]
  carry: (parcel: Parcel, key: string) => Promise<void>
  context: ParcelContext
}

function openCarrier(env: Bindings, now: Date): Carrier {
  const db = openDatabase(env.DB)
  const privateSettings = readPrivateSettings(env)
  const sendMail = mailerOf({ db, env, settings: privateSettings.mail, now })
  const { telegram } = privateSettings
  return {
    kinds: allKinds.filter((kind) => (isForTelegram(kind) ? telegram : sendMail)),
    context: { db, settings: readSettings(env), privateSettings, now },
    carry: async (parcel, key) => {
      if (parcel.to === 'mail') return sendMail?.(parcel.message, key)
      if (telegram) await sendToTelegram(telegram, { chat: parcel.chat, text: parcel.text, key })
    },
  }
}

interface Tried {
  outcome: 'sent' | 'gone' | 'failed' | 'dead'
  result: DeliveryResult
}

async function tryOnce({ carry, context }: Carrier, row: OutboxRow): Promise<Tried> {
  const settledAt = context.now.toISOString()
  if (isTooOld(row, context.now)) return { outcome: 'dead', result: { status: 'dead', settledAt, lastError: 'it waited for too long' } }
  try {
    const parcel = await makers[row.kind](context, row)
    if (!parcel) return { outcome: 'gone', result: { status: 'gone', settledAt, lastError: null } }
    await carry(parcel, row.idempotencyKey)
    return { outcome: 'sent', result: { status: 'sent', settledAt, lastError: null } }
  } catch (error) {
    const step = nextStep(row, context.now, error instanceof DeliveryFailure ? error.retryAfter : undefined)
    const lastError = sentenceOf(error).slice(0, 500)
    return { outcome: step.status === 'dead' ? 'dead' : 'failed', result: { ...step, lastError } }
  }
}

/** One try of one delivery, logged and noted whatever becomes of it. */
async function attempt(carrier: Carrier, row: OutboxRow): Promise<void> {
  const started = Date.now()
  const { outcome, result } = await tryOnce(carrier, row)
  // What a peer answers may repeat the message: the log has its status only, the outbox view of the admin the rest.
  const error = result.lastError ? { error: result.lastError.replace(/^(\d{3}): .*$/s, '$1') } : {}
  const { id, kind, idempotencyKey: key, attempts } = row
  logEvent('delivery', { id, kind, key, attempt: attempts, outcome, ms: Date.now() - started, ...error })
  await saveDeliveryResult(carrier.context.db, id, result)
}

/**
 * Tries what is due, in batches, until nothing is or `most` were tried; with a `subject` only what is about that row. Answers how many
 * were tried. Never throws because of a peer.
 */
export async function deliverDue(env: Bindings, input: { now: Date; subject?: string; most?: number }): Promise<number> {
  const carrier = openCarrier(env, input.now)
  const { most = 200, ...due } = input
  const batchSize = 10
  let tried = 0
  while (tried < most && carrier.kinds.length > 0) {
    const rows = await claimDue(carrier.context.db, { ...due, kinds: carrier.kinds, limit: Math.min(batchSize, most - tried) })
    const results = await Promise.allSettled(rows.map((row) => attempt(carrier, row)))
    for (const result of results) if (result.status === 'rejected') logError('a delivery could not be noted', result.reason)
    tried += rows.length
    if (rows.length < batchSize) break
  }
  return tried
}
