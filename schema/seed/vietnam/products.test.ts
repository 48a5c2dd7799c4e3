import { describe, expect, it } from 'vitest'
import { scenes } from '../../../art/scenes'
import type { ProductCategory } from '../../api/products'
import type { ShopCountry } from '../../shop'
import { defaultMerchants as merchants } from '../default-merchants'
import type { SeedProduct } from '../seed-product'
import { seedProducts } from './products'

const categories: ProductCategory[] = [
  'electronics',
  'luggage',
  'clothing',
  'accessories',
  'health',
  'outdoor',
  'photography',
  'food',
]
const countries: ShopCountry[] = ['VN', 'US', 'KR', 'JP', 'GB', 'AU', 'SG', 'TH', 'MY']

const count = (matches: (product: SeedProduct) => boolean) => seedProducts.filter(matches).length

function expectShare(matches: (product: SeedProduct) => boolean, least: number, most: number) {
  const share = count(matches) / seedProducts.length
  expect(share).toBeGreaterThanOrEqual(least)
  expect(share).toBeLessThanOrEqual(most)
}

function expectCount(matches: (product: SeedProduct) => boolean, least: number, most: number) {
  expect(count(matches)).toBeGreaterThanOrEqual(least)
  expect(count(matches)).toBeLessThanOrEqual(most)
}

/** The score above which a card says so. */
const isViral = ({ viralScore }: SeedProduct) => viralScore > 90

describe('the merchants', () => {
  it('are twelve of six countries or more, each with a name and demo hosts of its own', () => {
    expect(merchants).toHaveLength(12)
    expect(new Set(merchants.map((merchant) => merchant.country)).size).toBeGreaterThanOrEqual(6)
    for (const field of ['id', 'name'] as const)
      expect(new Set(merchants.map((merchant) => merchant[field])).size).toBe(12)
    const hosts = merchants.flatMap((merchant) => merchant.hosts)
    expect(new Set(hosts).size).toBe(hosts.length)
    for (const host of hosts) expect(host).toMatch(/^[a-z]+\.[a-z]+\.example$/)
  })

  it('pay a commission from a lower to a higher percentage', () => {
    for (const { commissionMin, commissionMax } of merchants) {
      expect(commissionMin).toBeGreaterThan(0)
      expect(commissionMax).toBeGreaterThan(commissionMin)
      expect(commissionMax).toBeLessThanOrEqual(20)
    }
  })

  it.each(merchants.map((merchant) => merchant.id))('%s sells ten products or more', (id) => {
    expect(count((product) => product.merchant === id)).toBeGreaterThanOrEqual(10)
  })
})

