import type { DealContent } from './content/deal'
import { daysBetween } from './time'

/** Vietnam days, both ends included: `MM-DD` for `yearly`, `YYYY-MM-DD` for `once`. */
export type DealWindow =
  | { yearly: { from: string; to: string } }
  | { once: { from: string; to: string } }

/** Converts the editors' form of a window. */
export function toWindow({ repeats, from, to }: DealContent['window']): DealWindow {
  return repeats === 'yearly' ? { yearly: { from, to } } : { once: { from, to } }
}

/** Whole percent off the original price. */
export function discountPercentage({
  originalPrice,
  discountedPrice,
}: {
  originalPrice: number
  discountedPrice: number
}): number {
  return Math.round((1 - discountedPrice / originalPrice) * 100)
}

/** Vietnam days `YYYY-MM-DD`, both included. */
export interface DealDates {
  validFrom: string
  validTo: string
}

/** The current occurrence of a window, or the next one. */
export function dealDates(window: DealWindow, today: string): DealDates {
  if ('once' in window) return { validFrom: window.once.from, validTo: window.once.to }
  const { from, to } = window.yearly
  const year = Number(today.slice(0, 4))
  const overNewYear = from > to
  const firstEnd = `${year}-${to}`
  const endYear = today <= firstEnd ? year : year + 1
  return {
    validFrom: `${overNewYear ? endYear - 1 : endYear}-${from}`,
    validTo: `${endYear}-${to}`,
  }
}

interface DealState extends DealDates {
  state: 'upcoming' | 'live' | 'ended'
  /** Whole days until it starts, until its last day (0 on it), or since that. */
  days: number
}

/** State of a deal on a Vietnam day; yearly ones never end. */
export function dealState(window: DealWindow, today: string): DealState {
  const dates = dealDates(window, today)
  const { validFrom, validTo } = dates
  if (today < validFrom) return { ...dates, state: 'upcoming', days: daysBetween(today, validFrom) }
  if (today <= validTo) return { ...dates, state: 'live', days: daysBetween(today, validTo) }
  return { ...dates, state: 'ended', days: daysBetween(validTo, today) }
}

/**
 * Whether a deal is live on a Vietnam day; only then lists, home, search and sitemap show it
 * (decisions D3 and L5).
 */
export function isLive({ window }: { window: DealWindow }, today: string): boolean {
  const { validFrom, validTo } = dealDates(window, today)
  return validFrom <= today && today <= validTo
}

/** The first occurrence overlapping a span, both ends included. */
export function datesWithin(
  window: DealWindow,
  { from, to }: { from: string; to: string },
): DealDates | undefined {
  const dates = dealDates(window, from)
  return dates.validFrom <= to && from <= dates.validTo ? dates : undefined
}

/** Whether a deal is live on any day of a span. */
export function holdsWithin(window: DealWindow, span: { from: string; to: string }): boolean {
  return datesWithin(window, span) !== undefined
}

export interface PricedDeal extends Pick<DealContent, 'originalPriceDates'> {
  window: DealWindow
  discountPercentage: number
}

const maxDays = 306

/**
 * The percentage to show, or undefined: a deal that holds ten months of the year is no discount
 * unless the data says when the original price was asked.
 */
export function shownDiscount({
  window,
  originalPriceDates,
  discountPercentage,
}: PricedDeal): number | undefined {
  if (originalPriceDates || 'once' in window) return discountPercentage
  // Not a leap year; windows may span New Year.
  const { validFrom, validTo } = dealDates(window, `2027-${window.yearly.to}`)
  return daysBetween(validFrom, validTo) < maxDays ? discountPercentage : undefined
}
