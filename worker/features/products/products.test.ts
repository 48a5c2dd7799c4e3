import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type OwnProducts,
  type ProductPage,
  type ProductSort,
  productSorts,
  productsQuery,
} from '../../../schema/api/products'
import type { ErrorBody } from '../../../schema/errors'
import { invalidateContent } from '../../platform/cache/content-version'
import { openDatabase } from '../../platform/db/database'
import { brokenDatabase, brokenKv, countingDatabase, slowDatabase } from '../../testing/failures'
import { planOf } from '../../testing/plans'
import { clearProducts, insertProducts } from '../../testing/products'
import { request } from '../../testing/site'
import { normalListing } from './listing'
import { selectFacets, selectOwnProducts, selectProducts } from './listing-queries'

const path = (query: string) => `/api/products/infinite${query && `?${query}`}`
const read = async (query = '') => (await request(path(query))).json<ProductPage>()
const titles = async (query: string) => (await read(query)).products.map(({ title }) => title)

/**
 * Thirty products: every fifth is food, every sixth hot, every seventh without a price, and so on.
 */
beforeAll(async () => {
  await clearProducts()
  await insertProducts(
    Array.from({ length: 30 }, (_, index) => ({
      externalId: `p-${index}`,
      title: `Thing ${index}`,
      titleVi: `Món ${index}`,
      category: index % 5 === 0 ? ('food' as const) : ('outdoor' as const),
      price: index % 7 === 0 ? null : 10 + ((index * 37) % 50),
      country: [null, 'VN', 'US', 'GB'][index % 4] ?? null,
      isHot: index % 6 === 0,
      viralScore: (index * 17) % 101,
      rating: 4 + (index % 3) / 10,
      reviewCount: index % 10,
      isBestSeller: index % 9 === 0,
      inStock: index !== 3,
    })),
  )
})

