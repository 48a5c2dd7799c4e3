import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import { build } from 'vite'
import type { SearchIndex } from '../../schema/api/search'
import { type Locale, locales } from '../../schema/locale'
import { chooseBrowser } from '../browser'
import { freePort, prepareDatabase, serve } from '../local-site'
import { measureSearch, type SearchTimes } from './search-timing'
import { median, printRow, withBudget } from './table'

const budgets = { indexKb: 120, serverMs: 25, keyMs: 50 }
const slowdown = 4
const runs = 3

const queries: Record<Locale, string[]> = {
  vi: [
    'phở',
    'bun cha',
    'hội an',
    'da lat',
    'sài gòn',
    'phú quốc tháng 9',
    'sapa mùa lúa chín',
    'vịnh hạ long du thuyền',
    'ha giang loop',
    'cầu vàng bà nà',
    'hà nội 3 ngày',
    'gia đình có con nhỏ',
    'đi biển ở đâu',
    'quán chay',
    'áo mưa',
    'sạc dự phòng',
    'xe từ sân bay',
    'mùa bão miền trung',
    'cà phê trứng',
    'khuyến mãi khách sạn',
  ],
  en: [
    'pho',
    'banh mi',
    'hoi an lanterns',
    'dalat',
    'saigon food',
    'phu quoc beach',
    'sapa trekking',
    'halong bay cruise',
    'ha giang loop motorbike',
    'golden bridge',
    'hanoi old quarter',
    'two weeks itinerary',
    'family with kids',
    'honeymoon',
    'vegetarian food',
    'rain jacket',
    'power bank',
    'airport transfer',
    'typhoon season',
    'hotel deals',
  ],
}

/** The script that measures in the page, as `searchTiming`. */
async function bundleTiming(): Promise<string> {
  const lib = {
    entry: 'tools/bench/search-timing.ts',
    formats: ['iife' as const],
    name: 'searchTiming',
  }
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, lib },
  })
  const [bundle] = [built].flat()
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('the search was not bundled')
  return chunk.code
}

/** Of several runs, each time's median. */
function middleOf(runs: SearchTimes[]): SearchTimes {
  const each = (key: 'keys' | 'queries') =>
    (runs[0]?.[key] ?? []).map((_, index) => median(runs.flatMap((run) => run[key][index] ?? [])))
  return {
    build: median(runs.map(({ build }) => build)),
    keys: each('keys'),
    queries: each('queries'),
  }
}

/**
 * In the packaged browser on a processor four times slower; each run in a new page, whose first key
 * comes right after the build.
 */
async function measureInPages(
  browser: Browser,
  index: string,
  locale: Locale,
): Promise<SearchTimes> {
  const script = await bundleTiming()
  const times: SearchTimes[] = []
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage()
    await page.addScriptTag({ content: script })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    times.push(
      await page.evaluate<SearchTimes>(
        `searchTiming.measureSearch(${index}, '${locale}', ${JSON.stringify(queries[locale])})`,
      ),
    )
    await page.close()
  }
  return middleOf(times)
}

async function timeOfAnswer(url: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return performance.now() - started
}

/**
 * Milliseconds until the Worker has answered: the first query, which builds the engine; those after
 * it and, in turn, `/api/health`.
 */
async function measureServer(
  site: string,
  locale: Locale,
): Promise<{ first: number; others: number[]; health: number[] }> {
  const urls = queries[locale].map(
    (q) => `${site}/api/search?${new URLSearchParams({ q, locale })}`,
  )
  const first = await timeOfAnswer(urls[0] ?? site)
  const others: number[] = []
  const health: number[] = []
  for (const url of Array.from({ length: runs }, () => urls).flat()) {
    others.push(await timeOfAnswer(url))
    health.push(await timeOfAnswer(`${site}/api/health`))
  }
  return { first, others, health }
}

const highest = (values: number[]) => Math.max(...values).toFixed(1)

/**
 * Size and speed of the search in both languages, over the local Worker with the samples and
 * everyday queries.
 */
export async function benchSearch(): Promise<boolean> {
  const stateDir = mkdtempSync(join(tmpdir(), 'travel-site-search-'))
  prepareDatabase(stateDir)
  const site = await serve({ port: await freePort(), stateDir })
  const browser = await chromium.launch(await chooseBrowser())
  const missed = { count: 0 }
  try {
    for (const locale of locales) {
      const index = await (await fetch(`${site.url}/api/search/index?locale=${locale}`)).text()
      const parsed: SearchIndex = JSON.parse(index)
      const kb = gzipSync(index).length / 1024
      const server = await measureServer(site.url, locale)
      const node = middleOf(
        Array.from({ length: runs }, () => measureSearch(parsed, locale, queries[locale])),
      )
      const phone = await measureInPages(browser, index, locale)
      const serverMs = median(server.others)
      const keyMs = Math.max(...phone.keys)
      printRow([`search in ${locale}`, 'median', 'max', 'budget'])
      printRow(['documents', parsed.docs.length])
      printRow([
        'index, KB gzip',
        withBudget(kb, kb <= budgets.indexKb, missed, 1),
        '',
        budgets.indexKb,
      ])
      printRow(['Node: ms to build', node.build.toFixed(0)])
      printRow(['Node: ms a query', median(node.queries).toFixed(2), highest(node.queries)])
      printRow(['Worker: ms of the first answer', server.first.toFixed(0)])
      printRow([
        'Worker: ms an answer',
        withBudget(serverMs, serverMs <= budgets.serverMs, missed, 1),
        highest(server.others),
        budgets.serverMs,
      ])
      printRow([
        'Worker: ms of /api/health, in turn',
        median(server.health).toFixed(1),
        highest(server.health),
      ])
      printRow([`browser, CPU ÷ ${slowdown}: ms to build`, phone.build.toFixed(0)])
      printRow([
        `browser, CPU ÷ ${slowdown}: ms a query`,
        median(phone.queries).toFixed(1),
        highest(phone.queries),
      ])
      printRow([
        `browser, CPU ÷ ${slowdown}: ms a key`,
        median(phone.keys).toFixed(1),
        withBudget(keyMs, keyMs <= budgets.keyMs, missed, 1),
        budgets.keyMs,
      ])
    }
    return missed.count === 0
  } finally {
    await browser.close()
    await site.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}
