import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { readLocalDatabase } from '../../tools/local-database'
import { linkIn, mailsTo } from './mails'
import { at, expect, test } from './test'

function requestsOf(email: string): Record<string, unknown>[] {
  return readLocalDatabase(process.env.E2E_STATE_DIR ?? '', 'select * from submissions where email = ?', email)
}

async function fill(page: Page, email: string): Promise<void> {
  await page.goto(at('en', '/lien-he/trip-planning?destination=hue'))
  await page.getByLabel('Name').fill('Anna')
  await page.getByLabel('E-mail').fill(email)
  // Quicker than people are counts as a program.
  await page.waitForTimeout(2100)
}

test('is one request, however often and in however many tabs it is sent', async ({ page, context }) => {
  const email = `${randomUUID()}@example.com`
  const other = await context.newPage()
  await fill(page, email)
  await fill(other, email)
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Send request' }).dblclick()))
  for (const tab of [page, other]) await expect(tab.getByRole('main').getByText('Request submitted!')).toBeVisible()
  expect(requestsOf(email)).toMatchObject([{ name: 'Anna', destination: 'Hue', status: 'new', language: 'en' }])
})

test('is one request, when it is sent again with its key', async ({ page }) => {
  const email = `${randomUUID()}@example.com`
  await fill(page, email)
  const sent = page.waitForRequest('**/api/trip-leads')
  await page.getByRole('button', { name: 'Send request' }).click()
  const body = (await sent).postDataJSON() as Record<string, unknown>
  await expect(page.getByRole('main').getByText('Request submitted!')).toBeVisible()
  const again = await page.request.post('/api/trip-leads', { data: body, headers: { 'Sec-Fetch-Site': 'same-origin' } })
  expect(again.status()).toBe(201)
  expect(requestsOf(email)).toHaveLength(1)
})

test('is acknowledged in the visitor’s language, with links that lead somewhere', async ({ page }) => {
  const email = `${randomUUID()}@example.com`
  await fill(page, email)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect.poll(() => mailsTo(email).length).toBe(1)
  const [mail] = mailsTo(email)
  if (!mail) throw new Error('no mail came')
  expect(mail.text).toContain('24 hours')
  expect(mail.text).toContain('Hue')
  for (const path of ['/plan-your-trip', '/chinh-sach-bao-mat']) {
    const response = await page.request.get(linkIn(mail, path))
    expect([path, response.status()]).toEqual([path, 200])
  }
})

test('is sent by the browser itself where the scripts never come', async ({ context }) => {
  const email = `${randomUUID()}@example.com`
  const page = await context.newPage()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(at('en', '/lien-he/trip-planning?destination=hue'))
  await page.getByLabel('Name').fill('Anna')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.waitForURL(/\?destination=hue&sent=trip#form-trip$/, { timeout: 15_000 })
  await expect(page.getByText('Request submitted!')).toBeVisible()
  expect(requestsOf(email)).toMatchObject([{ name: 'Anna', destination: 'Hue', status: 'new' }])
})

test('goes on with scripts after a try without them, with nothing lost', async ({ page, complaints }) => {
  const email = `${randomUUID()}@example.com`
  const path = at('en', '/lien-he')
  // The map of the office may come into view.
  await page.route('**/tiles.example/**', (route) => route.abort())
  await page.goto(path)
  await page.evaluate(async (to) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = `${to}?form=contact#form-contact`
    for (const [name, value] of Object.entries({ name: 'Anna', email: 'anna@', service: 'food', message: 'Hello' })) {
      const input = document.createElement('input')
      Object.assign(input, { name, value, type: 'hidden' })
      form.append(input)
    }
    document.body.append(form)
    form.submit()
  }, path)
  await page.waitForURL(/form=contact/)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'This e-mail address does not look right, for example: name@example.com.',
  ])
  await expect(page.getByLabel('Full name')).toHaveValue('Anna')
  await expect(page.getByLabel('I’m interested in')).toHaveValue('food')
  await page.getByLabel('Your e-mail').fill(email)
  await page.waitForTimeout(2100)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByText('Message sent!')).toBeVisible()
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await page.close()
  expect(complaints.filter((line) => !/422|net::ERR_FAILED/.test(line))).toEqual([])
  complaints.length = 0
})
