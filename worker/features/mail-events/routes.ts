import { and, desc, eq, isNotNull, notExists, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { Hono } from 'hono'
import { rateCounts } from '../../../schema/tables/counts'
import { letterSendings } from '../../../schema/tables/letters'
import {
  mailSuppressions,
  newsletterSubscriptions,
  orchardSubscriptions,
} from '../../../schema/tables/newsletter'
import { sha256 } from '../../platform/auth/hash'
import type { Database } from '../../platform/db/database'
import { plusOne, type Write } from '../../platform/db/writes'
import type { ApiEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { limitBody } from '../../platform/http/json-body'
import { limitMails } from '../../platform/http/rate-limit'
import { logEvent } from '../../platform/log/log'
import { addressesIn } from '../../platform/mail/addresses'
import { type MailEvent, readMailEvents } from './read-events'

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

async function suppressReaders(db: Database, told: MailEvent, now: Date): Promise<void> {
  const { to, reason } = told
  const detail = told.detail.slice(0, 200)
  const createdAt = now.toISOString()
  for (const email of addressesIn(to)) {
    await db.batch([
      countOnLetter(db, email, reason === 'bounce' ? 'bounced' : 'complained'),
      db
        .insert(mailSuppressions)
        .values({ email, reason, detail, createdAt })
        .onConflictDoNothing(),
    ])
  }
}

/** Kept among the counts of an hour or two, longer than a message is believed. */
async function keyOf(id: string, now: Date): Promise<{ who: string; hour: string }> {
  return { who: await sha256(`mail event ${id}`), hour: now.toISOString() }
}

async function isKnown(db: Database, who: string): Promise<boolean> {
  const rows = await db
    .select({ who: rateCounts.who })
    .from(rateCounts)
    .where(eq(rateCounts.who, who))
    .limit(1)
  return rows.length > 0
}

/** Of one message; each costs a write, and real ones with their reasons are fewer in 64 KiB. */
const maxEvents = 500

/** `POST /api/mail-events`, the webhook of the mail service, which retries after a 429. */
export const mailEventRoutes = new Hono<ApiEnv>().post('/', limitBody, limitMails, async (c) => {
  const { db, now } = c.var
  const { id, events } = await readMailEvents(c)
  if (events.length > maxEvents) throw new ApiError('PAYLOAD_TOO_LARGE')
  const seen = id === undefined ? undefined : await keyOf(id, now)
  const isRepeated = seen !== undefined && (await isKnown(db, seen.who))
  // The service would repeat what is refused.
  if (isRepeated) return c.json({ ok: true }, 200)
  for (const told of events) await suppressReaders(db, told, now)
  if (seen)
    await db
      .insert(rateCounts)
      .values({ ...seen, count: 1 })
      .onConflictDoNothing()
  logEvent('mail event', { suppresses: events[0]?.reason ?? null, addresses: events.length })
  return c.json({ ok: true }, 200)
})
