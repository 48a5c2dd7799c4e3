import { eq } from 'drizzle-orm'
import { mailSuppressions } from '../../../schema/tables/newsletter'
import type { Database } from '../db/database'

export async function isSuppressed(db: Database, address: string): Promise<boolean> {
  const email = address.trim().toLowerCase()
  const rows = await db
    .select({ email: mailSuppressions.email })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.email, email))
    .limit(1)
  return rows.length > 0
}
