import { test as base, expect, type Page } from '@playwright/test'
import { at } from './site'

export { at, expect }

interface Fixtures {
  /** What the page says on the console or throws; a test that expects some empties it. */
  complaints: string[]
}

/** A journey: any console message, uncaught error or failed request of the site fails it. Answers of 404 pages are expected. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() !== 'debug') complaints.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until React has taken the page over and has come to rest. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__reactContainer')))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
}
