import { at, expect, test } from './test'

test('reads an article and goes on to the next @story', async ({ page }) => {
  await page.goto(at('vi', '/'))
  await page
    .getByRole('navigation', { name: 'Menu chính' })
    .getByRole('link', { name: 'Cảm hứng' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cảm hứng lên đường' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Tháng' })
    .getByRole('link', { name: '9/2025' })
    .click()
  await expect(page.getByText('Tháng 9 năm 2025: 3 bài viết')).toBeVisible()
  await page
    .getByRole('heading', { name: /Tô phở/ })
    .getByRole('link')
    .last()
    .click()
  await expect(page).toHaveURL(/\/inspiration\/to-pho-nam-gio-sang$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('27 tháng 09, 2025')).toBeVisible()
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
  await expect(page.getByRole('link', { name: '9/2025' })).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('head meta[property="og:type"]')).toHaveAttribute('content', 'website')
})

test('is not told that an article does not exist while it is on its way or cannot be read', async ({
  page,
  complaints,
}) => {
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
