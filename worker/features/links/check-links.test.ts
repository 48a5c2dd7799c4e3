import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AdminProduct, AdminProductList } from '../../../schema/api/admin-products'
import type { ProductImportRow } from '../../../schema/api/product-import'
import type { ProductPage } from '../../../schema/api/products'
import { listedHosts, standingLinks } from '../../../schema/links'
import { defaultMerchants } from '../../../schema/seed/default-merchants'
import { defaultSettings } from '../../../schema/seed/default-settings'
import type { Bindings } from '../../platform/http/env'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import { rowCountingDatabase } from '../../testing/failures'
import { clearProducts, insertProducts } from '../../testing/products'
import { runHour } from '../../testing/schedule'
import { post, request } from '../../testing/site'

const partners = { ...defaultSettings, merchants: defaultMerchants }

interface Asked {
  method: string
  url: string
}

/** Stands in for the web: answers as told, and keeps what was asked. */
function standInForWeb(
  answer: (url: string, method: string) => Response | Promise<Response>,
): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const method = init.method ?? 'GET'
    expect(init.redirect).toBe('manual')
    expect(new Headers(init.headers).get('User-Agent')).toContain('https://mangoroad.example')
    asked.push({ method, url })
    return answer(url, method)
  })
  return asked
}

const status = (code: number, headers: Record<string, string> = {}) =>
  new Response(null, { status: code, headers })
const day = (number: number) => Date.UTC(2026, 11, number, 3, 17)

const runCron = (scheduledTime: number, bindings: Partial<Bindings> = {}): Promise<void> =>
  runHour(scheduledTime, { LINK_CHECKS: 'on', ...bindings })

/** The standing links are out of the way: asked long ago, and not due. */
async function restStandingLinks(): Promise<void> {
  standInForWeb(() => status(200))
  for (const hour of [0, 1, 2]) await runCron(Date.UTC(2026, 10, 30, hour))
}

const rowOf = (id: string) =>
  env.DB.prepare('select * from link_checks where id = ?').bind(id).first()
const page = async () => (await request('/api/products/infinite')).json<ProductPage>()
const leadsTo = async (id: string) => (await request(`/r/${id}`)).headers.get('Location')

const bag: Partial<ProductImportRow> = {
  externalId: 'bag',
  destinationUrl: 'https://shop.tropictrail.example/p/bag',
}

beforeEach(async () => {
  await clearProducts()
  await clearAdmins()
})
afterEach(() => vi.unstubAllGlobals())

it('asks nothing unless the deployment has switched it on', async () => {
  await insertProducts([bag])
  const asked = standInForWeb(() => status(200))
  await runCron(day(1), { LINK_CHECKS: 'off' })
  await runCron(day(1), { LINK_CHECKS: undefined as unknown as string })
  expect(asked).toEqual([])
})

it('asks at most twenty links a run and three of a host, only on the lists, those that waited longest first', async () => {
  await insertProducts(
    Array.from({ length: 10 }, (_, index) => ({
      externalId: `p-${index}`,
      destinationUrl: `https://shop.tropictrail.example/p/${index}`,
    })),
  )
  const asked = standInForWeb(() => status(200))
  await runCron(day(1))
  const hosts = asked.map(({ url }) => new URL(url).hostname)
  expect(hosts.length).toBeLessThanOrEqual(20)
  for (const host of hosts) expect(listedHosts(partners)).toContain(host)
  const ofTrail = asked
    .filter(({ url }) => url.includes('shop.tropictrail'))
    .map(({ url }) => url.split('/p/')[1])
  expect(ofTrail).toEqual(['0', '1', '2'])
  expect(asked.map(({ url }) => url)).toEqual(
    expect.arrayContaining(
      standingLinks(partners)
        .slice(5)
        .map(({ url }) => url),
    ),
  )
  asked.length = 0
  await runCron(day(1) + 3_600_000)
  expect(
    asked.filter(({ url }) => url.includes('/p/')).map(({ url }) => url.split('/p/')[1]),
  ).toEqual(['3', '4', '5'])
})

