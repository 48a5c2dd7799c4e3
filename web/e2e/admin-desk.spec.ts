import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { AdminProductList } from '../../schema/api/admin-products'
import { deadDelivery } from '../../tools/testing/test-site'
import { logIn, read, send, unfoldForm } from './admin'
import { closeWithEscape } from './dialogs'
import { mailsTo } from './mails'
import { at, expect, newAddress, resent, test } from './test'

async function numberOf(page: Page, label: string): Promise<number> {
  const card = page
    .getByRole('region', { name: 'What needs attention' })
    .getByRole('link', { name: label })
  return Number(
    /\d[\d,]*/.exec((await card.textContent())?.slice(label.length) ?? '')?.[0].replaceAll(',', ''),
  )
}

test('the overview counts what has come, and its charts can be read without eyes @story', async ({
  page,
}) => {
  await logIn(page)
  await page.goto(at('en', '/admin'))
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await expect(page.getByText('Mails are kept locally').first()).toBeVisible()
  const before = await numberOf(page, 'Unassigned requests and messages')
  const message = {
    name: 'Desk Visitor',
    email: newAddress('desk'),
    service: 'food',
    message: 'Pho or bun?',
    language: 'en',
  }
  await send(page, 'POST', '/api/contact', message)
  // A chart is drawn once there is something to count: the click of a person, whose browser says
  // so.
  const headers = {
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  }
  const { products } = await read<AdminProductList>(page, '/api/admin/products')
  await page.request.get(`/r/${products[0]?.externalId}`, { ...resent, maxRedirects: 0, headers })
  await page.reload()
  await expect
    .poll(() => numberOf(page, 'Unassigned requests and messages'))
    .toBeGreaterThan(before)
  const menu = page.getByRole('navigation', { name: 'Admin menu' })
  await expect(menu.getByRole('link', { name: /^Requests & messages \d+\+? new$/ })).toBeVisible()
  await expect(
    page.getByRole('table', { name: 'Clicks to partners, last 30 days' }).getByRole('row'),
  ).toHaveCount(31)
  const chart = page.locator('figure').filter({ hasText: 'Clicks to partners, last 30 days' })
  await expect(chart.locator('[title]')).toHaveCount(30)
  const [day, count] = await chart.getByRole('row').last().locator('th, td').allTextContents()
  await expect(chart.locator('[title]').last()).toHaveAttribute('title', `${day}: ${count}`)
  expect((await chart.locator('[title] > div').last().boundingBox())?.height).toBeGreaterThan(0)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
})

test('a file is checked, imported without its bad row, and a product edited; the log and the shop show it @story', async ({
  page,
  context,
  complaints,
}) => {
  const who = await logIn(page)
  const id = `desk-${randomUUID().slice(0, 8)}`
  const columns =
    'externalId,merchant,category,title,titleVi,description,descriptionVi,price,imageUrl,destinationUrl'
  const row = (number: number, price: string) =>
    `${id}-${number},tropic-trail,outdoor,Lamp ${id} ${number},Đèn ${id} ${number},"Light, small",Đèn nhỏ,${price},@assets/art/product-outdoor,https://shop.tropictrail.example/${id}`
  await page.goto(at('en', '/admin/products/import'))
  const csv = [columns, row(1, '20'), row(2, 'cheap'), row(3, '30')].join('\n')
  await page
    .getByLabel('Choose a product file')
    .setInputFiles({ name: 'lamps.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const report = page.getByRole('region', { name: 'What the import would do' })
  await expect(report.getByText('Line 3')).toBeVisible()
  await expect(report).toContainText('Price (USD) “cheap”: A number from 0 up, or nothing.')
  await report.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible()
  await expect(page.getByText('2 products are in the shop.')).toBeVisible()

  await page.getByRole('link', { name: 'Back to the products' }).click()
  await page.getByRole('searchbox', { name: 'Search names, tags or ids' }).fill(`${id}-1`)
  await page.getByRole('link', { name: `Lamp ${id} 1` }).click()
  await expect(page.getByLabel('English name')).toHaveValue(`Lamp ${id} 1`)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByLabel('English name')).toHaveValue(`Lamp ${id} 1`)
  await page.getByLabel('English name').fill(`Lantern ${id}`)
  await page.getByLabel('Price (USD)', { exact: true }).fill('much')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A number from 0 up, or nothing.')).toBeVisible()
  await expect(page.getByLabel('English name')).toHaveValue(`Lantern ${id}`)
  // The browser reports the 400 itself.
  expect(complaints.splice(0)).toHaveLength(1)
  await page.getByLabel('Price (USD)', { exact: true }).fill('44.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The product was saved', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: `Lantern ${id}` })).toBeVisible()

  await page.goto(at('en', `/admin/audit?person=${who}&action=product.update`))
  await page
    .getByRole('button', { name: /^Show the change: Edited a product/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('insertion').first()).toContainText('Lantern')

  await page.goto(at('en', `/shop-gear?q=${id}`))
  const cards = page.locator('section:has(#products-heading)').getByRole('article')
  await expect(cards).toHaveCount(2)
  await expect(cards.filter({ hasText: `Lantern ${id}` })).toContainText('$44.50')

  // Somebody who has opened the product before saves after that: nothing is overwritten unasked.
  await unfoldForm(other)
  await other.getByLabel('Number of reviews').fill('1234')
  await other.getByRole('button', { name: 'Save' }).click()
  const conflict = other.getByRole('dialog', { name: 'Someone has just changed this product' })
  await expect(conflict).toContainText('1234')
  await conflict.getByRole('button', { name: 'Save mine' }).click()
  await expect(other.getByText('The product was saved', { exact: true }).first()).toBeVisible()
  await other.close()
})

test('a delivery that was given up is sent again, and its mail can be read', async ({ page }) => {
  const { email, error } = deadDelivery
  await logIn(page)
  await page.goto(at('en', '/admin/outbox?status=dead'))
  const row = page.getByRole('row').filter({ hasText: error })
  await expect(row).toContainText('Thanks for a message')
  await row.getByRole('button', { name: 'Send again: Thanks for a message' }).click()
  await expect(page.getByText('Sending again', { exact: true }).first()).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect.poll(() => mailsTo(email).length).toBe(1)

  await page
    .getByRole('navigation', { name: 'Show' })
    .getByRole('link', { name: 'Mails kept locally' })
    .click()
  const mail = page.getByRole('row').filter({ hasText: email })
  await mail.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Desk Visitor')
  await closeWithEscape(page)
})
