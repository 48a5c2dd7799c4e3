import { legacyRedirects } from '../../schema/paths'
import { holdRequests } from './hold-requests'
import { at, expect, isPhone, test } from './test'

test('searches from the header, only with a text', async ({ page }, { project }) => {
  await page.goto(at('vi', '/where-to-go'))
  if (isPhone(project.name)) await page.getByRole('button', { name: 'Mở trình đơn' }).click()
  const box = page.locator('header').getByRole('searchbox', { name: 'Tìm kiếm' }).filter({ visible: true })
  await box.fill('   ')
  await box.press('Enter')
  await expect(page).toHaveURL(/where-to-go$/)
  await box.fill(' phở 50% / ')
  await box.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${at('vi', '/tim-kiem')}/ph%E1%BB%9F%2050%25%20%2F$`))
})

test('chooses the dark theme and keeps it', async ({ page }, { project }) => {
  await page.goto(at('en', '/where-to-go'))
  if (isPhone(project.name)) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Dark theme' }).filter({ visible: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

for (const [from, to] of legacyRedirects) {
  const fill = (pattern: string) => pattern.replace(':slug', 'hoi-an').replace(':day', 'day-3').replace(/:\w+/g, '1')
  test(`follows ${from} to its current address with query and hash`, async ({ page, complaints }) => {
    await page.goto(`${at('en', fill(from))}?a=1#main`)
    await expect(page).toHaveURL(new RegExp(`${at('en', fill(to))}\\?a=1#main$`))
    complaints.length = 0
  })
}

test('loses nothing that is done before the scripts run', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/entry-client*.js')
  const opened = page.goto(`${at('en', '/where-to-go')}`)
  await page.getByRole('searchbox', { name: 'Search destinations' }).fill('hue')
  await page.getByLabel('Region', { exact: true }).selectOption('central')
  await page.locator('li', { hasText: 'Hue' }).getByRole('button', { name: 'Save Hue' }).click()
  release()
  await opened
  await expect(page.getByText(/^Showing \d results? out of 10 destinations/)).toBeVisible()
  await expect(page).toHaveURL(/region=central/)
  await expect(page).toHaveURL(/q=hue/)
  await expect(page.getByRole('link', { name: 'Saved items: 1' })).toBeVisible()
})

test('never keeps a missing file, and keeps one that is there for a year', async ({ page, request }) => {
  const missing = await request.get('/assets/home-screen-gone.js')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['cache-control']).toBe('no-store')
  await page.goto(at('en', '/'))
  const script = await page.locator('script[type="module"]').getAttribute('src')
  const found = await request.get(script ?? '')
  expect(found.status()).toBe(200)
  expect(found.headers()['cache-control']).toContain('immutable')
  expect(found.headers()['x-content-type-options']).toBe('nosniff')
  const legacy = await request.get(at('en', '/bai-viet'), { headers: { 'Sec-Fetch-Mode': 'navigate' }, maxRedirects: 0 })
  expect(legacy.status()).toBe(301)
})

for (const from of ['/where-to-go', '/ve-chung-toi']) {
  test(`is led from the foot of ${from} to how the site earns its money`, async ({ page }) => {
    await page.goto(at('en', from))
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Affiliate disclosure' })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/ve-chung-toi#affiliate$/)
    await expect(page.locator('#affiliate')).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Affiliate disclosure' })).toBeInViewport()
  })
}

test('goes back before the scripts of a reloaded page run', async ({ page }) => {
  await page.goto(at('en', '/where-to-go'))
  await page.getByRole('main').getByRole('link', { name: 'Hoi An', exact: true }).first().click()
  await expect(page).toHaveURL(/\/where-to-go\/hoi-an$/)
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(/\/where-to-go$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Where to go in Vietnam' })).toBeVisible()
})
