import { env } from 'cloudflare:test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { type Locale, locales, localizedPath, otherLocale } from '../../../schema/locale'
import { invalidateContent } from '../../platform/cache/content-version'
import { clearAdmins } from '../../testing/admins'
import { openEntryDesk, runCron } from '../../testing/entry-desk'
import { countingDatabase } from '../../testing/failures'
import { clearPosts, insertPost } from '../../testing/posts'
import { clearProducts, insertProducts } from '../../testing/products'
import { find, inEnglish, origin, request } from '../../testing/site'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'
const list = ['url', 'sitemap', 'xhtml:link']
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => list.includes(name),
})

interface Entry {
  loc: string
  lastmod?: string
  'xhtml:link': Record<string, string>[]
  'image:image'?: { 'image:loc': string }
}

async function readXml(
  path: string,
): Promise<{ urlset?: { url: Entry[] }; sitemapindex?: { sitemap: Entry[] } }> {
  const response = await request(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  const xml = await response.text()
  expect(XMLValidator.validate(xml)).toBe(true)
  return parser.parse(xml)
}

const readUrls = async (path: string) => (await readXml(path)).urlset?.url ?? []
const readFiles = async () => (await readXml('/sitemap.xml')).sitemapindex?.sitemap ?? []
const urlOf = (path: string, locale: Locale) =>
  origin +
  (localizedPath(path, locale, defaultLocale) === '/'
    ? '/'
    : localizedPath(path, locale, defaultLocale))

/** All URLs that the index leads to. */
async function readAll(): Promise<Entry[]> {
  const files = await readFiles()
  return (await Promise.all(files.map(({ loc }) => readUrls(new URL(loc).pathname)))).flat()
}

beforeEach(async () => {
  await clearPosts()
  await clearProducts()
  await invalidateContent(env.CACHE)
})
afterEach(() => vi.useRealTimers())

describe('the sitemap', () => {
  it('names every page once a language, with its alternates', async () => {
    await insertPost({ slug: 'mot-bai' })
    const urls = await readAll()
    const locs = urls.map(({ loc }) => loc)
    expect(new Set(locs).size).toBe(locs.length)
    for (const path of [
      '/',
      '/where-to-go/hue',
      '/plan-your-trip/day-7',
      '/plan-your-trip/hanoi-ha-long',
      '/inspiration/mot-bai',
    ]) {
      for (const locale of locales) {
        const entry = urls.find(({ loc }) => loc === urlOf(path, locale))
        expect(entry?.['xhtml:link'], path).toEqual([
          { '@rel': 'alternate', '@hreflang': 'vi', '@href': urlOf(path, 'vi') },
          { '@rel': 'alternate', '@hreflang': 'en', '@href': urlOf(path, 'en') },
          { '@rel': 'alternate', '@hreflang': 'x-default', '@href': urlOf(path, defaultLocale) },
        ])
      }
    }
  })

  it('shows the picture of a page in its language, where one was drawn', async () => {
    await insertPost({ slug: 'mot-bai' })
    await insertPost({ slug: 'viet-hom-nay' })
    const urls = await readAll()
    const pictures = (path: string) =>
      locales.map(
        (locale) =>
          urls.find(({ loc }) => loc === urlOf(path, locale))?.['image:image']?.['image:loc'],
      )
    expect(pictures('/')).toEqual([`${origin}/share/vi/home.jpg`, `${origin}/share/en/home.jpg`])
    expect(pictures('/inspiration/mot-bai')).toEqual([
      `${origin}/share/vi/inspiration/mot-bai.jpg`,
      `${origin}/share/en/inspiration/mot-bai.jpg`,
    ])
    expect(pictures('/inspiration/viet-hom-nay')).toEqual([undefined, undefined])
  })

  // In the short lane the audit of the site reads a sample of them.
  it.runIf(inject('isDeep'))(
    'names only pages that answer 200, may be listed and call themselves by that address',
    async () => {
      await insertPost({ slug: 'mot-bai' })
      await insertPost({ slug: 'hai-ba' })
      const locs = (await readAll()).map(({ loc }) => loc)
      expect(locs.length).toBeGreaterThan(150)
      for (const loc of locs) {
        const response = await request(new URL(loc).pathname)
        expect(response.status, loc).toBe(200)
        const html = await response.text()
        expect(html, loc).not.toContain('content="noindex"')
        expect(
          find(html, /<link rel="canonical" href="([^"]+)"/)?.replaceAll('&amp;', '&'),
          loc,
        ).toBe(loc)
      }
    },
  )

  it('names no deal out of its time, our own included, and each in its time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const dives = urlOf('/travel-deals/nha-trang-dive-day', 'en')
    const mangoes = urlOf('/travel-deals/mango-farm-day', 'en')
    const locs = async (day: string) => {
      vi.setSystemTime(new Date(day))
      return (await readUrls('/sitemap-pages.xml')).map(({ loc }) => loc)
    }
    expect(await locs('2027-01-31T16:59:59Z')).not.toContain(dives)
    expect(await locs('2027-01-31T17:00:00Z')).toContain(dives)
    expect(await locs('2027-09-30T16:59:59Z')).toContain(dives)
    expect(await locs('2027-09-30T17:00:00Z')).not.toContain(dives)
    expect(await locs('2027-09-30T17:00:00Z')).not.toContain(mangoes)
    expect(await locs('2027-04-30T17:00:00Z')).toContain(mangoes)
  })

  it('names neither drafts, nor what is to come, nor what was deleted, nor the old address of what was renamed', async () => {
    await insertPost({ slug: 'nhap', status: 'draft' })
    await insertPost({ slug: 'hen', status: 'scheduled', publishedAt: '2999-01-01T00:00:00.000Z' })
    const [deleted, renamed] = [
      await insertPost({ slug: 'se-xoa' }),
      // Among the newest of a feed.
      await insertPost({ slug: 'ten-cu', publishedAt: '2026-11-30T10:00:00.000Z' }),
    ]
    await clearAdmins()
    const { desk, save } = await openEntryDesk()
    await desk('DELETE', `/posts/${deleted.id}`)
    await save(renamed.id, {}, 'ten-moi')
    const slugs = (await readUrls('/sitemap-posts-1.xml')).map(({ loc }) => loc.split('/').at(-1))
    expect(slugs).toEqual(['ten-moi', 'ten-moi'])
    for (const path of [
      '/rss.xml',
      localizedPath('/rss.xml', otherLocale(defaultLocale), defaultLocale),
    ]) {
      const feed = await (await request(path)).text()
      expect(feed).toContain('/inspiration/ten-moi<')
      for (const slug of ['nhap', 'hen', 'se-xoa', 'ten-cu'])
        expect(feed).not.toContain(`/${slug}<`)
    }
    expect((await request(localizedPath('/inspiration/se-xoa', 'vi', defaultLocale))).status).toBe(
      410,
    )
    expect((await request(localizedPath('/inspiration/ten-cu', 'vi', defaultLocale))).status).toBe(
      301,
    )
  })
})

