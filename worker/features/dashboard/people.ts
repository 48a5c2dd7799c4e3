import { and, count, eq, gte, lt, sql } from 'drizzle-orm'
import { lateBefore } from '../../../schema/answer-time'
import { newsletterSubscriptions as subscriptions } from '../../../schema/tables/newsletter'
import { submissions } from '../../../schema/tables/submissions'
import { selectCount } from '../../platform/db/counts'
import type { Database } from '../../platform/db/database'

export const leadCap = 1000

/**
 * Requests and messages that nobody has touched; with `now` those that are late by what the site
 * promises.
 */
export function selectNewLeads(db: Database, now?: Date) {
  const isLate = now && lt(submissions.createdAt, new Date(lateBefore(now.getTime())).toISOString())
  return selectCount(db, {
    table: submissions,
    where: and(eq(submissions.status, 'new'), isLate),
    cap: leadCap,
  })
}

/** All confirmed subscriptions. Reads one index entry per subscription. */
export function selectConfirmed(db: Database) {
  return db
    .select({ count: count() })
    .from(subscriptions)
    .where(eq(subscriptions.status, 'confirmed'))
}

/** Confirmed subscriptions by the Vietnam day of their request, from a day (`YYYY-MM-DD`) on. */
export function selectSubscriptionDays(db: Database, since: string) {
  const day = sql<string>`date(${subscriptions.createdAt}, '+7 hours')`
  const start = new Date(`${since}T00:00:00+07:00`).toISOString()
  return db
    .select({ day: day.as('day'), count: count() })
    .from(subscriptions)
    .where(and(eq(subscriptions.status, 'confirmed'), gte(subscriptions.createdAt, start)))
    .groupBy(day)
}
