import { at, expect, test } from './test'

test('chooses a kind of deal, sorts, finds none, resets @story', async ({ page }) => {
  await page.goto(at('en', '/travel-deals'))
  await expect(page.getByRole('region', { name: 'Hot deals' }).getByRole('listitem')).toHaveCount(3)
  await expect(
    page.getByRole('region', { name: 'Trending deals' }).getByRole('listitem'),
  ).toHaveCount(4)
  const all = page.locator('section:has(#deals-heading)')
  await expect(all.getByRole('article')).toHaveCount(12)
  const kinds = page.getByRole('navigation', { name: 'Filter by category' })
  await kinds.getByRole('link', { name: 'Food and drink' }).click()
  await expect(page).toHaveURL(/category=dining/)
  await expect(page.getByRole('heading', { name: 'Trending deals' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Deals: / })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Sort by' })
    .getByRole('link', { name: 'Ending soon' })
    .click()
  await expect(page).toHaveURL(/sort=expiry/)
  await page.getByRole('searchbox', { name: 'Search deals' }).fill('zzz')
  await expect(page.getByRole('heading', { name: 'No deals found' })).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).last().click()
  await expect(page.getByRole('heading', { name: 'Trending deals' })).toBeVisible()
})

test('opens a deal and asks about it', async ({ page }) => {
  await page.goto(at('vi', '/travel-deals'))
  await page.getByRole('searchbox', { name: 'Tìm ưu đãi' }).fill('ha giang')
  await page
    .locator('section:has(#deals-heading)')
    .getByRole('link', { name: /^Hỏi và giữ chỗ/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#enquiry$/)
  const form = page.getByRole('form', { name: 'Lên lịch trình chuyến đi' })
  await expect(form).toBeInViewport()
  await expect(form.getByRole('textbox')).toHaveCount(4)
  await form.getByText('Thêm chi tiết (không bắt buộc)').click()
  await expect(form.getByRole('textbox', { name: 'Điều bạn muốn nói thêm' })).toHaveValue(
    /Tôi quan tâm đến ưu đãi/,
  )
})
