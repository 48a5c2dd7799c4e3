import { subDays, subHours } from 'date-fns'
import { and, eq, gte, inArray, or } from 'drizzle-orm'
import { securityActions } from '../../../schema/audit-actions'
import { fixedPages } from '../../../schema/content/choices'
import { admins } from '../../../schema/tables/admins'
import { auditLog } from '../../../schema/tables/audit-log'
import { entries } from '../../../schema/tables/entries'
import { isReachableOwner } from '../../content/people'
import type { Database } from '../../platform/db/database'
import { batchAll } from '../../platform/db/writes'
import { insertDelivery } from '../../platform/outbox/outbox'

/** What owners hear of: colleagues, their logins, and whom the site names and trusts. */
export function isSecurityEvent(db: Database) {
  const { id, kind, slug } = entries
  const ownersMatters = db
    .select({ id })
    .from(entries)
    .where(
      or(
        inArray(kind, ['settings', 'shop']),
        and(eq(kind, 'page'), inArray(slug, [...fixedPages])),
      ),
    )
  const { action, subject } = auditLog
  return or(
    inArray(action, [...securityActions.accounts]),
    and(inArray(action, [...securityActions.content]), inArray(subject, ownersMatters)),
  )
}

/** The entries of the last seven days. */
export const isOfTheWeek = (now: Date) => gte(auditLog.at, subDays(now, 7).toISOString())

/** Mails each owner with an address once for each event of the last hour. */
export async function tellOwners(db: Database, now: Date): Promise<void> {
  const isNew = gte(auditLog.at, subHours(now, 1).toISOString())
  const told = await db
    .select({ id: auditLog.id, owner: admins.username })
    .from(auditLog)
    .innerJoin(admins, isReachableOwner)
    .where(and(isNew, isSecurityEvent(db)))
    .limit(100)
  await batchAll(
    db,
    told.map(({ id, owner }) => {
      const subject = `audit:${id}:${owner}`
      const at = now.toISOString()
      return insertDelivery(db, { kind: 'admin-notice', subject, idempotencyKey: subject, at })
    }),
  )
}
