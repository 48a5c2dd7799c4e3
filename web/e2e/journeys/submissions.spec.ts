import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { readLocalDatabase } from '../../../tools/local-database'
import { linkIn, mailsTo } from '../mails'
import { at, expect, test } from '../test'

function requestsOf(email: string): Record<string, unknown>[] {
  return readLocalDatabase(process.env.E2E_STATE_DIR ?? '', 'select * from trip_leads where email = ?', email)
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
