import { at, expect, test } from './test'

test('chooses a kind of deal, sorts, finds none, resets', async ({ page }) => {
  await page.goto(at('en', '/travel-deals'))
  await expect(page.getByRole('heading', { name: 'Hot deals' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Trending deals' })).toBeVisible()
  const kinds = page.getByRole('navigation', { name: 'Filter by category' })
  await kinds.getByRole('link', { name: 'Food and drink' }).click()
  await expect(page).toHaveURL(/category=dining/)
  await expect(page.getByRole('heading', { name: 'Trending deals' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Deals: / })).toBeVisible()
  await page.getByLabel('Sort by').selectOption('expiry')
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
  await form.getByText('Muốn dặn thêm (không bắt buộc)').click()
  await expect(form.getByRole('textbox', { name: 'Điều bạn muốn nói thêm' })).toHaveValue(/Tôi quan tâm đến ưu đãi/)
})

test('sees the three hottest deals, the four deepest discounts, twelve deals and then all, also after a reset', async ({ page }) => {
  await page.goto(at('en', '/travel-deals'))
  await expect(page.getByRole('region', { name: 'Hot deals' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Trending deals' }).getByRole('listitem')).toHaveCount(4)
  const all = page.locator('section:has(#deals-heading)')
  await expect(all.getByRole('article')).toHaveCount(12)
  const more = page.getByRole('link', { name: /^Show \d+ more deals?$/ })
  const hidden = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0])
  await more.click()
  await expect(all.getByRole('article')).toHaveCount(12 + hidden)
  await expect(more).toHaveCount(0)
  await page.goto(at('en', '/travel-deals?q=hoi-an&sort=price&more=1'))
  await page.getByRole('search').getByRole('button', { name: 'Reset' }).click()
  await expect(page).toHaveURL(/\/travel-deals\?more=1$/)
  await expect(more).toHaveCount(0)
})

test('folds the deepest discounts, which the list has already, on a phone @phone-only', async ({ page }) => {
  await page.goto(at('en', '/travel-deals'))
  const deepest = page.getByRole('region', { name: 'Trending deals' })
  await expect(deepest).toBeVisible()
  await expect(deepest.getByRole('listitem')).toHaveCount(0)
  await deepest.getByText('Trending deals').filter({ visible: true }).click()
  await expect(deepest.getByRole('listitem')).toHaveCount(4)
})

test('sorts deals by discount, price and end, after our own', async ({ page }) => {
  await page.goto(at('en', '/travel-deals'))
  const all = page.locator('section:has(#deals-heading)').getByRole('article')
  await expect(all.first()).toContainText('Our own')
  const cards = all.filter({ hasNotText: 'Our own' })
  const numbersOf = async (pattern: RegExp) =>
    (await cards.allInnerTexts()).map((text) => Number(pattern.exec(text)?.[1]?.replaceAll(',', '') ?? Number.NaN))
  // Deals of the whole year show no discount.
  const discounts = (await numbersOf(/(\d+)%/)).filter((discount) => !Number.isNaN(discount))
  expect(discounts.length).toBeGreaterThan(1)
  expect(discounts).toEqual([...discounts].sort((a, b) => b - a))
  await page.getByLabel('Sort by').selectOption('price')
  await expect(page).toHaveURL(/sort=price/)
  const isSorted = async () => {
    const prices = await numbersOf(/\$([\d,]+)/)
    return prices.length > 1 && prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0))
  }
  await expect.poll(isSorted).toBe(true)
})

test('books a deal of a partner in a new tab', async ({ page, context }) => {
  await context.route('https://*.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>partner</title>' }))
  await page.goto(at('en', '/travel-deals?q=phu-quoc'))
  const link = page
    .locator('section:has(#deals-heading)')
    .getByRole('link', { name: /^Book now/ })
    .first()
  await expect(link).toHaveAttribute('rel', /sponsored/)
  const opened = context.waitForEvent('page')
  await link.click()
  expect(new URL((await opened).url()).hostname).toMatch(/\.example$/)
})
