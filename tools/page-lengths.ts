import { chromium } from 'playwright'
import { locales, localizedPath } from '../schema/locale'
import { chooseBrowser } from './browser'
import { defaultLocale } from './default-locale'
import { siteOrOwn } from './local-site'
import { screens } from './screens'

/**
 * How long a page may be on a phone of 360 px, in pixels; the others have no bound of their own.
 */
const maxHeights: Record<string, number> = {
  home: 8000,
  destinations: 11_000,
  topics: 6000,
  guides: 6000,
  deals: 6000,
  articles: 7000,
  shop: 6500,
  search: 4500,
  destination: 7500,
  farm: 6000,
}
const maxFooter = 520
/** By screen, and of all others. */
const maxElements: Record<string, number> = { home: 900, destinations: 1800 }
const maxOtherElements = 1000

/**
 * Prints length and number of elements of every kind of page at 360 px in both languages, and ends
 * with 1 where one is over its bound.
 */
const site = await siteOrOwn(process.env.BASE_URL)
const browser = await chromium.launch(await chooseBrowser())
let over = 0
const within = (value: number, bound: number) => {
  if (value > bound) over += 1
  return value > bound ? `${value} (over ${bound})` : String(value)
}
try {
  const context = await browser.newContext({
    viewport: { width: 360, height: 760 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  process.stdout.write(
    '| page | language | height | elements | footer |\n| --- | --- | --- | --- | --- |\n',
  )
  for (const { name, path } of screens.filter(({ isKind }) => isKind))
    for (const locale of locales) {
      await context.addCookies([{ name: 'locale', value: locale, url: site.url }])
      await page.goto(site.url + localizedPath(path, locale, defaultLocale), {
        waitUntil: 'networkidle',
      })
      const { height, elements, footer } = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        elements: document.querySelectorAll('body *').length,
        footer: Math.round(document.querySelector('footer')?.getBoundingClientRect().height ?? 0),
      }))
      const cells = [
        name,
        locale,
        within(height, maxHeights[name] ?? Number.POSITIVE_INFINITY),
        within(elements, maxElements[name] ?? maxOtherElements),
        within(footer, maxFooter),
      ]
      process.stdout.write(`| ${cells.join(' | ')} |\n`)
    }
} finally {
  await browser.close()
  await site.stop()
}
process.exitCode = over > 0 ? 1 : 0
