import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { locales, localizedPath } from '../../schema/locale'
import { invalidateContent } from '../platform/cache/content-version'
import { brokenDatabase, brokenKv, countingDatabase } from '../testing/failures'
import { clearPosts, insertPost } from '../testing/posts'
import { find, request } from '../testing/site'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'

beforeEach(async () => {
  await clearPosts()
  await invalidateContent(env.CACHE)
  await insertPost({
    slug: 'mot-bai',
    titleVi: 'Tô phở <sớm>',
    titleEn: 'An early "bowl"',
    bodyVi: 'Năm giờ sáng.',
    bodyEn: 'Five in the morning.',
  })
})
afterEach(() => vi.restoreAllMocks())

describe.each(locales)('a page in %s', (locale) => {
  it.each([
    ['/', { vi: 'Vịnh Hạ Long', en: 'Ha Long Bay' }],
    ['/where-to-go', { vi: 'Đi đâu ở Việt Nam?', en: 'Where to go in Vietnam' }],
    ['/where-to-go/hoi-an', { vi: 'Hội An', en: 'Hoi An' }],
    ['/inspiration', { vi: 'Cảm hứng lên đường', en: 'Inspiration' }],
    ['/plan-your-trip', { vi: 'Ba mươi ngày, một đất nước', en: 'Thirty days, one country' }],
    ['/plan-your-trip/day-7', { vi: 'Một ngày ăn ở Hà Nội', en: 'A day of eating in Hanoi' }],
    ['/things-to-do', { vi: 'Làm gì ở Việt Nam?', en: 'What to do in Vietnam' }],
    ['/inspiration/mot-bai', { vi: 'Tô phở &lt;sớm&gt;', en: 'An early &quot;bowl&quot;' }],
  ])('%s holds its text, one h1 and a whole head', async (path, heading) => {
    const response = await request(localizedPath(path, locale, defaultLocale))
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain(`<html lang="${locale}">`)
    expect([...html.matchAll(/<h1/g)]).toHaveLength(1)
    // Names of places are bound: their spaces do not break.
    const title = find(html, /<h1[^>]*>(.*?)<\/h1>/)?.replace(/<[^>]*>/g, '')
    expect(title?.replaceAll('\u00a0', ' ')).toBe(heading[locale])
    expect(find(html, /<title[^>]*>(.+?)<\/title>/)).toBeTruthy()
    expect(find(html, /<meta name="description" content="(.+?)"/)).toBeTruthy()
    expect(find(html, /<link rel="canonical" href="(.+?)"/)).toBe(
      `https://mangoroad.example${localizedPath(path, locale, defaultLocale)}`,
    )
    expect(
      [...html.matchAll(/hreflang="(\w+(?:-default)?)" href="([^"]+)" data-head/g)].map(
        (match) => match[1],
      ),
    ).toEqual(['vi', 'en', 'x-default'])
    for (const property of ['og:title', 'og:description', 'og:image', 'og:url', 'twitter:card'])
      expect(html).toContain(`"${property}"`)
    for (const [, json] of html.matchAll(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g,
    )) {
      expect(JSON.parse(json ?? '')).toMatchObject({ '@context': 'https://schema.org' })
    }
  })
})

it.each([
  ['autumn', 10, 13],
  ['winter', 22, 9],
  ['summer', 18, 20],
  ['spring', 13, 11],
])('lists in %s the guide of day %i, not that of day %i', async (season, best, other) => {
  const html = await (
    await request(`${localizedPath('/plan-your-trip', 'en', defaultLocale)}?season=${season}`)
  ).text()
  const linkTo = (day: number) =>
    `href="${localizedPath(`/plan-your-trip/day-${day}`, 'en', defaultLocale)}"`
  for (const day of [1, best]) expect(html).toContain(linkTo(day))
  expect(html).not.toContain(linkTo(other))
})

it('never lets data close its script element', async () => {
  await insertPost({ slug: 'ac-y', titleVi: '</script><script>alert(1)</script>' })
  const html = await (await request(localizedPath('/inspiration', 'vi', defaultLocale))).text()
  expect(html).not.toContain('<script>alert')
})

it.each(['/plan-your-trip/7', '/plan-your-trip/07', '/plan-your-trip/day-07'])(
  'shows day 7 at %s, under its canonical address',
  async (path) => {
    const response = await request(localizedPath(path, 'vi', defaultLocale))
    expect(response.status).toBe(200)
    const canonical = `https://mangoroad.example${localizedPath('/plan-your-trip/day-7', 'vi', defaultLocale)}`
    expect(await response.text()).toContain(`<link rel="canonical" href="${canonical}"`)
  },
)

it('shows an itinerary at its own address, not as a day', async () => {
  const response = await request(
    localizedPath('/plan-your-trip/hanoi-ha-long', 'en', defaultLocale),
  )
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('"@type":"TouristTrip"')
})

