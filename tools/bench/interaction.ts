import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { localizedPath } from '../../schema/locale'
import { chooseBrowser } from '../browser'
import { defaultLocale } from '../default-locale'
import { freePort, prepareDatabase, serve } from '../local-site'
import { type Task, traceTasks } from '../trace-tasks'
import { type Action, actions, settleMs } from './actions'

const runs = Number(process.env.RUNS ?? 5)
const slowdown = 4
const boundMs = 50

const say = (line: string) => process.stdout.write(`${line}\n`)
const at = (path: string) => localizedPath(path, 'en', defaultLocale)
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** A page with everything loaded and hydrated, on a processor that is so many times slower. */
async function openSlowed(browser: Browser, url: string, rate: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto(url)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.waitForTimeout(settleMs)
  return page
}

const longest = (tasks: Task[]) => tasks.toSorted((a, b) => b.processor - a.processor)[0]

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
    times.push(longest(tasks)?.processor ?? Number.NaN)
    await page.close()
  }
  return (times[1] ?? Number.NaN) / (times[0] ?? Number.NaN)
}

/** What a task is made of, the largest part first. */
function madeOf({ parts }: Task): string {
  const large = Object.entries(parts).filter(([, processor]) => processor >= 1)
  return large
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, processor]) => `${kind} ${processor.toFixed(0)}`)
    .join(', ')
}

async function measure(browser: Browser, origin: string, { name, path, prepare }: Action): Promise<void> {
  const found: Task[] = []
  for (let run = 0; run < runs; run += 1) {
    const page = await openSlowed(browser, origin + at(path), slowdown)
    const act = await prepare(page)
    const tasks = await traceTasks(page, async () => {
      await act()
      await page.waitForTimeout(settleMs)
    })
    const task = longest(tasks)
    if (task) found.push(task)
    await page.close()
  }
  const processor = median(found.map((task) => task.processor))
  const task = found.find((other) => other.processor === processor)
  say(
    `${name.padEnd(36)}${processor.toFixed(0).padStart(6)} ms of processor, ${processor <= boundMs ? 'meets' : 'ABOVE'} ${boundMs}; at most ${(longest(found)?.processor ?? 0).toFixed(0)}; by the clock ${median(found.map(({ clock }) => clock)).toFixed(0)}   (${task ? madeOf(task) : ''})`,
  )
}

/** A site to measure: the one that `ORIGIN` names, which runs already, or one of its own. */
async function openSite(): Promise<{ url: string; close: () => Promise<void> }> {
  if (process.env.ORIGIN) return { url: process.env.ORIGIN, close: async () => {} }
  const stateDir = mkdtempSync(join(tmpdir(), 'mango-road-interaction-'))
  prepareDatabase(stateDir)
  const { url, stop } = await serve({ port: await freePort(), stateDir })
  const close = async () => {
    await stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
  return { url, close }
}

/**
 * The longest task of the page's thread for what visitors do, with the processor slowed four times (`npm run build` first). `ONLY` takes
 * the actions whose names hold it, `RUNS` says how often each is done.
 */
export async function benchInteraction(): Promise<void> {
  const site = await openSite()
  const browser = await chromium.launch(await chooseBrowser())
  const wanted = actions.filter(({ name }) => name.includes(process.env.ONLY ?? ''))
  try {
    const factor = await calibrate(browser, site.url + at('/doi-tac'))
    say(`interaction: the longest task, processor slowed ${slowdown} times, medians of ${runs}`)
    say(
      `the same loop takes ${factor.toFixed(1)} times the processor's time when slowed: ${factor > 2 ? 'the slowdown is in both columns' : 'multiply the processor column by the slowdown'}`,
    )
    for (const action of wanted) await measure(browser, site.url, action)
  } finally {
    await browser.close()
    await site.close()
  }
}
