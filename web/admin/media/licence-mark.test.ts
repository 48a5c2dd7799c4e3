import { expect, it } from 'vitest'
import { licenceEnd } from './licence-mark'

it.each([
  [null, undefined],
  ['2026-12-30', undefined],
  ['2026-12-29', 'soon'],
  ['2026-11-29', 'soon'],
  ['2026-11-28', 'ended'],
])('a licence until %s is said to be: %s', (licenceUntil, wanted) => {
  expect(licenceEnd({ licenceUntil }, '2026-11-29')).toBe(wanted)
})
