import type { Page } from '@playwright/test'
import { locales } from '../../schema/locale'
import { at, expect, isPhone, test } from './test'

/** A page of each kind: where a visitor comes from, the page, and the link's own path where it is an old one. */
const ways: [from: string, to: string, link?: string][] = [
  ['/where-to-go', '/'],
  ['/', '/where-to-go'],
  ['/where-to-go', '/where-to-go/hoi-an'],
  ['/', '/things-to-do'],
  ['/things-to-do', '/things-to-do/hot-springs'],
  ['/', '/plan-your-trip'],
  ['/plan-your-trip', '/plan-your-trip/day-5'],
  ['/', '/plan-your-trip/hoi-an-3-days', '/huong-dan/hoi-an-3-days'],
  ['/', '/travel-deals'],
  ['/travel-deals', '/travel-deals/mekong-two-days'],
  ['/', '/inspiration'],
  ['/inspiration', '/inspiration/to-pho-nam-gio-sang', '/bai-viet/to-pho-nam-gio-sang'],
  ['/', '/my-journal'],
  ['/', '/shop-gear'],
  ['/', '/lien-he'],
  ['/things-to-do', '/lien-he/trip-planning'],
  ['/', '/ve-chung-toi'],
  ['/', '/chinh-sach-bao-mat'],
  ['/', '/dieu-khoan'],
  ['/', '/yeu-thich'],
]

const headOf = (page: Page) => page.evaluate(() => [...document.head.querySelectorAll('[data-head]')].map((element) => element.outerHTML))

for (const locale of locales) {
  for (const [from, to, link = to] of ways) {
    test(`${to} in ${locale} has the same head after a click as on a direct visit`, async ({ page }, { project }) => {
      test.skip(isPhone(project.name), 'the head knows no screen width')
      await page.goto(at(locale, to))
      const direct = await headOf(page)
      expect(direct.length).toBeGreaterThan(15)

      await page.goto(at(locale, from))
      // Before its scripts are there, the footer's link is one that the browser follows by itself.
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
      await page
        .locator(`a[href="${at(locale, link)}"]`)
        .first()
        .dispatchEvent('click')
      await expect(page).toHaveURL(at(locale, to))
      await expect.poll(() => headOf(page)).toEqual(direct)
      expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
    })
  }
}

test('the colour of the browser’s bars is the chosen theme’s, not the system’s', async ({ page }, { project }) => {
  test.skip(isPhone(project.name), 'the button stands in the menu there')
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    )
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(at('en', '/where-to-go'))
  expect(await shown()).toEqual(['#FBF6EC'])
  await page.getByRole('button', { name: 'Dark theme' }).filter({ visible: true }).click()
  expect(await shown()).toEqual(['#15171C'])
  await page.reload()
  expect(await shown()).toEqual(['#15171C'])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Dark theme' }).filter({ visible: true }).click()
  expect(await shown()).toEqual(['#FBF6EC'])
})
