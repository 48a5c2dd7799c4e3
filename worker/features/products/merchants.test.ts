import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type {
  AdminProduct,
  AdminProductList,
  ProductImportCheck,
} from '../../../schema/api/admin-products'
import type { ProductImportAnswer } from '../../../schema/api/product-import'
import { hostsWanted } from '../../../schema/api/product-messages'
import type { ProductPage } from '../../../schema/api/products'
import { type Merchant, merchantInUseMessage } from '../../../schema/content/shop'
import type { ShopView } from '../../../schema/content/views'
import type { ErrorBody } from '../../../schema/errors'
import { paths } from '../../../schema/paths'
import { defaultMerchants } from '../../../schema/seed/default-merchants'
import { ownMerchant } from '../../../schema/shop'
import { invalidateContent } from '../../platform/cache/content-version'
import { clearAdmins } from '../../testing/admins'
import { resetEntries } from '../../testing/entries'
import { type EntryDesk, exportAll, importAll, openEntryDesk } from '../../testing/entry-desk'
import { clearProducts, insertProducts, productRow } from '../../testing/products'
import { pathIn, request } from '../../testing/site'

const id = 'shop.shop'
const newMerchant: Merchant = {
  id: 'bamboo-bay',
  name: 'Bamboo Bay',
  country: 'SG',
  commissionMin: 3,
  commissionMax: 3,
  hosts: ['www.bamboobay.example', 'shop.bamboobay.example'],
}
const basket = {
  externalId: 'basket',
  merchant: 'bamboo-bay',
  destinationUrl: 'https://shop.bamboobay.example/basket',
}

let editor: EntryDesk
beforeEach(async () => {
  await clearAdmins()
  await clearProducts()
  await resetEntries()
  await invalidateContent(env.CACHE)
  editor = await openEntryDesk()
})

async function publish(merchants: readonly Merchant[]) {
  expect((await editor.save(id, { merchants })).status).toBe(200)
  return editor.publish(id, ['vi'])
}

const importRows = (rows: unknown[], query = '') =>
  editor.desk<ProductImportAnswer & ProductImportCheck>('POST', `/products/import${query}`, {
    rows,
  })
const leadsTo = async (externalId: string) =>
  (await request(`/r/${externalId}`)).headers.get('Location')
const readMerchants = async () =>
  (await (await request('/api/products/merchants')).json<ShopView>()).merchants
const shopPage = async () => (await request(pathIn('vi', paths.shop))).text()
const renamed = (name: string) =>
  defaultMerchants.map((one) => (one.id === 'tropic-trail' ? { ...one, name } : one))
const without = (gone: string) => defaultMerchants.filter((one) => one.id !== gone)
const bag = { externalId: 'bag', destinationUrl: 'https://shop.tropictrail.example/bag' }

it('lets products of a new merchant in once it is published, whose clicks lead to its hosts', async () => {
  const row = productRow(basket)
  const issues = [
    { path: 'merchant', message: 'this merchant is not known' },
    { path: 'destinationUrl', message: 'its host is not on the merchant’s list' },
  ]
  expect((await importRows([row])).body).toEqual({ imported: 0, errors: [{ index: 0, issues }] })
  expect((await importRows([row], '?dryRun=1')).body.errors).toEqual([{ index: 0, issues }])
  // Now the isolate remembers the merchants.
  expect(await leadsTo('basket')).toContain('missing=1')
  await publish([...defaultMerchants, newMerchant])
  const elsewhere = { ...row, externalId: 'other', destinationUrl: 'https://shop.example/basket' }
  const message = `${issues[1]?.message}: ${newMerchant.hosts.join(', ')}`
  expect((await importRows([row, elsewhere], '?dryRun=1')).body).toMatchObject({
    added: [0],
    errors: [{ index: 1, issues: [{ path: 'destinationUrl', message }] }],
  })
  expect((await importRows([row])).body).toEqual({ imported: 1, errors: [] })
  await invalidateContent(env.CACHE)
  expect(await leadsTo('basket')).toBe(basket.destinationUrl)
  const { products } = await (await request('/api/products/infinite')).json<ProductPage>()
  expect(products.map(({ merchant }) => merchant)).toEqual(['Bamboo Bay'])
  await env.DB.prepare(
    "update product_texts set link_to = '2020-01-01' where merchant = 'bamboo-bay'",
  ).run()
  expect(await leadsTo('basket')).toBe('https://www.bamboobay.example/')
})

it('refuses to add or update a product with a merchant or a host that is not there, by the field', async () => {
  await insertProducts([bag])
  const { products } = (await editor.desk<AdminProductList>('GET', '/products')).body
  const path = `/products/${products[0]?.id}`
  const { product, listed, updatedAt } = (await editor.desk<AdminProduct>('GET', path)).body
  const put = async (change: object) => {
    const { status, body } = await editor.desk<ErrorBody>('PUT', path, {
      product: { ...product, ...change },
      listed,
      updatedAt,
    })
    return [status, body.issues?.map((issue) => issue.path)]
  }
  const add = async (change: object) => {
    const { status, body } = await editor.desk<ErrorBody>('POST', '/products', {
      product: { ...product, externalId: 'lamp', ...change },
      listed,
    })
    return [status, body.issues?.map((issue) => issue.path)]
  }
  for (const write of [put, add]) {
    expect(await write({ merchant: 'nobody' })).toEqual([
      400,
      ['product.merchant', 'product.destinationUrl'],
    ])
    expect(await write({ merchant: '' })).toEqual([400, ['product.merchant']])
    expect(await write({ destinationUrl: 'https://evil.example/' })).toEqual([
      400,
      ['product.destinationUrl'],
    ])
  }
  const { body } = await editor.desk<ErrorBody>('POST', '/products', {
    product: { ...product, externalId: 'lamp', destinationUrl: 'https://evil.example/' },
    listed,
  })
  expect(hostsWanted(body.issues?.[0]?.message ?? '')).toContain('shop.tropictrail.example')
  expect((await editor.desk<AdminProductList>('GET', '/products')).body.products).toHaveLength(1)
  expect(await add({ title: 'Lamp' })).toEqual([201, undefined])
  expect(await put({ title: 'New' })).toEqual([200, undefined])
})

