import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDayRange, parseDayRange } from './day-range'

const day = (text: string) => new Date(`${text}T00:00:00`)

describe('the days of a journey', () => {
  it.each([
    ['2027-03-12', '2027-03-18', '12–18/03/2027', 'Mar 12 – 18, 2027'],
    ['2027-03-12', '2027-03-12', '12/03/2027', 'Mar 12, 2027'],
    ['2027-03-28', '2027-04-04', '28/03–04/04/2027', 'Mar 28 – Apr 4, 2027'],
    ['2026-12-28', '2027-01-03', '28/12/2026–03/01/2027', 'Dec 28, 2026 – Jan 3, 2027'],
    ['2026-03-12', '2027-03-12', '12/03/2026–12/03/2027', 'Mar 12, 2026 – Mar 12, 2027'],
  ])('from %s to %s are written shortly in both languages', (from, to, vi, en) => {
    const range = { from: day(from), to: day(to) }
    expect(formatDayRange(range, 'vi')).toBe(vi)
    expect(formatDayRange(range, 'en')).toBe(en)
  })

  it('are read back as they were written', () => {
    const days = fc.integer({ min: 0, max: 900 })
    fc.assert(
      fc.property(
        days,
        days,
        fc.constantFrom('vi' as const, 'en' as const),
        (start, length, locale) => {
          const from = new Date(2026, 0, 1 + start)
          const range = { from, to: new Date(2026, 0, 1 + start + length) }
          expect(parseDayRange(formatDayRange(range, locale))).toEqual(range)
        },
      ),
    )
  })

  it.each([
    '',
    'giữa tháng 3',
    '31/02/2027',
    '18–12',
    'Mar 40, 2027',
    'Abc 4, 2027',
    '12–18/03/2027 hoặc sau đó',
  ])('are not read from %o', (text) => expect(parseDayRange(text)).toBeUndefined())
})
