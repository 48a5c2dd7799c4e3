import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { chooseBrowser } from '../browser'
import { standInForEdge } from './edge-stand-in'
import { median, printRow, withBudget } from './table'

const budgets = { performance: 97, other: 100, paintRatio: 1.1, shift: 0.01, blocking: 200 }
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const runs = Number(process.env.RUNS ?? 3)

interface Measures {
  paint: number
  shift: number
  blocking: number
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
const onlyPerformance: Flags = { onlyCategories: ['performance'] }

async function measure(url: string, port: number, part: Flags = {}): Promise<Measures> {
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
  const value = (name: string) => result.lhr.audits[name]?.numericValue ?? Number.NaN
  return {
    paint: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
    isHidden: result.lhr.audits['is-crawlable']?.score === 0,
    scores: Object.fromEntries(
      Object.entries(result.lhr.categories).map(([name, { score }]) => [
        name,
        Math.round((score ?? 0) * 100),
      ]),
    ),
  }
}

/** Measures pages of a running site, each beside itself without scripts. */
export interface PageComparison {
  /** Prints a row of medians; counts in `missed` what is beyond its budget. */
  compare: (path: string, missed: { count: number }) => Promise<void>
  stop: () => void
}

/**
 * Lighthouse for mobile on pages of the site at `origin` and on the same pages without scripts, in
 * turn. Prints the table's head.
 */
export async function startComparison(origin: string): Promise<PageComparison> {
  const full = await standInForEdge(origin)
  const stripped = await standInForEdge(origin, { strip: true })
  const { executablePath, args } = await chooseBrowser()
  const chromeFlags = ['--headless=new', '--ignore-certificate-errors', ...args]
  const chrome = await launch({
    ...(executablePath && { chromePath: executablePath }),
    chromeFlags,
  })
  printRow([
    'page',
    'LCP ms',
    'no scripts',
    'ratio',
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
      // The first request of each address fills the stand-in.
      for (const { url } of [full, stripped]) await measure(url + path, chrome.port, onlyPaint)
      for (let run = 0; run < runs; run += 1) {
        ours.push(await measure(full.url + path, chrome.port, run > 0 ? onlyPerformance : {}))
        limits.push(await measure(stripped.url + path, chrome.port, onlyPaint))
      }
      const of = (key: 'paint' | 'shift' | 'blocking') => median(ours.map((one) => one[key]))
      const limit = median(limits.map(({ paint }) => paint))
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
        withBudget(of('shift'), of('shift') <= budgets.shift, missed, 3),
        withBudget(of('blocking'), of('blocking') <= budgets.blocking, missed),
        ...scores,
      ])
    },
    stop: () => {
      chrome.kill()
      for (const edge of [full, stripped]) edge.stop()
    },
  }
}
