import { at, expect, test } from '../test'

test('chooses a kind of deal, sorts, finds none, resets', async ({ page }) => {
  await page.goto(at('en', '/travel-deals'))
  await expect(page.getByRole('heading', { name: 'Hot deals' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Trending deals' })).toBeVisible()
  const kinds = page.getByRole('navigation', { name: 'Filter by kind' })
  await kinds.getByRole('link', { name: 'Food and drink' }).click()
  await expect(page).toHaveURL(/category=dining/)
  await expect(page.getByRole('heading', { name: 'Trending deals' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Deals: / })).toBeVisible()
  await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Ending soon' }).click()
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
  const form = page.getByRole('form', { name: 'Lên kế hoạch chuyến đi' })
  await expect(form).toBeInViewport()
  await expect(form.getByLabel('Điều bạn muốn nói thêm')).toHaveValue(/Tôi quan tâm đến ưu đãi/)
})

test('is told that a deal has ended', async ({ page }) => {
  await page.goto(at('en', '/travel-deals/hue-boat-and-garden'))
  await expect(page.getByText('This deal ended on 10/31/2025.')).toBeVisible()
})
