import { expect, it } from 'vitest'
import { answerDue, lateBefore } from './answer-time'
import { vietnamMinute } from './time'

const at = (minute: string) => Date.parse(`${minute.replace(' ', 'T')}:00+07:00`)

// 2026-11-27 is a Friday.
it.each([
  ['2026-11-25 09:30', '2026-11-26 09:30'],
  ['2026-11-26 23:59', '2026-11-27 23:59'],
  ['2026-11-27 00:00', '2026-11-30 00:00'],
  ['2026-11-27 15:00', '2026-11-30 15:00'],
  ['2026-11-28 04:27', '2026-12-01 00:00'],
  ['2026-11-29 23:00', '2026-12-01 00:00'],
  ['2026-11-30 08:00', '2026-12-01 08:00'],
])('answers what came at %s by %s', (received, due) => {
  expect(vietnamMinute(answerDue(at(received)))).toBe(due)
})

it('calls late what is due, and nothing else, at every hour of a week', () => {
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    const now = at('2026-11-25 00:00') + hour * 3_600_000
    const late = lateBefore(now)
    expect(answerDue(late - 60_000), vietnamMinute(now)).toBeLessThanOrEqual(now)
    expect(answerDue(late + 60_000), vietnamMinute(now)).toBeGreaterThan(now)
  }
})
