import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { locales, localizedPath } from '../../schema/locale'
import { app } from '../app'
import { invalidateContent } from '../platform/cache/content-version'
import { clearPosts, insertPost } from '../testing/posts'
import { find, inEnglish, origin, request } from '../testing/site'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'

const browser = {
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
  'Accept-Language': 'fr-FR',
  Accept: 'text/html',
}
const crawlers = [
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'Mozilla/5.0 (compatible; Zalo/1.0; +https://zalo.me)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
]

/** Fetches a page with exactly these headers. */
async function fetchPage(path: string, headers: Record<string, string>): Promise<string> {
  const context = createExecutionContext()
  const response = await app.fetch(new Request(origin + path, { headers }), env, context)
  const html = await response.text()
  await waitOnExecutionContext(context)
  expect(response.status, path).toBe(200)
  return html
}

/** The same of a page that nobody has asked for since the content changed. */
async function fetchAnew(path: string, headers: Record<string, string>): Promise<string> {
  await invalidateContent(env.CACHE)
  return fetchPage(path, headers)
}

const headOf = (html: string) => find(html, /(<head>.*<\/head>)/s)

beforeAll(async () => {
  await clearPosts()
  await insertPost({
    slug: 'mot-bai',
    titleVi: 'Một bài',
    titleEn: 'One story',
    updatedAt: '2025-11-02T03:00:00.000Z',
  })
  await invalidateContent(env.CACHE)
})

const listed = [
  '/',
  '/where-to-go',
  '/where-to-go/hoi-an',
  '/things-to-do',
  '/things-to-do/hot-springs',
  '/plan-your-trip',
  '/plan-your-trip/day-5',
  '/plan-your-trip/hoi-an-3-days',
  '/travel-deals',
  '/travel-deals/mekong-two-days',
  '/inspiration',
  '/inspiration/mot-bai',
  '/my-journal',
  '/shop-gear',
  '/lien-he',
  '/lien-he/trip-planning',
  '/ve-chung-toi',
  '/chinh-sach-bao-mat',
  '/dieu-khoan',
]

it.each(inject('isDeep') ? listed : ['/', '/inspiration/mot-bai', '/where-to-go/hoi-an'])(
  'the head of %s is the same for a chat message, a search engine and a visitor',
  async (path) => {
    const forVisitor = headOf(await fetchAnew(path, browser))
    expect(forVisitor).toContain('og:image')
    for (const agent of crawlers)
      expect(headOf(await fetchAnew(path, { 'User-Agent': agent })), agent).toBe(forVisitor)
  },
)

describe.each(locales)('the head in %s', (locale) => {
  it.each(listed)(
    'of %s says all that a search result and a chat message need, once',
    async (path) => {
      const head =
        headOf(await fetchPage(localizedPath(path, locale, defaultLocale), browser)) ?? ''
      const urlIn = (language: 'vi' | 'en') =>
        new URL(localizedPath(path, language, defaultLocale), origin).href
      const once = (pattern: RegExp) =>
        expect([...head.matchAll(pattern)], String(pattern)).toHaveLength(1)
      const tags: [key: 'name' | 'property', name: string][] = [
        ['name', 'description'],
        ['property', 'og:title'],
        ['property', 'og:description'],
        ['property', 'og:image'],
        ['property', 'og:image:alt'],
        ['property', 'og:locale'],
        ['property', 'og:locale:alternate'],
        ['property', 'og:url'],
        ['name', 'twitter:card'],
        ['name', 'twitter:title'],
        ['name', 'twitter:description'],
        ['name', 'twitter:image'],
        ['name', 'twitter:image:alt'],
      ]
      for (const [key, name] of tags)
        once(new RegExp(`<meta ${key}="${name}" content="[^"]+"`, 'g'))
      once(/<title data-head>[^<]+<\/title>/g)
      once(/<script type="application\/ld\+json"/g)
      once(new RegExp(`<link rel="canonical" href="${urlIn(locale)}"`, 'g'))
      for (const language of locales)
        once(new RegExp(`hreflang="${language}" href="${urlIn(language)}"`, 'g'))
      once(new RegExp(`hreflang="x-default" href="${urlIn(defaultLocale)}"`, 'g'))
      expect(head).not.toContain('noindex')
      const image = find(head, /property="og:image" content="[^"]*\/share\/([^"]+)\.jpg"/)
      expect(image).toBe(`${locale}${path === '/' ? '/home' : path}`)
      expect(
        JSON.parse(find(head, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) ?? ''),
      ).toMatchObject({
        '@context': 'https://schema.org',
        '@graph': expect.any(Array),
      })
    },
  )
})

it('has when an article was published and changed, by whom and on what', async () => {
  const head = headOf(
    await fetchPage(localizedPath('/inspiration/mot-bai', 'en', defaultLocale), browser),
  )
  for (const [name, value] of [
    ['published_time', '2025-10-10T03:00:00.000Z'],
    ['modified_time', '2025-11-02T03:00:00.000Z'],
    ['author', 'Mango Road Team'],
    ['section', 'Practical travel'],
    ['tag', 'Huế'],
  ])
    expect(head).toContain(`<meta property="article:${name}" content="${value}"`)
})

it.each([
  '/tim-kiem',
  '/yeu-thich',
  '/doi-tac',
  '/admin/login',
  '/ban-tin/xac-nhan',
  '/ban-tin/huy-dang-ky',
  '/plan-your-trip/featured/1',
])('keeps %s out of search results, without an address for them', async (path) => {
  const head = headOf(await fetchPage(path, browser))
  expect(head).toContain('<meta name="robots" content="noindex"')
  expect(head).not.toMatch(/rel="canonical"|hreflang=|ld\+json/)
})

it('has the bare address for English, and x-default with it, where English is the default', async () => {
  const [bare, prefixed] = [`${origin}/inspiration/mot-bai`, `${origin}/vi/inspiration/mot-bai`]
  for (const [path, locale, canonical] of [
    ['/inspiration/mot-bai', 'en', bare],
    ['/vi/inspiration/mot-bai', 'vi', prefixed],
  ] as const) {
    const html = await (await request(path, {}, inEnglish)).text()
    expect(html).toContain(`<html lang="${locale}">`)
    const head = headOf(html) ?? ''
    for (const link of [
      `rel="canonical" href="${canonical}"`,
      `hreflang="vi" href="${prefixed}"`,
      `hreflang="en" href="${bare}"`,
      `hreflang="x-default" href="${bare}"`,
    ])
      expect(head).toContain(link)
    expect(html).toContain(`href="${path.replace('inspiration/mot-bai', 'where-to-go')}"`)
  }
})
