import { lt } from 'drizzle-orm'
import type { TripLead } from '../../../schema/api/trip-leads'
import { tripLeads } from '../../../schema/tables/trip-leads'
import type { Database } from '../../lib/database'
import { contentHashOf, insertOnce } from '../../lib/stored-once'

/** Stores a trip request as new, unless it is a repetition (see {@link insertOnce}). */
export async function storeTripLead(db: Database, input: TripLead & { now: Date }): Promise<void> {
  const { idempotencyKey, submittedAt, now, ...content } = input
  await insertOnce(db, tripLeads, {
    ...content,
    id: crypto.randomUUID(),
    submittedAt: (submittedAt ? new Date(submittedAt) : now).toISOString(),
    idempotencyKey,
    contentHash: await contentHashOf(content),
    createdAt: now.toISOString(),
  })
}

/** Deletes the requests that came before an instant (UTC ISO). */
export async function purgeTripLeads(db: Database, before: string): Promise<void> {
  await db.delete(tripLeads).where(lt(tripLeads.createdAt, before))
}
