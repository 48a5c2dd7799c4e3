import { locales } from '../../schema/locale'
import { chooseBrowser } from '../../tools/browser'
import { at, expect, test } from './test'

const pages = [
  '/',
  '/where-to-go',
  '/where-to-go/hoi-an',
  '/shop-gear',
  '/travel-deals',
  '/inspiration',
  '/tim-kiem/hue',
  '/lien-he',
]

test('no page is wider than a phone with a default font twice as large', {
  tag: '@phone-only',
}, async ({ playwright, baseURL }) => {
  const choice = await chooseBrowser()
  const browser = await playwright.chromium.launch({
    ...choice,
    args: [...choice.args, '--blink-settings=defaultFontSize=32'],
  })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  for (const locale of locales) {
    for (const path of pages) {
      await page.goto(`${baseURL}${at(locale, path)}`)
      const { font, sideways } = await page.evaluate(() => ({
        font: getComputedStyle(document.documentElement).fontSize,
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }))
      expect(font).toBe('32px')
      expect.soft(sideways, at(locale, path)).toBeLessThanOrEqual(0)
    }
  }
  await browser.close()
})
