import { isValid, parseISO } from 'date-fns'
import { comingMonth, daysBetween, monthOf } from './time'

/** Vietnam days `YYYY-MM-DD`, both included. */
export interface TravelDays {
  from: string
  to: string
}

/** Days, or the current or next month of a number (1–12). */
export type TravelDates = { month: number } | TravelDays

/** `3` or `2027-03-10~2027-03-17`. */
export const travelDatesPattern = /^(?:[1-9]|1[0-2]|(\d{4}-\d\d-\d\d)~(\d{4}-\d\d-\d\d))$/

const maxDays = 180
const isDay = (text: string) => isValid(parseISO(text))

/** Undefined for other texts, past days and more than 180 days. */
export function parseTravelDates(text: string, today: string): TravelDates | undefined {
  const parts = travelDatesPattern.exec(text)
  if (!parts) return undefined
  const [, from, to] = parts
  if (from === undefined || to === undefined) return { month: Number(text) }
  if (!isDay(from) || !isDay(to) || to < from || to < today || daysBetween(from, to) >= maxDays)
    return undefined
  return { from, to }
}

/** The days of the dates, from today in the current month. */
export function daysOf(dates: TravelDates, today: string): TravelDays {
  if (!('month' in dates)) return dates
  const { from, to } = comingMonth(dates.month, today)
  return { from: from < today ? today : from, to }
}

/** The months (1–12) of the dates, in order. */
export function monthsOf(dates: TravelDates): number[] {
  if ('month' in dates) return [dates.month]
  const first = monthOf(dates.from)
  const years = Number(dates.to.slice(0, 4)) - Number(dates.from.slice(0, 4))
  const count = years * 12 + monthOf(dates.to) - first + 1
  return Array.from({ length: count }, (_, index) => ((first - 1 + index) % 12) + 1)
}
