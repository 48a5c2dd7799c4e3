import { addDays, daysBetween, weeksOfMonth } from '../../../schema/time'

/** The days `YYYY-MM-DD` of the weeks of a month `YYYY-MM`, in any zone of the browser. */
export function daysOfMonth(month: string): string[] {
  const { firstDay, lastDay } = weeksOfMonth(month)
  const length = daysBetween(firstDay, lastDay) + 1
  return Array.from({ length }, (_, index) => addDays(firstDay, index))
}
