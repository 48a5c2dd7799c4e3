import type { BudgetStyle } from '../../../schema/content/choices'
import type { InOneLanguage } from '../../../schema/content/in-one-language'
import type { PlanPlace } from '../../../schema/content/views'
import { sumRanges } from '../../../schema/numbers'
import type { Plan, PlanThing } from '../../../schema/plan'
import { dealsUnderWay, type Journey } from './journey'
import { fareOf, type Leg, type Range } from './legs'
import type { FindThing } from './plan-things'

type Place = InOneLanguage<PlanPlace>

export interface Budget {
  stays: { place: Place; days: number; cost: Record<BudgetStyle, number> }[]
  rides: Range
  things: { thing: PlanThing; price: number }[]
  unknown: {
    stays: { place: Place; days: number }[]
    nowhere: number
    legs: Leg[]
    bookings: PlanThing[]
  }
}

/** A paid deal that continues on the next day includes bed and food of the night. */
function isWithinDeal(days: Plan['days'], night: number, find: FindThing): boolean {
  return dealsUnderWay(days, night + 1, find).some(({ price }) => price !== undefined)
}

function stayDays(nights: Journey['nights']): { place: Place; days: number }[] {
  const places = [...new Set(nights.flatMap((place) => place ?? []))]
  return places.map((place) => ({ place, days: nights.filter((night) => night === place).length }))
}

export function budgetOf({ days }: Pick<Plan, 'days'>, journey: Journey, find: FindThing): Budget {
  const paidByDay = journey.nights.filter((_, night) => !isWithinDeal(days, night, find))
  const stays = stayDays(paidByDay)
  const legs = journey.arrivals.flatMap(({ leg }) => leg ?? [])
  const things = days.flat().map((thing) => ({ thing, place: find(thing)?.place }))
  const isPaidDaily = (slug: string | undefined) =>
    stays.some(({ place }) => place.budgets && place.id === `destination:${slug}`)
  return {
    stays: stays.flatMap(({ place, days: count }) => {
      const { budgets } = place
      if (!budgets) return []
      const { thrifty, middle, comfortable } = budgets
      return [
        {
          place,
          days: count,
          cost: {
            thrifty: thrifty * count,
            middle: middle * count,
            comfortable: comfortable * count,
          },
        },
      ]
    }),
    rides: sumRanges(legs.flatMap(({ hops }) => fareOf(hops) ?? [])),
    things: things.flatMap(({ thing, place }) => {
      // Daily budgets include tickets.
      const ticket = isPaidDaily(place?.destinations[0]) ? undefined : place?.adultPrice
      const price = place?.price ?? ticket
      return price === undefined ? [] : [{ thing, price }]
    }),
    unknown: {
      stays: stays.filter(({ place }) => !place.budgets),
      nowhere: paidByDay.filter((night) => night === undefined).length,
      legs: legs.filter(({ hops }) => fareOf(hops) === undefined),
      bookings: things.flatMap(({ thing, place }) =>
        thing.kind === 'deal' && place && place.price === undefined ? [thing] : [],
      ),
    },
  }
}

export function sumBudget(
  { stays, rides, things }: Budget,
  style: BudgetStyle,
  shown = (vnd: number) => vnd,
): Range {
  const fixed = [...stays.map(({ cost }) => cost[style]), ...things.map(({ price }) => price)]
  return sumRanges([
    { low: shown(rides.low), high: shown(rides.high) },
    ...fixed.map((vnd) => ({ low: shown(vnd) })),
  ])
}
