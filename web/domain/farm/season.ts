import type { ShownDeal, ShownFruit } from '../../../schema/content/views'
import { type DealWindow, dealDates, isLive } from '../../../schema/deal-dates'
import { firstDeparture } from '../../../schema/departures'
import { paths } from '../../../schema/paths'
import { allMonths, monthOf } from '../../../schema/time'

type FruitMonths = Pick<ShownFruit, 'months' | 'moreMonths' | 'tourMonths'>

export function ripeness(
  { months, moreMonths }: FruitMonths,
  month: number,
): 'main' | 'some' | 'none' {
  if (months.includes(month)) return 'main'
  return moreMonths?.includes(month) ? 'some' : 'none'
}

export function ripeIn<Fruit extends FruitMonths>(
  fruits: readonly Fruit[],
  month: number,
): Fruit[] {
  const ofRipeness = (wanted: 'main' | 'some') =>
    fruits.filter((fruit) => ripeness(fruit, month) === wanted)
  return [...ofRipeness('main'), ...ofRipeness('some')]
}

/** `book`: an open tour, `wait`: the e-mail form, `trip`: a trip request. */
export function wayTo(
  fruit: FruitMonths,
  { today, tours }: { today: string; tours: readonly { window: DealWindow }[] },
) {
  const month = monthOf(today)
  const isPickedNow = fruit.tourMonths?.includes(month) && tours.some((tour) => isLive(tour, today))
  if (isPickedNow) return 'book'
  return ripeness(fruit, month) !== 'none' && !fruit.tourMonths ? 'trip' : 'wait'
}

/** Runs of months as `[from, to]`; a run over New Year is one: `[12, 3]`. */
export function monthRuns(months: readonly number[]): [number, number][] {
  if (months.length >= 12) return [[1, 12]]
  const before = (month: number) => (month === 1 ? 12 : month - 1)
  const after = (month: number) => (month === 12 ? 1 : month + 1)
  const starts = allMonths.filter(
    (month) => months.includes(month) && !months.includes(before(month)),
  )
  return starts.map((start) => {
    let end: number = start
    while (months.includes(after(end))) end = after(end)
    return [start, end]
  })
}

export function tourOf<Tour extends { window: DealWindow }>(
  tours: readonly Tour[],
  today: string,
): Tour | undefined {
  const opening = ({ window }: Tour) => dealDates(window, today).validFrom
  const byOpening = [...tours].sort((a, b) => (opening(a) < opening(b) ? -1 : 1))
  return (
    tours.find((tour) => isLive(tour, today)) ??
    byOpening.find((tour) => opening(tour) > today) ??
    tours[0]
  )
}

/** Where a tour is booked; undefined while none of its days can be. The page says what is full. */
export function bookingLink(
  { slug, window, schedule }: Pick<ShownDeal, 'slug' | 'window' | 'schedule'>,
  today: string,
): string | undefined {
  if (!schedule || !firstDeparture({ window, schedule }, today)) return undefined
  return `${paths.booking}?${new URLSearchParams({ tour: slug })}`
}
