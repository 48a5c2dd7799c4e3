import { holdRequests } from './hold-requests'
import { at, expect, test } from './test'

test('shares what was saved, keeps what somebody shared, and plans a trip with it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(at('en', '/where-to-go/hoi-an'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.goto(at('en', '/plan-your-trip/day-7'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.goto(at('en', '/yeu-thich'))
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Your days', 'Destinations', 'Guides'])
  await page.getByRole('button', { name: 'Copy a link to this list' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/items=guide\.day-7,destination\.hoi-an$/)
  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'A shared list' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep all of them' }).click()
  await page.getByRole('link', { name: 'Plan a trip with these' }).click()
  await expect(page.getByLabel('Anything else')).toHaveValue(/I have saved: .*Hoi An/)
})

test('loses nothing that was saved when a button is pressed before the scripts run', async ({ page }) => {
  await page.goto(at('en', '/where-to-go/hoi-an'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Saved items: 1' })).toBeVisible()

  // The page cannot know yet that this place is saved.
  let release = await holdRequests(page, '**/assets/entry-client*.js')
  let opened: Promise<unknown> = page.reload()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  release()
  await opened
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Saved')
  await expect(page.getByRole('link', { name: 'Saved items: 1' })).toBeVisible()

  for (const [items, count] of [
    ['guide.day-7,destination.hoi-an', 2],
    ['destination.hue', 3],
  ] as const) {
    release = await holdRequests(page, '**/assets/entry-client*.js')
    opened = page.goto(at('en', `/yeu-thich?items=${items}`))
    await page.getByRole('button', { name: 'Keep all of them' }).click()
    release()
    await opened
    await expect(page.getByRole('link', { name: `Saved items: ${count}` })).toBeVisible()
  }
})
