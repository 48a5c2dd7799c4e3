import { afterEach, expect, it, vi } from 'vitest'
import { daysOfMonth } from './days-of-month'

afterEach(() => vi.unstubAllEnvs())

it.each([['Pacific/Honolulu'], ['Asia/Ho_Chi_Minh'], ['Pacific/Kiritimati']])(
  'fills the weeks of a month in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    const months = ['2026-11', '2026-12', '2027-02'].map(daysOfMonth)
    expect(months.map((days) => days.length)).toEqual([42, 35, 28])
    expect([months[1]?.[0], months[1]?.at(-1)]).toEqual(['2026-11-30', '2027-01-03'])
  },
)
