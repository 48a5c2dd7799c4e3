import type { Plan, PlanThing } from '../../../schema/plan'
import type { FindThing } from './plan-things'

/** A deal of several days, on a day after its first. */
export interface LongDeal {
  thing: PlanThing
  /** Of its days, from 1. */
  dayOf: number
  durationDays: number
  /** For one person; undefined where it is sold otherwise. */
  price: number | undefined
}

/** The deals that began before a day (from 0) and continue on it. */
export function dealsUnderWay(days: Plan['days'], day: number, find: FindThing): LongDeal[] {
  return days.slice(0, day).flatMap((things, first) =>
    things.flatMap((thing) => {
      const { durationDays = 1, price } = find(thing)?.place ?? {}
      const dayOf = day - first + 1
      return dayOf <= durationDays ? [{ thing, dayOf, durationDays, price }] : []
    }),
  )
}
