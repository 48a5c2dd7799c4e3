import type { Page } from 'playwright-core'

/** A task of the page's thread: milliseconds by the clock, and of the processor's time. */
export interface Task {
  clock: number
  processor: number
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

const beginning = 'bench-begins'

/**
 * What the page's thread does while `act` runs, a task at a time, from Chrome's own trace. Another program that takes the processor in the
 * middle of a task makes its clock run on, not its processor's time.
 */
export async function traceTasks(page: Page, act: () => Promise<void>): Promise<Task[]> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] },
  })
  await page.evaluate((name) => performance.mark(name), beginning)
  await act()
  await session.send('Tracing.end')
  await complete
  await session.detach()

  const start = events.find(({ name }) => name === beginning)
  if (!start) throw new Error('the trace does not say when it began')
  return events
    .filter(({ name, pid, tid, ts }) => name.endsWith('RunTask') && pid === start.pid && tid === start.tid && ts > start.ts)
    .map(({ dur = 0, tdur = 0 }) => ({ clock: dur / 1000, processor: tdur / 1000 }))
}
