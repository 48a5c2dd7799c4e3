import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { type Locale, locales, localizedPath } from '../schema/locale'
import { paths } from '../schema/paths'
import { chooseBrowser } from './browser'
import { defaultLocale } from './default-locale'
import { build, prepareDatabase, serve } from './local-site'

/**
 * How long typing into the search holds the browser up: the longest and the median gap in which nothing else could run, a key at a
 * time, with everything loaded. Also the compressed size of the search's content. `npm run bench:search`.
 */
const typed: Record<Locale, string[]> = {
  vi: ['đà nẵng', 'ca phe da lat', 'vịnh hạ long du thuyền', 'cho noi cai rang', 'phogn nha'],
  en: ['da nang', 'coffee in da lat', 'overnight cruise ha long', 'floating market', 'noodel soup'],
}
const keyDelayMs = 120

/** Runs in the page: a loop of messages whose longest gap is the longest time that something held the thread. The loop before it ends. */
function watchGaps(): void {
  const channel = new MessageChannel()
  let last = performance.now()
  const gaps: number[] = []
  Object.assign(window, { gaps })
  channel.port1.onmessage = () => {
    if ((window as unknown as { gaps: number[] }).gaps !== gaps) return
    const now = performance.now()
    gaps.push(now - last)
    last = now
    channel.port2.postMessage(0)
  }
  channel.port2.postMessage(0)
}

build()
prepareDatabase('.state')
const site = await serve({ port: 8795, stateDir: '.state' })
const browser = await chromium.launch(await chooseBrowser())
try {
  for (const locale of locales) {
    const page = await browser.newPage()
    let contentBytes = 0
    page.on('response', async (response) => {
      if (response.url().endsWith('/search/index.json')) contentBytes = gzipSync(await response.body()).length
    })
    await page.goto(site.url + localizedPath(paths.search, locale, defaultLocale))
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    const box = page.locator('main').getByRole('searchbox')
    await box.pressSequentially('a', { delay: keyDelayMs })
    const longest: number[] = []
    for (const query of typed[locale]) {
      await box.fill('')
      await page.waitForTimeout(400)
      await page.evaluate(watchGaps)
      await box.pressSequentially(query, { delay: keyDelayMs })
      longest.push(...(await page.evaluate(() => (window as unknown as { gaps: number[] }).gaps.filter((gap) => gap > 4))))
    }
    const sorted = longest.sort((a, b) => a - b)
    const at = (part: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)
    process.stdout.write(
      `${locale}: gaps over 4 ms: ${sorted.length}, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms; content ${(contentBytes / 1000).toFixed(1)} KB compressed\n`,
    )
    await page.close()
  }
} finally {
  await browser.close()
  await site.stop()
}
