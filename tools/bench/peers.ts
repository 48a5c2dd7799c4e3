import { type Browser, chromium } from 'playwright'
import { chooseBrowser } from '../browser'
import { freePort, prepareDatabase, serve } from '../local-site'
import { screens } from '../screens'
import { launchChrome, type Measures, measurePage, onlyPerformance } from './compare-page'
import { type EdgeStandIn, standInForEdge } from './edge-stand-in'
import { openOnPhone } from './phone'
import { median, printRow } from './table'
import { observeEvents, timeResponse } from './taps'

const runs = Number(process.env.RUNS ?? 5)
const kb = 1000

interface Visit extends Measures {
  tap: number
}

/** A tap on the menu of a header, on its search, or, where it has neither, on the headline. */
async function timeTap(browser: Browser, url: string): Promise<number> {
  const page = await openOnPhone(browser, url, observeEvents)
  const target = page.locator('header :is(button, summary, input):visible, h1').first()
  const response = await timeResponse(page, () => target.tap())
  await page.context().close()
  return response
}

function printVisits(address: string, visits: Visit[]): void {
  const of = (key: 'firstPaint' | 'paint' | 'blocking' | 'tap') =>
    Math.round(median(visits.map((visit) => visit[key])))
  const kilobytes = (kind: string) =>
    (median(visits.map(({ bytes }) => bytes[kind] ?? 0)) / kb).toFixed(1)
  printRow([
    address,
    of('firstPaint'),
    of('paint'),
    of('blocking'),
    ...['Document', 'Script', 'Stylesheet', 'all'].map(kilobytes),
    of('tap'),
  ])
}

/**
 * Our pages beside those at other addresses, all through stand-ins for the edge and in turn. An
 * address with a path is another site's article, beside which ours is measured; one without is
 * another version of ours, of which every kind of page is measured (ONLY names a part of its name).
 */
export async function benchPeers(addresses: string[]): Promise<boolean> {
  const others = addresses.map((address) => new URL(address))
  const only = others.some(({ pathname }) => pathname !== '/') ? /^article$/ : process.env.ONLY
  const own = screens.filter(({ name, isKind }) => isKind && name.search(only ?? '') >= 0)
  prepareDatabase('.state')
  const site = await serve({ port: await freePort(), stateDir: '.state' })
  const chrome = await launchChrome()
  const browser = await chromium.launch(await chooseBrowser())
  const edges = new Map<string, EdgeStandIn>()
  for (const { origin } of [new URL(site.url), ...others])
    edges.set(origin, edges.get(origin) ?? (await standInForEdge(origin)))
  try {
    printRow(['page', 'FCP', 'LCP', 'TBT ms', 'document', 'scripts', 'style', 'all KB', 'tap ms'])
    for (const { path } of own) {
      const targets = [new URL(path, site.url), ...others].map((address) =>
        address.pathname === '/' ? new URL(path, address) : address,
      )
      const visits = new Map<string, Visit[]>(targets.map(({ href }) => [href, []]))
      // The first round fills the stand-ins.
      for (let run = 0; run <= runs; run += 1) {
        for (const { href, origin, pathname, search } of targets) {
          const url = `${edges.get(origin)?.url}${pathname}${search}`
          const measures = await measurePage(url, chrome.port, onlyPerformance)
          if (run > 0) visits.get(href)?.push({ ...measures, tap: await timeTap(browser, url) })
        }
      }
      for (const [href, found] of visits) printVisits(href, found)
    }
    return true
  } finally {
    await browser.close()
    chrome.kill()
    for (const edge of edges.values()) edge.stop()
    await site.stop()
  }
}
