import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type { ShopView } from '../../schema/content/views'
import { locales } from '../../schema/locale'
import { fillPath, paths } from '../../schema/paths'
import { entryStatements, sampleKinds, samplesAsDrafts } from '../../schema/seed/entries-sql'
import { invalidateContent } from '../platform/cache/content-version'
import { clearAdmins } from '../testing/admins'
import { resetEntries, seedEntries } from '../testing/entries'
import { openEntryDesk } from '../testing/entry-desk'
import { clearProducts } from '../testing/products'
import { pathIn, request } from '../testing/site'

/** As `npm run deploy` seeds a new database. */
beforeEach(async () => {
  await clearAdmins()
  await clearProducts()
  await resetEntries()
  const samples = seedEntries.filter(({ kind }) => sampleKinds.some((one) => one === kind))
  const stored = samplesAsDrafts(samples)
  const statements = entryStatements(stored, '2026-11-24T00:00:00.000Z')
  await env.DB.batch([
    ...sampleKinds.map((kind) => env.DB.prepare(`delete from entries where kind = '${kind}'`)),
    ...statements.map(({ sql, values }) => env.DB.prepare(sql).bind(...values)),
  ])
  await invalidateContent(env.CACHE)
})

const statusOf = async (path: string) =>
  Promise.all(locales.map(async (locale) => (await request(pathIn(locale, path))).status))
const merchants = async () =>
  (await (await request('/api/products/merchants')).json<ShopView>()).merchants

it('shows nothing that is invented on a new site, and all else', async () => {
  for (const path of [paths.home, paths.destinations, paths.deals, paths.shop, paths.contact])
    expect(await statusOf(path), path).toEqual([200, 200])
  for (const path of [paths.about, paths.farm, fillPath(paths.deal, { slug: 'mango-farm-day' })])
    expect(await statusOf(path), path).toEqual([404, 404])
  expect(await merchants()).toEqual([])
  const home = await (await request(pathIn('vi', paths.home))).text()
  expect(home).not.toContain('mango-farm-day')
})

it('shows each of them once an editor has published it', async () => {
  const editor = await openEntryDesk()
  for (const id of ['about.about', 'farm.farm', 'shop.shop', 'deal.mango-farm-day'])
    expect((await editor.publish(id, ['vi', 'en'])).status, id).toBe(200)
  for (const path of [paths.about, paths.farm]) expect(await statusOf(path)).toEqual([200, 200])
  expect(await merchants()).not.toEqual([])
})
