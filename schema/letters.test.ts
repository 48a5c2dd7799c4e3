import { expect, it } from 'vitest'
import { morningOf } from './letters'

it.each([
  ['vi', '2026-12-01', '2026-12-01T00:00:00.000Z'],
  ['en', '2026-12-01', '2026-12-01T12:00:00.000Z'],
  ['en', '2026-07-01', '2026-07-01T11:00:00.000Z'],
  // The days on which clocks change in New York.
  ['en', '2026-03-07', '2026-03-07T12:00:00.000Z'],
  ['en', '2026-03-08', '2026-03-08T11:00:00.000Z'],
  ['en', '2026-11-01', '2026-11-01T12:00:00.000Z'],
  ['en', '2027-01-01', '2027-01-01T12:00:00.000Z'],
] as const)('is at seven in the morning where readers of %s are: %s', (language, day, instant) => {
  expect(morningOf(day, language)).toBe(instant)
})

it('refuses what is no day', () => {
  expect(() => morningOf('2026-13-01', 'vi')).toThrow(RangeError)
})
