import { linkWindow } from '../../../schema/links'
import { vietnamDay } from '../../../schema/time'
import type { DueLink } from './queue'

const mostLinks = 20
const mostPerHost = 3

export interface CheckPlan {
  ask: DueLink['link'][]
  /** Outside the product's dates, where the link means nothing. */
  postpone: DueLink['link'][]
  /** The product is gone or withdrawn. */
  remove: DueLink['link'][]
}

/** Failing links first, then those that have waited longest. */
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
