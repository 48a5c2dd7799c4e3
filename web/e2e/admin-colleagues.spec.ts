import { randomUUID } from 'node:crypto'
import { codeOf, logIn } from './admin'
import { axeFindings } from './axe'
import { at, expect, test } from './test'

const newPassword = 'rainy buffalo 4 me'

// Longer than twenty seconds: five views are asked by axe, and passwords are slow to check by
// design.
test('a colleague is invited, logs in with a second factor, loses it and is removed @story', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const name = `hoa-${randomUUID().slice(0, 8)}`
  await logIn(page)
  await page.goto(at('en', '/admin/colleagues'))

  // The owner invites, with a mistake first.
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  await page.getByLabel('Username').fill('Hoa Nguyễn')
  await page.getByRole('button', { name: 'Create invitation' }).click()
  await expect(page.getByText('Please use two to forty lower-case letters')).toBeVisible()
  await expect(page.getByLabel('Username')).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Username').fill(name)
  await page.getByRole('button', { name: 'Create invitation' }).click()
  const link = await page.getByLabel('Invitation link').inputValue()
  expect(link).toMatch(/\/admin\/invite#[\w-]{43}$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  const invitation = page.getByRole('row', { name: new RegExp(`^${name} Editor`) })
  await expect(invitation).toBeVisible()

  // The colleague accepts and is an editor.
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const theirs = await context.newPage()
  await theirs.goto(link)
  await expect(theirs.getByText(`Your username is ${name}.`)).toBeVisible()
  await theirs.locator('[name=password]').fill('short')
  await theirs.getByRole('button', { name: 'Create account' }).click()
  await expect(theirs.getByText('The password needs at least 15 characters')).toBeVisible()
  expect(await axeFindings(theirs)).toEqual([])
  await theirs.locator('[name=password]').fill(newPassword)
  await theirs.getByRole('button', { name: 'Create account' }).click()
  await expect(theirs).toHaveURL(new RegExp(`${at('en', '/admin')}$`))
  const menu = theirs.getByRole('navigation', { name: 'Admin menu' })
  await expect(menu.getByRole('link', { name: 'Articles' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Colleagues' })).toHaveCount(0)
  await theirs.goto(at('en', '/admin/audit'))
  await expect(
    theirs.getByRole('heading', { level: 1, name: 'Only owners can see this' }),
  ).toBeVisible()

  // They turn on the second factor.
  await theirs.goto(at('en', '/admin/account'))
  await theirs.getByRole('button', { name: 'Turn on two-step verification' }).click()
  const factor = theirs.getByRole('region', { name: 'Two-step verification' })
  await expect(factor.locator('[name=currentPassword]')).toBeFocused()
  await factor.locator('[name=currentPassword]').fill(newPassword)
  await factor.getByRole('button', { name: 'Continue' }).click()
  await expect(factor.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  expect(await axeFindings(theirs)).toEqual([])
  const secret = (await factor.locator('code').innerText()).replaceAll(' ', '')
  const code = factor.getByLabel('Verification code')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await code.fill(codeOf(secret))
  await factor.getByRole('button', { name: 'Confirm and turn on' }).click()
  await expect(factor.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  const recoveryCodes = await factor.getByRole('listitem').allInnerTexts()
  expect(recoveryCodes).toHaveLength(10)
  expect(await axeFindings(theirs)).toEqual([])
  await factor.getByRole('button', { name: 'Stored, close' }).click()
  await expect(factor.getByRole('button', { name: 'Turn off two-step verification' })).toBeVisible()

  // They log in with it: a wrong code, then a right one; another time with a recovery code.
  for (const use of ['code', 'recovery'] as const) {
    await theirs.getByRole('button', { name: 'Log out', exact: true }).click()
    await expect(theirs).toHaveURL(/\/admin\/login$/)
    // The browser forgets what it knew of the login.
    expect(await theirs.evaluate(() => document.cookie)).not.toContain('staff')
    await theirs.getByLabel('Username').fill(name)
    await theirs.locator('[name=password]').fill(newPassword)
    await theirs.getByRole('button', { name: 'Sign In' }).click()
    const field = theirs.getByLabel('Verification code')
    await expect(field).toBeFocused()
    if (use === 'code') {
      await field.fill('000000')
      await field.press('Enter')
      await expect(theirs.getByText('That code is wrong or has been used.')).toBeVisible()
      await expect(field).toBeFocused()
      expect(await axeFindings(theirs)).toEqual([])
      // The code of the moment confirmed the factor; the next one is accepted early.
      await field.fill(codeOf(secret, 1))
    } else {
      await theirs.getByRole('button', { name: 'Use a recovery code' }).click()
      await expect(theirs.getByLabel('Recovery code')).toBeFocused()
      await theirs.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
    }
    await theirs.getByRole('button', { name: 'Verify' }).click()
    await expect(theirs).toHaveURL(new RegExp(`${at('en', '/inspiration')}$`))
    await theirs.goto(at('en', '/admin/account'))
    await expect(theirs.getByText(`You are logged in as ${name}.`)).toBeVisible()
  }

  // The owner turns the factor off, and removes them.
  await page.reload()
  const row = page.getByRole('row', { name: new RegExp(`^${name} Editor`) })
  await row.getByRole('button', { name: `Turn off: ${name}` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Turn off two-step verification' })
    .click()
  await expect(row.getByText('Off', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: `Remove: ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
  await theirs.goto(at('en', '/admin/account'))
  await expect(theirs).toHaveURL(/\/admin\/login/)
  await theirs.goto(link)
  await theirs.reload()
  await expect(theirs.getByText('This invitation no longer works')).toBeVisible()
  await context.close()
  expect(complaints).toEqual([])
})
