import { subDays } from 'date-fns'
import type { DayCount } from '../../../schema/api/admin-dashboard'
import { vietnamDay } from '../../../schema/time'

/** Vietnam days (`YYYY-MM-DD`), oldest first, today included. */
export function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) => vietnamDay(subDays(now, count - 1 - index)))
}

/** Days without a count get 0. */
export function fillDays(days: readonly string[], counts: readonly DayCount[]): DayCount[] {
  const known = new Map(counts.map(({ day, count }) => [day, count]))
  return days.map((day) => ({ day, count: known.get(day) ?? 0 }))
}
