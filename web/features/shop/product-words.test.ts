import { expect, it } from 'vitest'
import type { Product } from '../../../schema/api/products'
import { badgeOf } from './product-words'

const none = { discountPercent: 0, isNew: false, isBestSeller: false, viralScore: 90, isHot: false } as Product
const all: Product = { ...none, discountPercent: 15, isNew: true, isBestSeller: true, viralScore: 91, isHot: true }

it('gives a product one badge, the first of discount, new, best seller, viral, hot', () => {
  expect(badgeOf(all)).toBe('discount')
  expect(badgeOf({ ...all, discountPercent: 0 })).toBe('new')
  expect(badgeOf({ ...all, discountPercent: 0, isNew: false })).toBe('bestSeller')
  expect(badgeOf({ ...all, discountPercent: 0, isNew: false, isBestSeller: false })).toBe('viral')
  expect(badgeOf({ ...none, isHot: true })).toBe('hot')
  expect(badgeOf(none)).toBeUndefined()
})
