import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { type Locale, locales, localizedPath } from '../schema/locale'
import { paths } from '../schema/paths'
import { chooseBrowser } from './browser'
import { defaultLocale } from './default-locale'
import { build, prepareDatabase, serve } from './local-site'
import { type Task, traceTasks } from './trace-tasks'

/**
 * How long typing into the search holds the browser up: the tasks of the page's thread while somebody types a key at a time, with
 * everything loaded. Of each task the processor's time counts (another program that takes the processor meanwhile is not the search's
 * doing); the clock's time stands beside it. Also the compressed size of the search's content. `npm run bench:search`.
 */
const typed: Record<Locale, string[]> = {
  vi: ['đà nẵng', 'ca phe da lat', 'vịnh hạ long du thuyền', 'cho noi cai rang', 'phogn nha'],
  en: ['da nang', 'coffee in da lat', 'overnight cruise ha long', 'floating market', 'noodel soup'],
}
const keyDelayMs = 120
const settleMs = 500

/** The median, the 95th part of a hundred and the longest of some milliseconds, as text. */
function spread(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)
  return `median ${at(0.5)}, 95 % ${at(0.95)}, longest ${at(1)} ms`
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
    const tasks: Task[] = []
    for (const query of typed[locale]) {
      await box.fill('')
      await page.waitForTimeout(settleMs)
      const during = await traceTasks(page, async () => {
        await box.pressSequentially(query, { delay: keyDelayMs })
        await page.waitForTimeout(settleMs)
      })
      tasks.push(...during.filter(({ clock }) => clock > 4))
    }
    process.stdout.write(
      `${locale}: ${tasks.length} tasks over 4 ms; of the processor ${spread(tasks.map(({ processor }) => processor))}; by the clock ${spread(tasks.map(({ clock }) => clock))}; content ${(contentBytes / 1000).toFixed(1)} KB compressed\n`,
    )
    await page.close()
  }
} finally {
  await browser.close()
  await site.stop()
}
