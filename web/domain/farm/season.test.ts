import { expect, it } from 'vitest'
import { monthRuns, ripeIn, ripeness, tourOf, wayTo } from './season'

const mango = { id: 'mango', months: [3, 4, 5], moreMonths: [6, 12], tourMonths: [3, 4, 5, 6] }
const coconut = { id: 'coconut', months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }
const tours = [{ window: { yearly: { from: '03-01', to: '06-30' } } }]

it('says how ripe a fruit is in a month, and which are, the main season first', () => {
  expect([4, 6, 8].map((month) => ripeness(mango, month))).toEqual(['main', 'some', 'none'])
  const idsIn = (month: number) => ripeIn([mango, coconut], month).map(({ id }) => id)
  expect(idsIn(4)).toEqual(['mango', 'coconut'])
  expect(idsIn(12)).toEqual(['coconut', 'mango'])
  expect(idsIn(8)).toEqual(['coconut'])
})

it('leads a fruit to what can be done with it on the day', () => {
  expect(wayTo(mango, { today: '2027-04-10', tours })).toBe('book')
  expect(wayTo(mango, { today: '2026-12-10', tours })).toBe('wait')
  expect(wayTo(mango, { today: '2027-04-10', tours: [] })).toBe('wait')
  expect(wayTo(coconut, { today: '2026-12-10', tours })).toBe('trip')
})

it('joins months to runs, over New Year too', () => {
  expect(monthRuns([5, 3, 4])).toEqual([[3, 5]])
  expect(monthRuns([12, 1, 2, 9])).toEqual([
    [9, 9],
    [12, 2],
  ])
  expect(monthRuns(coconut.months)).toEqual([[1, 12]])
})

it('takes the tour that is open, or the one that opens next', () => {
  const [spring, autumn] = [tours[0], { window: { yearly: { from: '10-01', to: '11-30' } } }]
  const both = [autumn, spring].flatMap((tour) => tour ?? [])
  expect(tourOf(both, '2026-04-10')).toBe(spring)
  expect(tourOf(both, '2026-07-10')).toBe(autumn)
  expect(tourOf(both, '2026-12-10')).toBe(spring)
  expect(tourOf([], '2026-12-10')).toBeUndefined()
})
