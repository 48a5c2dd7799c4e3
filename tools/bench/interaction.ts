import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { localizedPath } from '../../schema/locale'
import { chooseBrowser } from '../browser'
import { defaultLocale } from '../default-locale'
import { freePort, prepareDatabase, serve } from '../local-site'
import { type Task, traceTasks } from '../trace-tasks'

const runs = Number(process.env.RUNS ?? 3)
const slowdown = 4
const boundMs = 50
const settleMs = 700
const keyDelayMs = 120

const say = (line: string) => process.stdout.write(`${line}\n`)
const at = (path: string) => localizedPath(path, 'en', defaultLocale)
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The home page still links to the older paths. */
const isDestination = ({ pathname }: URL) => /(where-to-go|diem-den)\/./.test(pathname)

interface Action {
  name: string
  path: string
  act: (page: Page) => Promise<void>
}

async function type(page: Page, words: string): Promise<void> {
  await page.locator('main').getByRole('searchbox').first().pressSequentially(words, { delay: keyDelayMs })
}

const actions: readonly Action[] = [
  { name: 'filter destinations by typing', path: '/where-to-go', act: (page) => type(page, 'da nang') },
  { name: 'filter guides by typing', path: '/plan-your-trip', act: (page) => type(page, 'market') },
  { name: 'search by typing', path: '/tim-kiem', act: (page) => type(page, 'hoi an') },
  {
    name: 'switch the language (home)',
    path: '/',
    act: async (page) => {
      await page.locator('header a[hreflang]').first().dispatchEvent('click')
      await page.locator('html[lang=vi]').waitFor({ state: 'attached' })
    },
  },
  {
    name: 'home, a destination, back',
    path: '/',
    act: async (page) => {
      await page.locator('main a[href*="/diem-den/"], main a[href*="/where-to-go/"]').first().dispatchEvent('click')
      await page.waitForURL(isDestination)
      await page.waitForTimeout(settleMs)
      await page.goBack()
      await page.waitForURL((url) => !isDestination(url))
    },
  },
  {
    name: 'load more products',
    path: '/shop-gear',
    act: async (page) => {
      await page.getByRole('link', { name: 'Load more' }).dispatchEvent('click')
      await page.waitForURL(/page=2/)
    },
  },
]

/** A page with everything loaded and hydrated, on a processor that is so many times slower. */
async function openSlowed(browser: Browser, url: string, rate: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(url)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.waitForTimeout(settleMs)
  return page
}

const longest = (tasks: Task[], by: keyof Task) => tasks.reduce((most, task) => Math.max(most, task[by]), 0)

/** How much more processor time the same loop takes on the slowed page: whether the slowdown is in the figures. */
async function calibrate(browser: Browser, url: string): Promise<number> {
  const times: number[] = []
  for (const rate of [1, slowdown]) {
    const page = await openSlowed(browser, url, rate)
    const tasks = await traceTasks(page, async () => {
      await page.evaluate(() => {
        let sum = 0
        for (let index = 0; index < 60_000_000; index += 1) sum += index % 7
        return sum
      })
    })
    times.push(longest(tasks, 'processor'))
    await page.close()
  }
  return (times[1] ?? Number.NaN) / (times[0] ?? Number.NaN)
}

async function measure(browser: Browser, origin: string, { name, path, act }: Action): Promise<void> {
  const found: { processor: number[]; clock: number[] } = { processor: [], clock: [] }
  for (let run = 0; run < runs; run += 1) {
    const page = await openSlowed(browser, origin + at(path), slowdown)
    const tasks = await traceTasks(page, async () => {
      await act(page)
      await page.waitForTimeout(settleMs)
    })
    found.processor.push(longest(tasks, 'processor'))
    found.clock.push(longest(tasks, 'clock'))
    await page.close()
  }
  const processor = median(found.processor)
  say(
    `${name.padEnd(34)}${processor.toFixed(0).padStart(8)} ms of processor${median(found.clock).toFixed(0).padStart(8)} ms by the clock   ${processor <= boundMs ? 'meets' : 'ABOVE'} ${boundMs} ms`,
  )
}

/** The longest task of the page's thread for what visitors do, with the processor slowed four times (`npm run build` first). */
export async function benchInteraction(): Promise<void> {
  const stateDir = mkdtempSync(join(tmpdir(), 'mango-road-interaction-'))
  prepareDatabase(stateDir)
  const site = await serve({ port: await freePort(), stateDir })
  const browser = await chromium.launch(await chooseBrowser())
  try {
    const factor = await calibrate(browser, site.url + at('/doi-tac'))
    say(`interaction: the longest task, processor slowed ${slowdown} times, medians of ${runs}`)
    say(
      `the same loop takes ${factor.toFixed(1)} times the processor's time when slowed: ${factor > 2 ? 'the slowdown is in both columns' : 'multiply the processor column by the slowdown'}`,
    )
    for (const action of actions) await measure(browser, site.url, action)
  } finally {
    await browser.close()
    await site.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}
