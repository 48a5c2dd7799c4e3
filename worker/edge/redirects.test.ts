import { describe, expect, inject, it } from 'vitest'
import { type Locale, locales, localizedPath, otherLocale } from '../../schema/locale'
import { request } from '../testing/site'

const legacy: [from: string, to: string][] = [
  ['/diem-den', '/where-to-go'],
  ['/diem-den/hoi-an', '/where-to-go/hoi-an'],
  ['/chu-de', '/things-to-do'],
  ['/huong-dan', '/plan-your-trip'],
  ['/huong-dan/day-7', '/plan-your-trip/day-7'],
  ['/huong-dan/7', '/plan-your-trip/7'],
  ['/huong-dan/featured/3', '/plan-your-trip/featured/3'],
  ['/huong-dan/food/2', '/plan-your-trip/food/2'],
  ['/huong-dan/destination/hue', '/plan-your-trip/destination/hue'],
  ['/uu-dai', '/travel-deals'],
  ['/cua-hang', '/shop-gear'],
  ['/bai-viet', '/inspiration'],
  ['/bai-viet/mot-bai', '/inspiration/mot-bai'],
  ['/blog', '/inspiration'],
  ['/blog/mot-bai', '/inspiration/mot-bai'],
]

const aliases: [from: string, to: string][] = [
  ['/diem-den/ha-long-bay', '/where-to-go/halong-bay'],
  ['/diem-den/saigon', '/where-to-go/ho-chi-minh-city'],
  ['/where-to-go/hcmc', '/where-to-go/ho-chi-minh-city'],
  ['/where-to-go/dalat', '/where-to-go/da-lat'],
  [`/where-to-go/${encodeURIComponent('Đà Nẵng')}`, '/where-to-go/da-nang'],
  [`/where-to-go/${encodeURIComponent('hội-an')}`, '/where-to-go/hoi-an'],
]

const current = [
  '/',
  '/where-to-go',
  '/where-to-go/hoi-an',
  '/things-to-do',
  '/plan-your-trip',
  '/plan-your-trip/day-7',
  '/plan-your-trip/featured/1',
  '/plan-your-trip/food/1',
  '/plan-your-trip/destination/hue',
  '/tour-nong-trai',
  '/gia-hop-ly',
  '/di-lai',
  '/travel-deals',
  '/shop-gear',
  '/inspiration',
  '/my-journal',
  '/tim-kiem',
  '/lien-he',
  '/lien-he/trip-planning',
  '/lap-ke-hoach',
  '/ve-chung-toi',
  '/doi-tac',
  '/yeu-thich',
  '/chinh-sach-bao-mat',
  '/dieu-khoan',
  '/admin/login',
]

/**
 * Every page where Vietnamese is the default, a few where English is, and in the short lane, whose
 * audit opens pages too.
 */
const shown = (defaultLocale: Locale) =>
  defaultLocale === 'vi' && inject('isDeep')
    ? current
    : ['/', '/where-to-go/hoi-an', '/lien-he', '/admin/login']

describe.each(locales)('with the default language %s', (defaultLocale: Locale) => {
  const settings = { DEFAULT_LOCALE: defaultLocale }

  it.each(
    locales.flatMap((locale) =>
      [...legacy, ...aliases].map(([from, to]) => [locale, from, to] as const),
    ),
  )('in %s sends %s to %s with 301 and keeps the query', async (locale, from, to) => {
    const response = await request(
      `${localizedPath(from, locale, defaultLocale)}?a=1&b=%C4%91`,
      {},
      settings,
    )
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe(
      `${localizedPath(to, locale, defaultLocale)}?a=1&b=%C4%91`,
    )
  })

  it.each(locales.flatMap((locale) => shown(defaultLocale).map((path) => [locale, path] as const)))(
    'in %s answers %s with its language',
    async (locale, path) => {
      const response = await request(localizedPath(path, locale, defaultLocale), {}, settings)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain(`<html lang="${locale}">`)
    },
  )

  it('sends its own prefix to the bare path', async () => {
    const response = await request(`/${defaultLocale}/where-to-go?a=1`, {}, settings)
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe('/where-to-go?a=1')
    const home = await request(`/${defaultLocale}`, {}, settings)
    expect(home.headers.get('Location')).toBe('/')
  })

  it("sends the other language's spelling of a path to its own, and keeps the query", async () => {
    for (const locale of locales) {
      const prefix = locale === defaultLocale ? '' : `/${locale}`
      const [own, foreign] =
        locale === 'vi' ? ['/tour-nong-trai', '/farm-tours'] : ['/farm-tours', '/tour-nong-trai']
      expect((await request(`${prefix}${own}`, {}, settings)).status).toBe(200)
      const response = await request(`${prefix}${foreign}?a=1`, {}, settings)
      expect(response.status).toBe(301)
      expect(response.headers.get('Location')).toBe(`${prefix}${own}?a=1`)
    }
  })

  it('sends 404 for an unknown path of either language', async () => {
    for (const locale of locales)
      expect(
        (await request(localizedPath('/nope', locale, defaultLocale), {}, settings)).status,
      ).toBe(404)
  })

  it('takes trailing and double slashes away in the same hop', async () => {
    const other = otherLocale(defaultLocale)
    const response = await request(`/${other}//diem-den//saigon/?a=1`, {}, settings)
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe(`/${other}/where-to-go/ho-chi-minh-city?a=1`)
  })
})

it.each(['//evil.example/', '///evil.example//', '/%5Cevil.example/'])(
  'never redirects %s to another host',
  async (path) => {
    const response = await request(path)
    const target = response.headers.get('Location')
    if (target) expect(new URL(target, 'https://mangoroad.example').host).toBe('mangoroad.example')
  },
)

it.each([
  '/khong-co',
  '/where-to-go/atlantis',
  '/where-to-go/a/b',
  '/%E0%A4%A',
  '/where-to-go/%E0%A4%A',
])('answers %s with 404 and the card', async (path) => {
  const response = await request(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('Content-Type')).toContain('text/html')
})
