import type { InOneLanguage } from '../../../schema/content/in-one-language'
import type { PlanPlace } from '../../../schema/content/views'
import type { Plan, PlanThing } from '../../../schema/plan'
import { type Leg, legBetween } from './legs'
import type { FindThing } from './plan-things'

type Place = InOneLanguage<PlanPlace>

interface Arrival {
  day: number
  thing: PlanThing
  place: Place
  leg?: Leg
}

export interface Journey {
  arrivals: Arrival[]
  nights: (Place | undefined)[]
}

/**
 * Follows a plan from place to place. A thing that also belongs to the current place, or to none,
 * causes no journey.
 */
export function journeyOf(
  { days }: Pick<Plan, 'days'>,
  find: FindThing,
  places: readonly Place[],
): Journey {
  const destinations = places.filter(({ id }) => id.startsWith('destination:'))
  const arrivals: Arrival[] = []
  const nights: Journey['nights'] = []
  let here: Place | undefined
  for (const [day, things] of days.entries()) {
    for (const thing of things) {
      const about = find(thing)?.place
      const [slug] = about?.at ? about.destinations : []
      const place = destinations.find(({ id }) => id === `destination:${slug}`)
      if (!place || place === here || isAlsoAt(about, here)) continue
      arrivals.push({
        day,
        thing,
        place,
        ...(here && { leg: legBetween(here, place, destinations) }),
      })
      here = place
    }
    nights.push(here)
  }
  return { arrivals, nights }
}

function isAlsoAt(about: Place | undefined, here: Place | undefined): boolean {
  return (
    about !== undefined &&
    here !== undefined &&
    about.destinations.some((slug) => `destination:${slug}` === here.id)
  )
}

interface LongDeal {
  thing: PlanThing
  dayOf: number
  durationDays: number
  price: number | undefined
}

export function dealsUnderWay(days: Plan['days'], day: number, find: FindThing): LongDeal[] {
  return days.slice(0, day).flatMap((things, first) =>
    things.flatMap((thing) => {
      const { durationDays = 1, price } = find(thing)?.place ?? {}
      const dayOf = day - first + 1
      return dayOf <= durationDays ? [{ thing, dayOf, durationDays, price }] : []
    }),
  )
}