it('never asks an address that is on nobody’s list, whatever the database holds', async () => {
  await insertProducts([bag])
  await restStandingLinks()
  const asked = standInForWeb(() => status(200))
  for (const address of [
    'https://evil.example/',
    'http://shop.tropictrail.example/',
    'https://shop.tropictrail.example:8443/',
    'https://127.0.0.1/',
    'https://u@shop.tropictrail.example/',
  ]) {
    await env.DB.prepare("update link_checks set url = ?, next_at = '' where id = 'product:bag'")
      .bind(address)
      .run()
    await runCron(day(1))
  }
  expect(asked).toEqual([])
})

it('asks with HEAD, and with GET where a server knows no HEAD', async () => {
  await insertProducts([bag])
  await restStandingLinks()
  await env.DB.prepare("update link_checks set next_at = '' where id = 'product:bag'").run()
  const asked = standInForWeb((_, method) =>
    method === 'HEAD' ? status(405) : new Response('a page'),
  )
  await runCron(day(1))
  expect(asked.map(({ method }) => method)).toEqual(['HEAD', 'GET'])
  expect(await rowOf('product:bag')).toMatchObject({
    outcome: 'alive',
    status: 200,
    failed_days: 0,
  })
})

it.each([
  ['follows a redirect on the merchant’s hosts', 'https://www.tropictrail.example/new', 'alive', 2],
  ['follows no redirect to another merchant', 'https://shop.lomfon.example/', 'elsewhere', 1],
  ['follows no redirect to a stranger', 'https://evil.example/', 'elsewhere', 1],
  ['follows no redirect away from https', 'http://www.tropictrail.example/', 'elsewhere', 1],
  ['follows no redirect to an address within', 'https://10.0.0.1/', 'elsewhere', 1],
  ['follows three redirects at most', '/p/bag', 'elsewhere', 4],
])('%s', async (_, location, outcome, times) => {
  await insertProducts([bag])
  await restStandingLinks()
  await env.DB.prepare("update link_checks set next_at = '' where id = 'product:bag'").run()
  const asked = standInForWeb((url) =>
    url.endsWith('/new') ? status(200) : status(302, { Location: location }),
  )
  await runCron(day(1))
  expect(asked).toHaveLength(times)
  expect(await rowOf('product:bag')).toMatchObject({ outcome })
})

it('leads off a dead link to the merchant’s page, then to a like product, then to the shop, and back once it lives', async () => {
  await insertProducts([
    { ...bag, price: 20 },
    {
      externalId: 'far',
      merchant: 'lomfon',
      price: 90,
      destinationUrl: 'https://shop.lomfon.example/far',
    },
    {
      externalId: 'near',
      merchant: 'lomfon',
      price: 22,
      destinationUrl: 'https://shop.lomfon.example/near',
    },
    {
      externalId: 'sold-out',
      merchant: 'lomfon',
      price: 20,
      inStock: false,
      destinationUrl: 'https://shop.lomfon.example/sold-out',
    },
    {
      externalId: 'food',
      merchant: 'lomfon',
      price: 20,
      category: 'food',
      destinationUrl: 'https://shop.lomfon.example/food',
    },
    {
      externalId: 'abroad',
      merchant: 'lomfon',
      price: 20,
      country: 'JP',
      destinationUrl: 'https://shop.lomfon.example/abroad',
    },
  ])
  standInForWeb((url) => status(url.includes('/p/bag') ? 404 : 200))
  await runCron(day(1))
  expect(await leadsTo('bag')).toBe('https://shop.tropictrail.example/p/bag')
  await runCron(day(2))
  expect(await leadsTo('bag')).toBe('https://shop.tropictrail.example/')
  const shown = (await page()).products
  expect(shown.find(({ externalId }) => externalId === 'bag')?.linkTarget).toBe('merchant')
  expect(shown.find(({ externalId }) => externalId === 'near')?.linkTarget).toBe('product')

  await env.DB.prepare(
    "update link_checks set dead_since = '2026-11-02' where id = 'merchant:tropic-trail'",
  ).run()
  expect(await leadsTo('bag')).toBe('https://shop.lomfon.example/near')
  await env.DB.prepare(
    "update link_checks set dead_since = '2026-11-02' where subject in ('near', 'far')",
  ).run()
  expect(await leadsTo('bag')).toMatch(/shop-gear\?missing=1$/)

  standInForWeb(() => status(200))
  await runCron(day(10))
  expect(await leadsTo('bag')).toBe('https://shop.tropictrail.example/p/bag')
})

