import type { BrowserContext, Page } from '@playwright/test'
import { axeFindings, colourFindings } from './axe'
import { type Relay, startRelay } from './relay'
import { at, test as base, expect } from './test'

/**
 * Each journey has the site for itself, at an origin of its own: what it keeps is nobody else's.
 */
const test = base.extend<{ relay: Relay }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameter
  relay: async ({}, use) => {
    const relay = await startRelay()
    await use(relay)
    await relay.close()
  },
  baseURL: async ({ relay }, use) => use(relay.url),
})

const guide = at('en', '/plan-your-trip/day-5')
const hoiAn = at('en', '/where-to-go/hoi-an')
const guideTitle = 'Where to stay: from village homestays to city hotels'

async function keep(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Download for offline' }).click()
  await expect(page.getByText(/^Needs about [\d.]+ (KB|MB) on this device/)).toBeVisible()
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Downloaded' })).toBeVisible()
}

async function cut(relay: Relay, context: BrowserContext): Promise<void> {
  relay.isCut = true
  await context.setOffline(true)
}

async function reconnect(relay: Relay, context: BrowserContext): Promise<void> {
  relay.isCut = false
  await context.setOffline(false)
}

/** How many pictures of the page are not drawn, the ones further down included. */
async function missingPictures(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
    return images.filter(({ naturalWidth }) => naturalWidth === 0).length
  })
}

test('reads a guide and a destination in flight mode, and has them up to date afterwards @story', async ({
  page,
  relay,
  context,
  complaints,
}) => {
  await keep(page, guide)
  await keep(page, hoiAn)
  await cut(relay, context)

  await page.goto(guide)
  await expect(page.getByRole('heading', { level: 1, name: guideTitle })).toBeVisible()
  await expect(page.getByText('In typhoon months choose free cancellation')).toBeVisible()
  expect(await missingPictures(page)).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Hoi An' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hoi An' })).toBeVisible()
  await page.goto(hoiAn)
  await expect(
    page.getByText('Chinese, Japanese and European ships put in at Hoi An'),
  ).toBeVisible()
  expect(await missingPictures(page)).toBe(0)

  await page.getByRole('button', { name: 'Show-me cards' }).click()
  const deck = page.getByRole('dialog', { name: 'Show-me cards' })
  await expect(deck.getByText('Please take me here: Hoi An', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(deck.getByText('Chùa Cầu')).toBeInViewport()
  await deck.getByRole('button', { name: 'Diet and allergies' }).click()
  await expect(
    deck.getByText('Tôi ăn chay: không thịt, không cá, không nước mắm.'),
  ).toBeInViewport()
  await deck.getByRole('button', { name: 'Close' }).click()

  await page.locator('a[hreflang=vi]:visible').first().click()
  await expect(page.getByText('tàu buôn chuyển ra Đà Nẵng')).toBeVisible()

  // Not kept: the list comes instead, whether the page is opened anew or by a link.
  await page.goto(at('en', '/where-to-go/hue'))
  await expect(page.getByRole('heading', { level: 1, name: 'Downloaded pages' })).toBeVisible()
  await expect(page.getByText('The page you wanted has not been downloaded')).toBeVisible()
  expect(await missingPictures(page)).toBe(0)
  await page.getByRole('link', { name: guideTitle }).click()
  await expect(page.getByRole('heading', { level: 1, name: guideTitle })).toBeVisible()
  await page.getByRole('link', { name: 'Things to do' }).first().click()
  await expect(page.getByText('The page you wanted has not been downloaded')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Hoi An' }).first()).toBeVisible()

  relay.edit = (html) => html.replaceAll('In typhoon months', 'In the months of storms') || 'edited'
  await reconnect(relay, context)
  // The list goes on to the page that it stood for: only then may the browser be sent elsewhere.
  await expect(page.getByRole('heading', { level: 1, name: 'What to do in Vietnam' })).toBeVisible()
  await page.goto(guide)
  await expect(page.getByText('In the months of storms')).toBeAttached()
  await expect.poll(() => isKeptWith(page, guide, 'In the months of storms')).toBe(true)
  await cut(relay, context)
  await page.goto(guide, { waitUntil: 'commit' })
  await expect(page.locator('body')).toContainText('In the months of storms')
  // The browser itself complains of every request without a connection.
  complaints.splice(0)
})

/** Whether the kept copy of a page has a text. */
function isKeptWith(page: Page, path: string, text: string): Promise<boolean> {
  return page.evaluate(
    async ([url, wanted]) => ((await (await caches.match(url))?.text()) ?? '').includes(wanted),
    [path, text] as const,
  )
}

test('is never stale online, even where the site fails', async ({ page, relay, complaints }) => {
  await keep(page, guide)
  relay.edit = (html) => html.replaceAll('In typhoon months', 'In the months of storms') || 'edited'
  await page.goto(guide, { waitUntil: 'commit' })
  await expect(page.locator('body')).toContainText('In the months of storms')
  relay.status = 503
  const response = await page.goto(guide, { waitUntil: 'commit' })
  expect(response?.status()).toBe(503)
  complaints.splice(0)
})

test('keeps what was saved, lists it, and leaves nothing behind when it is removed', async ({
  page,
}) => {
  await page.goto(at('en', '/plan-your-trip/day-7'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.goto(hoiAn)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.goto(at('en', '/yeu-thich'))
  const choose = async (entry: string) => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await choose('Download all for offline')
  await expect(page.getByText(/for 2 pages/)).toBeVisible()
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your pages' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'All downloaded' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove Hoi An from this device' }).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Download all for offline' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(() => isKeptWith(page, hoiAn, 'Hoi An')).toBe(false)
  await page.getByRole('button', { name: 'Remove all' }).click()
  await page.getByRole('button', { name: 'Yes, remove all' }).click()
  await expect(page.getByRole('heading', { name: 'Your pages' })).toBeHidden()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0)
})

test('goes away for good when the site switches it off', async ({ page }) => {
  await keep(page, hoiAn)
  await page.evaluate(() => navigator.serviceWorker.register('/sw-off.js', { scope: '/' }))
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0)
})

test('axe finds nothing in the panel, the cards and the list', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const findings = async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    const light = await axeFindings(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    return [...light, ...(await colourFindings(page))]
  }
  await keep(page, hoiAn)
  expect.soft(await findings(), 'panel').toEqual([])
  await page.getByRole('button', { name: 'Show-me cards' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await findings(), 'cards').toEqual([])
  await page.goto(at('en', '/ngoai-tuyen'))
  await page.getByRole('button', { name: 'Remove all' }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  expect.soft(await findings(), 'list').toEqual([])
})
