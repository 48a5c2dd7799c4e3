import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'

const maxDelayMs = 4 * millisecondsInHour

/**
 * Whether a delivery that was never tried, because nothing was set up to take it, is too late to
 * make sense to its receiver: after a week.
 */
export function isTooOld(row: { attempts: number; createdAt: string }, now: Date): boolean {
  return row.attempts <= 1 && now.getTime() - Date.parse(row.createdAt) > 7 * millisecondsInDay
}

/**
 * How long to wait after the n-th failed try, in milliseconds: one minute, doubling up to four
 * hours.
 */
function retryDelayMs(attempts: number): number {
  return Math.min(millisecondsInMinute * 2 ** Math.max(0, attempts - 1), maxDelayMs)
}

/**
 * The state after a failed try: the next one, or `dead` after a day of tries. `retryAfter`: seconds
 * that the peer asked for.
 */
export function nextStep(
  row: { attempts: number; firstTriedAt: string | null },
  now: Date,
  retryAfter = 0,
): { status: 'dead'; settledAt: string } | { status: 'pending'; nextAttemptAt: string } {
  const triedFor = now.getTime() - Date.parse(row.firstTriedAt ?? now.toISOString())
  if (triedFor >= millisecondsInDay) return { status: 'dead', settledAt: now.toISOString() }
  const wait = Math.max(retryDelayMs(row.attempts), Math.min(retryAfter * 1000, maxDelayMs))
  return { status: 'pending', nextAttemptAt: new Date(now.getTime() + wait).toISOString() }
}
