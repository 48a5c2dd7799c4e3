import { inArray } from 'drizzle-orm'
import type { SchedulePart } from '../../../schema/schedule-parts'
import { heartbeats } from '../../../schema/tables/operations'
import type { Database } from './database'

/** Notes that a part of the schedule went well at a UTC ISO instant. */
export function insertHeartbeat(db: Database, name: string, at: string) {
  return db
    .insert(heartbeats)
    .values({ name, succeededAt: at })
    .onConflictDoUpdate({ target: heartbeats.name, set: { succeededAt: at } })
}

/** Of a run at a UTC ISO instant; what failed is noted at its first try only. */
export async function noteRun(
  db: Database,
  { tried, done }: { tried: readonly SchedulePart[]; done: readonly SchedulePart[] },
  at: string,
): Promise<void> {
  if (tried.length === 0) return
  await db
    .insert(heartbeats)
    .values(tried.map((name) => ({ name, succeededAt: at })))
    .onConflictDoUpdate({
      target: heartbeats.name,
      set: { succeededAt: at },
      setWhere: inArray(heartbeats.name, [...done]),
    })
}
