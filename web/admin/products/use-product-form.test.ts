import { expect, it } from 'vitest'
import type { AdminProduct } from '../../../schema/api/admin-products'
import { createProductInput } from '../../../schema/api/admin-products'
import { differingFields, valuesOf } from './use-product-form'

const product: AdminProduct['product'] = {
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
const of = (change: Partial<AdminProduct['product']>, listed = true) =>
  valuesOf({ product: { ...product, ...change }, listed } as AdminProduct)

it('sends a form that nobody touched as the product that it shows', () => {
  const { listed, ...sent } = of({})
  expect(createProductInput.parse({ product: sent, listed })).toEqual({ product, listed: true })
})

it('names the fields that differ; an emptied field is one that never was', () => {
  expect(differingFields(of({ price: null, tags: ['dry'] }, false), of({}))).toEqual([
    'price',
    'tags',
    'listed',
  ])
  expect(differingFields({ ...of({}), linkTo: '', country: '' }, of({}))).toEqual([])
})

it('begins a new product with nothing that would be stored unasked', () => {
  const { listed, ...blank } = valuesOf(undefined)
  const { error } = createProductInput.safeParse({ product: blank, listed })
  expect([...new Set(error?.issues.map(({ path }) => path[1]))]).toEqual([
    'externalId',
    'merchant',
    'category',
    'imageUrl',
    'destinationUrl',
    'titleVi',
    'descriptionVi',
  ])
})
