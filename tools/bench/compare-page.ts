import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { type Browser, chromium } from 'playwright'
import { chooseBrowser } from '../browser'
import { standInForEdge } from './edge-stand-in'
import { openOnPhone } from './phone'
import { median, printRow, withBudget } from './table'

const budgets = {
  performance: 97,
  other: 100,
  paintRatio: 1.1,
  shift: 0.01,
  blocking: 200,
  longTasks: 400,
}
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const runs = Number(process.env.RUNS ?? 3)

/** Milliseconds, but for the shift. */
export interface Measures {
  firstPaint: number
  paint: number
  shift: number
  blocking: number
  /** What came over the line by kind of resource, such as Script, and as `all`. */
  bytes: Partial<Record<string, number>>
  scores: Partial<Record<string, number>>
  /**
   * Whether the page asks search engines to stay away, so that it cannot have all points for SEO.
   */
  isHidden: boolean
}

/**
 * Only the largest paint matters of a page without scripts; what is no performance does not change
 * from run to run.
 */
const onlyPaint: Flags = {
  onlyAudits: ['largest-contentful-paint'],
  networkQuietThresholdMs: 1000,
  cpuQuietThresholdMs: 1000,
}
export const onlyPerformance: Flags = { onlyCategories: ['performance'] }

/** Lighthouse for mobile, which slows the line and makes the processor four times slower. */
export async function measurePage(url: string, port: number, part: Flags = {}): Promise<Measures> {
  // The simulated throttling cannot tell rendered HTML from a page that scripts build.
  const common: Flags = {
    port,
    output: 'json',
    logLevel: 'error',
    throttlingMethod: 'devtools',
    formFactor: 'mobile',
  }
  const result = await lighthouse(url, { ...common, disableFullPageScreenshot: true, ...part })
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}`)
  const { audits } = result.lhr
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details
  const bytes: Measures['bytes'] = {}
  for (const { resourceType, transferSize } of requests?.type === 'table' ? requests.items : [])
    for (const kind of [String(resourceType), 'all'])
      bytes[kind] = (bytes[kind] ?? 0) + Number(transferSize)
  return {
    firstPaint: value('first-contentful-paint'),
    paint: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
    bytes,
    isHidden: result.lhr.audits['is-crawlable']?.score === 0,
    scores: Object.fromEntries(
      Object.entries(result.lhr.categories).map(([name, { score }]) => [
        name,
        Math.round((score ?? 0) * 100),
      ]),
    ),
  }
}

const observeLongTasks = `globalThis.benchTasks = 0
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) benchTasks += duration
}).observe({ type: 'longtask', buffered: true })`

/** Sum of the whole tasks over 50 ms, without Lighthouse, whose trace lengthens them. */
async function sumLongTasks(browser: Browser, url: string): Promise<number> {
  const page = await openOnPhone(browser, url, observeLongTasks)
  const sum = Number(await page.evaluate('benchTasks'))
  await page.context().close()
  return sum
}

/** The browser that Lighthouse drives; it takes the certificate of the stand-in for the edge. */
export async function launchChrome(): Promise<Awaited<ReturnType<typeof launch>>> {
  const { executablePath, args } = await chooseBrowser()
  return launch({
    ...(executablePath && { chromePath: executablePath }),
    chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...args],
  })
}

/** Measures pages of a running site, each beside itself without scripts. */
export interface PageComparison {
  /**
   * Prints a row of medians, the long tasks those without scripts; counts in `missed` what is
   * beyond its budget.
   */
  compare: (path: string, missed: { count: number }) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Lighthouse for mobile on pages of the site at `origin` and on the same pages without scripts, in
 * turn. Prints the table's head.
 */
export async function startComparison(origin: string): Promise<PageComparison> {
  const full = await standInForEdge(origin)
  const stripped = await standInForEdge(origin, { strip: true })
  const chrome = await launchChrome()
  const browser = await chromium.launch(await chooseBrowser())
  printRow([
    'page',
    'LCP ms',
    'no scripts',
    'ratio',
    'long tasks',
    'CLS',
    'TBT ms',
    'perf',
    'a11y',
    'best',
    'SEO',
  ])
  return {
    compare: async (path, missed) => {
      const ours: Measures[] = []
      const limits: Measures[] = []
      const tasks: number[] = []
      // The first request of each address fills the stand-in.
      for (const { url } of [full, stripped]) await measurePage(url + path, chrome.port, onlyPaint)
      for (let run = 0; run < runs; run += 1) {
        ours.push(await measurePage(full.url + path, chrome.port, run > 0 ? onlyPerformance : {}))
        limits.push(await measurePage(stripped.url + path, chrome.port, onlyPaint))
        tasks.push(await sumLongTasks(browser, stripped.url + path))
      }
      const of = (key: 'paint' | 'shift' | 'blocking') => median(ours.map((one) => one[key]))
      const limit = median(limits.map(({ paint }) => paint))
      const longTasks = median(tasks)
      const ratio = of('paint') / limit
      const scores = categories.map((category) => {
        const score = median(ours.flatMap((one) => one.scores[category] ?? []))
        const isExempt = category === 'seo' && ours.some(({ isHidden }) => isHidden)
        return withBudget(
          score,
          isExempt || score >= (category === 'performance' ? budgets.performance : budgets.other),
          missed,
        )
      })
      printRow([
        path,
        Math.round(of('paint')),
        Math.round(limit),
        withBudget(ratio, ratio <= budgets.paintRatio, missed, 2),
        withBudget(longTasks, longTasks <= budgets.longTasks, missed),
        withBudget(of('shift'), of('shift') <= budgets.shift, missed, 3),
        withBudget(of('blocking'), of('blocking') <= budgets.blocking, missed),
        ...scores,
      ])
    },
    stop: async () => {
      await browser.close()
      chrome.kill()
      for (const edge of [full, stripped]) edge.stop()
    },
  }
}
