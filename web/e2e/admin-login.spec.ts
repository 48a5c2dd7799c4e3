import { type Locale, locales } from '../../schema/locale'
import { nextUsername, password } from './admin'
import { at, expect, test } from './test'

const words: Record<
  Locale,
  Record<'username' | 'inspiration' | 'password' | 'submit' | 'missing' | 'missingText' | 'failed' | 'invalid' | 'done' | 'welcome', string>
> = {
  vi: {
    username: 'Tên đăng nhập',
    inspiration: 'Cảm hứng',
    password: 'Mật khẩu',
    submit: 'Đăng nhập',
    missing: 'Thiếu thông tin đăng nhập',
    missingText: 'Vui lòng nhập cả tên đăng nhập và mật khẩu',
    failed: 'Đăng nhập thất bại',
    invalid: 'Tên đăng nhập hoặc mật khẩu không đúng.',
    done: 'Đăng nhập thành công',
    welcome: 'Chào mừng quản trị viên trở lại!',
  },
  en: {
    username: 'Username',
    inspiration: 'Inspiration',
    password: 'Password',
    submit: 'Sign In',
    missing: 'Missing credentials',
    missingText: 'Please enter both username and password',
    failed: 'Login failed',
    invalid: 'Invalid credentials',
    done: 'Login successful',
    welcome: 'Welcome back, admin!',
  },
}

for (const locale of locales) {
  const say = words[locale]
  test(`logs in in ${locale}: nothing typed, a wrong password, the right one`, async ({ page, complaints }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/admin/')) asked.push(new URL(request.url()).pathname)
    })
    await page.setViewportSize({ width: 1280, height: 860 })
    await page.goto(at(locale, '/admin/login'))
    const menu = page.getByRole('banner').getByRole('link', { name: say.inspiration })
    await expect(menu).toBeVisible()
    const username = page.getByLabel(say.username)
    const secret = page.getByLabel(say.password, { exact: true }).or(page.getByLabel(`${say.password} *`, { exact: true }))
    const submit = page.getByRole('button', { name: say.submit, exact: true })

    await username.fill('   ')
    await submit.click()
    await expect(page.getByText(say.missing, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(say.missingText, { exact: true }).first()).toBeVisible()
    await expect(username).toBeFocused()
    expect(asked).toEqual([])

    const who = nextUsername()
    await username.fill(who)
    await secret.fill('not my password')
    await secret.press('Enter')
    await expect(page.getByText(say.failed, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(say.invalid, { exact: true }).first()).toBeVisible()
    await expect(secret).toBeFocused()
    expect(complaints.splice(0).every((line) => line.includes('401'))).toBe(true)

    await secret.fill(password)
    await submit.click()
    await expect(page).toHaveURL(new RegExp(`${at(locale, '/inspiration')}$`))
    await expect(page.getByText(say.done, { exact: true }).first()).toBeVisible()
    // The admin's style sheet has stayed.
    await expect(menu).toBeVisible()
    await expect(page.getByText(say.welcome, { exact: true }).first()).toBeVisible()
    expect(asked).toEqual(['/api/admin/login', '/api/admin/login', '/api/admin/me'])
    expect(await page.evaluate(() => document.cookie)).not.toContain('session')
  })
}

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
  await expect(page.getByRole('alert')).toContainText('try again in 25 minutes')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  expect(complaints.splice(0).every((line) => line.includes('429'))).toBe(true)
})

test('comes back to the view that asked for the login, and to no other site', async ({ page, complaints }) => {
  await page.goto(at('en', '/admin/account'))
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Faccount$/)
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
