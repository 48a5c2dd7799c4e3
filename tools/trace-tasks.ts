import type { Page } from 'playwright'

/** A task of the page's thread: milliseconds by the clock, and of the processor's time. */
export interface Task {
  clock: number
  processor: number
  /** The processor's milliseconds by kind of work, without what stands in another kind. */
  parts: Record<string, number>
}

/** What Chrome tells of something that the page's thread did. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  dur?: number
  tdur?: number
}

const beginning = 'bench-begins'

/** Chrome's names for what a task is made of. */
const kinds: Record<string, string> = {
  EvaluateScript: 'script',
  'v8.evaluateModule': 'script',
  FunctionCall: 'script',
  'v8.callFunction': 'script',
  RunMicrotasks: 'script',
  'v8.compile': 'compile',
  'v8.compileModule': 'compile',
  MinorGC: 'memory',
  MajorGC: 'memory',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  HitTest: 'paint',
}

const isTask = ({ name }: TraceEvent) => name.endsWith('RunTask')
const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur

/** The tasks of a thread's events, each with what it is made of. Tasks within tasks are one. */
export function tasksOf(events: TraceEvent[]): Task[] {
  const tasks: Task[] = []
  const open: { event: TraceEvent; kind: string }[] = []
  let current: Task | undefined
  for (const event of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    while (open.length > 0 && event.ts >= endOf((open.at(-1) ?? { event }).event)) open.pop()
    const outer = open.at(-1)
    const processor = (event.tdur ?? 0) / 1000
    if (!outer && !isTask(event)) continue
    if (!outer) {
      current = { clock: (event.dur ?? 0) / 1000, processor, parts: { other: processor } }
      tasks.push(current)
    }
    const kind = kinds[event.name] ?? outer?.kind ?? 'other'
    open.push({ event, kind })
    if (!outer || !current || kind === outer.kind) continue
    current.parts[kind] = (current.parts[kind] ?? 0) + processor
    current.parts[outer.kind] = (current.parts[outer.kind] ?? 0) - processor
  }
  return tasks
}

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
  return tasksOf(events.filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === start.pid && tid === start.tid && ts > start.ts))
}
