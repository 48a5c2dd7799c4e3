import { and, desc, inArray, isNull } from 'drizzle-orm'
import { admins } from '../../../schema/tables/admins'
import { troubles } from '../../../schema/tables/operations'
import { vietnamDay } from '../../../schema/time'
import type { Trouble } from '../../../schema/troubles'
import { isReachableOwner } from '../../content/people'
import type { Database } from '../../platform/db/database'
import { batchAll, type Write } from '../../platform/db/writes'
import { insertDelivery } from '../../platform/outbox/outbox'
import type { PrivateSettings } from '../../platform/settings/private-settings'

type Channels = Pick<PrivateSettings, 'mail' | 'telegram'>

/** To the staff chat and to owners with an address, as far as each is set up. */
async function openTelling(db: Database, { mail, telegram }: Channels, at: string) {
  const owners =
    mail.adapter === 'none'
      ? []
      : await db
          .select({ username: admins.username })
          .from(admins)
          .where(isReachableOwner)
          .limit(100)
  return (subject: string): Write[] => [
    ...(telegram?.adminChat
      ? [insertDelivery(db, { kind: 'trouble-channel', subject, idempotencyKey: subject, at })]
      : []),
    ...owners.map(({ username }) => {
      const own = `${subject}:${username}`
      return insertDelivery(db, { kind: 'trouble-notice', subject: own, idempotencyKey: own, at })
    }),
  ]
}

/** Stores what is wrong; tells of each trouble once a Vietnam day, and once when it is over. */
export async function tellTroubles(
  db: Database,
  found: readonly Trouble[],
  { now, ...channels }: Channels & { now: Date },
): Promise<void> {
  const at = now.toISOString()
  const day = vietnamDay(now)
  const open = await db
    .select({ name: troubles.name, day: troubles.day })
    .from(troubles)
    .where(isNull(troubles.recoveredAt))
    .orderBy(desc(troubles.day))
  const over = new Map(
    open
      .filter(({ name }) => !found.some((one) => one.name === name))
      .toReversed()
      .map(({ name, day: last }) => [name, last]),
  )
  if (found.length + over.size === 0) return
  const tell = await openTelling(db, channels, at)
  const names = [...over.keys()]
  await batchAll(db, [
    ...found.flatMap(({ name, ...detail }) => [
      db
        .insert(troubles)
        .values({ name, day, detail, seenAt: at })
        .onConflictDoUpdate({
          target: [troubles.name, troubles.day],
          set: { detail, recoveredAt: null },
        }),
      ...tell(`trouble:${name}:${day}`),
    ]),
    ...[...over].flatMap(([name, last]) => tell(`recovery:${name}:${last}`)),
    db
      .update(troubles)
      .set({ recoveredAt: at })
      .where(and(isNull(troubles.recoveredAt), inArray(troubles.name, names))),
  ])
}
