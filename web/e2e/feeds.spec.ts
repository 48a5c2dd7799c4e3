import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { parseRssFeed } from 'feedsmith'
import { validateXML } from 'xmllint-wasm'
import { expect, test } from './test'

/** What the running site calls itself in absolute addresses. */
const origin = 'https://mangoroad.example'
const schema = (name: string) => ({ fileName: name, contents: readFileSync(`web/e2e/xsd/${name}`, 'utf8') })
const official = { fileName: 'sitemap.xsd', contents: readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8') }

async function read(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  return response.text()
}

test('the sitemaps fit the official schema', async ({ request }) => {
  for (const path of ['/sitemap-pages.xml', '/sitemap-posts-1.xml']) {
    const { errors } = await validateXML({
      xml: { fileName: 'sitemap.xml', contents: await read(request, path) },
      schema: schema('all.xsd'),
      preload: [official, schema('image.xsd'), schema('xhtml.xsd')],
    })
    expect(
      errors.map(({ rawMessage }) => rawMessage),
      path,
    ).toEqual([])
  }
})

test('an independent parser reads the feed, whose pictures the build has drawn', async ({ request }) => {
  const feed = parseRssFeed(await read(request, '/rss.xml'))
  const enclosures = feed.items?.flatMap((item) => item.enclosures ?? []) ?? []
  expect(enclosures.length).toBeGreaterThan(5)
  for (const { url, type, length } of enclosures) {
    const response = await request.get(url?.replace(origin, '') ?? '', { maxRedirects: 0 })
    expect([response.status(), response.headers()['content-type'], (await response.body()).length], url).toEqual([200, type, length])
  }
})

test('no missing file is cached, and one that is there is cached for a year', async ({ page, request }) => {
  const missing = await request.get('/assets/home-screen-gone.js')
  expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'no-store'])
  await page.goto('/')
  const script = await page.locator('script[type="module"]').first().getAttribute('src')
  const found = await request.get(script ?? '')
  expect(found.status()).toBe(200)
  expect(found.headers()['cache-control']).toContain('immutable')
  expect(found.headers()['x-content-type-options']).toBe('nosniff')
})
