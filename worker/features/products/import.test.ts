import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type { ProductImportAnswer } from '../../../schema/api/product-import'
import { unreadableDay } from '../../../schema/api/product-messages'
import type { ProductPage } from '../../../schema/api/products'
import { vietnamDay } from '../../../schema/time'
import { clearProducts, productRow } from '../../testing/products'
import { post, request } from '../../testing/site'

const token = { IMPORT_TOKEN: 'import-secret' }
const authorization = { Authorization: 'Bearer import-secret' }
const send = (rows: unknown[], headers: Record<string, string> = authorization) =>
  post('/api/admin/products/import', { rows }, headers, token)
const listed = async (query = '') =>
  (await request(`/api/products/infinite?${query}`)).json<ProductPage>()
const finish = () => post('/api/admin/products/import/finish', {}, authorization, token)

beforeEach(clearProducts)

it.each(['', 'Bearer wrong', 'import-secret'])(
  'lets nobody in without the secret (%j)',
  async (header) => {
    expect((await send([productRow()], header ? { Authorization: header } : {})).status).toBe(401)
  },
)

it('lets nobody in where no secret is set', async () => {
  expect(
    (await post('/api/admin/products/import', { rows: [] }, { Authorization: 'Bearer ' })).status,
  ).toBe(401)
})

it('adds products, brings known ones up to date, and may be sent again', async () => {
  const row = productRow({ externalId: 'bag', title: 'Old title' })
  await send([row])
  await send([{ ...row, title: 'New title', price: 33 }])
  await send([{ ...row, title: 'New title', price: 33 }])
  await finish()
  const { products, pagination } = await listed('q=title')
  expect(pagination.total).toBe(1)
  expect(products[0]).toMatchObject({ externalId: 'bag', title: 'New title', priceText: '$33.00' })
  expect((await listed('q=old')).pagination.total).toBe(0)
})

it('loses only the bad rows, and returns each with its fields', async () => {
  const rows = [
    productRow(),
    productRow({ destinationUrl: 'https://evil.example/' }),
    { ...productRow(), price: 'cheap', category: 'toys' },
    'nonsense',
    productRow({ merchant: 'nobody' }),
    productRow(),
    { ...productRow({ merchant: 'nobody' }), price: 'cheap' },
  ]
  const answer = await (await send(rows)).json<ProductImportAnswer>()
  expect(answer.imported).toBe(2)
  expect(
    answer.errors.map(({ index, issues }) => [index, issues.map((issue) => issue.path).sort()]),
  ).toEqual([
    [1, ['destinationUrl']],
    [2, ['category', 'price']],
    [3, ['']],
    [4, ['destinationUrl', 'merchant']],
    [6, ['destinationUrl', 'merchant', 'price']],
  ])
})

it('reads the cells of a table: text for numbers, flags and lists, empty for none', async () => {
  const cells = Object.fromEntries(
    Object.entries(productRow({ externalId: 'cells' })).map(([name, value]) => [
      name,
      value === null ? '' : String(value),
    ]),
  )
  const answer = await (
    await send([{ ...cells, tags: 'a| b |', isHot: 'TRUE', price: '', country: 'uk', inStock: '' }])
  ).json<ProductImportAnswer>()
  expect(answer).toEqual({ imported: 1, errors: [] })
  const [product] = (await listed()).products
  expect(product).toMatchObject({
    tags: ['a', 'b'],
    isHot: true,
    priceText: '',
    targetCountry: 'GB',
  })
})

it('reads days as Excel writes them in Vietnam, and says which cell holds none', async () => {
  const days = {
    linkFrom: '01/10/2026',
    linkTo: '1/11/2026',
    priceSeenOn: '3/2/2025',
    earlierPrice: '30',
    earlierFrom: '1/2/2025',
    earlierTo: '13/2/2025',
  }
  const row = productRow({ externalId: 'days', price: 20 })
  expect(await (await send([{ ...row, ...days }])).json()).toEqual({ imported: 1, errors: [] })
  const stored = await env.DB.prepare(
    'select link_from, link_to, price_seen_on, earlier_from, earlier_to from product_texts',
  ).first()
  expect(Object.values(stored ?? {})).toEqual([
    '2026-10-01',
    '2026-11-01',
    '2025-02-03',
    '2025-02-01',
    '2025-02-13',
  ])
  for (const earlierTo of ['31/2/2025', '2/13/2025', 'soon']) {
    const { errors } = await (
      await send([{ ...row, ...days, earlierTo }])
    ).json<ProductImportAnswer>()
    expect(errors[0]?.issues).toEqual([{ path: 'earlierTo', message: unreadableDay }])
  }
})

