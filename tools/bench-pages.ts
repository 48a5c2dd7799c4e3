import { createServer } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { localizedPath } from '../schema/locale'
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

const isText = /text|javascript|json|svg/

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

async function compressed(path: string, strip: boolean): Promise<Answer> {
  const answer = await fetch(`http://localhost:${sitePort}${path}`)
  const type = answer.headers.get('content-type') ?? ''
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !/encoding|length|transfer|connection/.test(name)))
  let body = Buffer.from(await answer.arrayBuffer())
  if (strip && type.includes('text/html')) {
    body = Buffer.from(body.toString().replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, ''))
  }
  if (!isText.test(type)) return { status: answer.status, headers, body }
  const packed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return { status: answer.status, headers: { ...headers, 'content-encoding': 'br' }, body: packed }
}

/**
 * The site behind a proxy that compresses like the edge does; with `strip` every script is taken out of the pages: what they could
 * reach at best. Both go through it, so that the comparison is fair, and keep their answers: the browser has the processor for itself.
 */
function serveThroughProxy(port: number, strip: boolean): Promise<() => void> {
  const kept = new Map<string, Promise<Answer>>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (request.method === 'POST') {
      // An article's views are counted: nothing to keep, and nothing to wait for.
      response.writeHead(204).end()
      return
    }
    const known = kept.get(path) ?? compressed(path, strip)
    kept.set(path, known)
    const { status, headers, body } = await known
    response.writeHead(status, headers)
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  return new Promise((resolve) => server.listen(port, () => resolve(() => server.close())))
}

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
const stopProxies = [await serveThroughProxy(fullPort, false), await serveThroughProxy(strippedPort, true)]
const { executablePath, args } = await chooseBrowser()
const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] })
try {
  print(['page', 'FCP ms', 'SI ms', 'LCP ms', 'stripped', 'ratio', 'CLS', 'TBT ms', 'perf', 'a11y', 'best', 'SEO'])
  for (const path of paths) {
    const address = localizedPath(path, defaultLocale, defaultLocale)
    const full: Measures[] = []
    const stripped: Measures[] = []
    for (const port of [fullPort, strippedPort]) await fetch(`http://localhost:${port}${address}`)
    for (let run = 0; run < runs; run += 1) {
      full.push(await measure(`http://localhost:${fullPort}${address}`, chrome.port))
      stripped.push(await measure(`http://localhost:${strippedPort}${address}`, chrome.port, onlyPaint))
    }
    const lcp = median(full.map((one) => one.lcp))
    const limit = median(stripped.map((one) => one.lcp))
    const score = (name: string) => median(full.map((one) => one.scores[name] ?? Number.NaN))
    print([
      address,
      Math.round(median(full.map((one) => one.fcp))),
      Math.round(median(full.map((one) => one.speedIndex))),
      Math.round(lcp),
      Math.round(limit),
      (lcp / limit).toFixed(3),
      median(full.map((one) => one.cls)).toFixed(3),
      Math.round(median(full.map((one) => one.tbt))),
      ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
    ])
  }
} finally {
  chrome.kill()
  for (const stop of stopProxies) stop()
  await site.stop()
}
