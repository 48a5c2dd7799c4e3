import { nextUsername, password } from './admin'
import { at, expect, test } from './test'

test('adds a passkey, logs in with it alone, and removes it @story', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const who = nextUsername()
  await page.goto(at('en', '/admin/login?next=/admin/account'))
  await page.getByLabel('Username').fill(who)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()

  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  const name = section.getByLabel('Name of the passkey')
  await expect(name).toHaveValue(/^Chrome on /)
  await name.fill('The office laptop')
  await section.getByRole('button', { name: 'Create passkey' }).click()
  const row = section.getByRole('row', { name: /The office laptop/ })
  await expect(row).toBeVisible()

  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await section.getByRole('button', { name: 'Create passkey' }).click()
  await expect(section.getByText('This device already has a passkey of yours.')).toBeVisible()

  await page.context().clearCookies()
  await page.goto(at('en', '/admin/login?next=/admin/account'))
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByText(`You are logged in as ${who}.`)).toBeVisible()

  await row.getByRole('button', { name: 'Remove the passkey The office laptop' }).click()
  const question = page.getByRole('dialog', { name: 'Remove “The office laptop”?' })
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(row).toBeHidden()
})
