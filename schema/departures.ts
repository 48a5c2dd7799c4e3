import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import { maxDaysAhead } from './bookings'
import { type Weekday, weekdays } from './content/choices'
import type { TourSchedule } from './content/tour-schedule'
import { type DealWindow, dealDates } from './deal-dates'
import { addDays, vietnamOffset } from './time'

/** A deal as bookings need it. */
export interface BookableTour {
  window: DealWindow
  /** VND a grown guest, on days without a rule of their own. */
  discountedPrice: number
  schedule: TourSchedule
}

export function weekdayOf(day: string): Weekday {
  return weekdays[new Date(day).getUTCDay()] ?? 'sunday'
}

/** What says on which days a tour goes. */
interface DayRule {
  window: DealWindow
  schedule: Pick<TourSchedule, 'weekdays'>
}

/** Whether a tour goes on a day `YYYY-MM-DD` by its rule. */
export function goesOn({ window, schedule }: DayRule, day: string): boolean {
  const { validFrom, validTo } = dealDates(window, day)
  return validFrom <= day && day <= validTo && schedule.weekdays.includes(weekdayOf(day))
}

/** The days of a span, both ends included, on which a tour goes by its rule. */
export function daysByRule(tour: BookableTour, span: { from: string; to: string }): string[] {
  const days: string[] = []
  for (let day = span.from; day <= span.to; day = addDays(day, 1))
    if (goesOn(tour, day)) days.push(day)
  return days
}

/** The first day by rule after today that can be booked already, `YYYY-MM-DD`. */
export function firstDeparture(tour: DayRule, today: string): string | undefined {
  const tomorrow = addDays(today, 1)
  const furthest = addDays(today, maxDaysAhead)
  const { validFrom, validTo } = dealDates(tour.window, tomorrow)
  const from = validFrom > tomorrow ? validFrom : tomorrow
  const to = validTo < furthest ? validTo : furthest
  for (let day = from; day <= to; day = addDays(day, 1)) if (goesOn(tour, day)) return day
  return undefined
}

/** When a tour starts. */
export function startOf({ startTime }: TourSchedule, day: string): Date {
  return new Date(`${day}T${startTime}:00${vietnamOffset}`)
}

export function isBookable(schedule: TourSchedule, day: string, now: Date): boolean {
  const last = startOf(schedule, day).getTime() - schedule.cutOffHours * millisecondsInHour
  return now.getTime() < last
}

/** Days, with parts of one, from now until a tour starts; negative afterwards. */
export function daysBeforeStart(schedule: TourSchedule, day: string, now: Date): number {
  return (startOf(schedule, day).getTime() - now.getTime()) / millisecondsInDay
}
