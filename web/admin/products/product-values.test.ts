import { expect, it } from 'vitest'
import { type ProductFields, updateProductInput } from '../../../schema/api/admin-products'
import { differingFields, payloadOf, valuesFrom, valuesOf } from './product-values'

const product: ProductFields = {
  externalId: 'bag',
  merchant: 'tropic-trail',
  category: 'outdoor',
  title: 'Dry bag',
  titleVi: 'Túi chống nước',
  description: 'Keeps a camera dry.',
  descriptionVi: 'Giữ máy ảnh khô ráo.',
  price: 12.5,
  country: null,
  rating: 4.5,
  reviewCount: 10,
  tags: ['dry', 'small'],
  tagsVi: [],
  isHot: true,
  isNew: false,
  isBestSeller: false,
  discountPercent: 0,
  viralScore: 50,
  inStock: true,
  imageUrl: '@assets/art/product-outdoor',
  destinationUrl: 'https://shop.tropictrail.example/p/1',
  affiliateUrl: null,
  linkFrom: '2026-01-01',
  linkTo: null,
  priceSeenOn: '2026-01-02',
  earlierPrice: 15,
  earlierFrom: '2025-11-01',
  earlierTo: '2025-12-31',
}

it('reads a form that nobody touched as the product that it shows', () => {
  const values = valuesOf({ product, listed: true })
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) if (value !== '') form.set(name, value)
  const typed = valuesFrom(form)
  expect(differingFields(typed, values)).toEqual([])
  const sent = updateProductInput.parse({
    ...payloadOf(typed, 'bag'),
    updatedAt: '2026-01-01T00:00:00.000Z',
  })
  expect(sent).toMatchObject({ product, listed: true })
})

it('names the fields that differ', () => {
  const mine = valuesOf({ product: { ...product, price: null, tags: ['dry'] }, listed: false })
  expect(differingFields(mine, valuesOf({ product, listed: true }))).toEqual([
    'price',
    'tags',
    'listed',
  ])
})
