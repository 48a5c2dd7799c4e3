import { randomUUID } from 'node:crypto'
import { test as base, expect, type Page, type Response } from '@playwright/test'
import { at, resent } from './site'

export { at, expect, resent }

/** Whether a Playwright project is the phone. */
export const isPhone = (project: string) => project === 'phone'

/**
 * An address that nobody has written into a form yet: the site takes so many submissions of one
 * address an hour.
 */
export const newAddress = (name: string) => `${name}-${randomUUID()}@example.com`

/**
 * A page that is opened or loaded again is there once it has been hydrated: a click before that
 * does nothing.
 */
function waitForHydration(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const hydrated = async <T>(response: T) => {
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    // The first use of a page has its lower sections loaded.
    await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')))
    await page.waitForFunction(() => !document.querySelector('[data-part=""]'))
    return response
  }
  page.goto = async (url, options) => hydrated(await goto(url, options))
  // A test that says what it waits for looks at the page before.
  page.reload = async (options) =>
    options?.waitUntil ? reload(options) : hydrated(await reload(options))
}

/**
 * Whether wrangler's proxy answered in place of the Worker, whose answers all forbid sniffing: it
 * loses a connection that rested (`resent`), and sends only reads again.
 */
const isOfProxy = (response: Response) =>
  response.status() === 500 && response.headers()['x-content-type-options'] === undefined

interface Fixtures {
  /** What the page says on the console or throws; a test that expects some empties it. */
  complaints: string[]
}

/**
 * A journey: any console message, uncaught error or failed request of the site fails it. Answers of
 * 404 pages are expected.
 */
export const test = base.extend<Fixtures>({
  // Every journey is another visitor's, so that one does not use up the submissions of all.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const number = () => Math.floor(Math.random() * 255)
    await use({ ...extraHTTPHeaders, 'CF-Connecting-IP': `10.${number()}.${number()}.${number()}` })
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      waitForHydration(page)
      page.context().on('page', waitForHydration)
    }
    await use(page)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      const dropped = new Set<string>()
      page.on('response', (response) => {
        if (isOfProxy(response)) dropped.add(response.url())
      })
      page.on('console', (message) => {
        const { url } = message.location()
        if (message.type() === 'debug' || dropped.has(url)) return
        complaints.push(`${message.type()}: ${message.text()} (${url})`)
      })
      page.on('pageerror', ({ message }) => complaints.push(`uncaught: ${message}`))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