describe('a listing', () => {
  it('has the specified shape', async () => {
    const { products, pagination, filters } = await read()
    expect(products).toHaveLength(24)
    expect(pagination).toEqual({ page: 1, limit: 24, total: 30, pages: 2, hasNext: true })
    expect(filters.availableCategories).toEqual([
      { name: 'food', count: 6 },
      { name: 'outdoor', count: 24 },
    ])
    expect(products[0]).toMatchObject({
      merchant: 'Tropic Trail Outfitters',
      affiliateUrl: null,
      rating: expect.stringMatching(/^\d\.\d$/),
    })
    expect(JSON.stringify(products)).not.toContain('tropictrail.example')
  })

  it('ends with its last page', async () => {
    const { products, pagination } = await read('page=2')
    expect(products).toHaveLength(6)
    expect(pagination.hasNext).toBe(false)
    expect((await read('page=3')).products).toEqual([])
  })

  it('has a next page as long as one can be asked for', async () => {
    const counted = env.DB.prepare('update product_counts set products = products + ?')
    await counted.bind(20_000).run()
    try {
      expect((await read('limit=1&page=9999')).pagination.hasNext).toBe(true)
      expect((await read('limit=1&page=10000')).pagination.hasNext).toBe(false)
      expect((await request(path('limit=1&page=10001'))).status).toBe(400)
    } finally {
      await counted.bind(-20_000).run()
    }
  })

  it.each(productSorts)(
    'is the same, without gaps or repeats, however it is cut into pages (%s)',
    async (sort) => {
      const whole = await titles(`sortBy=${sort}&limit=48`)
      const pages = await Promise.all(
        Array.from({ length: 6 }, (_, index) => titles(`sortBy=${sort}&limit=5&page=${index + 1}`)),
      )
      expect(pages.flat()).toEqual(whole)
      expect(new Set(whole).size).toBe(30)
    },
  )

  const values: Record<ProductSort, (product: ProductPage['products'][number]) => number> = {
    trending: ({ viralScore }) => -viralScore,
    'price-low': ({ priceText }) =>
      priceText ? Number(priceText.slice(1)) : Number.POSITIVE_INFINITY,
    'price-high': ({ priceText }) =>
      priceText ? -Number(priceText.slice(1)) : Number.POSITIVE_INFINITY,
    rating: ({ rating }) => -Number(rating),
    newest: ({ externalId }) => -Number(externalId.slice(2)),
    bestseller: ({ isBestSeller }) => -Number(isBestSeller),
  }
  it.each(productSorts)('is sorted by %s, what has no price last', async (sort) => {
    const { products } = await read(`sortBy=${sort}&limit=48`)
    const found = products.map(values[sort])
    expect(found).toEqual([...found].sort((a, b) => a - b))
  })

  it('ranks hot products first when it is sorted by trend, and only shows them with other sorts', async () => {
    const trending = (await read('sortBy=trending&isHot=true&limit=48')).products
    expect(trending).toHaveLength(30)
    expect(trending.slice(0, 5).every(({ isHot }) => isHot)).toBe(true)
    expect(trending.slice(5).every(({ isHot }) => !isHot)).toBe(true)
    expect((await read('sortBy=rating&isHot=true')).pagination.total).toBe(5)
  })

  it('filters by country, where products without one match all and UK is GB', async () => {
    const uk = await read('countries=UK&limit=48')
    expect(new Set(uk.products.map(({ targetCountry }) => targetCountry))).toEqual(
      new Set([null, 'GB']),
    )
    expect(await read('countries=gb&limit=48')).toEqual(uk)
  })

  it('filters by stock, trend and price; a thousand dollars is no bound', async () => {
    expect((await read('inStock=true')).pagination.total).toBe(29)
    expect(
      (await read('trending=true&limit=48')).products.every(({ viralScore }) => viralScore >= 70),
    ).toBe(true)
    const priced = (await read('minPrice=20&maxPrice=40&limit=48')).products.map(({ priceText }) =>
      Number(priceText.slice(1)),
    )
    expect(priced.length).toBeGreaterThan(0)
    expect(priced.every((price) => price >= 20 && price <= 40)).toBe(true)
    expect((await read('minPrice=0&maxPrice=1000')).pagination.total).toBe(30)
    for (const unset of ['minPrice=', 'maxPrice=', 'maxPrice=%20'])
      expect((await read(unset)).pagination.total).toBe(30)
  })

  it('counts the categories under the other filters, not under the category itself', async () => {
    const { pagination, filters } = await read('categories=food&inStock=true')
    expect(pagination.total).toBe(6)
    expect(filters.availableCategories).toEqual([
      { name: 'food', count: 6 },
      { name: 'outdoor', count: 23 },
    ])
    expect((await read('categories=unknown')).pagination.total).toBe(0)
  })

  it('finds words of both languages without marks, by their beginning, and nothing in signs', async () => {
    await insertProducts([
      {
        externalId: 'hat',
        title: 'Conical hat',
        titleVi: 'Nón lá Huế đội đầu',
        category: 'accessories',
      },
    ])
    expect(await titles('q=non la')).toEqual(['Conical hat'])
    expect(await titles(`q=${encodeURIComponent('Đội')}`)).toEqual(['Conical hat'])
    expect(await titles('q=coni')).toEqual(['Conical hat'])
    expect(await titles('q=conical camera')).toEqual(['Conical hat'])
    expect((await read('q=thing')).pagination.total).toBe(30)
    expect((await read('q=thing&categories=food')).filters.availableCategories).toHaveLength(2)
    expect((await read('q=%3F%3F%3F')).pagination.total).toBe(0)
    expect(await titles('q=zzz')).toEqual([])
  })

  it.each([
    'page=0',
    'page=x',
    'limit=49',
    'sortBy=best',
    'minPrice=-1',
    'minPrice=x',
    'trending=1',
    'countries=USA',
    `q=${'x'.repeat(101)}`,
  ])('refuses %s', async (query) => {
    const response = await request(path(query))
    expect(response.status).toBe(400)
    expect((await response.json<ErrorBody>()).issues?.[0]?.path.split('.')[0]).toBe(
      query.split('=')[0],
    )
  })
})

