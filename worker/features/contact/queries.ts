import { eq, sql } from 'drizzle-orm'
import type { ContactMessage } from '../../../schema/api/contact'
import { leadSearchText } from '../../../schema/leads'
import { contactMessages } from '../../../schema/tables/contact'
import { leadNotes } from '../../../schema/tables/lead-notes'
import type { OutboxKind } from '../../../schema/tables/outbox'
import { contentHashOf, storeOnce } from '../../platform/cache/stored-once'
import type { Database } from '../../platform/db/database'
import { storeTogether } from '../../platform/db/store-together'
import { submissionStatus } from '../../platform/outbox/submission-status'

/** A third one goes into the staff's chat, where there is one. */
const kinds: readonly OutboxKind[] = ['contact-staff', 'contact-acknowledged']

/**
 * Stores a message together with its deliveries, see {@link storeOnce}. What a program seems to have sent is kept as spam and delivered to
 * nobody.
 */
export async function storeContactMessage(db: Database, input: ContactMessage & { withChat: boolean; now: Date }): Promise<string> {
  const { idempotencyKey, submittedAt, startedAt, website, turnstileToken: _, withChat, now, ...content } = input
  const row = {
    ...content,
    id: crypto.randomUUID(),
    status: submissionStatus({ website, startedAt, submittedAt }),
    idempotencyKey,
    searchText: leadSearchText(content),
    contentHash: await contentHashOf(content),
    createdAt: now.toISOString(),
  }
  return storeOnce(db, contactMessages, row, withChat ? [...kinds, 'contact-channel'] : kinds)
}

export async function findContactMessage(db: Database, id: string): Promise<typeof contactMessages.$inferSelect | undefined> {
  return (await db.select().from(contactMessages).where(eq(contactMessages.id, id)).limit(1))[0]
}

/** Deletes the messages that came before an instant (UTC ISO), and what the staff noted about them. */
export async function purgeContactMessages(db: Database, before: string): Promise<void> {
  const old = sql`${contactMessages} where created_at < ${before}`
  await storeTogether(db, [sql`delete from ${leadNotes} where lead_id in (select id from ${old})`, sql`delete from ${old}`])
}
