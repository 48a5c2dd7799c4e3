import { and, desc, eq, isNotNull, notExists, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import type { SuppressionReason } from '../../../schema/mailing-lists'
import { letterSendings } from '../../../schema/tables/letters'
import {
  mailSuppressions,
  newsletterSubscriptions,
  orchardSubscriptions,
} from '../../../schema/tables/newsletter'
import type { Database } from '../../platform/db/database'
import { plusOne, type Write } from '../../platform/db/writes'

/** More than any mail of ours has. */
const maxAddresses = 10

/** Addresses may stand behind a name, in angle brackets. */
function addressesIn(to: string | string[]): string[] {
  const addresses = [to]
    .flat()
    .map((one) => (/<([^<>]+)>\s*$/.exec(one)?.[1] ?? one).trim().toLowerCase())
  return [...new Set(addresses)]
    .filter((address) => address.includes('@') && address.length <= 254)
    .slice(0, maxAddresses)
}

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

/** A repeated event changes nothing. */
export async function suppressReaders(
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