it('keeps a merchant that sells, by its name and how many products, until they are withdrawn', async () => {
  await insertProducts([bag, { externalId: 'hat' }, { externalId: 'cap' }])
  await env.DB.prepare("update products set listed = 0 where external_id = 'cap'").run()
  const issues = [
    { path: 'merchants', message: merchantInUseMessage('Tropic Trail Outfitters', 2) },
  ]
  const data = { merchants: without('tropic-trail') }
  expect((await editor.desk('POST', `/entries/${id}/check`, { data })).body).toEqual({
    vi: issues,
    en: issues,
  })
  const refused = await publish(data.merchants)
  expect([refused.status, refused.body.issues]).toEqual([400, issues])
  const later = new Date(Date.now() + 3_600_000).toISOString()
  expect((await editor.publish(id, ['vi'], later)).status).toBe(400)
  const files = (await exportAll(editor.desk)).filter(({ kind }) => kind === 'shop')
  const imported = files.map(({ live: _live, ...file }) => ({ ...file, data }))
  expect((await importAll(editor.desk, imported, true))[0]).toMatchObject({
    outcome: 'refused',
    issues,
  })
  expect(await leadsTo('bag')).toBe(bag.destinationUrl)
  await env.DB.prepare('update products set listed = 0').run()
  expect((await editor.publish(id, ['vi'])).status).toBe(200)
  expect((await readMerchants()).map((one) => one.id)).not.toContain('tropic-trail')
})

it('keeps the company’s own merchant, and refuses what a merchant cannot be', async () => {
  const save = async (merchants: unknown) => {
    const { status, body } = await editor.save(id, { merchants })
    return [status, body.issues?.map(({ path }) => path)]
  }
  expect(await save(without(ownMerchant))).toEqual([400, ['merchants']])
  expect(
    await save([...defaultMerchants, { ...newMerchant, hosts: ['https://x.example'] }]),
  ).toEqual([400, ['merchants.12.hosts.0']])
  for (const merchants of [5, 'x', {}, [5], [null]])
    expect(
      (await editor.desk('POST', `/entries/${id}/check`, { data: { merchants } })).status,
    ).toBe(200)
})

it('shows a new name on the next request: on the page, in lists and in the admin, and finds its products', async () => {
  await insertProducts([bag, { ...basket, merchant: 'wattle-tide' }])
  expect(await shopPage()).toContain('Tropic Trail Outfitters')
  expect((await publish(renamed('Đường Nhiệt Đới'))).status).toBe(200)
  const page = await shopPage()
  expect(page).toContain('Đường Nhiệt Đới')
  expect(page).not.toContain('Tropic Trail Outfitters')
  const { products } = await (await request('/api/products/infinite?q=bag')).json<ProductPage>()
  expect(products.map(({ merchant }) => merchant)).toContain('Đường Nhiệt Đới')
  expect((await readMerchants()).map(({ name }) => name)).toContain('Đường Nhiệt Đới')
  for (const query of ['', '&q=dry', '&q=bag&listed=yes']) {
    const { body } = await editor.desk<AdminProductList>(
      'GET',
      `/products?merchant=tropic-trail${query}`,
    )
    expect(body.products.map(({ externalId }) => externalId)).toEqual(['bag'])
  }
})

it('gives readers no host, and the list of merchants to no other page', async () => {
  for (const path of ['/api/products/merchants', '/api/entries/shop/shop?locale=vi']) {
    const text = await (await request(path)).text()
    expect(text).toContain('Tropic Trail Outfitters')
    expect(text).not.toContain('tropictrail.example')
  }
  expect(await shopPage()).toContain('"/api/products/merchants"')
  expect(await (await request(pathIn('vi', paths.home))).text()).not.toContain('Tropic Trail')
})

it('has the merchants of a new database in one from before them', async () => {
  await env.DB.prepare("delete from entries where kind = 'shop'").run()
  await invalidateContent(env.CACHE)
  const row = productRow(bag)
  expect((await importRows([row])).body).toEqual({ imported: 1, errors: [] })
  await invalidateContent(env.CACHE)
  expect(await leadsTo('bag')).toBe(bag.destinationUrl)
  expect(await readMerchants()).toEqual(defaultMerchants.map(({ hosts: _hosts, ...one }) => one))
  expect(await shopPage()).toContain('Tropic Trail Outfitters')
  // Whoever makes the entry by hand can remove nobody who sells, either.
  const { body } = await editor.desk<{ id: string; version: number }>('POST', '/entries', {
    kind: 'shop',
    data: { merchants: without('tropic-trail') },
  })
  expect((await editor.publish(body.id, ['vi'])).body.issues).toEqual([
    { path: 'merchants', message: merchantInUseMessage('Tropic Trail Outfitters', 1) },
  ])
})
