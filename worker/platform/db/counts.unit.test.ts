import { expect, it } from 'vitest'
import { fillDays, lastDays } from './counts'

it('counts days as Vietnam does, over the end of a month', () => {
  // 18:00 UTC is already the next day in Vietnam.
  expect(lastDays(new Date('2026-03-01T18:00:00Z'), 4)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ])
})

it('fills the days without anything', () => {
  expect(
    fillDays(
      ['2026-03-01', '2026-03-02'],
      [
        { day: '2026-03-02', count: 3 },
        { day: '2025-01-01', count: 9 },
      ],
    ),
  ).toEqual([
    { day: '2026-03-01', count: 0 },
    { day: '2026-03-02', count: 3 },
  ])
})
