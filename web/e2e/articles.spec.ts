import { holdRequests } from './hold-requests'
import { at, expect, test } from './test'

test('reads an article and goes on to the next', async ({ page }) => {
  await page.goto(at('vi', '/'))
  await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Cảm hứng' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cảm hứng lên đường' })).toBeVisible()
  await page.getByLabel('Tháng').selectOption('2025-09')
  await expect(page.getByText('Tháng 9, 2025: 3 bài viết')).toBeVisible()
  await page
    .getByRole('heading', { name: /Tô phở/ })
    .getByRole('link')
    .last()
    .click()
  await expect(page).toHaveURL(/\/inspiration\/to-pho-nam-gio-sang$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('27 tháng 9, 2025')).toBeVisible()
  await expect(page.getByText('Chuyện của tôi', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Điểm nổi bật' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mẹo du lịch' })).toBeVisible()
  const hotels = page.getByRole('link', { name: /^Đặt khách sạn/ })
  await expect(hotels).toHaveAttribute('href', '/r/article-hotel/hanoi')
  await expect(hotels).toHaveAttribute('rel', /sponsored/)
  await page.getByRole('heading', { name: 'Đọc tiếp' }).scrollIntoViewIfNeeded()
  await expect(page.locator('section', { hasText: 'Đọc tiếp' }).getByRole('article')).toHaveCount(3)
  await expect(page.locator('head meta[property="og:type"]')).toHaveAttribute('content', 'article')
  await page.goBack()
  await expect(page.getByLabel('Tháng')).toHaveValue('2025-09')
  await expect(page.locator('head meta[property="og:type"]')).toHaveAttribute('content', 'website')
})

test('retries a block whose data failed, while the rest of the page stands', async ({ page, complaints }) => {
  await page.goto(at('en', '/where-to-go'))
  let broken = true
  await page.route('**/api/posts**', (route) =>
    broken ? route.fulfill({ status: 503, body: '{"error":"x","code":"UNAVAILABLE"}' }) : route.continue(),
  )
  await page.locator('footer').getByRole('link', { name: 'Articles' }).click()
  await expect(page.getByRole('alert').first()).toContainText('This is not available right now.')
  await expect(page.getByRole('heading', { level: 1, name: 'Inspiration' })).toBeVisible()
  broken = false
  // Blocks fail one after another: each is asked again as it says so, until none is left.
  const failed = page.getByRole('alert')
  await expect(async () => {
    if ((await failed.count()) > 0) await failed.first().getByRole('button', { name: 'Retry' }).click({ timeout: 1_000 })
    await expect(failed).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(complaints.every((line) => line.includes('503'))).toBe(true)
  complaints.length = 0
})

test('keeps a month that only the list of months knows, over a reload and Back', async ({ page }) => {
  await page.goto(at('en', '/inspiration?month=2026-05'))
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Four hours at Cai Rang/ })
    .last()
    .click()
  await expect(page).toHaveURL(/\/inspiration\/cho-noi-cai-rang$/)
  await page.reload()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.goBack()
  await expect(page.getByText(/^May 2026: \d/)).toBeVisible()
  await expect(page).toHaveURL(/\?month=2026-05$/)
  await expect(page.getByLabel('Month')).toHaveValue('2026-05')
})

test('sees grey cards while a month loads and that another has nothing, and the other blocks all the time', async ({ page }) => {
  await page.goto(at('en', '/inspiration'))
  const release = await holdRequests(page, '**/api/posts?month=2025-10&*')
  await page.getByLabel('Month').selectOption('2025-10')
  await expect(page.getByRole('status').filter({ hasText: 'Loading' }).locator('[aria-hidden]')).toHaveCount(6)
  await expect(page.getByRole('heading', { name: 'Popular Destinations' })).toBeVisible()
  release()
  await expect(page.getByText(/^October 2025: \d/)).toBeVisible()
  await page.goto(at('en', '/inspiration?month=2024-01'))
  await expect(page.getByRole('heading', { name: 'No articles yet' })).toBeVisible()
  await expect(page.getByLabel('Month')).toHaveValue('2024-01')
  await expect(page.getByRole('heading', { name: 'Popular Destinations' })).toBeVisible()
})

test('is not told that an article does not exist while it is on its way or cannot be read', async ({ page, complaints }) => {
  await page.goto(at('en', '/inspiration'))
  await page.route('**/api/posts/*?locale=*', (route) => route.abort())
  await page
    .getByRole('main')
    .getByRole('link', { name: /^The night train to Hue/ })
    .last()
    .click()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(page).toHaveTitle('Inspiration | Mango Road')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await page.unroute('**/api/posts/*?locale=*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page).toHaveTitle('The night train to Hue | Mango Road')
  complaints.length = 0
})
