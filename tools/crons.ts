const minuteMs = 60_000
const minutesInDay = 24 * 60

/**
 * Whether a Cron Trigger is due in a minute, counted from 1970 in UTC. Throws for more than a
 * number or `*` as the minute and the hour.
 */
function isDue(cron: string, minute: number): boolean {
  const found = /^(\*|\d+) (\*|\d+) \* \* \*$/.exec(cron)
  if (!found) throw new Error(`the Cron Trigger '${cron}' is none that npm start can run`)
  const now = [minute % 60, Math.floor(minute / 60) % 24]
  return now.every((value, index) => found[index + 1] === '*' || Number(found[index + 1]) === value)
}

/**
 * Runs Cron Triggers as Cloudflare does, which `wrangler dev` leaves undone: first what was due
 * within the last day, then every minute what has become due, also after a pause of the machine.
 * One that takes longer than a minute is waited for.
 */
export async function startCrons(
  crons: readonly string[],
  run: (cron: string) => Promise<void>,
): Promise<void> {
  let isRunning = false
  let last = 0
  const runDue = async () => {
    if (isRunning) return
    const now = Math.floor(Date.now() / minuteMs)
    const since = Math.min(now - last, minutesInDay)
    const due = crons.filter((cron) =>
      Array.from({ length: since }, (_, back) => now - back).some((minute) => isDue(cron, minute)),
    )
    last = now
    isRunning = true
    for (const cron of due) await run(cron)
    isRunning = false
  }
  setInterval(runDue, minuteMs)
  await runDue()
}
