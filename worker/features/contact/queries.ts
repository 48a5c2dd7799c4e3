import { lt } from 'drizzle-orm'
import type { ContactMessage } from '../../../schema/api/contact'
import { contactMessages } from '../../../schema/tables/contact'
import type { Database } from '../../lib/database'
import { contentHashOf, insertOnce } from '../../lib/stored-once'

/** Stores a message as new, unless it is a repetition (see {@link insertOnce}). */
export async function storeContactMessage(db: Database, input: ContactMessage & { now: Date }): Promise<void> {
  const { idempotencyKey, submittedAt: _, now, ...content } = input
  await insertOnce(db, contactMessages, {
    ...content,
    id: crypto.randomUUID(),
    idempotencyKey,
    contentHash: await contentHashOf(content),
    createdAt: now.toISOString(),
  })
}

/** Deletes the messages that came before an instant (UTC ISO). */
export async function purgeContactMessages(db: Database, before: string): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before))
}
