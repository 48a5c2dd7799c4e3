import { describe, expect, it } from 'vitest'
import { datesIn, datesText } from './festivals'

it('gives the days that reach into a span', () => {
  const dates = [
    { from: '2027-01-30', to: '2027-04-20' },
    { from: '2027-03-01', to: '2027-03-01' },
    { from: '2028-02-06', to: '2028-02-08' },
  ]
  expect(datesIn({ dates }, { from: '2027-02-01', to: '2027-02-28' })).toEqual([dates[0]])
})

describe('datesText', () => {
  it('names month and year once', () => {
    expect(datesText({ from: '2027-02-06', to: '2027-02-08' }, 'vi')).toBe('6–8 tháng 2, 2027')
    expect(datesText({ from: '2027-02-06', to: '2027-02-06' }, 'en')).toBe('6 February 2027')
    expect(datesText({ from: '2027-04-30', to: '2027-05-01' }, 'en')).toBe('30 April – 1 May 2027')
  })
})