it('keeps a link through a bad day of its server', async () => {
  await insertProducts([bag])
  await restStandingLinks()
  await env.DB.prepare("update link_checks set next_at = '' where id = 'product:bag'").run()
  standInForWeb(() => {
    throw new TypeError('network down')
  })
  for (const number of [1, 2, 3, 4]) await runCron(day(number))
  expect(await rowOf('product:bag')).toMatchObject({
    outcome: 'unsure',
    status: null,
    failed_days: 4,
    dead_since: null,
  })
  for (const number of [5, 6, 7, 8]) await runCron(day(number))
  expect((await rowOf('product:bag'))?.dead_since).not.toBeNull()
})

it('begins anew with a new address, and forgets withdrawn products', async () => {
  const [row] = await insertProducts([bag])
  await env.DB.prepare(
    "update link_checks set dead_since = '2026-11-02', failed_days = 3 where id = 'product:bag'",
  ).run()
  await insertProducts([{ ...row }])
  expect(await rowOf('product:bag')).toMatchObject({ dead_since: '2026-11-02' })
  await insertProducts([{ ...row, destinationUrl: 'https://shop.tropictrail.example/p/new' }])
  expect(await rowOf('product:bag')).toMatchObject({
    dead_since: null,
    failed_days: 0,
    asked_at: null,
  })
  await env.DB.prepare('update products set listed = 0').run()
  const asked = standInForWeb(() => status(200))
  await runCron(day(1))
  expect(asked.filter(({ url }) => url.includes('/p/'))).toEqual([])
  expect(await rowOf('product:bag')).toBeNull()
})

it('forgets the page of a merchant that is no longer there', async () => {
  await env.DB.prepare(
    "insert into link_checks (id, kind, subject, url, host, next_at, failed_days, sure_days, gone_days, dead_since) values ('merchant:left', 'merchant', 'left', 'https://left.example/', 'left.example', '2026-01-01', 3, 3, 3, '2026-01-01')",
  ).run()
  await insertAdmin('mai')
  // The cron ends the sessions of today.
  const named = async () => {
    const headers = await sessionCookie('mai')
    const answer = await request('/api/admin/products', { headers })
    return (await answer.json<AdminProductList>()).deadPartners.map(({ name }) => name)
  }
  expect(await named()).toEqual(['left'])
  standInForWeb(() => status(200))
  await runCron(day(1))
  expect([await rowOf('merchant:left'), await named()]).toEqual([null, []])
  expect(await rowOf('merchant:tropic-trail')).not.toBeNull()
})

it('neither follows nor asks a link out of its days', async () => {
  const today = new Date()
  const inDays = (days: number) =>
    new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  await insertProducts([
    { ...bag, linkFrom: inDays(2) },
    {
      externalId: 'past',
      destinationUrl: 'https://shop.tropictrail.example/p/past',
      linkTo: inDays(-2),
    },
    {
      externalId: 'now',
      destinationUrl: 'https://shop.tropictrail.example/p/now',
      linkFrom: inDays(-2),
      linkTo: inDays(2),
    },
  ])
  const merchant = 'https://shop.tropictrail.example/'
  expect([await leadsTo('bag'), await leadsTo('past'), await leadsTo('now')]).toEqual([
    merchant,
    merchant,
    `${merchant}p/now`,
  ])
  const asked = standInForWeb(() => status(404))
  await runCron(today.getTime())
  expect(asked.filter(({ url }) => url.includes('/p/')).map(({ url }) => url)).toEqual([
    `${merchant}p/now`,
  ])
  expect(await rowOf('product:past')).toMatchObject({ asked_at: null, dead_since: null })
})

