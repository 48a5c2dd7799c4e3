import { holdRequests } from './hold-requests'
import { at, expect, test } from './test'

test('reads the newest journal entry', async ({ page }) => {
  await page.goto(at('en', '/my-journal'))
  await expect(page.getByText('Latest Entry')).toBeVisible()
  await expect(page.getByText('entries', { exact: true })).toBeVisible()
  const stops = page.getByRole('navigation', { name: 'Places so far, north to south' }).getByRole('link')
  await expect(stops.first()).toHaveText('Hanoi')
  await expect(stops.last()).toHaveText('Phu Quoc')
  const title = await page.getByRole('heading', { level: 3 }).first().textContent()
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/my-journal\//)
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
})

test('sees grey cards while the journal loads, an error with Retry, and that it is empty', async ({ page, complaints }) => {
  let answer = { status: 500, json: { error: 'x', code: 'INTERNAL' } as unknown }
  await page.route('**/api/posts/by-pillar/**', (route) => route.fulfill(answer))
  const release = await holdRequests(page, '**/api/posts/by-pillar/**')
  await page.goto(at('en', '/where-to-go'))
  await page.getByRole('banner').getByRole('link', { name: 'My Journal' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' }).locator('[aria-hidden]')).toHaveCount(6)
  release()
  await expect(page.getByRole('alert')).toBeVisible()
  answer = { status: 200, json: [] }
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'No journal entries yet' })).toBeVisible()
  complaints.length = 0
})
