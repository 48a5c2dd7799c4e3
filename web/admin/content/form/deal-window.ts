import { type DealWindow, dealDates } from '../../../../schema/deal-dates'
import type { Json } from './paths'

const wholeDay = /^\d{4}-\d\d-\d\d$/
const yearlyDay = /^\d\d-\d\d$/

export function windowOf({ repeats, from, to }: Json): DealWindow | undefined {
  if (typeof from !== 'string' || typeof to !== 'string') return undefined
  const isYearly = repeats === 'yearly'
  const isWhole = [from, to].every((day) => (isYearly ? yearlyDay : wholeDay).test(day))
  if (!isWhole || (!isYearly && from > to)) return undefined
  return isYearly ? { yearly: { from, to } } : { once: { from, to } }
}

/** Makes the window yearly or of a year; days that do not fit become empty. */
export function withRepeats(window: Json, repeats: unknown, today: string): Json {
  const { from, to } = window
  const days = [from, to].map((day) => (typeof day === 'string' ? day : ''))
  if (repeats === 'yearly') {
    const [first, last] = days.map((day) =>
      wholeDay.test(day) ? day.slice(5) : yearlyDay.test(day) ? day : '',
    )
    return { ...window, repeats, from: first, to: last }
  }
  const yearly = windowOf({ ...window, repeats: 'yearly' })
  if (yearly) {
    const { validFrom, validTo } = dealDates(yearly, today)
    return { ...window, repeats, from: validFrom, to: validTo }
  }
  const [first, last] = days.map((day) => (wholeDay.test(day) ? day : ''))
  return { ...window, repeats, from: first, to: last }
}

/** Days that a month (`01` to `12`) has in every year. */
export function lastDayOf(month: string): number {
  return month === '' ? 31 : new Date(Date.UTC(2027, Number(month), 0)).getUTCDate()
}
