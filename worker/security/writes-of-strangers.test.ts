import { env } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { invalidateContent } from '../platform/cache/content-version'
import { keepFewEntries } from '../testing/entries'
import { clearPosts, insertPost } from '../testing/posts'
import { clearProducts, insertProducts } from '../testing/products'
import { pathIn, request } from '../testing/site'

const reader = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }

beforeAll(() => keepFewEntries('day-7'))
beforeEach(async () => {
  await clearPosts()
  await clearProducts()
  await insertPost({ slug: 'mot-bai' })
  await insertProducts([{ externalId: 'dry-bag' }])
  await invalidateContent(env.CACHE)
})
afterEach(() => vi.restoreAllMocks())

it('counts clicks within the limit of a client, and redirects beyond it', async () => {
  const clicks = async () =>
    (
      await env.DB.prepare('select coalesce(sum(clicks), 0) as clicks from product_clicks').first<{
        clicks: number
      }>()
    )?.clicks
  const limiter = (success: boolean): RateLimit => ({ limit: async () => ({ success }) })
  const beyond = await request('/r/dry-bag', { headers: reader }, { COUNT_LIMITER: limiter(false) })
  expect([
    beyond.status,
    beyond.headers.get('Location')?.startsWith('https://shop.tropictrail.example/'),
  ]).toEqual([302, true])
  expect(await clicks()).toBe(0)
  await request('/r/dry-bag', { headers: reader }, { COUNT_LIMITER: limiter(true) })
  await request(
    '/r/dry-bag',
    { headers: reader },
    { COUNT_LIMITER: { limit: () => Promise.reject(new Error('the limiter is down')) } },
  )
  expect(await clicks()).toBe(2)
})

it('makes no key for a preview link that a stranger made up', async () => {
  await env.DB.prepare('delete from site_keys').run()
  const token = `post-1.9999999999.${'A'.repeat(43)}`
  expect((await request(`/api/preview?token=${token}`)).status).toBe(404)
  expect((await request(`/xem-truoc?token=${token}`)).status).toBe(404)
  expect((await env.DB.prepare('select name from site_keys').all()).results).toEqual([])
})

describe('of the shop’s listings', () => {
  const listings = async () => (await env.CACHE.list({ prefix: 'products:' })).keys.length

  it('those that its menus make are stored, under one key each', async () => {
    await request('/api/products/infinite?countries=VN,KR,JP,UK,AU,SG,TH,MY&sortBy=rating')
    await request('/api/products/infinite?countries=MY,KR,JP,GB,AU,SG,TH,VN&sortBy=rating')
    expect(await listings()).toBe(1)
    await request('/api/products/infinite?categories=outdoor')
    expect(await listings()).toBe(2)
  })

  it.each([
    'q=dry%20bag',
    'minPrice=1&maxPrice=401',
    'minPrice=1',
    'limit=23',
    'countries=VN',
    'countries=VN,FR,JP,UK,AU,SG,TH,MY',
    'categories=outdoor,food',
  ])('others have products and are not: %s', async (query) => {
    const { products } = await (await request(`/api/products/infinite?${query}`)).json<{
      products: unknown[]
    }>()
    expect(products).not.toEqual([])
    expect(await listings()).toBe(0)
  })

  it.each(['q=nothing-of-this-name', 'page=999', 'minPrice=998'])(
    'those without are not: %s',
    async (query) => {
      const response = await request(`/api/products/infinite?${query}`)
      expect(await response.json()).toMatchObject({ products: [] })
      expect(await listings()).toBe(0)
    },
  )
})

describe('of documents', () => {
  /** The addresses under which documents are stored while `go` runs. */
  async function stored(...paths: string[]): Promise<string[]> {
    const { default: cache } = caches
    const put = vi.spyOn(cache, 'put')
    for (const path of paths) await (await request(path)).text()
    const urls = put.mock.calls.map(
      ([key]) => new URL(key instanceof Request ? key.url : String(key)),
    )
    return urls.map(({ pathname, searchParams }) => {
      searchParams.delete('~')
      return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`
    })
  }

  it.each([
    '/unknown-path',
    '/inspiration/unknown',
    '/where-to-go/unknown',
    '/inspiration//x',
    '/unknown?q=x',
  ])('what is not there is not stored: %s', async (path) => expect(await stored(path)).toEqual([]))

  it.each([
    '/shop-gear?q=bag',
    '/shop-gear?min=1.23',
    '/shop-gear?page=2',
    '/where-to-go?q=hue',
    '/tim-kiem/bai',
    '/plan-your-trip/day-007',
    '/wher%65-to-go',
    '/inspiration/mot-b%61i',
    '/inspiration?month=2031-01',
    '/tim-kiem?q=bai',
    '/yeu-thich?items=x',
    '/lien-he/trip-planning?destination=x',
  ])('what a visitor may ask in any number of ways is not stored: %s', async (path) => {
    expect(await stored(pathIn('vi', path))).toEqual([])
    const again = await request(pathIn('vi', path))
    expect([again.status, again.headers.get('Cache-Control')]).toEqual([
      200,
      'public, max-age=0, must-revalidate',
    ])
  })

  it('all others are stored once, whatever else the address has', async () => {
    const path = pathIn('vi', '/where-to-go')
    const asked = [
      path,
      `${path}?region=north`,
      `${path}?region=nowhere`,
      `${path}?utm_source=x&region=north`,
      `${path}?q=`,
    ]
    expect(await stored(...asked)).toEqual([path, `${path}?region=north`])
  })
})
