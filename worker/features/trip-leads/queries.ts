import { eq, sql } from 'drizzle-orm'
import type { TripLead } from '../../../schema/api/trip-leads'
import { leadSearchText } from '../../../schema/leads'
import { leadNotes } from '../../../schema/tables/lead-notes'
import type { OutboxKind } from '../../../schema/tables/outbox'
import { tripLeads } from '../../../schema/tables/trip-leads'
import { contentHashOf, storeOnce } from '../../platform/cache/stored-once'
import type { Database } from '../../platform/db/database'
import { storeTogether } from '../../platform/db/store-together'
import { submissionStatus } from '../../platform/outbox/submission-status'

/** A third one goes into the staff's chat, where there is one. */
const kinds: readonly OutboxKind[] = ['trip-staff', 'trip-acknowledged']

/**
 * Stores a trip request together with its deliveries, see {@link storeOnce}. What a program seems to have sent is kept as spam and delivered to
 * nobody.
 */
export async function storeTripLead(db: Database, input: TripLead & { withChat: boolean; now: Date }): Promise<string> {
  const { idempotencyKey, submittedAt, startedAt, website, turnstileToken: _, withChat, now, plan, ...words } = input
  const content = { ...words, ...(plan && { plan: JSON.stringify(plan) }) }
  const row = {
    ...words,
    ...(plan && { plan }),
    id: crypto.randomUUID(),
    status: submissionStatus({ website, startedAt, submittedAt }),
    submittedAt: (submittedAt ? new Date(submittedAt) : now).toISOString(),
    idempotencyKey,
    searchText: leadSearchText(content),
    contentHash: await contentHashOf(content),
    createdAt: now.toISOString(),
  }
  return storeOnce(db, tripLeads, row, withChat ? [...kinds, 'trip-channel'] : kinds)
}

export async function findTripLead(db: Database, id: string): Promise<typeof tripLeads.$inferSelect | undefined> {
  return (await db.select().from(tripLeads).where(eq(tripLeads.id, id)).limit(1))[0]
}

/** Deletes the requests that came before an instant (UTC ISO), and what the staff noted about them. */
export async function purgeTripLeads(db: Database, before: string): Promise<void> {
  const old = sql`${tripLeads} where created_at < ${before}`
  await storeTogether(db, [sql`delete from ${leadNotes} where lead_id in (select id from ${old})`, sql`delete from ${old}`])
}
