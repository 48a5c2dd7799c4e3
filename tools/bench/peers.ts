import { type Browser, chromium } from 'playwright'
import { chooseBrowser } from '../browser'
import { freePort, prepareDatabase, serve } from '../local-site'
import { type EdgeStandIn, standInForEdge } from './edge-stand-in'
import { median, printRow } from './table'

const runs = Number(process.env.RUNS ?? 9)
const ownPaths = ['/', '/inspiration', '/inspiration/to-pho-nam-gio-sang']

/** 1.6 Mbit/s down, 750 kbit/s up, in bytes a second, with 150 ms there and back. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

interface Visit {
  paint: number
  scripts: number
  longTasks: number
}

/** Opens a page with an empty cache on a phone that is four times slower. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, ignoreHTTPSErrors: true, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const scripts = new Set<string>()
    let bytes = 0
    session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength
    })
    await page.addInitScript({
      content: `globalThis.benchPaint = 0; globalThis.benchTasks = 0
        new PerformanceObserver((list) => { for (const { startTime } of list.getEntries()) benchPaint = startTime }).observe({ type: 'largest-contentful-paint', buffered: true })
        new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) benchTasks += duration }).observe({ type: 'longtask', buffered: true })`,
    })
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
    const [paint = 0, longTasks = 0] = (await page.evaluate('[benchPaint, benchTasks]')) as number[]
    return { paint, scripts: bytes, longTasks }
  } finally {
    await context.close()
  }
}

/** Our home, list and article beside other addresses, all through the same stand-in for the edge and in turn; medians. */
export async function benchPeers(addresses: string[]): Promise<boolean> {
  prepareDatabase('.state')
  const site = await serve({ port: await freePort(), stateDir: '.state' })
  const edges: EdgeStandIn[] = []
  const browser = await chromium.launch(await chooseBrowser())
  try {
    const wanted = [...ownPaths.map((path) => new URL(path, site.url)), ...addresses.map((address) => new URL(address))]
    const origins = new Map<string, EdgeStandIn>()
    for (const { origin } of wanted) {
      const edge = origins.get(origin) ?? (await standInForEdge(origin))
      if (!origins.has(origin)) edges.push(edge)
      origins.set(origin, edge)
    }
    const visits = wanted.map(() => [] as Visit[])
    // The first round fills the stand-ins.
    for (let run = 0; run <= runs; run += 1) {
      for (const [index, { origin, pathname, search }] of wanted.entries()) {
        const measured = await visit(browser, `${origins.get(origin)?.url}${pathname}${search}`)
        if (run > 0) visits[index]?.push(measured)
      }
    }
    printRow(['page', 'LCP ms', 'scripts KB', 'long tasks'])
    for (const [index, { href }] of wanted.entries()) {
      const of = (key: keyof Visit) => median(visits[index]?.map((one) => one[key]) ?? [])
      printRow([href, Math.round(of('paint')), (of('scripts') / 1000).toFixed(1), Math.round(of('longTasks'))])
    }
    return true
  } finally {
    await browser.close()
    for (const edge of edges) edge.stop()
    await site.stop()
  }
}
