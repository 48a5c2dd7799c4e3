import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { APIRequestContext } from '@playwright/test'
import { parseRssFeed } from 'feedsmith'
import { parseSitemap, parseSitemapIndex } from 'sitemap'
import { validateXML } from 'xmllint-wasm'
import { locales, otherLocale } from '../../schema/locale'
import { seedPosts } from '../../schema/seed/posts'
import { at, expect, test } from './test'

/** What the running site calls itself in absolute addresses. */
const origin = 'https://mangoroad.example'
const schema = (name: string) => ({ fileName: name, contents: readFileSync(`web/e2e/xsd/${name}`, 'utf8') })
const official = { fileName: 'sitemap.xsd', contents: readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8') }

async function read(request: APIRequestContext, url: string): Promise<string> {
  const response = await request.get(url.replace(origin, ''))
  expect(response.status(), url).toBe(200)
  return response.text()
}

const sitemapFaults = async (xml: string) =>
  (
    await validateXML({
      xml: { fileName: 'sitemap.xml', contents: xml },
      schema: schema('all.xsd'),
      preload: [official, schema('image.xsd'), schema('xhtml.xsd')],
    })
  ).errors.map(({ rawMessage }) => rawMessage)

const faults = async (xml: string) =>
  (await validateXML({ xml: { fileName: 'file.xml', contents: xml }, normalization: 'c14n' })).errors.map(({ rawMessage }) => rawMessage)

test('the sitemaps fit the official schema, and an independent parser reads them', async ({ request }) => {
  const index = await read(request, '/sitemap.xml')
  expect(await faults(index)).toEqual([])
  const files = await parseSitemapIndex(Readable.from(index))
  expect(files.map(({ url }) => url)).toEqual([`${origin}/sitemap-pages.xml`, `${origin}/sitemap-posts-1.xml`])
  const items = []
  for (const { url } of files) {
    const xml = await read(request, url)
    expect(await sitemapFaults(xml), url).toEqual([])
    items.push(...(await parseSitemap(Readable.from(xml))))
  }
  for (const locale of locales) {
    const urls = items.map(({ url }) => url)
    for (const { slug } of seedPosts) expect(urls).toContain(origin + at(locale, `/inspiration/${slug}`))
  }
  // What other tests write meanwhile has no picture before the next build.
  const isOther = (url: string) => url.includes('/inspiration/') && !seedPosts.some(({ slug }) => url.endsWith(`/${slug}`))
  for (const { url, lastmod, links, img } of items) {
    expect(Date.parse(lastmod ?? ''), url).toBeLessThanOrEqual(Date.now())
    expect(links.map(({ lang }) => lang)).toEqual(['vi', 'en', 'x-default'])
    if (!isOther(url)) expect(img, url).toHaveLength(1)
  }
  for (const picture of new Set(items.flatMap(({ img }) => img.map((one) => one.url)))) {
    const response = await request.head(picture.replace(origin, ''), { maxRedirects: 0 })
    expect([response.status(), response.headers()['content-type']], picture).toEqual([200, 'image/jpeg'])
  }
})

test('the schema would refuse a fault', async ({ request }) => {
  const xml = await read(request, '/sitemap-posts-1.xml')
  for (const [from, to] of [
    [/<lastmod>[^<]+/, '<lastmod>yesterday'],
    ['<image:loc>', '<image:src>'],
    ['hreflang="en"', 'hreflang="fr"'],
    ['<url>', '<url><title>x</title>'],
  ] as const) {
    expect(await sitemapFaults(xml.replace(from, to)), to).not.toEqual([])
  }
})

for (const locale of locales) {
  test(`the feed in ${locale} is what an independent parser expects`, async ({ request }) => {
    const xml = await read(request, at(locale, '/rss.xml'))
    expect(await faults(xml)).toEqual([])
    const feed = parseRssFeed(xml)
    expect(feed).toMatchObject({ language: locale, ttl: 60, image: { url: `${origin}/icon-96.png` } })
    expect(feed.atom?.links?.map(({ rel, href, hreflang }) => [rel, href, hreflang])).toEqual([
      ['self', `${origin}${at(locale, '/rss.xml')}`, undefined],
      ['alternate', `${origin}${at(otherLocale(locale), '/rss.xml')}`, otherLocale(locale)],
    ])
    // Other tests write articles meanwhile, and a feed has thirty.
    const items = feed.items?.filter(({ link }) => seedPosts.some(({ slug }) => link?.endsWith(`/${slug}`))) ?? []
    const others = (feed.items?.length ?? 0) - items.length
    expect(items).toHaveLength(Math.min(seedPosts.length, 30 - others))
    for (const item of items) {
      const [enclosure] = item.enclosures ?? []
      const response = await request.get((enclosure?.url ?? '').replace(origin, ''), { maxRedirects: 0 })
      expect(response.status(), item.link).toBe(200)
      expect([enclosure?.type, enclosure?.length]).toEqual([response.headers()['content-type'], (await response.body()).length])
      expect(item.media?.contents?.[0]).toMatchObject({ url: enclosure?.url, medium: 'image', width: 1200, height: 630 })
      expect(item.atom?.links?.[0]).toMatchObject({ rel: 'alternate', hreflang: otherLocale(locale) })
      expect(item.content?.encoded).toMatch(/^<p>/)
      expect((await request.head((item.link ?? '').replace(origin, ''))).status()).toBe(200)
    }
  })

  test(`a page in ${locale} names icons and a manifest that are there`, async ({ page, request }) => {
    await page.goto(at(locale, '/where-to-go'))
    const hrefs = await page
      .locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', at(locale, '/site.webmanifest')])
    const { icons } = JSON.parse(await read(request, at(locale, '/site.webmanifest')))
    for (const href of [...hrefs.slice(0, 3), ...icons.map(({ src }: { src: string }) => src)]) {
      const response = await request.get(href)
      expect([response.status(), response.headers()['cache-control']], href).toEqual([200, 'public, max-age=86400'])
      expect(response.headers()['content-type'], href).toMatch(/^image\//)
    }
    await page
      .locator(`header a[hreflang=${otherLocale(locale)}]`)
      .first()
      .click()
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', at(otherLocale(locale), '/site.webmanifest'))
  })
}
