import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
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

/** A page with everything loaded and hydrated. */
async function open(browser: Browser, url: string): Promise<{ page: Page; slow: (rate: number) => Promise<void> }> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto(url)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  return { page, slow: async (rate) => void (await session.send('Emulation.setCPUThrottlingRate', { rate })) }
}

const longest = (tasks: Task[]) => tasks.toSorted((a, b) => b.processor - a.processor)[0]

/** How long a task takes that only counts: ms of the processor. */
async function countingTime(page: Page): Promise<number> {
  const tasks = await traceTasks(page, async () => {
    await page.evaluate(async () => {
      // A task of its own.
      await new Promise((resolve) => setTimeout(resolve))
      let sum = 0
      for (let index = 0; index < 30_000_000; index += 1) sum += index % 7
      return sum
    })
  })
  return longest(tasks)?.processor ?? Number.NaN
}

interface Measured {
  task: Task
  /** How many times slower the page was, told by a task that only counts. */
  factor: number
}

/** Does an action once, slowed. */
async function measureOnce(browser: Browser, origin: string, { path, prepare }: Action): Promise<Measured> {
  const { page, slow } = await open(browser, origin + at(path))
  await countingTime(page)
  const atFullSpeed = await countingTime(page)
  await slow(slowdown)
  const factor = (await countingTime(page)) / atFullSpeed
  await page.waitForTimeout(settleMs)
  const act = await prepare(page)
  const tasks = await traceTasks(page, async () => {
    await act()
    await page.waitForTimeout(settleMs)
  })
  await page.close()
  return { task: longest(tasks) ?? { clock: 0, processor: 0, parts: {} }, factor }
}

/** What a task is made of, the largest part first. */
function madeOf({ parts }: Task): string {
  const large = Object.entries(parts).filter(([, processor]) => processor >= 1)
  return large
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, processor]) => `${kind} ${processor.toFixed(0)}`)
    .join(', ')
}

async function measure(browser: Browser, origin: string, action: Action): Promise<void> {
  const found: (Measured & { scaled: number })[] = []
  for (let run = 0; run < runs; run += 1) {
    const { task, factor } = await measureOnce(browser, origin, action)
    found.push({ task, factor, scaled: (task.processor * slowdown) / factor })
  }
  const scaled = median(found.map((run) => run.scaled))
  const middle = found.find((run) => run.scaled === scaled)
  const most = Math.max(...found.map((run) => run.scaled))
  const factor = median(found.map((run) => run.factor))
  say(
    `${action.name.padEnd(36)}${scaled.toFixed(0).padStart(5)} ms  ${scaled <= boundMs ? 'meets' : 'ABOVE'} ${boundMs}   at most ${most.toFixed(0)}; really slowed ${factor.toFixed(1)} times; by the clock ${median(found.map(({ task }) => task.clock)).toFixed(0)}   (${middle ? madeOf(middle.task) : ''})`,
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
    say(
      `interaction: the longest task of the page's thread, in ms of the processor at a ${slowdown}th of its speed; medians of ${runs} runs`,
    )
    say('Chrome slows the time that other programs take, too: by how much a task that only counts was slowed is taken out')
    for (const action of wanted) await measure(browser, site.url, action)
  } finally {
    await browser.close()
    await site.close()
  }
}
