import { expect, it } from 'vitest'
import { formatPrice, lowestPrice } from './money'

it.each([
  [1_250_000, 'vi', '1.250.000 đ'],
  [1_250_000, 'en', '$50'],
  [2_750_000, 'en', '$110'],
  [4_500_000, 'en', '$180'],
  [30_000_000, 'en', '$1,200'],
] as const)('shows %d đồng in %s as %s', (vnd, locale, shown) => {
  expect(formatPrice(vnd, locale)).toBe(shown)
})

it('reads the lowest price of a text', () => {
  expect(lowestPrice('$15-200')).toBe(15)
  expect(lowestPrice('from $1,200')).toBe(1200)
  expect(lowestPrice('Free')).toBe(Number.POSITIVE_INFINITY)
})
