import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright'
import { type Locale, languageTags } from '../../schema/locale'
import { takeSnapshot } from './take-snapshot'
import type { VisitedPage } from './types'

/** A page to look at. */
export interface Visit {
  path: string
  locale: Locale
  listed: boolean
  expectedStatus: number
}

/** How long a page may take until it is hydrated and quiet, in ms. */
const patience = 20_000
/** Nothing asked for so long counts as quiet, in ms. */
const quiet = 120

/** Opens a visitor's context of one language. The width is a laptop's. */
async function openContext(browser: Browser, locale: Locale): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: languageTags[locale].bcp47,
    viewport: { width: 1280, height },
    reducedMotion: 'reduce',
    ignoreHTTPSErrors: false,
  })
  // tsx names inner functions through this helper, which the browser does not have.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named' })
  return context
}

/** Waits until no request is under way for a moment. */
async function waitUntilQuiet(underWay: ReadonlySet<unknown>): Promise<void> {
  const end = Date.now() + patience
  for (let since = Date.now(); Date.now() - since < quiet && Date.now() < end; ) {
    if (underWay.size > 0) since = Date.now()
    await setTimeout(30)
  }
}

/** Phones from the smallest on, a tablet, a laptop; the visit itself is a laptop's, whose width stands last. */
const widths = [320, 360, 768, 1280]
const height = 860

async function measureOverflows(page: Page): Promise<VisitedPage['overflows']> {
  const overflows: VisitedPage['overflows'] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    const by = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (by > 0) overflows.push({ width, by })
  }
  return overflows
}

/** Opens a page as a visitor does and reads it before and after hydration (a page says `data-ready` on its root then). */
async function visitPage(page: Page, base: string, visit: Visit): Promise<VisitedPage> {
  const url = base + visit.path
  const underWay = new Set<unknown>()
  const seen: Pick<VisitedPage, 'console' | 'errors' | 'failures' | 'requests'> = { console: [], errors: [], failures: [], requests: [] }
  page.on('request', (request) => {
    underWay.add(request)
    seen.requests.push(request.url())
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => {
    underWay.delete(request)
    // The browser guesses pictures ahead and lets go of those it will not show; that each is there is asked later, without a browser.
    if (request.resourceType() === 'image' && request.failure()?.errorText === 'net::ERR_ABORTED') return
    seen.failures.push({ url: request.url(), reason: request.failure()?.errorText ?? 'it failed' })
  })
  // What the page itself answers is said once, as the answer of the page.
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== url)
      seen.failures.push({ url: response.url(), reason: `it answered ${response.status()}` })
  })
  page.on('console', (message) => {
    const isOwnAnswer = message.location().url === url && message.text().startsWith('Failed to load resource')
    if (message.type() !== 'debug' && !isOwnAnswer) seen.console.push({ type: message.type(), text: message.text() })
  })
  page.on('pageerror', (error) => seen.errors.push(error.message))
  try {
    const response = await page.goto(url, { waitUntil: 'load', timeout: patience })
    const text = (await response?.text()) ?? ''
    const isAlive = await page
      .locator('html[data-ready]')
      .waitFor({ state: 'attached', timeout: patience })
      .then(() => true)
      .catch((error: Error) => {
        seen.errors.push(`the page was not hydrated: ${error.message.split('\n')[0]}`)
        return false
      })
    if (isAlive) await waitUntilQuiet(underWay)
    const status = response?.request().redirectedFrom() ? 301 : (response?.status() ?? null)
    const sent = await page.evaluate(takeSnapshot, text)
    const live = await page.evaluate(takeSnapshot, null)
    const lang = await page.evaluate(() => document.documentElement.lang)
    return { ...visit, status, sent, live, lang, overflows: await measureOverflows(page), ...seen }
  } finally {
    page.removeAllListeners()
  }
}

/** Visits all pages, one visitor a language at the same time. `onVisit` hears of each. */
export async function visitPages(browser: Browser, base: string, visits: readonly Visit[], onVisit: () => void): Promise<VisitedPage[]> {
  const byLocale = Map.groupBy(visits, ({ locale }) => locale)
  const lists = await Promise.all(
    [...byLocale].map(async ([locale, ownVisits]) => {
      const context = await openContext(browser, locale)
      const page = await context.newPage()
      const pages: VisitedPage[] = []
      for (const visit of ownVisits) {
        pages.push(await visitPage(page, base, visit))
        onVisit()
      }
      await context.close()
      return pages
    }),
  )
  return lists.flat()
}
