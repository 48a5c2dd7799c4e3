import type { Page } from '@playwright/test'
import { holdRequests } from './hold-requests'
import { followToShop, serveProducts } from './products'
import { at, expect, test } from './test'

const products = (page: Page) => page.locator('section:has(#products-heading)')
const cards = (page: Page) => products(page).getByRole('article')
const status = (page: Page) => products(page).getByRole('status')
const loadMore = (page: Page) => products(page).getByRole('link', { name: 'Load more' })

test('filters, sorts, loads three pages, opens a product and comes back to the same place @story', async ({
  page,
  context,
}) => {
  const asked = await serveProducts(page)
  await followToShop(page, 'en')
  await expect(status(page)).toHaveText('Showing 24 of 80 products')
  expect(asked[0]).toMatch(
    /\?page=1&limit=24&countries=US,KR,JP,UK,AU,SG,TH,MY&sortBy=trending&inStock=true&isHot=true$/,
  )

  const kinds = page.getByRole('navigation', { name: 'Category' })
  await expect(kinds.getByRole('link')).toHaveCount(9)
  await kinds.getByRole('link', { name: 'Food (10)' }).click()
  await expect(status(page)).toHaveText('Showing 10 of 10 products')
  await expect(page).toHaveURL(/\?category=food$/)
  await expect(loadMore(page)).toHaveCount(0)
  await kinds.getByRole('link', { name: 'All (80)' }).click()
  await page.getByLabel('Sort by').selectOption('price-high')
  await expect(page).toHaveURL(/\/shop-gear\?sort=price-high$/)
  await expect(cards(page).first()).toContainText('Thing 80')
  expect(asked.at(-1)).toMatch(/sortBy=price-high&inStock=true$/)

  await loadMore(page).click()
  await expect(status(page)).toHaveText('Showing 48 of 80 products')
  await loadMore(page).click()
  await expect(status(page)).toHaveText('Showing 72 of 80 products')
  await expect(page).toHaveURL(/\?sort=price-high&page=3$/)
  await expect(cards(page)).toHaveCount(72)

  await context.route('**/r/*', (route) =>
    route.fulfill({ body: 'the merchant', contentType: 'text/plain' }),
  )
  const link = page.getByRole('link', { name: 'View at Tropic Trail Outfitters: Thing 25' })
  await expect(link).toHaveAttribute('rel', 'sponsored noopener')
  await link.scrollIntoViewIfNeeded()
  const popup = page.waitForEvent('popup')
  await link.click()
  expect((await popup).url()).toMatch(/\/r\/thing-25$/)
  await (await popup).close()

  const place = await page.evaluate(() => window.scrollY)
  const before = asked.length
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About us' })
    .evaluate((element: HTMLElement) => element.click())
  await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toHaveCount(72)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  expect(asked.length).toBe(before)
})

test('drops the late answer of an old search, and does not ask for every letter', async ({
  page,
}) => {
  const asked = await serveProducts(page)
  const release = await holdRequests(page, /q=Thing(\+|%20)7&/)
  await followToShop(page, 'en')
  const box = page.getByRole('searchbox', { name: 'Search products' })
  await box.pressSequentially('Thing 7')
  await expect(page).toHaveURL(/q=Thing\+7$/)
  await expect(products(page).locator('[data-skeleton]')).toHaveCount(8)
  await box.pressSequentially('7')
  await expect(status(page)).toHaveText('Showing 1 of 1 product')
  const late = page.waitForResponse((response) => response.url().includes('q=Thing+7&'))
  release()
  await late
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Thing 77')
  // How many pauses a slow machine makes between the letters is not the shop's doing.
  expect(asked.filter((url) => url.includes('q=')).length).toBeLessThan('Thing 77'.length)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(box).toHaveValue('')
  await expect(status(page)).toHaveText('Showing 24 of 80 products')
})

test('says that products could not be loaded, in both languages, and tries again', async ({
  page,
  complaints,
}) => {
  let broken = true
  await serveProducts(page, async (route) => {
    if (broken)
      await route.fulfill({
        status: 503,
        json: { error: 'The database does not answer.', code: 'UNAVAILABLE' },
      })
    return broken
  })
  await followToShop(page, 'vi')
  await expect(page.getByRole('alert')).toContainText('Lỗi tải sản phẩm')
  await expect(page.getByRole('alert')).toContainText(
    'Không tải được danh sách sản phẩm. Dịch vụ tạm thời gián đoạn.',
  )
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page.getByRole('alert')).toContainText('Error loading products')
  await expect(page.getByRole('alert')).toContainText('Failed to fetch products.')
  broken = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(status(page)).toHaveText('Showing 24 of 80 products')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(complaints.every((line) => line.includes('503'))).toBe(true)
  complaints.length = 0
})