it.each(['price', 'rating', 'reviewCount', 'discountPercent', 'viralScore'])(
  'takes only plain numbers for %s',
  async (field) => {
    const values = [true, [], [1], {}, '0x1', '1e0', '1,000', 'Infinity', '1 1']
    const { imported, errors } = await (
      await send(values.map((value) => ({ ...productRow(), [field]: value })))
    ).json<ProductImportAnswer>()
    expect(imported).toBe(0)
    expect(errors.map(({ index, issues }) => [index, issues.map(({ path }) => path)])).toEqual(
      values.map((_, index) => [index, [field]]),
    )
  },
)

it('reads prices as numbers and as decimal digits, and blank ones as none', async () => {
  const prices = [16, 16.5, '16', ' 16.50 ', '16,5', '', '  ', null, undefined]
  await send(
    prices.map((price, index) => ({ ...productRow({ externalId: `price-${index}` }), price })),
  )
  const { results } = await env.DB.prepare(
    'select price_cents as cents from products order by external_id',
  ).all<{ cents: number | null }>()
  expect(results.map(({ cents }) => cents)).toEqual([
    1600,
    1650,
    1600,
    1650,
    1650,
    null,
    null,
    null,
    null,
  ])
})

it('takes the last of several rows with one id, and five hundred rows at once', async () => {
  const rows = Array.from({ length: 500 }, (_, index) =>
    productRow({ externalId: `bulk-${index % 499}`, title: `Bulk ${index}` }),
  )
  expect((await send(rows)).status).toBe(200)
  await finish()
  expect((await listed('q=bulk')).pagination.total).toBe(499)
  expect(
    (await listed(`q=${encodeURIComponent('bulk 499')}`)).products.map(({ title }) => title),
  ).toContain('Bulk 499')
  expect((await send([...rows, productRow()])).status).toBe(400)
  expect(
    (await env.DB.prepare('select count(*) as n from products_search').first<{ n: number }>())?.n,
  ).toBe(499)
})

it('takes a price as seen on the day of the import, unless the file names one', async () => {
  const older = Object.fromEntries(
    Object.entries(productRow({ externalId: 'today' })).filter(([name]) => name !== 'priceSeenOn'),
  )
  await send([
    older,
    productRow({ externalId: 'named', priceSeenOn: '2026-11-03' }),
    productRow({ externalId: 'free', price: null }),
  ])
  await finish()
  const { products } = await listed()
  const days = products.map(({ externalId, priceSeenOn }) => [externalId, priceSeenOn])
  expect(Object.fromEntries(days)).toEqual({
    today: vietnamDay(new Date()),
    named: '2026-11-03',
    free: null,
  })
})

it('leaves days and earlier prices as they are where a file has no such columns, and clears them where its cells are empty', async () => {
  const added = {
    linkFrom: '2026-01-01',
    linkTo: '2999-01-01',
    earlierPrice: 25,
    earlierFrom: '2025-01-01',
    earlierTo: '2025-12-31',
  }
  const row = productRow({ externalId: 'bag', price: 20, ...added })
  const older = Object.fromEntries(Object.entries(row).filter(([name]) => !(name in added)))
  const earlierPrice = { priceText: '$25.00', from: '2025-01-01', to: '2025-12-31' }
  const shown = async () => (await listed()).products[0]
  await send([row])
  await finish()
  expect(await shown()).toMatchObject({ earlierPrice, discountPercent: 20 })
  await send([older])
  await finish()
  expect(await shown()).toMatchObject({ earlierPrice, discountPercent: 20 })
  // The price has risen above the earlier one: nothing is struck.
  await send([{ ...older, price: 30 }])
  await finish()
  expect(await shown()).toMatchObject({ earlierPrice: null, discountPercent: 0 })
  await send([{ ...older, earlierPrice: '', earlierFrom: '', earlierTo: '' }])
  await finish()
  expect(await shown()).toMatchObject({ earlierPrice: null, discountPercent: 0 })
})
