import { utc } from '@date-fns/utc'
import { subMonths } from 'date-fns'
import { lt } from 'drizzle-orm'
import type * as z from 'zod'
import type { viewInput } from '../../../schema/api/views'
import { viewCounts } from '../../../schema/tables/counts'
import { vietnamDay } from '../../../schema/time'
import type { Database } from '../../platform/db/database'
import { plusOne } from '../../platform/db/writes'

export async function countView(
  db: Database,
  { now, ...view }: z.output<typeof viewInput> & { now: Date },
): Promise<void> {
  const { day, page, locale, views } = viewCounts
  await db
    .insert(viewCounts)
    .values({ ...view, day: vietnamDay(now), views: 1 })
    .onConflictDoUpdate({ target: [day, page, locale], set: { views: plusOne(views) } })
}

/** Two years of months to compare, and the one that has begun. */
const keptMonths = 25

export async function purgeViewCounts(db: Database, now: number): Promise<void> {
  const before = vietnamDay(subMonths(now, keptMonths, { in: utc }))
  await db.delete(viewCounts).where(lt(viewCounts.day, before))
}
