import { at, expect, test } from './test'

test('reads the newest journal entry @story', async ({ page }) => {
  await page.goto(at('en', '/my-journal'))
  await expect(page.getByText('Latest Entry')).toBeVisible()
  await expect(page.getByText('entries', { exact: true })).toBeVisible()
  const stops = page
    .getByRole('navigation', { name: 'Places so far, north to south' })
    .getByRole('link')
  await expect(stops.first()).toHaveText('Hanoi')
  await expect(stops.last()).toHaveText('Phu Quoc')
  const title = await page.getByRole('heading', { level: 3 }).first().textContent()
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/my-journal\//)
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
})
