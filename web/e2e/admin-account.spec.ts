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

test('shows where somebody is logged in, logs them out there, and changes the password @story', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const who = await logIn(page, nextUsername())
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

  const current = page.locator('[name=currentPassword]')
  const next = page.locator('[name=newPassword]')
  const change = page.getByRole('button', { name: 'Change password' })
  await expect(next).toHaveAttribute('autocomplete', 'new-password')
  await change.click()
  await expect(page.getByText('Please enter your current password')).toBeVisible()
  await expect(current).toBeFocused()
  await current.fill('not my password')
  await next.fill('a password that is quite new')
  await change.click()
  await expect(page.getByText('The current password is wrong')).toBeVisible()
  await expect(next).toHaveValue('a password that is quite new')
  expect(complaints.splice(0).every((line) => line.includes('401'))).toBe(true)
  await current.fill(password)
  await change.click()
  await expect(page.getByText('Password changed', { exact: true }).first()).toBeVisible()
  await expect(next).toHaveValue('')
})
