import type { Browser } from '@playwright/test'
import { logIn, nextUsername, password } from './admin'
import { closeWithEscape } from './dialogs'
import { at, expect, test } from './test'

/** The same person in another browser. */
async function logInElsewhere(browser: Browser, who: string, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  })
  const page = await context.newPage()
  await logIn(page, who)
  return page
}

test('shows where somebody is logged in and logs them out there', async ({ page, browser, baseURL }) => {
  const who = await logIn(page)
  const elsewhere = await logInElsewhere(browser, who, baseURL)
  await page.goto(at('en', '/admin/account'))
  await expect(page.getByText(`You are logged in as ${who}.`)).toBeVisible()
  const phone = page.getByRole('row', { name: /Safari on iPhone/ })
  await expect(phone).toBeVisible()
  await expect(page.getByRole('row', { name: /This session/ })).toHaveCount(1)
  await phone.getByRole('button', { name: 'Log out Safari on iPhone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log out Safari on iPhone?' })
  await expect(dialog).toBeVisible()
  await closeWithEscape(page)
  await phone.getByRole('button', { name: 'Log out Safari on iPhone' }).click()
  await dialog.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(phone).toBeHidden()
  await elsewhere.goto(at('en', '/admin/account'))
  await expect(elsewhere).toHaveURL(/\/admin\/login/)
  await elsewhere.context().close()
})

test('changes the password, tells what is wrong at the fields, and logs out elsewhere', async ({ page, browser, baseURL, complaints }) => {
  const who = nextUsername()
  await logIn(page, who)
  const elsewhere = await logInElsewhere(browser, who, baseURL)
  await page.goto(at('vi', '/admin/account'))
  const current = page.locator('[name=currentPassword]')
  const next = page.locator('[name=newPassword]')
  const change = page.getByRole('button', { name: 'Đổi mật khẩu' })
  await expect(next).toHaveAttribute('autocomplete', 'new-password')
  await change.click()
  await expect(page.getByText('Bạn nhập mật khẩu hiện tại nhé')).toBeVisible()
  await expect(current).toBeFocused()
  await current.fill('sai mật khẩu')
  await next.fill('một mật khẩu hoàn toàn mới')
  await change.click()
  await expect(page.getByText('Mật khẩu hiện tại không đúng')).toBeVisible()
  await expect(next).toHaveValue('một mật khẩu hoàn toàn mới')
  expect(complaints.splice(0).every((line) => line.includes('401'))).toBe(true)
  await current.fill(password)
  await change.click()
  await expect(page.getByText('Đã đổi mật khẩu', { exact: true }).first()).toBeVisible()
  await expect(next).toHaveValue('')
  await expect(page.getByRole('row', { name: /Safari trên iPhone/ })).toBeHidden()
  await elsewhere.goto(at('vi', '/admin/account'))
  await expect(elsewhere).toHaveURL(/\/admin\/login/)
  await elsewhere.context().close()
  // The user is put back as the other tests know it.
  await current.fill('một mật khẩu hoàn toàn mới')
  await next.fill(password)
  await change.click()
  await expect(next).toHaveValue('')
})

test('logs in in place when the session has ended, and goes on', async ({ page, complaints }) => {
  const who = await logIn(page)
  await page.goto(at('en', '/admin/account'))
  await expect(page.getByText(`You are logged in as ${who}.`)).toBeVisible()
  await page.context().clearCookies()
  await page.locator('[name=currentPassword]').fill(password)
  await page.locator('[name=newPassword]').fill(`${password}, and more`)
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog.getByLabel('Username')).toHaveValue(who)
  await dialog.locator('[name=password]').fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Password changed', { exact: true }).first()).toBeVisible()
  expect(complaints.splice(0).every((line) => line.includes('401'))).toBe(true)
  await page.locator('[name=currentPassword]').fill(`${password}, and more`)
  await page.locator('[name=newPassword]').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.locator('[name=newPassword]')).toHaveValue('')
})

test('tells in the menu how many requests are new', async ({ page }) => {
  let leads = [{}, {}, {}]
  await page.route('**/api/admin/leads?status=new', (route) => route.fulfill({ json: { leads, newer: null, older: null } }))
  await logIn(page)
  await page.goto(at('en', '/admin/account'))
  const menu = page.getByRole('navigation', { name: 'Admin menu' })
  await expect(menu.getByRole('link', { name: 'Requests & messages 3 new' })).toBeVisible()
  leads = []
  await menu.getByRole('link', { name: 'Redirects' }).click()
  await expect(menu.getByRole('link', { name: 'Requests & messages', exact: true })).toBeVisible()
})

test('logs out in the menu, and the browser forgets what it knew', { tag: '@phone-only' }, async ({ page }) => {
  await logIn(page)
  await page.goto(at('en', '/admin/account'))
  await expect(page.getByRole('row', { name: /This session/ })).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  expect(await page.evaluate(() => document.cookie)).not.toContain('staff')
  await page.goto(at('en', '/inspiration'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Edit “/ })).toHaveCount(0)
})
