/**
 * A clock that shows `start` now and goes on from there: what is due by a Cron Trigger's time may
 * be handled minutes later.
 */
export function startClock(start: Date): () => Date {
  const begun = Date.now()
  return () => new Date(start.getTime() + Date.now() - begun)
}
