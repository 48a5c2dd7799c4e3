import { expect, it } from 'vitest'
import type { Product } from '../../../schema/api/products'
import { badgesOf, monthOfPrices } from './product-words'
import { sampleProduct } from './testing/sample-product'

const none = {
  discountPercent: 0,
  isNew: false,
  isBestSeller: false,
  viralScore: 90,
  isHot: false,
} as Product
const all: Product = {
  ...none,
  discountPercent: 15,
  isNew: true,
  isBestSeller: true,
  viralScore: 91,
  isHot: true,
}

it('gives a product every badge that holds, a discount first', () => {
  expect(badgesOf(all)).toEqual(['discount', 'new', 'bestSeller', 'viral', 'hot'])
  expect(badgesOf({ ...none, isHot: true })).toEqual(['hot'])
  expect(badgesOf(none)).toEqual([])
})

it('knows the month of a list only where all its prices were seen in it', () => {
  const seen = (...days: (string | null)[]) =>
    monthOfPrices(days.map((priceSeenOn) => ({ ...sampleProduct, priceSeenOn })))
  expect(seen('2026-06-01', '2026-06-30')).toBe('2026-06')
  expect(seen('2026-06-01', '2025-06-01')).toBeUndefined()
  expect(seen('2026-06-01', null)).toBeUndefined()
  expect(seen(null)).toBeUndefined()
  expect(
    monthOfPrices([
      { ...sampleProduct, priceText: '' },
      { ...sampleProduct, priceSeenOn: '2026-06-01' },
    ]),
  ).toBe('2026-06')
})