it('reads no more rows with two thousand products than with two hundred', async () => {
  const grow = (from: number, to: number) =>
    env.DB.prepare(
      `with recursive n(i) as (select ?1 union all select i + 1 from n where i < ?2)
      insert into link_checks (id, kind, subject, url, host, next_at, failed_days, sure_days, gone_days)
      select 'product:g' || i, 'product', 'g' || i, 'https://' || hosts.value || '/' || i, hosts.value, '2026-01-01', i % 2, 0, 0
      from n join json_each(?3) hosts on hosts.key = i % json_array_length(?3)`,
    )
      .bind(from, to, JSON.stringify(listedHosts(partners)))
      .run()
  standInForWeb(() => status(200))
  const read: number[] = []
  for (const [from, to] of [
    [1, 200],
    [201, 2000],
  ] as const) {
    await grow(from, to)
    const { DB, rowsRead } = rowCountingDatabase()
    await runCron(day(1), { DB })
    read.push(rowsRead())
  }
  expect(read[1]).toBeLessThanOrEqual((read[0] ?? 0) + 100)
})

it('shows editors dead links, asks one again at their wish, and writes that down', async () => {
  await insertProducts([bag, { externalId: 'hat', category: 'clothing' }])
  await insertAdmin('mai')
  const session = await sessionCookie('mai')
  const list = async (query: string) =>
    (await request(`/api/admin/products?${query}`, { headers: session })).json<AdminProductList>()
  await env.DB.prepare(
    "update link_checks set dead_since = '2026-11-02T00:00:00.000Z', failed_days = 2 where id = 'product:bag'",
  ).run()
  const { products } = await list('link=dead')
  expect(products).toMatchObject([{ externalId: 'bag', link: 'dead' }])
  expect((await list('link=dead&category=clothing')).products).toEqual([])
  expect((await list('link=dead&q=dry')).products).toHaveLength(1)
  expect((await list('')).products.map(({ link }) => link)).toEqual(['open', 'dead'])

  const path = `/api/admin/products/${products[0]?.id}`
  const before = await (await request(path, { headers: session })).json<AdminProduct>()
  expect(before.link).toMatchObject({
    state: 'dead',
    target: 'merchant',
    askedAt: null,
    failedDays: 2,
  })
  const asked = standInForWeb(() => status(200))
  const response = await post(`${path}/check-link`, '', session)
  expect(response.status).toBe(200)
  expect(asked).toEqual([{ method: 'HEAD', url: 'https://shop.tropictrail.example/p/bag' }])
  const { link } = await response.json<AdminProduct>()
  expect(link).toMatchObject({
    state: 'open',
    target: 'product',
    outcome: 'alive',
    status: 200,
    deadSince: null,
  })
  const entry = await env.DB.prepare(
    "select username, subject, after from audit_log where action = 'product.check'",
  ).first()
  expect(entry).toEqual({
    username: 'mai',
    subject: 'bag',
    after: '{"outcome":"alive","status":200}',
  })
  expect((await post('/api/admin/products/99999/check-link', '', session)).status).toBe(404)
})

it('names editors the pages of partners that are dead', async () => {
  await insertAdmin('mai')
  await restStandingLinks()
  await env.DB.prepare(
    "update link_checks set dead_since = '2026-11-02T00:00:00.000Z' where id in ('merchant:lomfon', 'partner:hotel')",
  ).run()
  const answer = await request('/api/admin/products', { headers: await sessionCookie('mai') })
  const { deadPartners } = await answer.json<AdminProductList>()
  expect(deadPartners.map(({ name }) => name).sort()).toEqual([
    'Hotel Partner',
    'Lomfon Rain Goods',
  ])
})
