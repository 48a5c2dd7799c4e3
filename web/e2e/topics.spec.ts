import { at, expect, test } from './test'

test('chooses a category by its tile, then reads one of its topics', async ({ page }) => {
  await page.goto(at('en', '/things-to-do'))
  await expect(page.getByRole('heading', { name: 'Trending now' })).toBeVisible()
  await page.getByRole('heading', { level: 3, name: 'Festivals', exact: true }).first().getByRole('link').click()
  await expect(page).toHaveURL(/category=festivals/)
  await expect(page.getByRole('heading', { name: 'Trending now' })).toHaveCount(0)
  await expect(page.getByText('3 topics', { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Topics: Festivals' })).toBeVisible()
  await page.locator('a[href$="/things-to-do/tet-lunar-new-year"]').first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Tips' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/category=festivals/)
})

test('finds a topic by typing without marks, and finds nothing', async ({ page }) => {
  await page.goto(at('vi', '/things-to-do'))
  const search = page.getByRole('searchbox', { name: 'Tìm trải nghiệm' })
  await search.fill('ca phe')
  await expect(
    page
      .locator('#topics-heading ~ * , section:has(#topics-heading)')
      .getByRole('link', { name: /cà phê/i })
      .first(),
  ).toBeVisible()
  await search.fill('khong co gi')
  await expect(page.getByRole('heading', { name: 'Không tìm thấy trải nghiệm nào' })).toBeVisible()
  await page.getByRole('button', { name: 'Đặt lại' }).last().click()
  await expect(search).toHaveValue('')
})

test('shows twelve topics, then all', async ({ page }) => {
  await page.goto(at('en', '/things-to-do'))
  const cards = page.locator('section:has(#topics-heading) article')
  await expect(cards).toHaveCount(12)
  await page.getByRole('link', { name: 'Show 8 more topics' }).click()
  await expect(cards).toHaveCount(20)
  await expect(page).toHaveURL(/more=1/)
})

test('keeps all topics shown through a search and its reset', async ({ page }) => {
  await page.goto(at('en', '/things-to-do'))
  const cards = page.locator('section:has(#topics-heading) article')
  const reset = page.getByRole('search').getByRole('button', { name: 'Reset' })
  await page.getByRole('link', { name: 'Show 8 more topics' }).click()
  await expect(cards).toHaveCount(20)
  await expect(reset).toBeDisabled()
  await page.getByRole('searchbox', { name: 'Search things to do' }).fill('coffee')
  await expect(cards).not.toHaveCount(20)
  await reset.click()
  await expect(cards).toHaveCount(20)
  await expect(page).toHaveURL(/\/things-to-do\?more=1$/)
})

test('sees every featured topic until a category is chosen, also while searching', async ({ page }) => {
  await page.goto(at('en', '/things-to-do'))
  const trending = page.locator('section:has(#trending-heading) article')
  await expect(trending).toHaveCount(7)
  await page.getByRole('searchbox', { name: 'Search things to do' }).fill('coffee')
  await expect(page).toHaveURL(/q=coffee/)
  await expect(trending).toHaveCount(7)
  await page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link', { name: 'Festivals' }).click()
  await expect(trending).toHaveCount(0)
})

test('is told what backpackers and what luxury travellers spend a day', async ({ page }) => {
  await page.goto(at('en', '/things-to-do'))
  await expect(page.getByText('$25–50 a day for backpackers, $80–150 a day for luxury.')).toBeVisible()
  await page.goto(at('vi', '/things-to-do'))
  await expect(page.getByText(/25–50 đô la một ngày nếu đi bụi, 80–150 đô la .* cao cấp/)).toBeVisible()
})
