import { describe, expect, it } from 'vitest'
import { addDays } from '../../../schema/time'
import { lunarDaysIn, toLunar } from './lunar-calendar'
import { printed, table } from './lunar-dates.fixture'

describe('toLunar', () => {
  it('agrees with the table on 246 days from 2020 to 2035', () => {
    expect(table.length).toBeGreaterThan(200)
    const computed = table.map(([day]) => toLunar(day))
    expect(computed).toEqual(
      table.map(([, day, month, year, isLeap]) => ({ year, month, day, isLeap })),
    )
  })

  it('agrees with 70 days that were printed in both calendars', () => {
    const computed = printed
      .map(([day]) => toLunar(day))
      .map(({ day, month, isLeap }) => ({ day, month, isLeap }))
    expect(computed).toEqual(printed.map(([, day, month, isLeap]) => ({ day, month, isLeap })))
  })

  it('counts by the clock of Vietnam: Tết 2030 is a day before the Chinese one', () => {
    expect(toLunar('2030-02-02')).toEqual({ year: 2030, month: 1, day: 1, isLeap: false })
    expect(toLunar('2034-09-26')).toEqual({ year: 2034, month: 8, day: 15, isLeap: false })
  })

  it('counts on day by day through a year with a leap month', () => {
    const days = Array.from({ length: 400 }, (_, index) => toLunar(addDays('2025-01-29', index)))
    const begun = days
      .filter(({ day }) => day === 1)
      .map(({ month, isLeap }) => (isLeap ? `${month}+` : `${month}`))
    expect(begun.slice(0, 14)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '6+',
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
      '1',
    ])
    for (const [index, { day }] of days.slice(1).entries())
      expect([1, (days[index]?.day ?? 0) + 1]).toContain(day)
  })
})

describe('lunarDaysIn', () => {
  it('gives the one day of a month, and none of its leap month', () => {
    expect(lunarDaysIn(2027, { month: 1, day: 1 })).toEqual(['2027-02-06'])
    expect(lunarDaysIn(2023, { month: 2, day: 19 })).toEqual(['2023-03-10'])
  })

  it('gives the day of every month', () => {
    const nights = lunarDaysIn(2026, { day: 14 })
    expect(nights.slice(0, 3)).toEqual(['2026-01-02', '2026-02-01', '2026-03-02'])
    expect(nights).toHaveLength(13)
  })

  it('leaves out months that are too short', () => {
    const thirtieths = lunarDaysIn(2026, { day: 30 })
    expect(thirtieths.length).toBeLessThan(12)
    for (const day of thirtieths) expect(toLunar(day).day).toBe(30)
  })
})
