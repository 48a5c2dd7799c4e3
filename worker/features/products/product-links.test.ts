import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import type { ProductPage } from '../../../schema/api/products'
import { clearProducts, insertProducts } from '../../testing/products'
import { request } from '../../testing/site'

it('a listed product leads to https addresses alone, whatever the database holds', async () => {
  const addresses = [
    'javascript:alert(1)',
    'http://shop.tropictrail.example/p/1',
    '//evil.example/',
    'https://shop.tropictrail.example/p/1',
  ]
  await clearProducts()
  await insertProducts(addresses.map((_, index) => ({ externalId: `link-${index}` })))
  await env.DB.batch(
    addresses.map((address, index) =>
      env.DB.prepare(
        'update product_texts set affiliate_url = ? where id = (select id from products where external_id = ?)',
      ).bind(address, `link-${index}`),
    ),
  )
  const { products } = await (await request('/api/products/infinite')).json<ProductPage>()
  const shown = products
    .toSorted((a, b) => a.externalId.localeCompare(b.externalId))
    .map(({ affiliateUrl }) => affiliateUrl)
  expect(shown).toEqual([null, null, null, 'https://shop.tropictrail.example/p/1'])
})
