import { chromium, type Locator, type Page } from 'playwright'
import { chooseBrowser } from '../browser'
import { freePort, prepareDatabase, serve } from '../local-site'
import { openOnPhone, settleMs, slowdown } from './phone'
import { median, printRow, withBudget } from './table'

const budgetMs = 200
const runs = Number(process.env.RUNS ?? 5)
/** What Event Timing reports of taps and keys; 16 ms is the shortest duration it knows. */
export const observeEvents = `globalThis.benchEvents = []
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) benchEvents.push(duration)
}).observe({ type: 'event', durationThreshold: 16 })`

/** Milliseconds from the slowest input of an act until the next frame is shown; 0: under 16. */
export async function timeResponse(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate('benchEvents.length = 0')
  await act()
  await page.waitForTimeout(settleMs)
  return Number(await page.evaluate('Math.max(0, ...benchEvents)'))
}

interface Tap {
  name: string
  path: string
  target: (page: Page) => Locator
}

const openMenu = (page: Page) => page.getByRole('button', { name: 'Mở menu' })
const inMain = (page: Page, role: 'button' | 'link', name: RegExp) =>
  page.getByRole('main').getByRole(role, { name }).first()
const searchBox = (page: Page) => page.locator('#site-menu input[type=search]')

const taps: readonly Tap[] = [
  { name: 'menu', path: '/', target: openMenu },
  { name: 'filter', path: '/things-to-do', target: (page) => inMain(page, 'link', /^Lễ hội/) },
  { name: 'heart', path: '/where-to-go', target: (page) => inMain(page, 'button', /^Lưu /) },
  { name: 'suggestions', path: '/', target: searchBox },
]

/** Finds and shows what is touched, and returns what a visitor does. */
async function prepare(page: Page, { name, target }: Tap): Promise<() => Promise<unknown>> {
  if (name !== 'suggestions') {
    await target(page).scrollIntoViewIfNeeded()
    return () => target(page).tap()
  }
  await openMenu(page).tap()
  await searchBox(page).tap()
  await page.waitForTimeout(settleMs)
  return async () => {
    await searchBox(page).pressSequentially('pho', { delay: 150 })
    await page.locator('#site-menu').getByRole('option').first().waitFor()
  }
}

/** Interaction to Next Paint of what visitors do on a phone. ONLY names a part of a tap's name. */
export async function benchTaps(): Promise<boolean> {
  prepareDatabase('.state')
  const site = await serve({ port: await freePort(), stateDir: '.state' })
  const browser = await chromium.launch(await chooseBrowser())
  const missed = { count: 0 }
  try {
    printRow([`INP, CPU ÷ ${slowdown}, ms`, 'median', 'max', `≤ ${budgetMs}`])
    for (const tap of taps) {
      if (!tap.name.includes(process.env.ONLY ?? '')) continue
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) {
        const page = await openOnPhone(browser, site.url + tap.path, observeEvents)
        times.push(await timeResponse(page, await prepare(page, tap)))
        await page.context().close()
      }
      const middle = median(times)
      printRow([
        `${tap.name} (${tap.path})`,
        withBudget(middle, middle <= budgetMs, missed),
        Math.max(...times),
      ])
    }
    return missed.count === 0
  } finally {
    await browser.close()
    await site.stop()
  }
}