describe('lastmod', () => {
  const lastmod = async (file: string, path: string) =>
    (await readUrls(file)).find(({ loc }) => loc === urlOf(path, 'en'))?.lastmod

  it('is when a post was changed, or when it went live where that was later', async () => {
    await insertPost({
      slug: 'sua',
      publishedAt: '2025-10-01T00:00:00.000Z',
      updatedAt: '2025-10-05T01:02:03.456Z',
    })
    await insertPost({
      slug: 'hen',
      status: 'scheduled',
      publishedAt: '2025-12-24T00:00:00.000Z',
      updatedAt: '2025-11-01T00:00:00.000Z',
    })
    await runCron(new Date('2025-12-24T00:00:00.000Z'))
    await insertPost({
      slug: 'som',
      publishedAt: '2025-12-26T00:00:00.000Z',
      updatedAt: '2025-11-01T00:00:00.000Z',
    })
    await insertPost({ slug: 'hong', publishedAt: 'hỏng', updatedAt: 'hỏng' })
    expect(await lastmod('/sitemap-posts-1.xml', '/inspiration/sua')).toBe('2025-10-05T01:02:03Z')
    expect(await lastmod('/sitemap-posts-1.xml', '/inspiration/hen')).toBe('2025-12-24T00:00:00Z')
    expect(await lastmod('/sitemap-posts-1.xml', '/inspiration/som')).toBe('2025-12-26T00:00:00Z')
    expect(await lastmod('/sitemap-posts-1.xml', '/inspiration/hong')).toBeUndefined()
  })

  it('is the day of the content, unless what a page lists is newer', async () => {
    const guide = await lastmod('/sitemap-pages.xml', '/plan-your-trip/day-7')
    expect(guide).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/)
    // Nobody can say when a list changed that is still empty.
    expect(await lastmod('/sitemap-pages.xml', '/my-journal')).toBeUndefined()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(new Date('2030-01-02T00:00:00Z'))
    await insertPost({
      publishedAt: '2029-12-31T00:00:00.000Z',
      updatedAt: '2030-01-01T00:00:00.000Z',
    })
    await insertProducts([{}])
    await env.DB.exec("update products set created_at = '2030-01-01T06:00:00.000Z'")
    await invalidateContent(env.CACHE)
    for (const path of ['/', '/inspiration', '/my-journal'])
      expect(await lastmod('/sitemap-pages.xml', path)).toBe('2030-01-01T00:00:00Z')
    expect(await lastmod('/sitemap-pages.xml', '/shop-gear')).toBe('2030-01-01T06:00:00Z')
    expect(await lastmod('/sitemap-pages.xml', '/plan-your-trip/day-7')).toBe(guide)
    const files = await readFiles()
    expect(files.map((file) => file.lastmod)).toEqual([
      '2030-01-01T06:00:00Z',
      '2030-01-01T00:00:00Z',
      '2030-01-01T00:00:00Z',
    ])
  })
})

