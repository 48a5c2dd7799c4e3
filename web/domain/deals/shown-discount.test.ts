import { expect, it } from 'vitest'
import { content as deals } from '../../content/deals/list'
import { content } from '../../content/search/sources'
import { shownDiscount } from './shown-discount'

const allYear = { yearly: { from: '01-01', to: '12-31' } }

it.each([
  [{ window: allYear }, undefined],
  [{ window: allYear, originalPriceDates: { from: '2026-08-01', to: '2026-09-30' } }, 30],
  [{ window: { yearly: { from: '02-01', to: '09-15' } } }, 30],
  [{ window: { once: { from: '2025-09-01', to: '2025-10-31' } } }, 30],
])('of %o shows the discount %s', (deal, shown) => {
  expect(shownDiscount({ ...deal, discountPercentage: 30 })).toBe(shown)
})

it('shows no discount in search results that the deal’s own page does not show', () => {
  const shown = new Map(deals.deals.map((deal) => [`deal:${deal.slug}`, shownDiscount(deal)]))
  for (const source of content.sourcesVi)
    if ('type' in source && source.type === 'deal') expect(source.discount, source.id).toBe(shown.get(source.id))
})
