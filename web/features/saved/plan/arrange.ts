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

interface Group {
  latitude: number
  days: number
  things: Placed[]
}

/** Days that an item takes when no destination of the plan is near. */
const daysFor: Record<PlanKind, number> = {
  destination: 2,
  deal: 1,
  guide: 1,
  topic: 0,
  article: 0,
  product: 0,
}
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
    // Items without a place are put into the first day.
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

export function suggestDays(placed: readonly Placed[]): number {
  const total = groupsOf(placed.filter(({ thing }) => isPlanStop(thing.kind))).reduce(
    (sum, { days }) => sum + days,
    0,
  )
  return Math.min(Math.max(total, 1), maxPlanDays)
}

/**
 * Arranges items into days from north to south; articles and products become extras. Deals come on
 * the last day of their destination that leaves time for them.
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

export function placeItem(thing: PlanThing, find: FindThing): Placed {
  return { thing, where: find(thing)?.place }
}

export function toPlanItem({ kind, slug }: PlanRef, title: string): PlanThing {
  return kind === 'product' ? { kind, slug, title } : { kind, slug }
}