test('keeps the list when the next page fails, and goes on from there', async ({
  page,
  complaints,
}) => {
  let broken = true
  await serveProducts(page, async (route, url) => {
    const fails = broken && url.includes('page=2&')
    if (fails) await route.fulfill({ status: 500, body: 'no JSON at all' })
    return fails
  })
  await followToShop(page, 'en')
  await loadMore(page).click()
  await expect(page.getByRole('alert')).toContainText('Failed to fetch products.')
  await expect(cards(page)).toHaveCount(24)
  await expect(status(page)).toHaveText('Showing 24 of 80 products')
  await expect(loadMore(page)).toHaveCount(0)
  broken = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(cards(page)).toHaveCount(48)
  await expect(page.getByRole('link', { name: /: Thing 25 \(/ })).toBeFocused()
  expect(complaints.every((line) => line.includes('500'))).toBe(true)
  complaints.length = 0
})

test('shows what a product is, sends an event for each click, and saves it', async ({
  page,
  context,
}) => {
  const told: unknown[] = []
  await page.route('**/api/analytics/affiliate-click', async (route) => {
    told.push(route.request().postDataJSON())
    await route.fulfill({ status: 204 })
  })
  await context.route(/tropictrail|\/r\//, (route) =>
    route.fulfill({ body: 'the merchant', contentType: 'text/plain' }),
  )
  await serveProducts(page)
  await followToShop(page, 'vi')
  const first = cards(page).first()
  for (const words of ['−15%', 'Món 1', 'Xem tại Tropic Trail Outfitters', '~30.000 đ']) {
    await expect(first).toContainText(words)
  }
  await expect(first).toContainText('Món 1 dùng để làm gì.')
  await expect(first).toContainText('Vali & ba lô · nhẹ · khô · nhỏ')

  for (const number of [3, 4]) {
    const popup = page.waitForEvent('popup')
    await page
      .getByRole('link', { name: `Xem tại Tropic Trail Outfitters: Món ${number} (` })
      .click()
    await (await popup).close()
  }
  await expect
    .poll(() => told)
    .toEqual([
      {
        itemId: 'thing-3',
        merchant: 'Tropic Trail Outfitters',
        category: 'accessories',
        country: 'AU',
      },
      { itemId: 'thing-4', merchant: 'Tropic Trail Outfitters', category: 'health', country: 'AU' },
    ])

  await page.getByRole('button', { name: 'Lưu Món 5', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Lưu Món 5', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.goto(at('vi', '/yeu-thich'))
  await expect(page.getByRole('region', { name: 'Đã lưu' })).toContainText('Sản phẩm')
  await page.getByRole('link', { name: 'Món 5' }).click()
  await expect(cards(page).first()).toContainText('Món 5')
})

test('comes with its first pages rendered, and reads nothing twice', async ({ page }) => {
  const asked = await serveProducts(page)
  await page.goto(at('vi', '/shop-gear?page=2&sort=rating'))
  await expect(cards(page)).toHaveCount(48)
  await expect(status(page)).toHaveText(/^Đang xem 48 trên \d+ sản phẩm$/)
  expect(asked).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters by form and links, and loads more', async ({ page }) => {
    await page.goto(at('en', '/shop-gear'))
    await page
      .getByRole('navigation', { name: 'Category' })
      .getByRole('link', { name: /^Food/ })
      .click()
    await page.getByLabel('Highest price in US dollars').fill('20')
    await page.getByLabel('Sort by').selectOption('price-low')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/max=20.*category=food/)
    await expect(cards(page).first()).toContainText('Food ·')
    await page
      .getByRole('navigation', { name: 'Category' })
      .getByRole('link', { name: /^All/ })
      .click()
    await expect(status(page)).toHaveText(/^Showing 24 of/)
    await loadMore(page).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(cards(page).nth(24)).toBeVisible()
  })
})
