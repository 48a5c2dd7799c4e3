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

test('scrolls the row of categories to the chosen one', { tag: '@phone-only' }, async ({ page }) => {
  const chip = page.getByRole('navigation', { name: 'Filter by category' }).locator('[aria-current]')
  for (const category of ['wellness', 'beaches']) {
    await page.goto(at('en', `/things-to-do?category=${category}`))
    await expect
      .poll(async () => ((await chip.boundingBox())?.x ?? 0) + ((await chip.boundingBox())?.width ?? 999))
      .toBeLessThanOrEqual(360)
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
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

test('shows twelve topics, then all, through a search and its reset', async ({ page }) => {
  await page.goto(at('en', '/things-to-do'))
  const cards = page.locator('section:has(#topics-heading) article')
  const trending = page.locator('section:has(#trending-heading) article')
  const reset = page.getByRole('search').getByRole('button', { name: 'Reset' })
  await expect(cards).toHaveCount(12)
  await page.getByRole('link', { name: 'Show 8 more topics' }).click()
  await expect(cards).toHaveCount(20)
  await expect(reset).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search things to do' }).fill('coffee')
  await expect(cards).not.toHaveCount(20)
  await expect(trending).toHaveCount(7)
  await reset.click()
  await expect(cards).toHaveCount(20)
  await expect(page).toHaveURL(/\/things-to-do\?more=1$/)
})

test('opens the three first topics of a category without leaving the page', { tag: '@phone' }, async ({ page }) => {
  await page.goto(at('en', '/things-to-do'))
  const summaries = page.getByRole('region', { name: 'Three to start with in each category' })
  const link = summaries.getByRole('link', { name: 'Explore all: Wellness' })
  await expect(link).toBeHidden()
  await summaries.getByRole('heading', { name: 'Wellness' }).click()
  await link.click()
  await expect(page).toHaveURL(/category=wellness$/)
})
