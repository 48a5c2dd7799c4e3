import type { Plan } from '../../../schema/plan'
import { keepValue } from '../../lib/keep-value'
import { encodePlan, parsePlan } from './plan-link'

interface OwnPlan {
  plan: Plan | undefined
  /** Whether there was one that cannot be read any more. */
  isBroken: boolean
}

const none: OwnPlan = { plan: undefined, isBroken: false }

function parse(stored: unknown): OwnPlan {
  if (stored === undefined) return none
  const plan = typeof stored === 'string' ? parsePlan(stored)?.plan : undefined
  return { plan, isBroken: plan === undefined }
}

const own = keepValue<OwnPlan>('plan', { parse, none })

/** The visitor's day plan as the browser keeps it now. What decides over it asks here: a part that has just come to life shows none yet. */
export const ownPlan = own.current

/** The same for a component; none on the server. Other tabs are followed. */
export const useOwnPlan = own.useValue

/** Puts a plan in the place of the visitor's, or forgets it. Answers whether the browser kept it. */
export function replaceOwnPlan(plan: Plan | undefined): boolean {
  return own.put(plan ? { plan, isBroken: false } : none, plan && encodePlan(plan))
}
