import { nextUsername, password } from './admin'
import { holdRequests } from './hold-requests'
import { at, expect, test } from './test'

test('logs in: nothing typed, a wrong password, the right one, back to the view that asked and to no other site @story', async ({
  page,
  complaints,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/')) asked.push(new URL(request.url()).pathname)
  })
  await page.goto(at('en', '/admin/account'))
  await expect(page).toHaveURL(new RegExp(`${at('en', '/admin/login')}\\?next=%2Fadmin%2Faccount$`))
  asked.length = 0
  const menu = page.getByRole('banner').getByRole('link', { name: 'Inspiration' })
  await expect(menu).toBeVisible()
  const username = page.getByLabel('Username')
  const secret = page.locator('[name=password]')
  const submit = page.getByRole('button', { name: 'Sign In', exact: true })

  await expect(username).toBeFocused()
  await page.reload()
  await expect(username).toBeFocused()
  await username.fill('   ')
  await submit.click()
  await expect(page.getByText('Missing credentials', { exact: true }).first()).toBeVisible()
  await expect(
    page.getByText('Please enter both username and password', { exact: true }).first(),
  ).toBeVisible()
  await expect(username).toBeFocused()
  expect(asked).toEqual([])

  await username.fill(nextUsername())
  await secret.fill('not my password')
  await secret.press('Enter')
  await expect(page.getByText('Login failed', { exact: true }).first()).toBeVisible()
  await expect(
    page.getByRole('region', { name: /^Notifications/ }).getByText('Invalid credentials'),
  ).toBeVisible()
  // Told once where it can be seen; the fields say it to whoever comes to them.
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(secret).toBeFocused()
  await expect(secret).toHaveAccessibleDescription('Invalid credentials')
  expect(complaints.splice(0).every((line) => line.includes('401'))).toBe(true)

  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(secret).toHaveAttribute('type', 'text')
  await secret.fill(password)
  const release = await holdRequests(page, '**/api/admin/login')
  await submit.click()
  await expect(username).toBeDisabled()
  await expect(secret).toBeDisabled()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()

  await page.goto(`${at('en', '/admin/login')}?next=//evil.example`)
  await username.fill(nextUsername())
  await secret.fill(password)
  await submit.click()
  await expect(page).toHaveURL(new RegExp(`${at('en', '/inspiration')}$`))
  await expect(page.getByText('Login successful', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Welcome back, admin!', { exact: true }).first()).toBeVisible()
  // The admin's style sheet has stayed.
  await expect(menu).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).not.toContain('session')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('says that they are needed and never puts a password into an address', async ({ page }) => {
    await page.goto(at('en', '/admin/login'))
    await expect(page.locator('noscript p')).toHaveText('Logging in needs JavaScript.')
    await page.getByLabel('Username').fill('mai')
    await page.locator('[name=password]').fill('my secret password')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByRole('button', { name: 'Sign In' }).click()
    expect((await sent).url()).not.toContain('secret')
    await expect(page.getByRole('heading', { level: 1, name: 'Admin login' })).toBeVisible()
    expect(page.url()).not.toContain('secret')
  })
})
