import { expect, it } from 'vitest'
import { daysOfMonth, monthsFrom } from './month'

it('lays the days of a month out from Monday on', () => {
  const march = daysOfMonth('2027-03')
  expect([march.before, march.all.length, march.all.at(-1)]).toEqual([[], 31, '2027-03-31'])
  expect(daysOfMonth('2027-05').before).toHaveLength(5)
  expect(daysOfMonth('2028-02').all).toHaveLength(29)
})

it('gives the twelve months from today on, over New Year', () => {
  expect(monthsFrom('2026-12-01').slice(0, 3)).toEqual(['2026-12', '2027-01', '2027-02'])
  expect(monthsFrom('2026-12-01').at(-1)).toBe('2027-11')
})
