import {
  isPlanStop,
  maxPlanThings,
  type Plan,
  type PlanRef,
  type PlanThing,
  planThings,
  samePlanThing,
} from '../../../../schema/plan'
import { arrange, type Placed } from './arrange'

/** The position of a stop, both from 0; undefined if it is in no day. */
export function findStop({ days }: Plan, ref: PlanRef): { day: number; place: number } | undefined {
  for (const [day, things] of days.entries()) {
    const place = things.findIndex((thing) => samePlanThing(thing, ref))
    if (place >= 0) return { day, place }
  }
  return undefined
}

function withDay(plan: Plan, day: number, change: (things: PlanThing[]) => PlanThing[]): Plan {
  return {
    ...plan,
    days: plan.days.map((things, index) => (index === day ? change(things) : things)),
  }
}

/**
 * Moves a stop one position up (-1) or down (1), over the edge into the next day. Returns the same
 * plan at the ends.
 */
export function stepStop(plan: Plan, ref: PlanRef, step: -1 | 1): Plan {
  const at = findStop(plan, ref)
  if (!at) return plan
  const stays = (plan.days[at.day] ?? [])[at.place + step] !== undefined
  if (stays) return placeStop(plan, ref, at.day, at.place + step)
  const next = plan.days[at.day + step]
  return next ? placeStop(plan, ref, at.day + step, step > 0 ? 0 : next.length) : plan
}

export function placeStop(
  plan: Plan,
  ref: PlanRef,
  day: number,
  place = Number.POSITIVE_INFINITY,
): Plan {
  const thing = plan.days.flat().find((one) => samePlanThing(one, ref))
  if (!thing || !plan.days[day]) return plan
  return withDay(removeItem(plan, ref), day, (things) => things.toSpliced(place, 0, thing))
}

/**
 * Adds or moves an item to the end of a day; what is no stop becomes an extra. Returns the same
 * plan if it is full.
 */
export function putItem(plan: Plan, thing: PlanThing, day: number): Plan {
  const things = planThings(plan)
  if (things.some((one) => samePlanThing(one, thing))) return placeStop(plan, thing, day)
  if (things.length >= maxPlanThings) return plan
  if (!isPlanStop(thing.kind)) return { ...plan, extras: [...plan.extras, thing] }
  return withDay(plan, day, (others) => [...others, thing])
}

export function removeItem(plan: Plan, ref: PlanRef): Plan {
  const others = (things: PlanThing[]) => things.filter((thing) => !samePlanThing(thing, ref))
  return { ...plan, days: plan.days.map(others), extras: others(plan.extras) }
}

export function changeItem(
  plan: Plan,
  ref: PlanRef,
  change: Pick<PlanThing, 'time' | 'note'>,
): Plan {
  const changed = (thing: PlanThing): PlanThing => {
    if (!samePlanThing(thing, ref)) return thing
    const { time, note, ...rest } = { ...thing, ...change }
    return { ...rest, ...(time && { time }), ...(note && { note }) }
  }
  return {
    ...plan,
    days: plan.days.map((things) => things.map(changed)),
    extras: plan.extras.map(changed),
  }
}

/** Adds empty days at the end, or moves the stops of removed days to the last one left. */
export function changeDayCount(plan: Plan, count: number): Plan {
  if (count >= plan.days.length) {
    const added = Array.from({ length: count - plan.days.length }, (): PlanThing[] => [])
    return { ...plan, days: [...plan.days, ...added] }
  }
  const days = plan.days.slice(0, count)
  return {
    ...plan,
    days: days.map((things, index) =>
      index === count - 1 ? [...things, ...plan.days.slice(count).flat()] : things,
    ),
  }
}

export function addItems(plan: Plan, added: readonly Placed[], all: readonly Placed[]): Plan {
  const fresh = arrange(all, plan.days.length)
  const isNew = (thing: PlanThing) => added.some((one) => samePlanThing(one.thing, thing))
  const known = planThings(plan)
  const missing = (things: PlanThing[]) =>
    things.filter((thing) => isNew(thing) && !known.some((other) => samePlanThing(other, thing)))
  return {
    ...plan,
    days: plan.days.map((things, index) => [...things, ...missing(fresh.days[index] ?? [])]),
    extras: [...plan.extras, ...missing(fresh.extras)],
  }
}