describe('share pictures', () => {
  it('are named by every listed page, in its language', async () => {
    const html = await (
      await request(localizedPath('/plan-your-trip/day-7', 'en', defaultLocale))
    ).text()
    expect(html).toContain('content="https://mangoroad.example/share/en/plan-your-trip/day-7.jpg"')
  })

  it('fall back to the home page’s where a page has none', async () => {
    const response = await request('/share/en/inspiration/written-today.jpg', {
      redirect: 'manual',
    })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/share/en/home.jpg')
    expect((await request('/share/en/home.jpg', { redirect: 'manual' })).status).toBe(404)
  })
})

describe('missing pages', () => {
  it('sends 404 for an unknown article and its own text', async () => {
    const response = await request(localizedPath('/inspiration/khong-co', 'vi', defaultLocale))
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('Bài viết không tìm thấy')
    expect(html).toContain('content="noindex"')
  })

  it.each([
    ['/plan-your-trip/day-31', 'Guide not found'],
    ['/plan-your-trip/0', 'Guide not found'],
    ['/plan-your-trip/somewhere', 'Guide not found'],
    ['/things-to-do/atlantis', 'Topic not found'],
  ])('answers %s with 404 and its own text', async (path, text) => {
    const response = await request(localizedPath(path, 'en', defaultLocale))
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain(text)
    expect(html).toContain('content="noindex"')
  })

  it('sends 404 for an unknown destination and its own text', async () => {
    const response = await request(localizedPath('/where-to-go/atlantis', 'en', defaultLocale))
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('Destination not found')
    expect(html).toContain('The destination you’re looking for doesn’t exist or has been removed')
  })
})

describe('query strings', () => {
  it('renders a filtered list for a direct visit', async () => {
    const html = await (
      await request(`${localizedPath('/where-to-go', 'vi', defaultLocale)}?q=da+nang&utm_source=x`)
    ).text()
    expect(html).toContain('Hiển thị 2 kết quả trong số 22 điểm đến')
    expect(html).not.toContain('utm_source')
  })

  it('heeds travel dates, under the canonical address of the page', async () => {
    const list = localizedPath('/where-to-go', 'vi', defaultLocale)
    const read = async (query: string) => (await request(list + query)).text()
    const plain = await read('')
    const march = await read('?when=3')
    expect(march).toContain('aria-label="Hội\u00a0An: Nên đi: ')
    expect(find(march, /<link rel="canonical" href="(.+?)"/)).toBe(
      `https://mangoroad.example${list}`,
    )
    expect(await read('?when=99')).toBe(plain)
    const days = `${localizedPath('/where-to-go/hue', 'vi', defaultLocale)}?when=2099-03-10~2099-03-17`
    expect(await (await request(days)).text()).toContain('10–17 tháng 3 năm 2099: nên đi')
  })

  it('ignores malformed filters', async () => {
    const response = await request(
      `${localizedPath('/where-to-go', 'vi', defaultLocale)}?region=moon&sort=%00&activity=`,
    )
    expect(response.status).toBe(200)
    const list = await request('/inspiration?month=2025-99')
    expect(list.status).toBe(200)
    expect(await list.text()).toContain('mot-bai')
  })
})

describe('the cache', () => {
  it('sends the same page a second time without asking the database', async () => {
    const { DB, asked } = countingDatabase()
    const cold = await request('/where-to-go/hue', {}, { DB })
    const before = asked()
    expect(before).toBeGreaterThan(0)
    const warm = await request('/where-to-go/hue', {}, { DB })
    expect(asked()).toBe(before)
    expect(await warm.text()).toBe(await cold.text())
  })

  it('shows a change at once after the content version was bumped', async () => {
    await request('/inspiration')
    await insertPost({ slug: 'moi-tinh', titleVi: 'Bài mới tinh', titleEn: 'Brand new' })
    expect(await (await request('/inspiration')).text()).not.toContain('moi-tinh')
    await invalidateContent(env.CACHE)
    expect(await (await request('/inspiration')).text()).toContain('moi-tinh')
  })

  it('sends 304 to a reader who has the page already', async () => {
    const first = await request('/where-to-go/hue')
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^W\//)
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    const second = await request('/where-to-go/hue', { headers: { 'If-None-Match': etag } })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
  })

  it('works without KV', async () => {
    expect((await request('/where-to-go', {}, { CACHE: brokenKv() })).status).toBe(200)
  })
})

describe('failures', () => {
  it('shows entries and an error with Retry in the blocks that need the database, and does not cache it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await request(
      localizedPath('/', 'en', defaultLocale),
      {},
      { DB: brokenDatabase() },
    )
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('Ha Long Bay')
    expect(html).toContain('Retry')
    const healed = await request(localizedPath('/', 'en', defaultLocale))
    expect(await healed.text()).toContain('An early')
  })

  it('carries no list of partners’ hosts', async () => {
    const html = await (await request('/', {}, { PARTNER_HOSTS: 'hotels.example' })).text()
    expect(html).toContain('"tileUrl"')
    expect(html).not.toContain('partnerHosts')
  })

  it('serves the shell with 200 when rendering throws, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await insertPost({ slug: '' })
    const response = await request('/inspiration')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(html).toContain('<div id="app"></div>')
    expect(html).toContain(`"defaultLocale":"${defaultLocale}"`)
    expect(log.mock.calls[0]?.[0]).toContain("needs 'slug'")
  })
})
