import { and, desc, eq, isNotNull, notExists, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { Hono } from 'hono'
import { mailEventInput } from '../../../schema/api/newsletter'
import type { SuppressionReason } from '../../../schema/mailing-lists'
import { letterSendings } from '../../../schema/tables/letters'
import {
  mailSuppressions,
  newsletterSubscriptions,
  orchardSubscriptions,
} from '../../../schema/tables/newsletter'
import type { Database } from '../../platform/db/database'
import { plusOne, type Write } from '../../platform/db/writes'
import type { ApiEnv } from '../../platform/http/env'
import { limitBody } from '../../platform/http/json-body'
import { limitMails } from '../../platform/http/rate-limit'
import { readSigned } from '../../platform/http/signed-body'
import { logEvent } from '../../platform/log/log'
import { addressesIn } from '../../platform/mail/addresses'

/** Counts an address that is not suppressed yet on its last letter, of whichever list. */
function countOnLetter(db: Database, email: string, counter: 'bounced' | 'complained'): Write {
  const lastOf = (readers: typeof newsletterSubscriptions) =>
    db
      .select({ id: readers.lastSendingId, at: readers.lastLetterAt })
      .from(readers)
      .where(and(eq(readers.email, email), isNotNull(readers.lastSendingId)))
  const letters = unionAll(lastOf(newsletterSubscriptions), lastOf(orchardSubscriptions)).as(
    'letters',
  )
  const last = db.select({ id: letters.id }).from(letters).orderBy(desc(letters.at)).limit(1)
  const suppressed = db
    .select({ email: mailSuppressions.email })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.email, email))
  return db
    .update(letterSendings)
    .set({ [counter]: plusOne(letterSendings[counter]) })
    .where(and(sql`${letterSendings.id} = ${last}`, notExists(suppressed)))
}

async function suppressReaders(
  db: Database,
  input: {
    to: string | string[]
    reason: Exclude<SuppressionReason, 'manual'>
    detail: string
    now: Date
  },
): Promise<void> {
  const { reason, now } = input
  const detail = input.detail.slice(0, 200)
  const createdAt = now.toISOString()
  for (const email of addressesIn(input.to)) {
    await db.batch([
      countOnLetter(db, email, reason === 'bounce' ? 'bounced' : 'complained'),
      db
        .insert(mailSuppressions)
        .values({ email, reason, detail, createdAt })
        .onConflictDoNothing(),
    ])
  }
}

function reasonOf(
  type: string,
  bounceType: string | undefined,
): 'bounce' | 'complaint' | undefined {
  if (type === 'email.complained') return 'complaint'
  // A full mailbox is temporary.
  if (type === 'email.bounced' && (bounceType ?? 'permanent').toLowerCase() === 'permanent')
    return 'bounce'
  return undefined
}

/** `POST /api/mail-events`, the webhook of the mail service, which retries after a 429. */
export const mailEventRoutes = new Hono<ApiEnv>().post('/', limitBody, limitMails, async (c) => {
  const { db, now, privateSettings } = c.var
  const event = mailEventInput.safeParse(await readSigned(c, privateSettings.mailEventsSecret))
  // The service would repeat an event that is refused.
  if (!event.success) return c.json({ ok: true }, 200)
  const { type, data } = event.data
  const reason = reasonOf(type, data.bounce?.type)
  if (reason)
    await suppressReaders(db, { to: data.to, reason, detail: data.bounce?.message ?? '', now })
  logEvent('mail event', { type: type.slice(0, 40), suppresses: reason ?? null })
  return c.json({ ok: true }, 200)
})
