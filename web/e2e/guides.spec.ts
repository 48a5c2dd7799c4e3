import { at, expect, test } from './test'

test('goes from the home page to guide 7, on to guide 8 and to its hotels', async ({ page }) => {
  await page.goto(at('en', '/'))
  await page.getByRole('banner').getByRole('link', { name: 'Guides' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thirty days, one country' })).toBeVisible()
  await page.getByRole('link', { name: 'A day of eating in Hanoi', exact: true }).click()
  await expect(page).toHaveURL(/\/plan-your-trip\/day-7$/)
  await expect(page.getByRole('heading', { level: 1, name: 'A day of eating in Hanoi' })).toBeFocused()
  await page.getByRole('link', { name: 'Next day: 8' }).click()
  await expect(page).toHaveURL(/\/plan-your-trip\/day-8$/)
  const hotels = page.getByRole('link', { name: /^Book accommodation/ }).first()
  await expect(hotels).toHaveAttribute('href', '/r/hotel/halong-bay')
  await expect(hotels).toHaveAttribute('rel', 'sponsored noopener noreferrer')
  await expect(hotels).toHaveAttribute('target', '_blank')
})

test('narrows the guides down, finds none, resets, and comes back to the same list', async ({ page }) => {
  await page.goto(at('vi', '/plan-your-trip'))
  await expect(page.getByText(/^Tìm thấy/)).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Tìm cẩm nang' }).fill('ca phe')
  await expect(page.getByText(/^Tìm thấy \d+ bài/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buôn Ma Thuột: cà phê và cồng chiêng', exact: true })).toBeVisible()
  await page.getByLabel('Mức độ').selectOption('advanced')
  await expect(page.getByRole('heading', { name: 'Không tìm thấy cẩm nang' })).toBeVisible()
  await page.getByRole('button', { name: 'Xóa bộ lọc' }).click()
  await expect(page.getByRole('searchbox', { name: 'Tìm cẩm nang' })).toHaveValue('')
  await page.getByLabel('Chỉ bài nổi bật').check()
  await page.getByLabel('Chủ đề').selectOption('highlands')
  await page.getByRole('link', { name: 'Đà Lạt: thông, sương và vườn', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Đà Lạt: thông, sương và vườn' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Chỉ bài nổi bật')).toBeChecked()
  await expect(page.getByLabel('Chủ đề')).toHaveValue('highlands')
})

test('follows the table of contents of a guide', async ({ page }) => {
  await page.goto(at('en', '/plan-your-trip/day-4'))
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const link = contents.getByRole('link').nth(2)
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport()
})

test('blanks are no filter of the guides', async ({ page }) => {
  await page.goto(at('en', '/plan-your-trip?q=%20%20'))
  await expect(page.getByRole('heading', { name: 'Featured destinations' })).toBeVisible()
  await expect(page.getByText(/^\d+ guides? found/)).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search the guides' }).fill('coffee')
  await expect(page.getByText(/^\d+ guides? found/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Featured destinations' })).toBeVisible()
})
