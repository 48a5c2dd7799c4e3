import { nextUsername, password } from './admin'
import { at, expect, test } from './test'

test('logs in: nothing typed, a wrong password, the right one', async ({ page, complaints }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/')) asked.push(new URL(request.url()).pathname)
  })
  await page.goto(at('en', '/admin/login'))
  const menu = page.getByRole('banner').getByRole('link', { name: 'Inspiration' })
  await expect(menu).toBeVisible()
  const username = page.getByLabel('Username')
  const secret = page.locator('[name=password]')
  const submit = page.getByRole('button', { name: 'Sign In', exact: true })

  await username.fill('   ')
  await submit.click()
  await expect(page.getByText('Missing credentials', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Please enter both username and password', { exact: true }).first()).toBeVisible()
  await expect(username).toBeFocused()
  expect(asked).toEqual([])

  await username.fill(nextUsername())
  await secret.fill('not my password')
  await secret.press('Enter')
  await expect(page.getByText('Login failed', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByText('Invalid credentials')).toBeVisible()
  // Told once where it can be seen; the fields say it to whoever comes to them.
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(secret).toBeFocused()
  await expect(secret).toHaveAccessibleDescription('Invalid credentials')
  expect(complaints.splice(0).every((line) => line.includes('401'))).toBe(true)

  await secret.fill(password)
  await submit.click()
  await expect(page).toHaveURL(new RegExp(`${at('en', '/inspiration')}$`))
  await expect(page.getByText('Login successful', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Welcome back, admin!', { exact: true }).first()).toBeVisible()
  // The admin's style sheet has stayed.
  await expect(menu).toBeVisible()
  expect(asked).toEqual(['/api/admin/login', '/api/admin/login', '/api/admin/me'])
  expect(await page.evaluate(() => document.cookie)).not.toContain('session')
})

test('disables the fields while it signs in, and says when to come back after too many tries', async ({ page, complaints }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/admin/login', async (route) => {
    await held
    await route.fulfill({ status: 429, headers: { 'Retry-After': '1500' }, json: { error: 'x', code: 'RATE_LIMITED' } })
  })
  await page.goto(at('en', '/admin/login'))
  await page.getByLabel('Username').fill('mai')
  await page.locator('[name=password]').fill('something')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  await expect(page.getByLabel('Username')).toBeDisabled()
  await expect(page.locator('[name=password]')).toBeDisabled()
  answer()
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText('try again in 25 minutes')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  expect(complaints.splice(0).every((line) => line.includes('429'))).toBe(true)
})

test('comes back to the view that asked for the login, and to no other site', async ({ page, complaints }) => {
  await page.goto(at('en', '/admin/account'))
  await expect(page).toHaveURL(new RegExp(`${at('en', '/admin/login')}\\?next=%2Fadmin%2Faccount$`))
  await page.getByLabel('Username').fill(nextUsername())
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await page.goto(`${at('en', '/admin/login')}?next=//evil.example`)
  await page.getByLabel('Username').fill(nextUsername())
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(new RegExp(`${at('en', '/inspiration')}$`))
  expect(complaints.splice(0).every((line) => line.includes('401'))).toBe(true)
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
