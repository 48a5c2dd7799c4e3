const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const maxDelayMs = 4 * 60 * minuteMs

/** Whether a delivery that was never tried, because nothing was set up to take it, is too late to make sense to its receiver: after a week. */
export function isTooOld(row: { attempts: number; createdAt: string }, now: Date): boolean {
  return row.attempts <= 1 && now.getTime() - Date.parse(row.createdAt) > 7 * dayMs
}

/** How long to wait after the n-th failed try, in milliseconds: one minute, doubling up to four hours. */
export function retryDelayMs(attempts: number): number {
  return Math.min(minuteMs * 2 ** Math.max(0, attempts - 1), maxDelayMs)
}

/**
 * What becomes of a delivery after a failed try: the next one, or `dead` once it has been tried for a day; the admin may
 * try a dead one again. `retryAfter`: seconds that the peer asked for.
 */
export function nextStep(
  row: { attempts: number; firstTriedAt: string | null },
  now: Date,
  retryAfter = 0,
): { status: 'dead'; settledAt: string } | { status: 'pending'; nextAttemptAt: string } {
  const triedFor = now.getTime() - Date.parse(row.firstTriedAt ?? now.toISOString())
  if (triedFor >= dayMs) return { status: 'dead', settledAt: now.toISOString() }
  const wait = Math.max(retryDelayMs(row.attempts), Math.min(retryAfter * 1000, maxDelayMs))
  return { status: 'pending', nextAttemptAt: new Date(now.getTime() + wait).toISOString() }
}