describe('the products together', () => {
  it.each(categories)('have thirty-two %s or more, of five merchants or more', (category) => {
    const products = seedProducts.filter((product) => product.category === category)
    expect(products.length).toBeGreaterThanOrEqual(32)
    expect(new Set(products.map((product) => product.merchant)).size).toBeGreaterThanOrEqual(5)
  })

  it('have ids, titles, descriptions and targets of their own', () => {
    for (const field of [
      'externalId',
      'titleVi',
      'titleEn',
      'descriptionVi',
      'descriptionEn',
      'destinationUrl',
    ] as const)
      expect(new Set(seedProducts.map((product) => product[field].toLowerCase())).size, field).toBe(
        seedProducts.length,
      )
  })

  it('are for every country, and some for all', () => {
    expect(new Set(seedProducts.map((product) => product.targetCountry))).toEqual(
      new Set([...countries, null]),
    )
  })

  it('wear their badges seldom, so that one says something', () => {
    expectCount(({ isHot }) => isHot, 18, 22)
    expectCount(({ isNew }) => isNew, 18, 22)
    expectCount(({ isBestSeller }) => isBestSeller, 13, 17)
    expectCount(isViral, 8, 12)
    expectShare(({ discountPercent }) => discountPercent > 0, 0.36, 0.44)
  })

  it('wear them with reason: the most reviewed sell best, what is new has few reviews, and what is viral is hot', () => {
    const reviews = (wears: boolean) =>
      seedProducts
        .filter(({ isBestSeller }) => isBestSeller === wears)
        .map(({ reviewCount }) => reviewCount)
    expect(Math.min(...reviews(true))).toBeGreaterThanOrEqual(Math.max(...reviews(false)))
    for (const { externalId, isNew, reviewCount } of seedProducts)
      if (isNew) expect(reviewCount, externalId).toBeLessThan(400)
    for (const product of seedProducts.filter(isViral))
      expect(product.isHot, product.externalId).toBe(true)
  })

  it('share a picture with four others at most, and none with a whole category', () => {
    const users = Map.groupBy(seedProducts, ({ image }) => image)
    for (const [image, products] of users) expect(products.length, image).toBeLessThanOrEqual(5)
    for (const category of categories)
      expect(users.has(`@assets/art/product-${category}`), category).toBe(false)
  })

  it('have a picture each where the company makes them itself', () => {
    const own = seedProducts.filter(({ merchant }) => merchant === 'mango-road')
    for (const { image, externalId } of own)
      expect(
        count((product) => product.image === image),
        externalId,
      ).toBe(1)
  })

  it('are sold out, unknown or unpriced now and then', () => {
    expectShare((product) => product.inStock === false, 0.03, 0.05)
    expectShare((product) => product.inStock === null, 0.04, 0.06)
    const unpriced = count((product) => product.priceUsdCents === null)
    expect(unpriced).toBeGreaterThanOrEqual(4)
    expect(unpriced).toBeLessThanOrEqual(6)
  })
})

describe.each(seedProducts.map((product) => [product.externalId, product] as const))(
  '%s',
  (_, product) => {
    it('is written in both languages, in a sentence or two', () => {
      expect(product.titleVi).not.toBe(product.titleEn)
      expect(product.descriptionVi).not.toBe(product.descriptionEn)
      for (const title of [product.titleVi, product.titleEn]) {
        expect(title).toBe(title.trim())
        expect(title.length).toBeGreaterThanOrEqual(10)
        expect(title.length).toBeLessThanOrEqual(80)
      }
      for (const description of [product.descriptionVi, product.descriptionEn]) {
        expect(description.length).toBeGreaterThanOrEqual(80)
        expect(description.length).toBeLessThanOrEqual(220)
        expect(description).toMatch(/\.$/)
      }
      for (const tags of [product.tagsVi, product.tagsEn]) {
        expect(new Set(tags).size).toBe(tags.length)
        expect(tags.length).toBeGreaterThanOrEqual(3)
        expect(tags.length).toBeLessThanOrEqual(5)
      }
    })

    it('has figures that can be true', () => {
      if (product.priceUsdCents === null) {
        expect(product.discountPercent).toBe(0)
      } else {
        expect(Number.isInteger(product.priceUsdCents)).toBe(true)
        expect(product.priceUsdCents).toBeGreaterThanOrEqual(300)
        expect(product.priceUsdCents).toBeLessThanOrEqual(40_000)
      }
      expect(product.rating).toBe(Number(product.rating.toFixed(1)))
      expect(product.rating).toBeGreaterThanOrEqual(3.9)
      expect(product.rating).toBeLessThanOrEqual(4.9)
      expect(product.reviewCount).toBeGreaterThan(0)
      for (const [value, most] of [
        [product.discountPercent, 60],
        [product.viralScore, 100],
      ] as const) {
        expect(Number.isInteger(value)).toBe(true)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(most)
      }
    })

    it('leads to a host of its merchant, under an id and a picture that resolve', () => {
      const merchant = merchants.find(({ id }) => id === product.merchant)
      const url = new URL(product.destinationUrl)
      expect(product.externalId).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(url.protocol).toBe('https:')
      expect(merchant?.hosts).toContain(url.host)
      expect(scenes).toHaveProperty([product.image.replace('@assets/art/', '')])
    })
  },
)
