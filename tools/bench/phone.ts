import type { Browser, Page } from 'playwright'

export const slowdown = 4
/** Until a page has come to rest, and an answer to a tap is drawn and reported. */
export const settleMs = 1500

/**
 * Opens a page on a small phone with a processor that is four times slower, and lets it rest.
 * `observe` is a script that runs before those of the page.
 */
export async function openOnPhone(browser: Browser, url: string, observe: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  })
  await context.addInitScript({ content: observe })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(settleMs)
  return page
}
