import type { Weekday } from '../../../schema/content/choices'
import { weekdayOf } from '../../../schema/departures'
import { addDays } from '../../../schema/time'

export const weekOrder = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly Weekday[]

/** The days of a month `YYYY-MM`, and those of its first week that belong to the month before. */
export function daysOfMonth(month: string): { before: Weekday[]; all: string[] } {
  const all: string[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) all.push(day)
  return { before: weekOrder.slice(0, weekOrder.indexOf(weekdayOf(`${month}-01`))), all }
}

/** The twelve months from a day on, as `YYYY-MM`. */
export function monthsFrom(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: 12 }, (_, index) => {
    const next = month - 1 + index
    return `${year + Math.floor(next / 12)}-${String((next % 12) + 1).padStart(2, '0')}`
  })
}
