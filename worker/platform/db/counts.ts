import { utc } from '@date-fns/utc'
import { format, parseISO, subDays, subMonths } from 'date-fns'
import { count, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { CappedCount, DayCount } from '../../../schema/api/admin-dashboard'
import { vietnamDay } from '../../../schema/time'
import type { Database } from './database'

/** Counts matching rows up to `cap`: with an index, the cost does not grow with the table. */
export function selectCount(
  db: Database,
  { table, where, cap }: { table: SQLiteTable; where: SQL | undefined; cap: number },
) {
  const counted = db
    .select({ one: sql.raw('1').as('one') })
    .from(table)
    .where(where)
    .limit(cap)
    .as('counted')
  return db.select({ count: count() }).from(counted)
}

export function addCounts(cap: number, ...results: { count: number }[][]): CappedCount {
  const counts = results.map(([row]) => row?.count ?? 0)
  return {
    count: counts.reduce((sum, one) => sum + one, 0),
    isCapped: counts.some((one) => one >= cap),
  }
}

/** Vietnam days (`YYYY-MM-DD`), oldest first, today included. */
export function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) => vietnamDay(subDays(now, count - 1 - index)))
}

/** Vietnam months (`YYYY-MM`), oldest first, this one included. */
export function lastMonths(now: Date, count: number): string[] {
  const first = parseISO(`${vietnamDay(now).slice(0, 7)}-01`, { in: utc })
  return Array.from({ length: count }, (_, index) =>
    format(subMonths(first, count - 1 - index), 'yyyy-MM'),
  )
}

/** Days without a count get 0. */
export function fillDays(days: readonly string[], counts: readonly DayCount[]): DayCount[] {
  const known = new Map(counts.map(({ day, count }) => [day, count]))
  return days.map((day) => ({ day, count: known.get(day) ?? 0 }))
}
