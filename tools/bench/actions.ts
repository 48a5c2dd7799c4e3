import type { Locator, Page } from 'playwright'

const keyDelayMs = 120
/** What a page goes on doing after an act: loading, drawing what is out of sight. */
export const settleMs = 1500

/**
 * What a visitor does. `prepare` finds and shows what is touched, before anything is measured: what Playwright runs in the page to find
 * an element takes longer than many an answer. `act` is then input alone, as from a finger or a keyboard.
 */
export interface Action {
  name: string
  path: string
  prepare: (page: Page) => Promise<() => Promise<void>>
}

/** Brings an element into view; answers how to tap it. */
async function aim(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(settleMs)
  const box = await target.boundingBox()
  if (!box) throw new Error('what is to be tapped cannot be seen')
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

async function typing(page: Page, words: string): Promise<() => Promise<void>> {
  await page.locator('main').getByRole('searchbox').first().focus()
  await page.waitForTimeout(settleMs)
  return () => page.keyboard.type(words, { delay: keyDelayMs })
}

const ofDestination = 'main a[href*="/diem-den/"], main a[href*="/where-to-go/"]'
const ofLanguage = 'header a[hreflang]'

/** Goes to a page by a link, and waits until it has come to rest. */
async function follow(page: Page, selector: string): Promise<void> {
  const tap = await aim(page, page.locator(selector).first())
  const { href } = new URL(page.url())
  await tap()
  await page.waitForURL((url) => url.href !== href)
  await page.waitForTimeout(settleMs)
}

export const actions: readonly Action[] = [
  { name: 'filter destinations by typing', path: '/where-to-go', prepare: (page) => typing(page, 'da nang') },
  { name: 'filter guides by typing', path: '/plan-your-trip', prepare: (page) => typing(page, 'market') },
  { name: 'search by typing', path: '/tim-kiem', prepare: (page) => typing(page, 'hoi an') },
  { name: 'switch the language (home)', path: '/', prepare: (page) => aim(page, page.locator(ofLanguage).first()) },
  { name: 'switch the language (destinations)', path: '/where-to-go', prepare: (page) => aim(page, page.locator(ofLanguage).first()) },
  { name: 'home to a destination', path: '/', prepare: (page) => aim(page, page.locator(ofDestination).first()) },
  {
    name: 'back to home',
    path: '/',
    prepare: async (page) => {
      await follow(page, ofDestination)
      return async () => void (await page.goBack())
    },
  },
  { name: 'load more products', path: '/shop-gear', prepare: (page) => aim(page, page.getByRole('link', { name: 'Load more' })) },
]
