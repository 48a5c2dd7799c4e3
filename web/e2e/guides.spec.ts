import { at, expect, test } from './test'

test('goes from the home page to guide 7, on to guide 8 and to its hotels @story', async ({
  page,
}) => {
  await page.goto(at('en', '/'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Plan Your Trip' })
    .filter({ visible: true })
    .click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thirty days, one country' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'A day of eating in Hanoi', exact: true }).click()
  await expect(page).toHaveURL(/\/plan-your-trip\/day-7$/)
  await expect(
    page.getByRole('heading', { level: 1, name: 'A day of eating in Hanoi' }),
  ).toBeFocused()
  await page.getByRole('link', { name: 'Next day: 8' }).click()
  await expect(page).toHaveURL(/\/plan-your-trip\/day-8$/)
  const hotels = page.getByRole('link', { name: /^Book accommodation/ }).first()
  await expect(hotels).toHaveAttribute('href', '/r/hotel/halong-bay')
  await expect(hotels).toHaveAttribute('rel', 'sponsored noopener noreferrer')
  await expect(hotels).toHaveAttribute('target', '_blank')
})

test('ticks a guide off once it has been read to its end', { tag: '@phone' }, async ({ page }) => {
  await page.goto(at('en', '/plan-your-trip/day-7'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Back to guides' }).click()
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'A day of eating in Hanoi', exact: true }) })
  await expect(row).toContainText('min read')
  await expect(row).not.toContainText('Read ·')
  await page.goBack()
  await page.getByRole('navigation', { name: 'The days before and after' }).scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Next day: 8' }).click()
  await page.goto(at('en', '/plan-your-trip'))
  await expect(row).toContainText('Read ·')
  await expect(page.getByText('1 of 6 read')).toBeVisible()
})
