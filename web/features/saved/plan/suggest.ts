import { isLive } from '../../../../schema/deal-dates'
import { type Plan, type PlanRef, planThings, samePlanThing } from '../../../../schema/plan'
import { addDays } from '../../../../schema/time'
import { dealsUnderWay } from '../../../domain/plan/journey'
import { distanceKm } from '../../../domain/plan/legs'
import type { FindThing, KnownThings } from '../../../domain/plan/plan-things'

type Place = KnownThings['places'][number]

const maxSuggestions = 3
/** Great circle: a day there and back. */
const nearbyKm = 160

function refOf({ id }: Place): PlanRef {
  const [kind, slug = ''] = id.split(':')
  return { kind: kind as PlanRef['kind'], slug }
}

const isDestination = ({ kind }: PlanRef) => kind === 'destination'

export function stayOf({ days }: Pick<Plan, 'days'>, day: number): PlanRef | undefined {
  const before = days.slice(0, day + 1)
  return before.flat().findLast(isDestination)
}

export interface Nearby {
  place: PlanRef
  things: PlanRef[]
}

/** `daysLeft` counts the free days in a row from this one on. */
interface FreeDay {
  date: string
  daysLeft: number
}

/** Ranks a place for a free day at a destination, lower is better; undefined if it does not fit. */
function rankOf(place: Place, stay: Place, { date, daysLeft }: FreeDay): number | undefined {
  const { kind } = refOf(place)
  if (kind === 'destination') {
    const far =
      stay.at && place.at && place.id !== stay.id
        ? distanceKm(stay.at, place.at)
        : Number.POSITIVE_INFINITY
    return far <= nearbyKm ? 6 + far / nearbyKm : undefined
  }
  const [first, ...others] = place.destinations
  const isOnTheWay = others.some((slug) => `destination:${slug}` === stay.id)
  const passing = `destination:${first}` === stay.id ? 0 : isOnTheWay ? 1 : undefined
  if (passing === undefined) return undefined
  if (kind === 'topic') return 4 + passing
  // Without a point it is about many places or one without a page; deals with more than two
  // destinations are tours.
  if (!place.at) return undefined
  if (kind === 'guide') return 1 + 2 * passing
  const { window, isActivity, durationDays = 1 } = place
  return window &&
    isActivity &&
    others.length < 2 &&
    durationDays <= daysLeft &&
    isLive({ window }, date)
    ? 2 * passing
    : undefined
}

function activitiesAt(slug: string, day: FreeDay, places: readonly Place[]): PlanRef[] {
  const stay = places.find(({ id }) => id === `destination:${slug}`)
  if (!stay) return []
  return places
    .flatMap((place) => ({ place, rank: rankOf(place, stay, day) ?? Number.POSITIVE_INFINITY }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .map(({ place }) => refOf(place))
}

/**
 * Suggests up to three items for each free day: near the night's destination, else near the next
 * one of the plan, else near a saved one. Repeats another day's suggestions only without others.
 */
export function suggestForFreeDays(
  plan: Plan,
  {
    places,
    find,
    saved = [],
  }: Pick<KnownThings, 'places'> & { find: FindThing; saved?: readonly PlanRef[] },
): (Nearby | undefined)[] {
  const planned = planThings(plan)
  const proposed = new Set<string>()
  return plan.days.map((things, day) => {
    if (things.length > 0 || dealsUnderWay(plan.days, day, find).length > 0) return undefined
    const place =
      stayOf(plan, day) ?? plan.days.flat().find(isDestination) ?? saved.find(isDestination)
    if (!place) return undefined
    const isTaken = (ref: PlanRef) =>
      planned.some((thing) => samePlanThing(thing, ref)) || find(ref) === undefined
    const taken = plan.days.slice(day).findIndex((others) => others.length > 0)
    const freeDay = {
      date: addDays(plan.start, day),
      daysLeft: taken === -1 ? plan.days.length - day : taken,
    }
    const free = activitiesAt(place.slug, freeDay, places).filter((ref) => !isTaken(ref))
    const isOld = ({ kind, slug }: PlanRef) => proposed.has(`${kind}:${slug}`)
    const chosen = [...free.filter((ref) => !isOld(ref)), ...free.filter(isOld)].slice(
      0,
      maxSuggestions,
    )
    for (const { kind, slug } of chosen) proposed.add(`${kind}:${slug}`)
    return { place, things: chosen }
  })
}
