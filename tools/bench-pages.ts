import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { localizedPath } from '../schema/locale'
import { standInForEdge } from './bench/edge-stand-in'
import { chooseBrowser } from './browser'
import { defaultLocale } from './default-locale'
import { build, prepareDatabase, serve } from './local-site'

/**
 * Lighthouse mobile (devtools throttling: the simulated one cannot tell rendered HTML from an SPA) on pages and on the same pages
 * with every script stripped, interleaved; medians. `npm run bench:pages -- [path …]`, RUNS sets the number of runs.
 */
const wanted = process.argv.slice(2)
const paths = wanted.length > 0 ? wanted : ['/', '/where-to-go', '/inspiration/to-pho-nam-gio-sang']
const runs = Number(process.env.RUNS ?? 5)
const sitePort = 8795
const fullPort = 8796
const strippedPort = 8797

interface Measures {
  fcp: number
  lcp: number
  speedIndex: number
  cls: number
  tbt: number
  scores: Record<string, number>
}

/** Of a page without scripts only the largest paint is asked for, which need not wait until the processor has been idle for long. */
const onlyPaint: Flags = {
  onlyAudits: ['largest-contentful-paint'],
  disableFullPageScreenshot: true,
  networkQuietThresholdMs: 1000,
  cpuQuietThresholdMs: 1000,
}

/** The other categories do not change from run to run: they are asked for once. */
const onlyPerformance: Flags = { onlyCategories: ['performance'], disableFullPageScreenshot: true }

async function measure(url: string, port: number, part: Flags = {}): Promise<Measures> {
  const flags: Flags = { port, output: 'json', logLevel: 'error', throttlingMethod: 'devtools', formFactor: 'mobile', ...part }
  const result = await lighthouse(url, flags)
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { audits, categories } = result.lhr
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])),
  }
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function print(cells: (string | number)[]): void {
  process.stdout.write(`${cells.map((cell, index) => String(cell).padEnd(index === 0 ? 40 : 10)).join('')}\n`)
}

build()
prepareDatabase('.state')
const site = await serve({ port: sitePort, stateDir: '.state' })
const full = await standInForEdge(site.url, fullPort, { strip: false })
const stripped = await standInForEdge(site.url, strippedPort, { strip: true })
const { executablePath, args } = await chooseBrowser()
const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless', '--ignore-certificate-errors', ...args] })
try {
  print(['page', 'FCP ms', 'SI ms', 'LCP ms', 'stripped', 'ratio', 'CLS', 'TBT ms', 'perf', 'a11y', 'best', 'SEO'])
  for (const path of paths) {
    const address = localizedPath(path, defaultLocale, defaultLocale)
    const ours: Measures[] = []
    const limits: Measures[] = []
    for (const edge of [full, stripped]) await edge.warm(address)
    for (let run = 0; run < runs; run += 1) {
      ours.push(await measure(full.url + address, chrome.port, run === 0 ? {} : onlyPerformance))
      limits.push(await measure(stripped.url + address, chrome.port, onlyPaint))
    }
    const lcp = median(ours.map((one) => one.lcp))
    const limit = median(limits.map((one) => one.lcp))
    const score = (name: string) => median(ours.flatMap((one) => one.scores[name] ?? []))
    print([
      address,
      Math.round(median(ours.map((one) => one.fcp))),
      Math.round(median(ours.map((one) => one.speedIndex))),
      Math.round(lcp),
      Math.round(limit),
      (lcp / limit).toFixed(3),
      median(ours.map((one) => one.cls)).toFixed(3),
      Math.round(median(ours.map((one) => one.tbt))),
      ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
    ])
  }
} finally {
  chrome.kill()
  for (const edge of [full, stripped]) edge.stop()
  await site.stop()
}
