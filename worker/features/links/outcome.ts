import { millisecondsInDay } from 'date-fns/constants'
import type { LinkOutcome } from '../../../schema/links'
import type { linkChecks } from '../../../schema/tables/link-checks'
import { vietnamDay } from '../../../schema/time'

type LinkCheck = typeof linkChecks.$inferSelect

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

/** These say nothing about the page. */
const refusals = new Set([401, 403, 407, 451])
/** Temporary failures. */
const passing = new Set([408, 425, 429])

export function outcomeOfStatus(status: number): LinkOutcome {
  if (status >= 200 && status < 300) return 'alive'
  if (status === 404 || status === 410) return 'gone'
  if (refusals.has(status)) return 'refused'
  return passing.has(status) || status >= 500 ? 'unsure' : 'failed'
}

/** Days with such a failure. */
const deadAfter = { goneDays: 2, sureDays: 3 }
/**
 * A link that only ever failed in doubt is dead after this many failed days within this many days.
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

/** Each day counts once, by its first failure; one success resets everything. */
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

export function daysUntilNext({ failedDays, deadSince }: LinkHealth): number {
  return failedDays > 0 && deadSince === null ? 1 : 7
}
