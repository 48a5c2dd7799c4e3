/** A clock that shows `start` now and goes on: work may run minutes after a Cron Trigger's time. */
export function startClock(start: Date): () => Date {
  const begun = Date.now()
  return () => new Date(start.getTime() + Date.now() - begun)
}