it.runIf(inject('isDeep'))('has ten thousand posts a file, the oldest first', async () => {
  await insertPost({
    slug: 'mau',
    publishedAt: '2020-01-01T00:00:00.000Z',
    updatedAt: '2020-01-01T00:00:00.000Z',
  })
  const columns =
    'kind, status_vi, status_en, title_vi, title_en, summary, data, live, created_at, updated_at, updated_by'
  const day = "strftime('%Y-%m-%dT%H:%M:%fZ', '2020-01-02', '+' || i || ' minutes')"
  await env.DB.exec(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 10001) insert into entries (id, slug, published_at_vi, published_at_en, ${columns}) select 'p' || i, 's' || i, ${day}, ${day}, ${columns} from entries, n where slug = 'mau'`,
  )
  const files = await readFiles()
  expect(files.map(({ loc }) => loc)).toEqual(
    ['pages', 'tags', 'posts-1', 'posts-2'].map((name) => `${origin}/sitemap-${name}.xml`),
  )
  const readLocs = async (path: string) =>
    (await (await request(path)).text()).match(/<loc>[^<]+/g) ?? []
  const [first, second] = [
    await readLocs('/sitemap-posts-1.xml'),
    await readLocs('/sitemap-posts-2.xml'),
  ]
  expect([first.length, second.length]).toEqual([20_000, 4])
  expect(second.map((loc) => loc.split('/').at(-1))).toEqual([
    's10000',
    's10000',
    's10001',
    's10001',
  ])
  expect(new Set([...first, ...second]).size).toBe(20_004)
})

it.each([
  '/sitemap-posts-1.xml',
  '/sitemap-posts-2.xml',
  '/sitemap-posts-999999.xml',
  '/sitemap-posts-0.xml',
  localizedPath('/sitemap.xml', otherLocale(defaultLocale), defaultLocale),
])('has no %s while there are no posts', async (path) => {
  expect((await request(path)).status).toBe(404)
})

it.each(['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-posts-1.xml'])(
  'caches %s until something is published',
  async (path) => {
    const { id } = await insertPost()
    const { DB, asked } = countingDatabase()
    const first = await request(path, {}, { DB })
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=300')
    const etag = first.headers.get('ETag') ?? ''
    const before = asked()
    expect((await request(path, { headers: { 'If-None-Match': etag } }, { DB })).status).toBe(304)
    expect(asked()).toBe(before)
    await clearAdmins()
    const { desk } = await openEntryDesk()
    await desk('PUT', `/posts/${id}`, { titleVi: 'Tên mới', titleEn: 'New name' })
    expect((await request(path, { headers: { 'If-None-Match': etag } })).status).toBe(200)
  },
)

it('handles HEAD like GET and refuses other methods', async () => {
  const head = await request('/sitemap.xml', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect((await request('/sitemap.xml', { method: 'POST' })).status).toBe(405)
})

it('is named by robots.txt', async () => {
  const robots = await (await request('/robots.txt')).text()
  expect(robots.split('\n')).toEqual(
    expect.arrayContaining([`Sitemap: ${origin}/sitemap.xml`, 'Disallow: /r/', 'Disallow: /api/']),
  )
})

it('has the English page at its bare address where English is the default', async () => {
  await insertPost({ slug: 'mot-bai' })
  const xml = await (await request('/sitemap-posts-1.xml', {}, inEnglish)).text()
  const urls: Entry[] = parser.parse(xml).urlset.url
  const [bare, prefixed] = [`${origin}/inspiration/mot-bai`, `${origin}/vi/inspiration/mot-bai`]
  expect(urls.map(({ loc }) => loc).sort()).toEqual([bare, prefixed])
  for (const url of urls) {
    expect(url['xhtml:link'].map((link) => [link['@hreflang'], link['@href']])).toEqual([
      ['vi', prefixed],
      ['en', bare],
      ['x-default', bare],
    ])
  }
  expect((await request('/vi/sitemap.xml', {}, inEnglish)).status).toBe(404)
})
