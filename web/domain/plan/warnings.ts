import { type Season, type Verdict, type Weekday, weekdays } from '../../../schema/content/choices'
import type { InOneLanguage } from '../../../schema/content/in-one-language'
import type { PlanPlace } from '../../../schema/content/views'
import { type DealDates, dealDates, isLive } from '../../../schema/deal-dates'
import type { Plan, PlanThing } from '../../../schema/plan'
import { addDays, monthOf } from '../../../schema/time'
import type { Journey } from './journey'
import { hoursOf } from './legs'
import type { FindThing } from './plan-things'

type Place = InOneLanguage<PlanPlace>
type Sight = NonNullable<Place['closings']>[number]

export type PlanWarning =
  | { kind: 'ride'; hours: number }
  | { kind: 'full'; hours: number; stops: number }
  | { kind: 'month'; place: Place; month: number; verdict: Exclude<Verdict, 'good'> }
  | { kind: 'season'; thing: PlanThing; month: number }
  | { kind: 'closed'; thing: PlanThing; weekday: Weekday }
  | { kind: 'sight'; sight: Sight; place: Place }
  | { kind: 'deal'; thing: PlanThing; dates: DealDates }
  | { kind: 'long'; thing: PlanThing; takes: number; left: number }

const maxRideHours = 8
const maxDayHours = 10
export const stopHours = 2

/** Months of the seasons of the north, as guides count them (schema/content/choices.ts). */
const seasonMonths: Record<Season, readonly number[]> = {
  spring: [2, 3, 4],
  summer: [5, 6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1],
}

export function warningsOf(plan: Plan, journey: Journey, find: FindThing): PlanWarning[][] {
  return plan.days.map((things, day) => {
    const date = addDays(plan.start, day)
    return [
      ...fullness(things.length, day, journey),
      ...months(plan, day, journey),
      ...things.flatMap((thing) =>
        ofThing(thing, find(thing)?.place, date, plan.days.length - day),
      ),
      ...closedSights(plan, day, journey),
    ]
  })
}

function weekdayOf(date: string): Weekday {
  return weekdays[new Date(date).getUTCDay()] ?? 'sunday'
}

function fullness(stops: number, day: number, { arrivals }: Journey): PlanWarning[] {
  const legs = arrivals.flatMap((arrival) =>
    arrival.day === day && arrival.leg ? [arrival.leg] : [],
  )
  const hours = legs.reduce((sum, { hops }) => sum + (hoursOf(hops)?.low ?? 0), 0)
  if (hours > maxRideHours) return [{ kind: 'ride', hours }]
  return hours + stops * stopHours > maxDayHours ? [{ kind: 'full', hours, stops }] : []
}

function placesOn(day: number, { arrivals, nights }: Journey): Place[] {
  const before = day > 0 ? nights[day - 1] : undefined
  const arrived = arrivals.flatMap((arrival) => (arrival.day === day ? [arrival.place] : []))
  return arrived.length > 0 || !before ? arrived : [before]
}

function months({ start }: Plan, day: number, journey: Journey): PlanWarning[] {
  const month = monthOf(addDays(start, day))
  const isSaid = (place: Place) =>
    day > 0 &&
    monthOf(addDays(start, day - 1)) === month &&
    placesOn(day - 1, journey).includes(place)
  return placesOn(day, journey).flatMap((place): PlanWarning[] => {
    const verdict = place.avoid?.includes(month)
      ? 'avoid'
      : place.mixed?.includes(month)
        ? 'mixed'
        : undefined
    return verdict && !isSaid(place) ? [{ kind: 'month', place, month, verdict }] : []
  })
}

function ofThing(
  thing: PlanThing,
  place: Place | undefined,
  date: string,
  left: number,
): PlanWarning[] {
  if (!place) return []
  const { closedOn, seasons, window, durationDays = 1 } = place
  const weekday = weekdayOf(date)
  const month = monthOf(date)
  return [
    ...(closedOn?.includes(weekday) ? [{ kind: 'closed' as const, thing, weekday }] : []),
    // The month's verdict for the place is more exact than a guide's season.
    ...(seasons && !place.at && !seasons.some((season) => seasonMonths[season].includes(month))
      ? [{ kind: 'season' as const, thing, month }]
      : []),
    ...(window && !isLive({ window }, date)
      ? [{ kind: 'deal' as const, thing, dates: dealDates(window, date) }]
      : []),
    ...(durationDays > left ? [{ kind: 'long' as const, thing, takes: durationDays, left }] : []),
  ]
}

function closedSights({ start, days }: Plan, day: number, journey: Journey): PlanWarning[] {
  return journey.arrivals
    .filter((arrival) => arrival.day === day)
    .flatMap(({ place }) => {
      const stay = days.flatMap((_, other) =>
        other >= day && placesOn(other, journey).includes(place)
          ? [weekdayOf(addDays(start, other))]
          : [],
      )
      const closed = (place.closings ?? []).filter(({ on }) =>
        stay.every((weekday) => on.includes(weekday)),
      )
      return closed.map((sight): PlanWarning => ({ kind: 'sight', sight, place }))
    })
}
