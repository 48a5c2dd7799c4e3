import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { newsletterInput } from '../../../schema/api/newsletter'
import { newsletterSubscriptions } from '../../../schema/tables/newsletter'
import type { Database } from '../../lib/database'

/** Stores a subscription as pending; an address that is known already keeps its state and first date. */
export async function subscribe(db: Database, input: z.output<typeof newsletterInput> & { now: Date }): Promise<void> {
  const createdAt = input.now.toISOString()
  await db
    .insert(newsletterSubscriptions)
    .values({ email: input.email, language: input.language, status: 'pending', subscribedAt: input.subscribedAt ?? createdAt, createdAt })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: {
        language: input.language,
        status: sql`case ${newsletterSubscriptions.status} when 'confirmed' then 'confirmed' else 'pending' end`,
      },
    })
}
