import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { beforeEach, expect, inject, it } from 'vitest'
import { defaultMerchants as merchants } from '../../../schema/seed/default-merchants'
import { brokenDatabase } from '../../testing/failures'
import { clearProducts, insertProducts } from '../../testing/products'
import { inEnglish, newClient, pathIn, post, request } from '../../testing/site'

// A client of its own: one may count only so many clicks a minute.
const reader = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', ...newClient() }
const address = 'https://shop.tropictrail.example/p/dry-bag'

beforeEach(async () => {
  await clearProducts()
  await insertProducts([{ externalId: 'dry-bag', destinationUrl: address }])
})

async function clicks(): Promise<number> {
  return (
    (
      await env.DB.prepare('select coalesce(sum(clicks), 0) as clicks from product_clicks').first<{
        clicks: number
      }>()
    )?.clicks ?? 0
  )
}

it('leads to the merchant, is cached nowhere, and counts the click', async () => {
  const response = await request('/r/dry-bag', { headers: reader })
  expect([response.status, response.headers.get('Location')]).toEqual([302, address])
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  await request('/r/dry-bag', { headers: reader })
  expect(await clicks()).toBe(2)
  expect(
    JSON.stringify((await env.DB.prepare('select * from product_clicks').all()).results),
  ).not.toMatch(/Mozilla|127\.0|::1/)
})

it('does not count programs', async () => {
  await request('/r/dry-bag', { headers: { 'User-Agent': 'Googlebot/2.1' } })
  await request('/r/dry-bag', { method: 'HEAD', headers: reader })
  expect(await clicks()).toBe(0)
})

it.each([
  ['/r/unknown', undefined, '/shop-gear?missing=1'],
  ['/r/unknown', 'locale=vi', pathIn('vi', '/shop-gear?missing=1')],
  ['/r/unknown', 'locale=en', pathIn('en', '/shop-gear?missing=1')],
])('leads from %s (%s) to the shop, with a notice', async (path, cookie, target) => {
  const response = await request(path, {
    headers: { ...reader, ...(cookie && { Cookie: cookie }) },
  })
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe(target)
})

it.each([
  [undefined, '/shop-gear?missing=1'],
  ['locale=en', '/shop-gear?missing=1'],
  ['locale=vi', '/vi/shop-gear?missing=1'],
])(
  'with English as the default leads readers with %s to the shop at %s',
  async (cookie, target) => {
    const response = await request(
      '/r/unknown',
      { headers: { ...reader, ...(cookie && { Cookie: cookie }) } },
      inEnglish,
    )
    expect(response.headers.get('Location')).toBe(target)
  },
)

it('never leads off the merchant’s hosts, whatever the database holds', async () => {
  for (const destination of [
    'https://evil.example/',
    'http://shop.tropictrail.example/',
    'https://shop.tropictrail.example.evil.example/',
    'https://x@evil.example/',
    'javascript:alert(1)',
    '',
  ]) {
    await env.DB.prepare('update product_texts set destination_url = ?').bind(destination).run()
    const location =
      (await request('/r/dry-bag', { headers: reader })).headers.get('Location') ?? ''
    expect(location).toMatch(/shop-gear\?missing=1$/)
  }
})

it('leads nowhere but to listed hosts and the shop, whatever it is asked', async () => {
  const hosts = new Set(merchants.flatMap((merchant) => merchant.hosts))
  const part = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.constantFrom(
      'dry-bag',
      '//evil.example',
      '../r/dry-bag',
      '%2F%2Fevil.example',
      'dry-bag?url=https://evil.example',
    ),
  )
  await fc.assert(
    fc.asyncProperty(part, fc.webQueryParameters(), async (id, query) => {
      const response = await request(
        `/r/${encodeURIComponent(id)}?url=https://evil.example&${query}`,
        { headers: reader },
      )
      await response.arrayBuffer()
      const location = response.headers.get('Location')
      if (location === null) return expect(response.status).toBeLessThan(500)
      const target = new URL(location, 'https://mangoroad.example')
      expect(target.hostname === 'mangoroad.example' || hosts.has(target.hostname)).toBe(true)
    }),
    { numRuns: inject('isDeep') ? 500 : 50 },
  )
})

it('leads to the shop while the database fails', async () => {
  const response = await request('/r/dry-bag', { headers: reader }, { DB: brokenDatabase() })
  expect(response.headers.get('Location')).toMatch(/shop-gear\?missing=1$/)
})

it('counts the shop’s own event for products that it does not manage, and those clicks alone', async () => {
  const event = {
    itemId: 'dry-bag',
    merchant: 'Tropic Trail Outfitters',
    category: 'outdoor',
    country: 'VN',
  }
  expect((await post('/api/analytics/affiliate-click', event, reader)).status).toBe(204)
  expect(await clicks()).toBe(0)
  await env.DB.prepare('update product_texts set affiliate_url = ?').bind(address).run()
  expect((await post('/api/analytics/affiliate-click', event, reader)).status).toBe(204)
  expect(
    (await post('/api/analytics/affiliate-click', { ...event, itemId: 'unknown' }, reader)).status,
  ).toBe(204)
  expect(await clicks()).toBe(1)
})
