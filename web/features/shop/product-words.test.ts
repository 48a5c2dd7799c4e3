import { expect, it } from 'vitest'
import type { Product } from '../../../schema/api/products'
import type { HeadInput } from '../../lib/page'
import { productNodes } from './product-nodes'
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

const input = {
  locale: 'en',
  settings: { siteUrl: 'https://site.example', defaultLocale: 'vi' },
} as HeadInput

it('offers a product in stock for its price, by its merchant, without ratings', () => {
  const [node] = productNodes(input, [sampleProduct])
  expect(node).toMatchObject({
    '@type': 'Product',
    '@id': 'https://site.example/en/shop-gear#product-bag',
    name: 'Dry bag',
    image: expect.stringMatching(/^https:\/\/site\.example\/assets\/art\/.*-square\.svg$/),
    offers: {
      url: 'https://site.example/r/bag',
      price: '24.90',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      seller: { name: 'Tropic Trail Outfitters' },
    },
  })
  expect(JSON.stringify(node)).not.toMatch(/rating|review|priceValidUntil/i)
})

it.each([
  { inStock: false },
  { priceText: '' },
  { linkTarget: 'merchant' as const },
  { linkTarget: 'like' as const },
])('offers nothing that cannot be bought: %o', (change) => {
  expect(productNodes(input, [{ ...sampleProduct, ...change }])).toEqual([])
})
