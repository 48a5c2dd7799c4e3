import { expect, it } from 'vitest'
import { shownDiscount } from './shown-discount'

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
