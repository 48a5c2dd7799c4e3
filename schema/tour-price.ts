import type { TourSchedule } from './content/tour-schedule'
import { type BookableTour, daysBeforeStart, weekdayOf } from './departures'

export interface Guests {
  adults: number
  children: number
}

export interface TourPrices {
  /** VND. */
  adultPrice: number
  childPrice: number
}

export interface TourSum extends TourPrices {
  total: number
  /** What is paid at once. */
  deposit: number
}

/** Prices of a guest on a day `YYYY-MM-DD`. */
export function pricesOn(
  { discountedPrice, schedule }: Pick<BookableTour, 'discountedPrice' | 'schedule'>,
  day: string,
): TourPrices {
  const monthDay = day.slice(5)
  const { adultPrice, childPrice } = schedule.priceRules?.find(
    ({ weekdays = [], from = '01-01', to = '12-31' }) =>
      (weekdays.length === 0 || weekdays.includes(weekdayOf(day))) &&
      (from <= to ? from <= monthDay && monthDay <= to : from <= monthDay || monthDay <= to),
  ) ?? { adultPrice: discountedPrice, childPrice: schedule.childPrice }
  return { adultPrice, childPrice: childPrice ?? adultPrice }
}

/** Deposits are whole thousands, as people transfer them. */
const depositStep = 1000

/** What of a sum is paid at once. */
export function depositOf(total: number, { depositPercent }: TourSchedule): number {
  return Math.min(total, Math.ceil((total * depositPercent) / 100 / depositStep) * depositStep)
}

/** The only place where guests are summed up. VND. */
export function totalOf(
  { adultPrice, childPrice }: TourPrices,
  { adults, children }: Guests,
): number {
  return adults * adultPrice + children * childPrice
}

export function sumOf(
  tour: Pick<BookableTour, 'discountedPrice' | 'schedule'>,
  day: string,
  guests: Guests,
): TourSum {
  const prices = pricesOn(tour, day)
  const total = totalOf(prices, guests)
  return { ...prices, total, deposit: depositOf(total, tour.schedule) }
}

/** Percent that a guest who cancels now gets back of what was paid. */
export function refundPercent(schedule: TourSchedule, day: string, now: Date): number {
  const days = daysBeforeStart(schedule, day, now)
  const steps = schedule.cancellation.filter((step) => days >= step.days)
  return Math.max(0, ...steps.map(({ percent }) => percent))
}

/** VND of `paid` that goes back; never more than was paid. */
export function refundFor(paid: number, percent: number): number {
  return Math.min(paid, Math.floor((paid * percent) / 100))
}
