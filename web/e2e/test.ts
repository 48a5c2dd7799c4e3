import { randomUUID } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { at, resent } from './site'

export { at, expect, resent }

/** Whether a Playwright project is the phone. */
export const isPhone = (project: string) => project === 'phone'

/** An address that nobody has written into a form yet: the site takes so many submissions of one address an hour. */
export const newAddress = (name: string) => `${name}-${randomUUID()}@example.com`

/** Opens a page and waits until it has been hydrated. */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    return response
  }
}

/** React Router leaves the rejection of a view transition unhandled when another navigation interrupts it. */
const interrupted = 'Transition was skipped'

interface Fixtures {
  /** What the page says on the console or throws; a test that expects some empties it. */
  complaints: string[]
}

/** A journey: any console message, uncaught error or failed request of the site fails it. Answers of 404 pages are expected. */
export const test = base.extend<Fixtures>({
  // Every journey is another visitor's, so that one does not use up the submissions of all.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const number = () => Math.floor(Math.random() * 255)
    await use({ ...extraHTTPHeaders, 'CF-Connecting-IP': `10.${number()}.${number()}.${number()}` })
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForHydration(page)
    await use(page)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() !== 'debug') complaints.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', ({ message }) => {
        if (message !== interrupted) complaints.push(`uncaught: ${message}`)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
