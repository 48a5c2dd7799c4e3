import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type {
  AdminProduct,
  AdminProductList,
  ProductImportCheck,
} from '../../../schema/api/admin-products'
import type { ProductPage } from '../../../schema/api/products'
import type { ErrorBody } from '../../../schema/errors'
import { vietnamDay } from '../../../schema/time'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import { clearProducts, insertProducts, productRow } from '../../testing/products'
import { pathIn, post, request } from '../../testing/site'

let session: { Cookie: string }
beforeEach(async () => {
  await clearAdmins()
  await clearProducts()
  await insertAdmin('mai')
  session = await sessionCookie('mai')
})

const list = async (query = '') =>
  (await request(`/api/admin/products?${query}`, { headers: session })).json<AdminProductList>()
const ids = async (query = '') => (await list(query)).products.map(({ externalId }) => externalId)
const shop = async (query = '') =>
  (await request(`/api/products/infinite?${query}`)).json<ProductPage>()
const read = async (id: string) =>
  (await request(`/api/admin/products/${id}`, { headers: session })).json<AdminProduct>()
const put = (id: string, body: object) =>
  request(`/api/admin/products/${id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...session },
    body: JSON.stringify(body),
  })
const audited = async (action: string) =>
  (
    await env.DB.prepare(
      'select username, subject, label, before, after from audit_log where action = ?',
    )
      .bind(action)
      .all()
  ).results

async function only(externalId: string): Promise<AdminProduct> {
  const [found] = (await list(`q=${externalId}`)).products
  return read(found?.id ?? '')
}

it('lists products, the newest first, with filters for all that can be chosen', async () => {
  await insertProducts([
    { externalId: 'bag', title: 'Dry bag' },
    {
      externalId: 'hat',
      title: 'Sun hat',
      category: 'clothing',
      merchant: 'wattle-tide',
      destinationUrl: 'https://store.wattletide.example/hat',
    },
    { externalId: 'cap', title: 'Rain hat', titleVi: 'Mũ đi mưa', category: 'clothing' },
  ])
  await env.DB.prepare("update products set listed = 0 where external_id = 'cap'").run()
  expect(await ids()).toEqual(['cap', 'hat', 'bag'])
  expect(await ids('q=hat')).toEqual(['hat'])
  expect(await ids(`q=${encodeURIComponent('mũ MƯA')}`)).toEqual(['cap'])
  expect(await ids('category=clothing')).toEqual(['cap', 'hat'])
  expect(await ids('merchant=wattle-tide')).toEqual(['hat'])
  expect(await ids('merchant=tropic-trail&category=clothing')).toEqual(['cap'])
  expect(await ids('listed=no')).toEqual(['cap'])
  expect(await ids('listed=yes&category=clothing')).toEqual(['hat'])
  expect(await ids('q=%22%29*')).toEqual([])
  expect((await list('q=bag')).products[0]).toMatchObject({
    title: 'Dry bag',
    price: 20,
    inStock: true,
    listed: true,
  })
})

it('pages through many', async () => {
  await insertProducts(Array.from({ length: 30 }, (_, index) => ({ externalId: `p-${index}` })))
  const [first, second] = [await list(), await list('page=2')]
  expect([first.products.length, first.hasNext, second.products.length, second.hasNext]).toEqual([
    25,
    true,
    5,
    false,
  ])
})

it('shows a product with its clicks', async () => {
  await insertProducts([{ externalId: 'bag' }])
  const today = vietnamDay(new Date())
  await env.DB.prepare(
    'insert into product_clicks (id, external_id, day, clicks) values (?, ?, ?, 7)',
  )
    .bind(`bag ${today}`, 'bag', today)
    .run()
  const { product, clicks } = await only('bag')
  expect(product).toMatchObject({ externalId: 'bag', price: 20, country: null, tags: ['dry bag'] })
  expect([clicks.length, clicks.at(-1)]).toEqual([30, { day: today, count: 7 }])
  expect((await request('/api/admin/products/99999', { headers: session })).status).toBe(404)
})

it('stores an edit, which the shop and its search show, and writes down what changed', async () => {
  await insertProducts([{ externalId: 'bag', title: 'Dry bag' }])
  expect((await shop()).products.map(({ title }) => title)).toEqual(['Dry bag'])
  const { id, product, updatedAt } = await only('bag')
  const response = await put(id, {
    product: { ...product, title: 'Lantern', price: '33.5', tags: 'x | y' },
    listed: true,
    updatedAt,
  })
  expect(response.status).toBe(200)
  expect((await response.json<AdminProduct>()).product).toMatchObject({
    title: 'Lantern',
    price: 33.5,
    tags: ['x', 'y'],
  })
  expect((await shop()).products).toMatchObject([{ title: 'Lantern', priceText: '$33.50' }])
  expect((await shop('q=lantern')).pagination.total).toBe(1)
  const [entry] = await audited('product.update')
  expect(entry).toMatchObject({ username: 'mai', subject: 'bag', label: 'Lantern' })
  expect(JSON.parse(String(entry?.before))).toEqual({
    title: 'Dry bag',
    price: 20,
    tags: ['dry bag'],
    priceSeenOn: null,
  })
})

it('adds a product, which the shop shows and a click leads to, and refuses its id a second time', async () => {
  await insertProducts([{ externalId: 'bag' }])
  const { product } = await only('bag')
  const add = (externalId: string, listed = true) =>
    request('/api/admin/products', {
      method: 'POST',
      headers: { ...session, 'Content-Type': 'application/json' },
      body: JSON.stringify({ product: { ...product, externalId, title: 'Lantern' }, listed }),
    })
  const added = await add('lamp')
  expect(added.status).toBe(201)
  const made = await added.json<AdminProduct>()
  expect(made.product).toMatchObject({ externalId: 'lamp', priceSeenOn: vietnamDay(new Date()) })
  expect((await shop('q=lantern')).products).toMatchObject([{ externalId: 'lamp' }])
  expect((await request('/r/lamp')).headers.get('Location')).toBe(product.destinationUrl)
  expect(await audited('product.create')).toMatchObject([{ username: 'mai', subject: 'lamp' }])

  const again = await add('lamp')
  expect(again.status).toBe(400)
  expect(JSON.stringify(await again.json())).toContain('product.externalId')
  expect(await audited('product.create')).toHaveLength(1)
  expect((await only('bag')).product.title).toBe(product.title)

  expect((await add('hidden', false)).status).toBe(201)
  expect((await request('/r/hidden')).headers.get('Location')).toMatch(/missing=1$/)
})

it('takes a product with a name in one language, which the other shows as that language', async () => {
  await insertProducts([{ externalId: 'bag' }])
  const { product } = await only('bag')
  const add = (words: object) =>
    request('/api/admin/products', {
      method: 'POST',
      headers: { ...session, 'Content-Type': 'application/json' },
      body: JSON.stringify({ product: { ...product, ...words }, listed: true }),
    })
  const words = { title: '', titleVi: 'Đèn lồng', description: '', descriptionVi: 'Bằng lụa.' }
  expect((await add({ externalId: 'lamp', ...words })).status).toBe(201)
  expect((await shop('q=den long')).products).toMatchObject([{ title: '', titleVi: 'Đèn lồng' }])
  const html = await (await request(pathIn('en', '/shop-gear?q=den+long'))).text()
  expect(html).toMatch(/lang="vi"[^>]*>\s*Đèn lồng/)
  expect(await audited('product.create')).toMatchObject([{ label: 'Đèn lồng' }])

  const none = await add({ externalId: 'none', ...words, titleVi: ' ' })
  expect((await none.json<ErrorBody>()).issues).toMatchObject([{ path: 'product.titleVi' }])
})

it('deletes a product from the shop, its search, its redirect and its link check', async () => {
  await insertProducts([{ externalId: 'bag', title: 'Lantern' }, { externalId: 'hat' }])
  const { id } = await only('bag')
  const remove = () => request(`/api/admin/products/${id}`, { method: 'DELETE', headers: session })
  expect((await remove()).status).toBe(200)
  expect((await shop()).products.map(({ externalId }) => externalId)).toEqual(['hat'])
  expect((await shop('q=lantern')).products).toEqual([])
  expect((await request('/r/bag')).headers.get('Location')).toMatch(/missing=1$/)
  const left = await env.DB.prepare(
    "select (select count(*) from link_checks where subject = 'bag') + (select count(*) from product_texts where id = ?1) + (select count(*) from products_search where rowid = ?1) as rows",
  )
    .bind(id)
    .first()
  expect(left).toEqual({ rows: 0 })
  const [entry] = await audited('product.delete')
  expect(JSON.parse(String(entry?.before))).toMatchObject({ title: 'Lantern', listed: true })
  expect((await remove()).status).toBe(404)
})

it('withdraws a product from the shop and from its redirect, and lists it again', async () => {
  await insertProducts([{ externalId: 'bag' }])
  const { id, product, updatedAt } = await only('bag')
  const withdrawn = await (
    await put(id, { product, listed: false, updatedAt })
  ).json<AdminProduct>()
  expect((await shop()).products).toEqual([])
  expect((await request('/r/bag')).headers.get('Location')).toMatch(/missing=1$/)
  await put(id, { product, listed: true, updatedAt: withdrawn.updatedAt })
  expect((await shop()).products).toHaveLength(1)
})

it('refuses what an import would refuse, and another id', async () => {
  await insertProducts([{ externalId: 'bag' }])
  const { id, product, updatedAt } = await only('bag')
  for (const change of [
    { destinationUrl: 'https://evil.example/' },
    { price: 'cheap' },
    { titleVi: ' ', title: '' },
    { externalId: 'other' },
  ]) {
    const response = await put(id, { product: { ...product, ...change }, listed: true, updatedAt })
    expect(response.status).toBe(400)
    expect(JSON.stringify(await response.json())).toContain(`product.${Object.keys(change)[0]}`)
  }
  expect(await audited('product.update')).toEqual([])
  expect((await put('99999', { product, listed: true, updatedAt })).status).toBe(404)
})

it('overwrites nothing that somebody stored meanwhile', async () => {
  await insertProducts([{ externalId: 'bag' }])
  const { id, product, updatedAt } = await only('bag')
  const [first, second] = await Promise.all(
    ['First', 'Second'].map((title) =>
      put(id, { product: { ...product, title }, listed: true, updatedAt }),
    ),
  )
  const late = await put(id, { product: { ...product, title: 'Late' }, listed: false, updatedAt })
  expect(late.status).toBe(409)
  expect([first?.status, second?.status]).toContain(200)
  expect((await read(id)).product.title).not.toBe('Late')
  expect((await read(id)).listed).toBe(true)
})

it('imports with an admin’s session; a dry run only returns what would happen', async () => {
  await insertProducts([
    { externalId: 'same' },
    { externalId: 'changed' },
    { externalId: 'withdrawn' },
  ])
  await env.DB.prepare("update products set listed = 0 where external_id = 'withdrawn'").run()
  const stored = await Promise.all(
    ['same', 'changed', 'withdrawn'].map(async (id) => (await only(id)).product),
  )
  const rows = [
    { ...stored[0], price: 20.001 },
    { ...stored[1], price: 21 },
    stored[2],
    productRow({ externalId: 'new' }),
    { externalId: 'bad' },
  ]
  const check = await (
    await post('/api/admin/products/import?dryRun=1', { rows }, session)
  ).json<ProductImportCheck>()
  expect([check.added, check.changed, check.errors.map(({ index }) => index)]).toEqual([
    [3],
    [1, 2],
    [4],
  ])
  expect(await ids()).toEqual(['withdrawn', 'changed', 'same'])
  expect(await audited('product.import')).toEqual([])

  expect(await (await post('/api/admin/products/import', { rows }, session)).json()).toMatchObject({
    imported: 4,
    errors: [{ index: 4 }],
  })
  expect((await post('/api/admin/products/import/finish', '', session)).status).toBe(200)
  expect((await shop()).products.map(({ externalId }) => externalId).sort()).toEqual([
    'changed',
    'new',
    'same',
    'withdrawn',
  ])
  const [entry] = await audited('product.import')
  expect([entry?.username, entry?.after]).toEqual(['mai', '{"rows":4,"bad":1}'])
  const again = await (
    await post('/api/admin/products/import?dryRun=1', { rows }, session)
  ).json<ProductImportCheck>()
  expect([again.added, again.changed]).toEqual([[], []])
})

it('takes a changed price as seen today, and leaves the day alone where only words change', async () => {
  await insertProducts([{ externalId: 'bag', priceSeenOn: '2026-01-01' }])
  const { id, product, updatedAt } = await only('bag')
  const worded = await (
    await put(id, { product: { ...product, title: 'Lantern' }, listed: true, updatedAt })
  ).json<AdminProduct>()
  expect(worded.product.priceSeenOn).toBe('2026-01-01')
  const send = (change: object, at: string) =>
    put(id, { product: { ...worded.product, ...change }, listed: true, updatedAt: at })
  const priced = await (await send({ price: 21 }, worded.updatedAt)).json<AdminProduct>()
  expect(priced.product.priceSeenOn).toBe(vietnamDay(new Date()))
  const dated = await (
    await send({ price: 22, priceSeenOn: '2026-02-02' }, priced.updatedAt)
  ).json<AdminProduct>()
  expect(dated.product.priceSeenOn).toBe('2026-02-02')
})

it('forgets what is known of a link where an editor changes its address, and only there', async () => {
  await insertProducts([
    { externalId: 'bag', destinationUrl: 'https://www.tropictrail.example/old' },
  ])
  const known =
    "url = 'https://www.tropictrail.example/old', outcome = 'gone', asked_at = 'x', dead_since = 'x', next_at = '2999'"
  await env.DB.prepare(`update link_checks set ${known} where id = 'product:bag'`).run()
  const link = () =>
    env.DB.prepare(
      "select url, outcome, asked_at, dead_since, next_at from link_checks where id = 'product:bag'",
    ).first()
  const { id, product, updatedAt } = await only('bag')
  const worded = await (
    await put(id, { product: { ...product, title: 'Lantern' }, listed: true, updatedAt })
  ).json<AdminProduct>()
  expect(await link()).toMatchObject({
    url: 'https://www.tropictrail.example/old',
    outcome: 'gone',
    next_at: '2999',
  })
  const destinationUrl = 'https://www.tropictrail.example/new'
  const moved = {
    product: { ...worded.product, destinationUrl },
    listed: true,
    updatedAt: worded.updatedAt,
  }
  const { updatedAt: movedAt } = await (await put(id, moved)).json<AdminProduct>()
  expect(await link()).toEqual({
    url: destinationUrl,
    outcome: null,
    asked_at: null,
    dead_since: null,
    next_at: movedAt,
  })
})

it('refuses days and earlier prices that cannot be', async () => {
  await insertProducts([{ externalId: 'bag' }])
  const { id, product, updatedAt } = await only('bag')
  const earlier = { earlierPrice: 30, earlierFrom: '2025-01-01', earlierTo: '2025-02-01' }
  const cases: [string, object][] = [
    ['linkFrom', { linkFrom: 'soon' }],
    ['linkTo', { linkFrom: '2026-02-02', linkTo: '2026-02-01' }],
    ['priceSeenOn', { priceSeenOn: '2999-01-01' }],
    ['earlierPrice', { ...earlier, earlierPrice: 20 }],
    ['earlierPrice', { ...earlier, earlierPrice: null }],
    ['earlierPrice', { ...earlier, price: null }],
    ['earlierFrom', { ...earlier, earlierFrom: null }],
    ['earlierTo', { ...earlier, earlierTo: '' }],
    ['earlierTo', { ...earlier, earlierTo: '2024-12-31' }],
    ['earlierTo', { ...earlier, earlierTo: '2999-01-01' }],
  ]
  for (const [field, change] of cases) {
    const response = await put(id, { product: { ...product, ...change }, listed: true, updatedAt })
    const { issues } = await response.json<ErrorBody>()
    expect([response.status, issues?.map(({ path }) => path)], field).toEqual([
      400,
      [`product.${field}`],
    ])
  }
  const good = { ...earlier, linkFrom: '2026-01-01', linkTo: '2026-01-01' }
  const stored = await (
    await put(id, { product: { ...product, ...good }, listed: true, updatedAt })
  ).json<AdminProduct>()
  expect(stored.product).toMatchObject(good)
})
