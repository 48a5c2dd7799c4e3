import type { PlanPlace } from '../../../../schema/content/views'
import {
  isPlanStop,
  maxPlanDays,
  maxPlanThings,
  type PlanKind,
  type PlanRef,
  type PlanThing,
} from '../../../../schema/plan'
import type { FindThing } from '../../../domain/plan/plan-things'

type Where = Pick<PlanPlace, 'destinations' | 'at' | 'durationDays'>

export interface Placed {
  thing: PlanThing
  where: Where | undefined
}

/** The things around one place, and the days that they need. */
interface Group {
  latitude: number
  days: number
  things: Placed[]
}

/** Days that a thing asks for when nothing else brings one there. */
const daysFor: Record<PlanKind, number> = {
  destination: 2,
  deal: 1,
  guide: 1,
  topic: 0,
  article: 0,
  product: 0,
}
/** In a group: one arrives, reads about the place, and does something there. */
const order: PlanKind[] = ['destination', 'guide', 'topic', 'deal']

function groupsOf(stops: readonly Placed[]): Group[] {
  const groups = new Map<string, Group>()
  const anchors = stops.filter(({ thing }) => thing.kind === 'destination')
  for (const stop of anchors) {
    groups.set(stop.thing.slug, {
      latitude: stop.where?.at?.lat ?? 0,
      days: daysFor.destination,
      things: [stop],
    })
  }
  for (const stop of stops.filter(({ thing: { kind } }) => kind !== 'destination')) {
    const { thing, where } = stop
    const near = where?.destinations.find((slug) => groups.has(slug))
    const group = near && groups.get(near)
    const days = where?.durationDays ?? daysFor[thing.kind]
    if (group) {
      group.things.push(stop)
      group.days = Math.max(group.days, days)
    }
    // Things without a place go into the first day.
    else if (!where?.at)
      groups.set(`${thing.kind}:${thing.slug}`, { latitude: 90, days: 0, things: [stop] })
    else
      groups.set(where.destinations[0] ?? thing.slug, {
        latitude: where.at.lat,
        days,
        things: [stop],
      })
  }
  return [...groups.values()].sort((a, b) => b.latitude - a.latitude)
}

/**
 * The number of days that things need: two a destination, one for what is far from all of them, and
 * as many as a deal takes. At least one, at most thirty.
 */
export function suggestDays(placed: readonly Placed[]): number {
  const total = groupsOf(placed.filter(({ thing }) => isPlanStop(thing.kind))).reduce(
    (sum, { days }) => sum + days,
    0,
  )
  return Math.min(Math.max(total, 1), maxPlanDays)
}

/**
 * Things arranged into days from north to south: what belongs to a destination is near it, its
 * deals on the last of its days that leave time for them. More or fewer days than were asked for
 * are shared out. Articles and products are taken along.
 */
export function arrange(
  placed: readonly Placed[],
  dayCount: number,
): { days: PlanThing[][]; extras: PlanThing[] } {
  const some = placed.slice(0, maxPlanThings)
  const groups = groupsOf(some.filter(({ thing }) => isPlanStop(thing.kind)))
  const total = groups.reduce((sum, group) => sum + group.days, 0) || 1
  const days: PlanThing[][] = Array.from({ length: dayCount }, () => [])
  let before = 0
  for (const group of groups) {
    const first = Math.min(Math.floor((before * dayCount) / total), dayCount - 1)
    before += group.days
    const last = Math.max(first, Math.ceil((before * dayCount) / total) - 1)
    for (const { thing, where } of group.things.toSorted(
      (a, b) => order.indexOf(a.thing.kind) - order.indexOf(b.thing.kind),
    )) {
      const latest = Math.min(last, dayCount - 1) - (where?.durationDays ?? 1) + 1
      days[thing.kind === 'deal' ? Math.max(first, latest) : first]?.push(thing)
    }
  }
  return { days, extras: some.map(({ thing }) => thing).filter(({ kind }) => !isPlanStop(kind)) }
}

export function placeThing(thing: PlanThing, find: FindThing): Placed {
  return { thing, where: find(thing)?.place }
}

export function toPlanThing({ kind, slug }: PlanRef, title: string): PlanThing {
  return kind === 'product' ? { kind, slug, title } : { kind, slug }
}
