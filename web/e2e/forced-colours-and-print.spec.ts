import type { Locator, Page } from '@playwright/test'
import { at, expect, test } from './test'

const look = (item: Locator) =>
  item.evaluate((element) => {
    const { color, backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(element)
    return { color, backgroundColor, border: borderTopWidth === '0px' ? 'none' : borderTopColor }
  })

test('tells what is chosen and what is a button where colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(at('en', '/things-to-do?category=cuisine'))
  const chips = page.getByRole('main').locator('nav a[href*="category="]')
  const chosen = page.getByRole('main').locator('nav a[aria-current]')
  expect((await look(chosen.first())).backgroundColor).not.toBe(
    (await look(chips.last())).backgroundColor,
  )
  await page.goto(at('en', '/lien-he/trip-planning'))
  const button = await look(page.getByRole('button', { name: 'Send request' }))
  expect(button.border).not.toBe('none')
  expect(button.border).not.toBe(button.backgroundColor)
  await page.getByLabel('Travel dates').fill('Apr 10 – 17, 2028')
  await page.getByRole('button', { name: 'Pick dates' }).click()
  const days = page.getByRole('dialog', { name: 'Pick dates' })
  const [end, between, other] = await Promise.all(
    [/April 10th/, /April 12th/, /April 20th/].map((name) =>
      look(days.getByRole('button', { name })),
    ),
  )
  expect(end?.backgroundColor).not.toBe(other?.backgroundColor)
  expect(between?.border).not.toBe(other?.border)
})

test('prints what can be read, and no buttons of an article', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(at('en', '/where-to-go/hue'))
  const button = page.getByRole('main').getByRole('link', { name: /^Book hotels/ })
  expect(await look(button)).toMatchObject({ color: 'rgb(0, 0, 0)', border: 'rgb(0, 0, 0)' })
  await page.goto(at('en', '/inspiration/to-pho-nam-gio-sang'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Save', exact: true })).toBeHidden()
  await expect(main.getByRole('button', { name: 'Share', exact: true })).toBeHidden()
})

test('prints the picture over the page, the address with its code, and what screens fold', async ({
  page,
}) => {
  const path = at('en', '/plan-your-trip/hoi-an-3-days')
  await page.goto(path)
  const code = page.getByRole('img', { name: 'QR code of this page' })
  const text = page.getByText('Be in the old town at 5:30 am')
  await expect(code).toBeHidden()
  await expect(text).toBeHidden()
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await expect(code).toBeVisible()
  await expect(page.getByText(path)).toBeVisible()
  await expect(text).toBeVisible()
  await expect(page.getByText('Suggested itinerary', { exact: true })).toBeHidden()
  const picture = await page.getByRole('main').locator('article img').first().boundingBox()
  expect([picture?.width, Math.round(picture?.height ?? 0)]).toEqual([718, 227])
})

test('has the code of the next page too', async ({ page }) => {
  await page.goto(at('en', '/plan-your-trip/day-16'))
  const drawn = (one: Page) =>
    one.locator('svg[aria-label="QR code of this page"] path').last().getAttribute('d')
  const first = await drawn(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Next day/ })
    .first()
    .click()
  await expect(page).toHaveURL(/day-17$/)
  await expect.poll(() => drawn(page)).not.toBe(first)
})
