import { at, expect, test } from './test'

test('chooses a category by its tile, then reads one of its topics @story', async ({ page }) => {
  await page.goto(at('en', '/things-to-do'))
  await expect(page.getByRole('heading', { name: 'Trending now' })).toBeVisible()
  await page
    .getByRole('heading', { level: 3, name: 'Festivals', exact: true })
    .first()
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/category=festivals/)
  await expect(page.getByRole('heading', { name: 'Trending now' })).toHaveCount(0)
  await expect(page.getByText('3 topics', { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Topics: Festivals' })).toBeVisible()
  await page.locator('a[href$="/things-to-do/tet-lunar-new-year"]').first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Tips' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/category=festivals/)
})

test('scrolls the row of categories to the chosen one', { tag: '@phone-only' }, async ({
  page,
}) => {
  const chip = page
    .getByRole('navigation', { name: 'Filter by category' })
    .locator('[aria-current]')
  for (const category of ['wellness', 'beaches']) {
    await page.goto(at('en', `/things-to-do?category=${category}`))
    await expect
      .poll(
        async () =>
          ((await chip.boundingBox())?.x ?? 0) + ((await chip.boundingBox())?.width ?? 999),
      )
      .toBeLessThanOrEqual(360)
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
