import { describe, expect, it } from 'vitest'
import { daysOf, monthsOf, parseTravelDates } from './travel-dates'

const today = '2026-11-26'

describe('parseTravelDates', () => {
  it('reads a month and days', () => {
    expect(parseTravelDates('3', today)).toEqual({ month: 3 })
    expect(parseTravelDates('12', today)).toEqual({ month: 12 })
    expect(parseTravelDates('2027-03-10~2027-03-17', today)).toEqual({
      from: '2027-03-10',
      to: '2027-03-17',
    })
    expect(parseTravelDates('2026-11-20~2026-11-26', today)).toEqual({
      from: '2026-11-20',
      to: '2026-11-26',
    })
  })

  it.each([
    '',
    '0',
    '13',
    '03',
    'march',
    '2027-03-10',
    '2027-03-17~2027-03-10',
    '2027-02-30~2027-03-02',
    '2027-13-01~2027-13-02',
    '2026-11-20~2026-11-25',
    '2027-01-01~2027-12-31',
  ])('reads %j as nothing', (text) => {
    expect(parseTravelDates(text, today)).toBeUndefined()
  })
})

describe('daysOf', () => {
  it('gives the next occurrence of a month, or what is left of the one under way', () => {
    expect(daysOf({ month: 2 }, today)).toEqual({ from: '2027-02-01', to: '2027-02-28' })
    expect(daysOf({ month: 11 }, today)).toEqual({ from: today, to: '2026-11-30' })
  })
})

describe('monthsOf', () => {
  it('gives the months of days, over the new year too', () => {
    expect(monthsOf({ month: 3 })).toEqual([3])
    expect(monthsOf({ from: '2027-03-28', to: '2027-04-04' })).toEqual([3, 4])
    expect(monthsOf({ from: '2026-12-28', to: '2027-02-01' })).toEqual([12, 1, 2])
  })
})
