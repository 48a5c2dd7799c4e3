import { describe, expect, it } from 'vitest'
import { dealDates, dealState, isLive, shownDiscount } from './deal-dates'
import { seedViews } from './testing/seed-views'

const content = seedViews('deal', 'destination').dealList

const dayMs = 24 * 60 * 60 * 1000
const dayAfter = (start: string, days: number) =>
  new Date(Date.parse(start) + days * dayMs).toISOString().slice(0, 10)

describe('the dates of a deal', () => {
  const summer = { yearly: { from: '03-01', to: '06-30' } }
  const winter = { yearly: { from: '11-01', to: '04-30' } }

  it.each([
    [summer, '2026-02-28', { validFrom: '2026-03-01', validTo: '2026-06-30' }, false],
    [summer, '2026-03-01', { validFrom: '2026-03-01', validTo: '2026-06-30' }, true],
    [summer, '2026-06-30', { validFrom: '2026-03-01', validTo: '2026-06-30' }, true],
    [summer, '2026-07-01', { validFrom: '2027-03-01', validTo: '2027-06-30' }, false],
    [winter, '2026-12-31', { validFrom: '2026-11-01', validTo: '2027-04-30' }, true],
    [winter, '2027-01-01', { validFrom: '2026-11-01', validTo: '2027-04-30' }, true],
    [winter, '2027-05-01', { validFrom: '2027-11-01', validTo: '2028-04-30' }, false],
  ])('of %o on %s are the current or the next occurrence', (window, today, dates, live) => {
    expect(dealDates(window, today)).toEqual(dates)
    expect(isLive({ window }, today)).toBe(live)
  })

  it.each([
    [winter, '2026-10-31', { state: 'upcoming', days: 1 }],
    [winter, '2026-11-01', { state: 'live', days: 180 }],
    [winter, '2027-04-30', { state: 'live', days: 0 }],
    [winter, '2027-05-01', { state: 'upcoming', days: 184 }],
    [{ once: { from: '2026-09-01', to: '2026-10-31' } }, '2026-11-02', { state: 'ended', days: 2 }],
  ])('of %o on %s say how it stands', (window, today, state) => {
    expect(dealState(window, today)).toMatchObject(state)
  })

  it('of a window that holds once never come again', () => {
    const window = { once: { from: '2025-09-01', to: '2025-10-31' } }
    expect(isLive({ window }, '2025-10-31')).toBe(true)
    expect(isLive({ window }, '2025-11-01')).toBe(false)
    expect(isLive({ window }, '2026-09-15')).toBe(false)
  })
})

describe('on each of 730 days', () => {
  const today = new Date().toISOString().slice(0, 10)
  const days = Array.from({ length: 730 }, (_, index) => dayAfter(today, index))

  it('at least twelve deals are live, none outside its window', () => {
    for (const day of days) {
      const live = content.deals.filter((deal) => isLive(deal, day))
      expect(live.length, day).toBeGreaterThanOrEqual(12)
      for (const deal of live) {
        const { validFrom, validTo } = dealDates(deal.window, day)
        expect(validFrom <= day && day <= validTo, `${deal.slug} on ${day}`).toBe(true)
      }
    }
  })

  it('the deal that has expired stays away', () => {
    const expired = content.deals.filter(
      (deal) => 'once' in deal.window && deal.window.once.to < today,
    )
    expect(expired.length).toBeGreaterThanOrEqual(1)
    for (const day of days) for (const deal of expired) expect(isLive(deal, day)).toBe(false)
  })
})

const allYear = { yearly: { from: '01-01', to: '12-31' } }

it.each([
  [{ window: allYear }, undefined],
  [{ window: allYear, originalPriceDates: { from: '2026-08-01', to: '2026-09-30' } }, 30],
  [{ window: { yearly: { from: '05-01', to: '03-05' } } }, undefined],
  [{ window: { yearly: { from: '06-03', to: '04-02' } } }, 30],
  [{ window: { yearly: { from: '02-01', to: '09-15' } } }, 30],
  [{ window: { once: { from: '2025-09-01', to: '2025-10-31' } } }, 30],
])('of %o shows the discount %s', (deal, shown) => {
  expect(shownDiscount({ ...deal, discountPercentage: 30 })).toBe(shown)
})
