import { describe, expect, it } from 'vitest'
import { datesIn, datesText, isUndatedIn } from './festivals'

it('gives the days that reach into a span', () => {
  const dates = [
    { from: '2027-01-30', to: '2027-04-20' },
    { from: '2027-03-01', to: '2027-03-01' },
    { from: '2028-02-06', to: '2028-02-08' },
  ]
  expect(datesIn({ dates }, { from: '2027-02-01', to: '2027-02-28' })).toEqual([dates[0]])
})

describe('isUndatedIn', () => {
  const past = [{ from: '2025-11-03', to: '2025-11-05' }]

  it('is so in the usual month of a festival whose next day is not announced', () => {
    expect(isUndatedIn({ dates: past, usualMonth: 11 }, 11, '2026-11-30')).toBe(true)
    expect(isUndatedIn({ dates: past, usualMonth: 11 }, 10, '2026-11-30')).toBe(false)
    expect(isUndatedIn({ dates: [], usualMonth: 11 }, 11, '2026-11-30')).toBe(true)
  })

  it('is not so once there is a coming day, or without a usual month', () => {
    expect(isUndatedIn({ dates: past, usualMonth: 11 }, 11, '2025-11-05')).toBe(false)
    expect(isUndatedIn({ dates: past }, 11, '2026-11-30')).toBe(false)
  })
})

describe('datesText', () => {
  it('names month and year once', () => {
    expect(datesText({ from: '2027-02-06', to: '2027-02-08' }, 'vi')).toBe('6–8 tháng 2 năm 2027')
    expect(datesText({ from: '2027-02-06', to: '2027-02-06' }, 'en')).toBe('6 February 2027')
    expect(datesText({ from: '2027-04-30', to: '2027-05-01' }, 'en')).toBe('30 April – 1 May 2027')
  })
})