describe('the cache', () => {
  const timing = async (query: string, bindings = {}) =>
    (await request(path(query), {}, bindings)).headers.get('Server-Timing')

  it('serves the second request, however it is written, until the version changes', async () => {
    expect(await timing('categories=food&countries=VN,KR,JP,UK,AU,SG,TH,MY')).toMatch(
      /^cache;desc=miss, db;dur=/,
    )
    expect(await timing('countries=my,kr,jp,gb,au,sg,th,vn&categories=food&page=1')).toBe(
      'cache;desc=hit',
    )
    await invalidateContent(env.CACHE)
    expect(await timing('categories=food&countries=VN,KR,JP,UK,AU,SG,TH,MY')).toMatch(
      /^cache;desc=miss/,
    )
  })

  it('may fail, or hold nonsense: the database is read', async () => {
    expect(
      (await (await request(path('sortBy=rating'), {}, { CACHE: brokenKv() })).json<ProductPage>())
        .products,
    ).toHaveLength(24)
    await read('sortBy=newest')
    for (const { name } of (await env.CACHE.list({ prefix: 'products:' })).keys)
      await env.CACHE.put(name, '<html>', { metadata: { version: 1 } })
    expect((await read('sortBy=newest')).products).toHaveLength(24)
    // Nonsense under the note of what was there before.
    for (const { name, metadata } of (await env.CACHE.list({ prefix: 'products:' })).keys)
      await env.CACHE.put(name, '<html>', { metadata })
    expect((await read('sortBy=newest')).products).toHaveLength(24)
  })

  it('serves the last good copy, marked stale, while the database fails', async () => {
    const good = await read('sortBy=price-low')
    await invalidateContent(env.CACHE)
    const response = await request(path('sortBy=price-low'), {}, { DB: brokenDatabase() })
    expect(response.status).toBe(200)
    expect(response.headers.get('Server-Timing')).toBe('cache;desc=stale')
    expect(response.headers.get('Warning')).toMatch(/^110/)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual(good)
  })

  it('sends the last good copy where the database does not respond', async () => {
    const good = await read('sortBy=price-high')
    await invalidateContent(env.CACHE)
    const { setTimeout } = globalThis
    vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => setTimeout(run, ms / 10))
    const response = await request(path('sortBy=price-high'), {}, { DB: slowDatabase(10_000) })
    vi.unstubAllGlobals()
    expect([response.status, response.headers.get('Warning')]).toEqual([
      200,
      expect.stringMatching(/^110/),
    ])
    expect(await response.json()).toEqual(good)
  })

  it('says that nothing is available where there is no copy either', async () => {
    const response = await request(path('sortBy=bestseller'), {}, { DB: brokenDatabase() })
    expect(response.status).toBe(503)
    expect(await response.json<ErrorBody>()).toMatchObject({ code: 'UNAVAILABLE' })
  })
})

describe('the query plan', () => {
  const filters = [
    '',
    'categories=food',
    'countries=VN,US&inStock=true',
    'trending=true&minPrice=5&maxPrice=50',
    'q=thing',
    'q=thing&categories=food&inStock=true',
  ]
  it.each(
    productSorts.flatMap((sort) => filters.map((filter) => `sortBy=${sort}&page=100&${filter}`)),
  )('of %s never reads the whole table', async (query) => {
    const listing = normalListing(
      productsQuery.parse(Object.fromEntries(new URLSearchParams(query))),
    )
    const db = openDatabase(env.DB)
    for (const query of [selectProducts(db, listing), selectFacets(db, listing)]) {
      const plan = await planOf(query.getSQL())
      expect(
        plan.filter((step) => /^SCAN (products|product_texts)\b(?!_search)/.test(step)),
      ).toEqual([])
      expect(plan.length).toBeGreaterThan(0)
    }
  })

  it('by price begin at the lowest price that is asked for', async () => {
    const listing = normalListing(
      productsQuery.parse({ sortBy: 'price-low', minPrice: '20', maxPrice: '60' }),
    )
    const plan = await planOf(selectProducts(openDatabase(env.DB), listing).getSQL())
    expect(plan.join()).toContain(
      'USING COVERING INDEX products_price (listed=? AND price_order>? AND price_order<?)',
    )
  })

  it('is asked once for a page', async () => {
    const { DB, asked } = countingDatabase()
    await request(path('limit=11'), {}, { DB })
    expect(asked()).toBe(1)
  })
})

describe('the shelf of what the company sells itself', () => {
  it('has four of its goods in stock, the most wanted first, and none of another merchant', async () => {
    const own = (name: string, fields: object) => ({
      externalId: name,
      title: name,
      merchant: 'mango-road',
      ...fields,
    })
    await insertProducts([
      ...[60, 90, 80, 10, 70].map((viralScore, index) => own(`own-${index}`, { viralScore })),
      own('own-out', { viralScore: 99, inStock: false }),
      { externalId: 'other', viralScore: 100 },
    ])
    const { products } = await (await request('/api/products/own')).json<OwnProducts>()
    expect(products.map(({ title }) => title)).toEqual(['own-1', 'own-2', 'own-4', 'own-0'])
    expect(products[0]?.merchant).toBe('Mango Road')
    const plan = await planOf(selectOwnProducts(openDatabase(env.DB)).getSQL())
    expect(plan.join()).toContain('product_texts_merchant')
  })
})
