import type { Page } from '@playwright/test'
import type { LeadList } from '../../schema/api/admin-leads'
import type { AdminPost } from '../../schema/api/admin-posts'
import type { AdminProductList } from '../../schema/api/admin-products'
import { locales } from '../../schema/locale'
import { adminScreens } from '../../tools/screens'
import { logIn, readAdmin, sendAdmin } from './admin'
import { axeFindings } from './axe'
import { at, expect, isPhone, test } from './test'

/** Every view, those of one thing included, which is made for it. */
async function allViews(page: Page): Promise<readonly { name: string; path: string }[]> {
  const { id } = await sendAdmin<AdminPost>(page, 'POST', '/api/admin/posts', { titleVi: 'Bài để xem thử', titleEn: 'A draft to look at' })
  const email = `view-${id}@example.com`
  await sendAdmin(page, 'POST', '/api/trip-leads', { name: 'Lan', email, destination: 'Huế', message: 'Cả nhà sáu người.' })
  const { leads } = await readAdmin<LeadList>(page, `/api/admin/leads?q=${encodeURIComponent(email)}`)
  const { products } = await readAdmin<AdminProductList>(page, '/api/admin/products')
  const made = [
    ...leads.map((lead) => ({ name: 'lead', path: `/admin/leads/${lead.kind}/${lead.id}` })),
    ...products.slice(0, 1).map((product) => ({ name: 'product', path: `/admin/products/${product.id}` })),
  ]
  if (made.length !== 2) throw new Error('the lead or a product is missing')
  return [
    ...adminScreens,
    ...made,
    { name: 'post', path: `/admin/posts/${id}` },
    { name: 'revisions', path: `/admin/posts/${id}/revisions` },
  ]
}

/** Waits until a view has its data: nothing on it is still waiting. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main .skeleton')).toHaveCount(0)
}

for (const theme of ['light', 'dark'] as const) {
  for (const locale of locales) {
    test(`axe finds nothing in the admin in ${locale}, ${theme}, and nothing is wider than the window`, async ({ page, complaints }, {
      project,
    }) => {
      const isPhoneTurn = (theme === 'dark') === (locale === 'vi')
      test.skip(isPhone(project.name) !== isPhoneTurn, 'each size sees each theme and each language once')
      test.setTimeout(240_000)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await logIn(page)
      for (const { name, path } of [{ name: 'login', path: '/admin/login' }, ...(await allViews(page))]) {
        await page.goto(at(locale, path))
        await settle(page)
        await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
        expect.soft(await axeFindings(page), name).toEqual([])
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect.soft(sideways, `${name} is wider than the window`).toBeLessThanOrEqual(0)
        expect.soft(complaints.splice(0), name).toEqual([])
      }
    })
  }
}

test('everything in every view can be reached with Tab, and shows that it has the focus', async ({ page }, { project }) => {
  test.skip(isPhone(project.name), 'a phone has no Tab key')
  test.setTimeout(240_000)
  await logIn(page)
  for (const { name, path } of await allViews(page)) {
    await page.goto(at('en', path))
    await settle(page)
    expect.soft(await tabThrough(page), name).toEqual([])
  }
})

/** Presses Tab until it has been everywhere. Answers what was not reached or does not show its focus. */
async function tabThrough(page: Page): Promise<string[]> {
  const total = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [contenteditable="true"]')
    // One radio button of a group takes the Tab key for all of it.
    const reachable = [...all].filter(
      (element) => element.checkVisibility() && !element.matches(':disabled, [tabindex="-1"], [type="radio"]:not(:checked)'),
    )
    for (const element of reachable) element.dataset.toReach = ''
    return reachable.length
  })
  for (let press = 0; press < total + 20; press += 1) {
    await page.keyboard.press('Tab')
    await page.evaluate(() => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement)) return
      // An editor shows a caret instead.
      const { outlineStyle, boxShadow } = getComputedStyle(focused)
      const isShown = outlineStyle !== 'none' || boxShadow !== 'none' || focused.isContentEditable
      if (isShown) delete focused.dataset.toReach
    })
  }
  return page.evaluate(() => [...document.querySelectorAll('[data-to-reach]')].map((element) => element.outerHTML.slice(0, 120)))
}
