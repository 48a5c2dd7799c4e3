import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chooseBrowser } from '../browser'
import { inspect } from './inspect'
import { readSitemap } from './read-sitemap'
import { writeReport } from './report'
import { type FixtureSite, type Parts, serveFixtureSite } from './testing/fixture-site'
import { type FaultKind, type Finding, faultKinds } from './types'

/** One fault of each kind, as it would come about on a page. */
const faults: Record<FaultKind, (parts: Parts, otherOrigin: string) => Partial<Parts>> = {
  page: () => ({}),
  link: ({ body }) => ({ body: `${body}<a href="/nowhere">Trang chữ</a>` }),
  anchor: ({ body }) => ({ body: `${body}<a href="/#nowhere">Trang chữ</a>` }),
  redirect: ({ body }) => ({ body: `${body}<a href="/moved">Trang chữ</a>` }),
  title: () => ({ title: 'Trang chữ a' }),
  description: () => ({ description: '' }),
  canonical: () => ({ canonical: '' }),
  hreflang: ({ alternates }) => ({ alternates: alternates.replace(/<link[^>]*hreflang="en"[^>]*>/, '') }),
  'json-ld': ({ jsonLd }) => ({ jsonLd: jsonLd.replace('WebPage', 'WebPaper') }),
  alt: ({ body }) => ({ body: `${body}<img src="/1x1.png" width="1" height="1">` }),
  language: ({ body }) => ({ body: `${body}<p>Nobody has translated this sentence for our readers.</p>` }),
  key: ({ body }) => ({ body: `${body}<p>Còn {{count}} chỗ</p>` }),
  heading: ({ body }) => ({ body: body.replaceAll('h2>', 'h3>') }),
  size: ({ body }) => ({ body: `${body}<img src="/1x1.png" alt="">` }),
  spelling: ({ body }) => ({ body: `${body}<p>Một buổi sángg bên bờ sông.</p>` }),
  console: () => ({ script: "console.warn('something is odd')" }),
  error: () => ({ script: "throw new Error('something broke')" }),
  request: () => ({ script: "fetch('/nowhere.json')" }),
  'mixed-content': ({ body }) => ({ body: `${body}<form action="http://insecure.example/"></form>` }),
  'third-party': (_, otherOrigin) => ({ script: `new Image().src = '${otherOrigin}/1x1.png'` }),
  'share-image': () => ({ shareImage: '/share/600x315.png' }),
  width: ({ body }) => ({ body: `${body}<p style="width: 340px">Một buổi sáng bên bờ sông.</p>` }),
  hydration: () => ({ script: "document.querySelector('h1').textContent = 'Trang khác'" }),
}

/** What a fault shows besides itself: a page that is out of step concerns its other language, a failed request is told on the console. */
const besides = ['hreflang /en/hreflang', 'console /request']

const kinds = Object.keys(faults) as FaultKind[]
let site: FixtureSite
let browser: Browser
let findings: Finding[]

beforeAll(async () => {
  site = await serveFixtureSite(kinds, (kind, parts, otherOrigin) => ({ ...parts, ...faults[kind](parts, otherOrigin) }))
  browser = await chromium.launch(await chooseBrowser())
  const visits = site.pages.map((page) => ({ ...page, listed: true, expectedStatus: 200 }))
  const addresses = { base: site.url, siteUrl: site.url }
  const inspected = await inspect({ browser, addresses, defaultLocale: 'vi', visits, keys: new Set(), say: () => {} })
  findings = inspected.findings
}, 240_000)

afterAll(async () => {
  await browser?.close()
  site?.stop()
})

it('has a fixture for every kind of fault', () => {
  expect(kinds.sort()).toEqual(Object.keys(faultKinds).sort())
})

it('catches each seeded fault on its page, and finds nothing on right pages', () => {
  const found = new Set(findings.map(({ kind, page }) => `${kind} ${page}`))
  expect([...found].sort()).toEqual([...kinds.map((kind) => `${kind} /${kind}`), ...besides].sort())
})

it('reports each with its page, its place and a sentence', () => {
  const report = writeReport(findings)
  for (const { page, place, sentence } of findings) {
    expect(report).toContain(`${place}: ${sentence}`)
    expect(report).toContain(page)
    expect(sentence).toMatch(/\S/)
  }
})

it('refuses a site without a sitemap', async () => {
  await expect(readSitemap(site.url)).rejects.toThrow('/sitemap.xml answered 404')
})
