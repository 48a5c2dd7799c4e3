import { holdRequests } from './hold-requests'
import { at, expect, test } from './test'

test('reads the newest journal entry', async ({ page }) => {
  await page.goto(at('en', '/my-journal'))
  await expect(page.getByText('Latest Entry')).toBeVisible()
  await expect(page.getByText('entries', { exact: true })).toBeVisible()
  const title = await page.getByRole('heading', { level: 3 }).first().textContent()
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/my-journal\//)
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
})

test('is told when the journal is empty, and tries again when it cannot be read', async ({ page, complaints }) => {
  let answer = { status: 500, json: { error: 'x', code: 'INTERNAL' } as unknown }
  await page.route('**/api/posts/by-pillar/**', (route) => route.fulfill(answer))
  await page.goto(at('en', '/where-to-go'))
  // The phone's menu is closed; the link is there all the same.
  await page
    .locator('header a[href$="/my-journal"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('alert')).toBeVisible()
  answer = { status: 200, json: [] }
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'No journal entries yet' })).toBeVisible()
  complaints.length = 0
})

test('sees six grey cards while the journal is on its way', async ({ page }) => {
  const release = await holdRequests(page, '**/api/posts/by-pillar/**')
  await page.goto(at('en', '/where-to-go'))
  await page
    .locator('header a[href$="/my-journal"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('status').filter({ hasText: 'Loading' }).locator('[aria-hidden]')).toHaveCount(6)
  release()
  await expect(page.getByText('Latest Entry')).toBeVisible()
})
