import { and, eq, gte, isNotNull, isNull, lte, ne, or } from 'drizzle-orm'
import { admins } from '../../../schema/tables/admins'
import { submissions } from '../../../schema/tables/submissions'
import { addDays, formatInVietnam, vietnamDay } from '../../../schema/time'
import type { Database } from '../../platform/db/database'
import { batchAll } from '../../platform/db/writes'
import { insertDelivery } from '../../platform/outbox/outbox'
import { isWorkedOn } from './search'

/** In Vietnam. */
const firstHour = 7
/** So that the index is read no further back. */
const maxDaysLate = 7
const maxAtOnce = 50

/** Mails whoever is in charge once for each follow-up day, from seven o'clock on. */
export async function remindOfFollowUps(db: Database, now: Date): Promise<void> {
  if (Number(formatInVietnam(now, 'H')) < firstHour) return
  const { id, kind, followUpOn, remindedOn, assignee } = submissions
  const today = vietnamDay(now)
  const due = await db
    .select({ id, kind, followUpOn })
    .from(submissions)
    .innerJoin(admins, eq(admins.username, assignee))
    .where(
      and(
        lte(followUpOn, today),
        gte(followUpOn, addDays(today, -maxDaysLate)),
        or(isNull(remindedOn), ne(remindedOn, followUpOn)),
        isWorkedOn,
        isNotNull(admins.email),
      ),
    )
    .limit(maxAtOnce)
  await batchAll(
    db,
    due.flatMap((lead) => [
      insertDelivery(db, {
        kind: `${lead.kind}-reminder`,
        subject: lead.id,
        idempotencyKey: `reminder:${lead.id}:${lead.followUpOn}`,
        at: now.toISOString(),
      }),
      db.update(submissions).set({ remindedOn: lead.followUpOn }).where(eq(id, lead.id)),
    ]),
  )
}
