import type { OutboxKind } from '../schema/outbox-kinds'
import { makeNoticeMessage, makeTroubleMessage } from './content/notices'
import { readMessageContext } from './content/site-settings'
import { makeInvitationMessage } from './features/admins/invitations'
import { makeBookingMessage } from './features/bookings/messages'
import { makeLetterMessage } from './features/letters/letter-mail'
import { makeNewsletterMessage } from './features/newsletter/links'
import { makeArticleMessage } from './features/posts/channel'
import {
  makeAnswerMessage,
  makeReminderMessage,
  makeSubmissionMessage,
} from './features/submissions/messages'
import type { Bindings } from './platform/http/env'
import { logError, logEvent } from './platform/log/log'
import { claimDue, type MakeMessage, type OutboxRow, startClock } from './platform/outbox/outbox'
import {
  openTransport,
  saveResults,
  type Transport,
  type Tried,
  tryTogether,
  unlessSuppressed,
} from './platform/outbox/transport'

const makers: Record<OutboxKind, MakeMessage> = {
  'trip-staff': makeSubmissionMessage,
  'trip-acknowledged': unlessSuppressed(makeSubmissionMessage),
  'trip-channel': makeSubmissionMessage,
  'trip-answer': unlessSuppressed(makeAnswerMessage),
  'trip-reminder': makeReminderMessage,
  'contact-staff': makeSubmissionMessage,
  'contact-acknowledged': unlessSuppressed(makeSubmissionMessage),
  'contact-channel': makeSubmissionMessage,
  'contact-answer': unlessSuppressed(makeAnswerMessage),
  'contact-reminder': makeReminderMessage,
  'newsletter-confirm': unlessSuppressed(makeNewsletterMessage),
  'newsletter-welcome': unlessSuppressed(makeNewsletterMessage),
  'newsletter-confirm-orchard': unlessSuppressed(makeNewsletterMessage),
  'newsletter-welcome-orchard': unlessSuppressed(makeNewsletterMessage),
  'newsletter-letter': makeLetterMessage,
  'newsletter-test': makeLetterMessage,
  'booking-confirmed': unlessSuppressed(makeBookingMessage),
  'booking-changed': unlessSuppressed(makeBookingMessage),
  'booking-cancelled': unlessSuppressed(makeBookingMessage),
  'booking-called-off': unlessSuppressed(makeBookingMessage),
  'booking-refund': unlessSuppressed(makeBookingMessage),
  'booking-balance': unlessSuppressed(makeBookingMessage),
  'booking-reminder': unlessSuppressed(makeBookingMessage),
  'booking-thanks': unlessSuppressed(makeBookingMessage),
  'booking-staff': makeBookingMessage,
  'article-channel': makeArticleMessage,
  'admin-invitation': makeInvitationMessage,
  'admin-notice': makeNoticeMessage,
  'trouble-notice': makeNoticeMessage,
  'trouble-channel': makeTroubleMessage,
}

async function attempt(transport: Transport, row: OutboxRow) {
  const started = Date.now()
  const tried = await tryTogether(transport, [{ row, make: makers[row.kind] }])
  for (const one of tried) logTried(one, Date.now() - started)
  await saveResults(transport.context.db, tried)
}

function logTried({ row, outcome, result }: Tried, ms: number) {
  logEvent('delivery', {
    id: row.id,
    kind: row.kind,
    key: row.idempotencyKey,
    attempt: row.attempts,
    outcome,
    ms,
    // A peer may echo the message: the log gets only the status, the admin's outbox the rest.
    error: result.lastError?.replace(/^(\d{3}): .*$/s, '$1'),
  })
}

/** Returns how many were tried. Letters are excluded: `sendLetters` limits their rate. */
export async function deliverDue(
  env: Bindings,
  input: { now: Date; subject?: string; max?: number },
): Promise<number> {
  const { db, kinds: known, ...transports } = openTransport(env, input.now)
  const kinds = known.filter((kind) => kind !== 'newsletter-letter')
  const { max = 200, ...due } = input
  const batchSize = 10
  const clock = startClock(input.now)
  let tried = 0
  while (tried < max && kinds.length > 0) {
    // A lease starts when it is taken, not at the cron's time.
    const now = clock()
    const rows = await claimDue(db, { ...due, now, kinds, limit: Math.min(batchSize, max - tried) })
    if (rows.length === 0) break
    const transport = { ...transports, context: await readMessageContext(env, db, now) }
    const results = await Promise.allSettled(rows.map((row) => attempt(transport, row)))
    for (const result of results)
      if (result.status === 'rejected') logError('a delivery could not be noted', result.reason)
    tried += rows.length
    if (rows.length < batchSize) break
  }
  return tried
}
