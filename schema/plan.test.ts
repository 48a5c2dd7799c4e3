import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPlanDay, isPlanTime, maxPlanNote, planText } from './plan'

it.each([
  '2026-02-30',
  '2026-13-01',
  '26-12-03',
  '1999-01-01',
  '2026-12-3',
  '',
  '2026-12-03T00:00',
  '20261203',
])('takes %o for no day of a plan', (day) => {
  expect(isPlanDay(day)).toBe(false)
})

it.each(['24:00', '9:00', '09:60', '', '0900', '09:00:00'])('takes %o for no time', (time) => {
  expect(isPlanTime(time)).toBe(false)
})

it('cleans a text once and for all, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const clean = planText(text, maxPlanNote)
      expect(clean.length).toBeLessThanOrEqual(maxPlanNote)
      expect(clean).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufffe\uffff]/u)
      expect(clean.isWellFormed()).toBe(true)
      expect(planText(clean, maxPlanNote)).toBe(clean)
    }),
    { numRuns: 300 },
  )
})
