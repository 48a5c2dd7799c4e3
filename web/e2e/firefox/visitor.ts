import assert from 'node:assert/strict'
import type { Browser, Page } from 'puppeteer-core'

/** A page of its own visitor that collects its uncaught errors. */
export interface Visitor {
  page: Page
  /** Opens a path and waits until it has been hydrated. */
  open: (path: string) => Promise<void>
  /** Reads something in the page until it has a value, for 20 seconds. */
  until: <Value>(what: string, read: () => Value, wanted: Value) => Promise<void>
  errors: string[]
}

const patienceMs = 20_000
const stepMs = 50

/** Lets somebody visit the site with storage and cookies of their own. Fails if the page throws. */
export async function visit(
  browser: Browser,
  url: string,
  width: number,
  journey: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.setViewport({ width, height: 800 })
    const errors: string[] = []
    page.on('pageerror', (error) => {
      errors.push(error instanceof Error ? error.message : String(error))
    })
    await journey({
      page,
      errors,
      async open(path) {
        await page.goto(url + path)
        await page.waitForSelector('html[data-ready]')
      },
      async until(what, read, wanted) {
        const end = Date.now() + patienceMs
        let found = await page.evaluate(read)
        while (found !== wanted && Date.now() < end) {
          await new Promise((resolve) => setTimeout(resolve, stepMs))
          found = await page.evaluate(read)
        }
        assert.deepEqual(found, wanted, what)
      },
    })
    assert.deepEqual(errors, [], 'uncaught errors')
  } finally {
    await context.close()
  }
}
