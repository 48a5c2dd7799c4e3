import { expect, test } from 'vitest'
import { type TraceEvent, tasksOf } from './trace-tasks'

const event = (name: string, ts: number, dur: number): TraceEvent => ({ name, ph: 'X', pid: 1, tid: 1, ts, dur, tdur: dur })

test('tasks within a task are one, told apart by kind of work', () => {
  const events = [
    event('ThreadControllerImpl::RunTask', 0, 20_000),
    event('RunTask', 1000, 18_000),
    event('FunctionCall', 2000, 10_000),
    event('GCEvent', 2500, 1000),
    event('Layout', 4000, 3000),
    event('Paint', 14_000, 2000),
    event('RunTask', 30_000, 4000),
  ]
  expect(tasksOf(events)).toEqual([
    { clock: 20, processor: 20, parts: { other: 8, script: 7, layout: 3, paint: 2 } },
    { clock: 4, processor: 4, parts: { other: 4 } },
  ])
})
