import { flushSync } from 'react-dom'
import type { Plan } from '../../../schema/plan'
import { focusOnPageHeading } from '../../lib/focus-on'
import { persistedStore } from '../../lib/persisted-store'
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

const own = persistedStore<OwnPlan>('plan', { parse, none })

/**
 * Returns the stored day plan. Event handlers read it here: during hydration the hook still returns
 * none.
 */
export const ownPlan = own.current

/** The same as a hook, synchronised across tabs; none on the server. */
export const useOwnPlan = own.useValue

/** Stores the plan, or deletes it. Returns false if the browser refuses. */
export function replaceOwnPlan(plan: Plan | undefined): boolean {
  return own.put(plan ? { plan, isBroken: false } : none, plan && encodePlan(plan))
}

/**
 * The same where it begins or ends a plan: the pressed button is gone then, so the page's heading
 * gets the focus.
 */
export function switchOwnPlan(plan: Plan | undefined): boolean {
  const isKept = flushSync(() => replaceOwnPlan(plan))
  focusOnPageHeading()
  return isKept
}
