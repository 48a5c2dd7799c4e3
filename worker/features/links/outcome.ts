import { millisecondsInDay } from 'date-fns/constants'
import type { LinkOutcome } from '../../../schema/links'
import type { linkChecks } from '../../../schema/tables/link-checks'
import { vietnamDay } from '../../../schema/time'

type LinkCheck = typeof linkChecks.$inferSelect

/** What is remembered of a link between two asks. */
export type LinkHealth = Pick<
  LinkCheck,
  'failedDays' | 'sureDays' | 'goneDays' | 'failedOn' | 'firstFailedAt' | 'deadSince'
>

export const healthy: LinkHealth = {
  failedDays: 0,
  sureDays: 0,
  goneDays: 0,
  failedOn: null,
  firstFailedAt: null,
  deadSince: null,
}

/** Statuses by which servers turn programs away; they say nothing about the page. */
const refusals = new Set([401, 403, 407, 451])
/** Statuses that pass by themselves, as those of a server in trouble do. */
const passing = new Set([408, 425, 429])

/** What a status means that is no redirect. */
export function outcomeOfStatus(status: number): LinkOutcome {
  if (status >= 200 && status < 300) return 'alive'
  if (status === 404 || status === 410) return 'gone'
  if (refusals.has(status)) return 'refused'
  return passing.has(status) || status >= 500 ? 'unsure' : 'failed'
}

/** From how many days with such a failure on a link is dead. */
const deadAfter = { goneDays: 2, sureDays: 3 }
/**
 * A link that only ever failed in doubt is dead after as many days with a failure, once the first
 * one is so many days past.
 */
const unsureDeadAfter = { failedDays: 3, days: 7 }

function isDead({ failedDays, sureDays, goneDays, firstFailedAt }: LinkHealth, now: Date): boolean {
  if (goneDays >= deadAfter.goneDays || sureDays >= deadAfter.sureDays) return true
  const failingFor = firstFailedAt === null ? 0 : now.getTime() - Date.parse(firstFailedAt)
  return (
    failedDays >= unsureDeadAfter.failedDays &&
    failingFor >= unsureDeadAfter.days * millisecondsInDay
  )
}

/**
 * What is known of a link after an ask. A day counts once, with its first failure; one answer with
 * a page clears all of it.
 */
export function nextHealth(health: LinkHealth, outcome: LinkOutcome, now: Date): LinkHealth {
  if (outcome === 'alive') return healthy
  const today = vietnamDay(now)
  if (outcome === 'refused' || health.failedOn === today) return health
  const next = {
    ...health,
    failedDays: health.failedDays + 1,
    sureDays: health.sureDays + Number(outcome !== 'unsure'),
    goneDays: health.goneDays + Number(outcome === 'gone'),
    failedOn: today,
    firstFailedAt: health.firstFailedAt ?? now.toISOString(),
  }
  return { ...next, deadSince: health.deadSince ?? (isDead(next, now) ? now.toISOString() : null) }
}

/** Days until a link is asked again: the next day while it is in doubt, else a week later. */
export function daysUntilNext({ failedDays, deadSince }: LinkHealth): number {
  return failedDays > 0 && deadSince === null ? 1 : 7
}
