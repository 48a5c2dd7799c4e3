import { describe, expect, it } from 'vitest'
import {
  addDays,
  comingMonths,
  formatClock,
  formatDate,
  formatDateOrNothing,
  isoDay,
  monthNames,
  vietnamDay,
  vietnamMinute,
  vietnamMonthRange,
} from './time'

const instant = '2025-09-30T17:30:00.000Z'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

describe('dates', () => {
  it('are days of Vietnam', () => {
    expect(vietnamDay(instant)).toBe('2025-10-01')
    expect(vietnamDay('2025-09-30T16:59:59.999Z')).toBe('2025-09-30')
  })

  it('are read as people in Vietnam write them, the day first', () => {
    expect(['1/10/2026', '01/10/2026', '1.10.2026', '1-10-2026', '2026-10-01'].map(isoDay)).toEqual(
      Array(5).fill('2026-10-01'),
    )
    expect(['soon', '10/2026', '1/10/26'].map(isoDay)).toEqual(['soon', '10/2026', '1/10/26'])
  })

  it('give the twelve months from the one under way', () => {
    expect(comingMonths('2026-11-27')).toEqual([11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('have times as each language writes them', () => {
    expect([
      formatClock('05:09', 'vi'),
      formatClock('05:09', 'en'),
      formatClock('17:32', 'en'),
      formatClock('18:00', 'en'),
    ]).toEqual(['5:09', '5:09 am', '5:32 pm', '6 pm'])
  })

  it('are told to the minute for spreadsheets', () => {
    expect(vietnamMinute(instant)).toBe('2025-10-01 00:30')
    expect(() => vietnamMinute('hôm qua')).toThrow('Invalid time value')
  })

  it.each([
    ['vi', 'day', '1 tháng 10 năm 2025'],
    ['en', 'day', '1 October 2025'],
    ['vi', 'season', '1/10'],
    ['en', 'season', '1 October'],
    ['vi', 'month', 'Tháng 10 năm 2025'],
    ['en', 'month', 'October 2025'],
    ['vi', 'monthName', 'tháng 10'],
    ['en', 'monthName', 'October'],
    ['vi', 'monthShort', '10'],
    ['en', 'monthShort', 'Oct'],
    ['vi', 'season', '1/10'],
    ['en', 'season', '1 October'],
  ] as const)('are shown in %s as %s: %s', (locale, style, shown) => {
    expect(formatDate(instant, locale, style)).toBe(shown)
  })

  it('fail when they are none, or show nothing in the safe variant', () => {
    expect(() => formatDate('hôm qua', 'vi')).toThrow('Invalid time value')
    expect(formatDateOrNothing('hôm qua', 'vi')).toBe('')
    expect(formatDateOrNothing(null, 'en')).toBe('')
  })

  it('know where a month begins and ends', () => {
    expect(vietnamMonthRange('2025-12')).toEqual({
      from: '2025-11-30T17:00:00.000Z',
      to: '2025-12-31T17:00:00.000Z',
    })
  })

  it('name months', () => {
    expect(monthNames([3, 12], 'vi')).toEqual(['Th3', 'Th12'])
    expect(monthNames([3, 12], 'en')).toEqual(['Mar', 'Dec'])
  })

  it.each(months)('name month %i in English as Intl does', (month) => {
    const day = Date.UTC(2026, month - 1, 15)
    const nameOf = (style: 'short' | 'long') =>
      new Intl.DateTimeFormat('en-US', { month: style, timeZone: 'UTC' }).format(day)
    expect(monthNames([month], 'en')).toEqual([nameOf('short')])
    expect(formatDate(day, 'en', 'month')).toBe(`${nameOf('long')} 2026`)
  })
})

it('counts days over months, leap days and years', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-03', 0)).toBe('2026-12-03')
})

it('fails to count from what is no day', () => {
  expect(() => addDays('x', 1)).toThrow('Invalid time value')
})
