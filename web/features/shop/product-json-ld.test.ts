import { expect, it } from 'vitest'
import type { HeadInput } from '../../lib/page'
import { productNodes } from './product-json-ld'
import { sampleProduct } from './testing/sample-product'

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
