import { linkWindow } from '../../../schema/links'
import { vietnamDay } from '../../../schema/time'
import type { DueLink } from './queue'

const mostLinks = 20
const mostPerHost = 3

export interface CheckPlan {
  ask: DueLink['link'][]
  /**
   * Their product's first day is still to come, or its last one is past: no answer would mean
   * anything.
   */
  postpone: DueLink['link'][]
  /** Their product is gone or withdrawn. */
  remove: DueLink['link'][]
}

/**
 * What to do about the links that are due; failing ones go first, so that they are settled, then
 * those that have waited longest.
 */
export function planChecks(due: readonly DueLink[], now: Date): CheckPlan {
  const plan: CheckPlan = { ask: [], postpone: [], remove: [] }
  const asked = new Map<string, number>()
  const byUrgency = due.toSorted(
    (a, b) =>
      Number(b.link.failedDays > 0) - Number(a.link.failedDays > 0) ||
      a.link.nextAt.localeCompare(b.link.nextAt),
  )
  for (const { link, listed, linkFrom, linkTo } of byUrgency) {
    const ofHost = asked.get(link.host) ?? 0
    if (link.kind === 'product' && listed !== 1) plan.remove.push(link)
    else if (linkWindow({ linkFrom, linkTo }, vietnamDay(now)) !== 'open') plan.postpone.push(link)
    else if (plan.ask.length < mostLinks && ofHost < mostPerHost) {
      plan.ask.push(link)
      asked.set(link.host, ofHost + 1)
    }
  }
  return plan
}
