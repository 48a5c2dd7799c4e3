import { at, expect, test } from '../test'

test.use({ javaScriptEnabled: false })

test('reads, filters and follows links without scripts', async ({ page }) => {
  await page.goto(at('vi', '/'))
  await expect(page.getByRole('heading', { level: 1, name: 'Vịnh Hạ Long' })).toBeVisible()
  await page.getByRole('link', { name: 'Xem chi tiết Hội An' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hội An' })).toBeVisible()
  await page.getByRole('link', { name: 'Về danh sách điểm đến' }).click()
  await page.getByRole('searchbox', { name: 'Tìm điểm đến' }).fill('da nang')
  await page.getByLabel('Miền', { exact: true }).selectOption('central')
  await page.getByRole('button', { name: 'Áp dụng' }).click()
  await expect(page).toHaveURL(/q=da\+nang/)
  await expect(page.getByText('Hiển thị 2 kết quả trong số 10 điểm đến')).toBeVisible()
  await page.getByRole('link', { name: 'Khám phá Đà Nẵng' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Đà Nẵng' })).toBeVisible()
  await page.getByRole('link', { name: 'View this page in English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Da Nang' })).toBeVisible()
})

test('reads an article of a month without scripts', async ({ page }) => {
  await page.goto(at('en', '/inspiration'))
  await page.getByLabel('Month').selectOption('2025-10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('October 2025: 3 stories')).toBeVisible()
  await page.getByRole('article').last().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Highlights' })).toBeVisible()
  await expect(page.locator('.prose')).toHaveText(/.{2000}/s)
})

test('sees the 404 card without scripts', async ({ page, complaints }) => {
  const response = await page.goto(at('en', '/nope'))
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
  complaints.length = 0
})
