import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { locales, localizedPath } from '../schema/locale'
import { chooseBrowser } from './browser'
import { defaultLocale } from './default-locale'
import { siteOrOwn } from './local-site'
import { adminScreens, logIn, screens } from './screens'

/**
 * Takes a picture of every screen at 360, 768 and 1280 pixels, in both languages and both themes,
 * into `screenshots/`. `npm run screenshots -- <part of a screen's name> <width>` takes fewer;
 * BASE_URL takes them of a running site. With ADMIN_USER and ADMIN_PASSWORD it takes the admin's
 * views instead.
 */
const [wanted = '', onlyWidth] = process.argv.slice(2)
const widths = [360, 768, 1280].filter((width) => !onlyWidth || String(width) === onlyWidth)
const folder = 'screenshots'
mkdirSync(folder, { recursive: true })

const { ADMIN_USER: username, ADMIN_PASSWORD: password = '' } = process.env
const wantedScreens = (username ? adminScreens : screens).filter(({ name }) =>
  name.includes(wanted),
)

const site = await siteOrOwn(process.env.BASE_URL)
const browser = await chromium.launch(await chooseBrowser())
try {
  for (const width of widths) {
    for (const theme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: { width, height: width < 700 ? 760 : 860 },
        colorScheme: theme,
        reducedMotion: 'reduce',
      })
      if (username) await logIn(context, site.url, { username, password })
      const page = await context.newPage()
      for (const locale of locales) {
        await context.addCookies([{ name: 'locale', value: locale, url: site.url }])
        for (const { name, path } of wantedScreens) {
          await page.goto(site.url + localizedPath(path, locale, defaultLocale), {
            waitUntil: 'networkidle',
          })
          await page.evaluate(async () => {
            for (const image of document.images) image.loading = 'eager'
            await Promise.all(
              [...document.images].map((image) => image.decode().catch(() => undefined)),
            )
            await document.fonts.ready
          })
          await page.screenshot({
            path: join(folder, `${name}-${width}-${locale}-${theme}.png`),
            fullPage: true,
          })
        }
      }
      await context.close()
    }
  }
} finally {
  await browser.close()
  await site.stop()
}
