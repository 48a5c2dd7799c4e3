import { flushSync } from 'react-dom'
import type { Plan } from '../../../schema/plan'
import { focusOnPageHeading } from '../../lib/focus-on'
import { persistedStore } from '../../lib/persisted-store'
import { encodePlan, parsePlan } from './plan-link'

interface OwnPlan {
  plan: Plan | undefined
  isBroken: boolean
}

const none: OwnPlan = { plan: undefined, isBroken: false }

function parse(stored: unknown): OwnPlan {
  if (stored === undefined) return none
  const plan = typeof stored === 'string' ? parsePlan(stored)?.plan : undefined
  return { plan, isBroken: plan === undefined }
}

const own = persistedStore<OwnPlan>('plan', { parse, none })

/** During hydration the hook returns none, so event handlers read the plan here. */
export const ownPlan = own.current

export const useOwnPlan = own.useValue

export function replaceOwnPlan(plan: Plan | undefined): boolean {
  return own.put(plan ? { plan, isBroken: false } : none, plan && encodePlan(plan))
}

export function switchOwnPlan(plan: Plan | undefined): boolean {
  const isStored = flushSync(() => replaceOwnPlan(plan))
  focusOnPageHeading()
  return isStored
}
