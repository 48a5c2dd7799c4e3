import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'

const maxDelayMs = 4 * millisecondsInHour

/** Whether a delivery waited over a week without a try, because no transport was set up. */
export function isTooOld(row: { attempts: number; createdAt: string }, now: Date): boolean {
  return row.attempts <= 1 && now.getTime() - Date.parse(row.createdAt) > 7 * millisecondsInDay
}

/** Milliseconds after the n-th failed try: one minute, doubling up to four hours. */
function retryDelayMs(attempts: number): number {
  return Math.min(millisecondsInMinute * 2 ** Math.max(0, attempts - 1), maxDelayMs)
}

/**
 * The state after a failed try: `dead` after a day. `retryAfter`: seconds that the peer asked for.
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
