import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import type { AdminDashboard } from '../../../schema/api/admin-dashboard'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import { brokenDatabase } from '../../testing/failures'
import { clearProducts } from '../../testing/products'
import { inEnglish, newClient, pathIn, request } from '../../testing/site'

const reader = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }

beforeEach(clearProducts)

async function clicks(): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare(
    'select external_id as id, clicks from product_clicks',
  ).all<{ id: string; clicks: number }>()
  return Object.fromEntries(results.map(({ id, clicks }) => [id, clicks]))
}

async function follow(
  path: string,
  init: RequestInit = { headers: reader },
): Promise<string | null> {
  // A client of its own each time: one may count only so many.
  const response = await request(path, { ...init, headers: { ...newClient(), ...init.headers } })
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([302, 'no-store'])
  return response.headers.get('Location')
}

it.each([
  [
    '/r/hotel/halong-bay',
    'https://hotels.example/search?city=Halong+Bay&cid=1900000',
    'hotel:halong-bay',
  ],
  ['/r/hotel/vietnam', 'https://hotels.example/search?city=Vietnam&cid=1900000', 'hotel:vietnam'],
  [
    '/r/hotel/mekong-delta',
    'https://hotels.example/search?city=Can+Tho&cid=1900000',
    'hotel:mekong-delta',
  ],
  [
    '/r/hotel/phong-nha',
    'https://hotels.example/search?city=phong+nha&cid=1900000',
    'hotel:phong-nha',
  ],
  [
    '/r/article-hotel/mekong-delta',
    'https://hotels.example/search?city=mekong+delta&cid=1900000',
    'hotel:mekong-delta',
  ],
  [
    '/r/activity/hanoi-food',
    'https://activities.example/search?city_id=hanoi&query=An+evening+of+street+food+in+Hanoi&partner_id=P00000000',
    'activity:hanoi-food',
  ],
])('%s leads to the partner’s search and is counted', async (path, target, id) => {
  expect(await follow(path)).toBe(target)
  expect(await follow(path)).toBe(target)
  expect(await clicks()).toEqual({ [id]: 2 })
})

it('counts neither programs nor places that nobody knows', async () => {
  await follow('/r/hotel/hanoi', { headers: { 'User-Agent': 'Googlebot/2.1' } })
  await follow('/r/hotel/hanoi', { method: 'HEAD', headers: reader })
  expect(await follow('/r/hotel/no-such-town')).toBe(
    'https://hotels.example/search?city=no+such+town&cid=1900000',
  )
  expect(await follow('/r/hotel/constructor')).toContain('city=constructor')
  expect(await clicks()).toEqual({})
})

it('leads from an activity that is gone to the destinations', async () => {
  expect(await follow('/r/activity/gone')).toBe('/where-to-go')
  expect(await follow('/r/activity/gone', { headers: { ...reader, Cookie: 'locale=en' } })).toBe(
    pathIn('en', '/where-to-go'),
  )
})

it('leads from an activity that is gone to the destinations of the reader’s language, with English as the default', async () => {
  const place = async (Cookie: string) =>
    (
      await request(
        '/r/activity/gone',
        { headers: { ...reader, ...newClient(), Cookie } },
        inEnglish,
      )
    ).headers.get('Location')
  expect([await place('locale=en'), await place('locale=vi')]).toEqual([
    '/where-to-go',
    '/vi/where-to-go',
  ])
})

it('leads to no host that the deployment does not list', async () => {
  for (const path of ['/r/hotel/hanoi', '/r/article-hotel/hanoi', '/r/activity/hanoi-food']) {
    const init = { headers: { ...reader, ...newClient() } }
    const response = await request(path, init, { PARTNER_HOSTS: 'other.example' })
    expect(response.headers.get('Location'), path).toBe('/where-to-go')
  }
})

it('leads on while the database fails', async () => {
  const response = await request('/r/hotel/hanoi', { headers: reader }, { DB: brokenDatabase() })
  expect(response.headers.get('Location')).toContain('https://hotels.example/')
})

it('leads nowhere but to the partners and this site, whatever it is asked', async () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.constantFrom('//evil.example', '../hotel', '&cid=1', 'a@evil.example'),
  )
  const hosts = ['hotels.example', 'activities.example', 'mangoroad.example']
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('hotel', 'article-hotel', 'activity'),
      part,
      async (kind, id) => {
        const response = await request(
          `/r/${kind}/${encodeURIComponent(id)}?url=https://evil.example`,
          { headers: reader },
        )
        await response.arrayBuffer()
        const target = new URL(response.headers.get('Location') ?? '/', 'https://mangoroad.example')
        expect(hosts).toContain(target.hostname)
        if (target.hostname === 'hotels.example')
          expect(target.searchParams.getAll('cid')).toEqual(['1900000'])
      },
    ),
    { numRuns: inject('isDeep') ? 200 : 50 },
  )
})

describe.each([
  '/',
  '/where-to-go',
  '/where-to-go/hoi-an',
  '/plan-your-trip',
  '/plan-your-trip/day-8',
  '/plan-your-trip/hoi-an-3-days',
])('the page %s', (path) => {
  it('has no partner link that is not counted, and none that leads astray', async () => {
    const html = await (await request(pathIn('en', path))).text()
    const hrefs = [...html.matchAll(/<a [^>]*rel="sponsored[^>]*>/g)].map(
      ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? '',
    )
    expect(hrefs.length).toBeGreaterThan(0)
    for (const href of new Set(hrefs)) {
      expect(href).toMatch(/^\/r\/(hotel|activity)\/[\w-]+$/)
      expect(await follow(href)).toMatch(/^https:\/\/(hotels|activities)\.example\/search\?/)
    }
    expect(Object.keys(await clicks())).toHaveLength(new Set(hrefs).size)
  })
})

it('shows the clicks in the admin, by name', async () => {
  await clearAdmins()
  await insertAdmin('mai')
  for (const path of ['/r/hotel/hoi-an', '/r/hotel/hoi-an', '/r/activity/hanoi-food'])
    await follow(path)
  const response = await request('/api/admin/dashboard', { headers: await sessionCookie('mai') })
  const { clicks: shown } = await response.json<AdminDashboard>()
  expect(shown.days.at(-1)?.count).toBe(3)
  expect(shown.products).toEqual([
    { externalId: 'hotel:hoi-an', id: null, clicks: 2, title: 'Hoi An', titleVi: 'Hội An' },
    {
      externalId: 'activity:hanoi-food',
      id: null,
      clicks: 1,
      title: 'An evening of street food in Hanoi',
      titleVi: 'Một tối ăn hàng phố cổ Hà Nội',
    },
  ])
})
