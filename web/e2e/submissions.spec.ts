import type { Page } from '@playwright/test'
import { readLocalDatabase } from '../../tools/local-database'
import { linkIn, mailsTo } from './mails'
import { at, expect, newAddress, resent, test } from './test'

function stored(email: string): Record<string, unknown>[] {
  return readLocalDatabase(
    process.env.E2E_STATE_DIR ?? '',
    'select * from submissions where email = ?',
    email,
  )
}

async function fillTrip(page: Page, email: string): Promise<void> {
  await page.goto(at('en', '/lien-he/trip-planning?destination=hue'))
  await page.getByLabel('Name').fill('Anna')
  await page.getByLabel('E-mail').fill(email)
}

test('is one request, however often and in however many tabs it is sent, and is acknowledged once @story', async ({
  page,
  context,
}) => {
  const email = newAddress('anna')
  const other = await context.newPage()
  await fillTrip(page, email)
  await fillTrip(other, email)
  // Quicker than people are counts as a program; the clock is that of all tabs.
  await page.clock.setFixedTime(Date.now() + 60_000)
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('button', { name: 'Send request' }).dblclick()),
  )
  for (const tab of [page, other])
    await expect(tab.getByRole('main').getByText('Request submitted!')).toBeVisible()
  expect(stored(email)).toMatchObject([
    { name: 'Anna', destination: 'Hue', status: 'new', language: 'en' },
  ])

  await expect.poll(() => mailsTo(email).length).toBe(1)
  const [mail] = mailsTo(email)
  if (!mail) throw new Error('no mail came')
  expect(mail.text).toContain('24 hours')
  expect(mail.text).toContain('Hue')
  for (const path of ['/plan-your-trip', '/chinh-sach-bao-mat']) {
    const response = await page.request.get(linkIn(mail, path), resent)
    expect([path, response.status()]).toEqual([path, 200])
  }
})

test('goes on with scripts after a try without them, with nothing lost', async ({
  page,
  complaints,
}) => {
  const path = at('en', '/lien-he')
  // The map of the office may come into view.
  await page.route('**/tile.openstreetmap.org/**', (route) => route.abort())
  await page.goto(path)
  await page.evaluate(async (to) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = `${to}?form=contact#form-contact`
    for (const [name, value] of Object.entries({
      name: 'Anna',
      email: 'anna@',
      service: 'food',
      message: 'Hello',
    })) {
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
    'Check the e-mail address: it should look like name@example.com.',
  ])
  await expect(page.getByLabel('Full name')).toHaveValue('Anna')
  await expect(page.getByLabel('I’m interested in')).toHaveValue('food')
  await page.getByLabel('Your e-mail').fill(newAddress('anna'))
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByText('Message sent!')).toBeVisible()
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await page.close()
  expect(complaints.splice(0).filter((line) => !/422|net::ERR_FAILED/.test(line))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is told what a message lacks, keeps every word, and sends it @story', async ({
    page,
    complaints,
  }) => {
    const email = newAddress('an')
    const form = page.getByRole('form')
    const text = 'Dòng một\nDòng "hai" <b>'
    await page.goto(at('vi', '/lien-he'))
    await form.getByLabel('E-mail của bạn').fill('an@example')
    await form.getByLabel('Bạn quan tâm đến').selectOption('food')
    await form.getByLabel('Lời nhắn').fill(text)
    await form.getByRole('button', { name: 'Gửi tin nhắn' }).click()

    const summary = page.getByRole('alert')
    const badEmail = 'E-mail chưa đúng, bạn xem lại nhé (ví dụ: ten@vidu.vn).'
    await expect(summary.getByRole('link')).toHaveText(['Bạn điền họ tên nhé.', badEmail])
    await expect(page.locator('#form-contact')).toBeFocused()
    await expect(form.getByLabel('E-mail của bạn')).toHaveValue('an@example')
    await expect(form.getByLabel('E-mail của bạn')).toHaveAccessibleDescription(badEmail)
    await expect(form.getByLabel('Bạn quan tâm đến')).toHaveValue('food')
    await expect(form.getByLabel('Lời nhắn')).toHaveValue(text)
    await summary.getByRole('link', { name: 'Bạn điền họ tên nhé.' }).click()
    await expect(form.getByLabel('Họ và tên')).toBeFocused()

    await form.getByLabel('Họ và tên').fill('Trần Văn An')
    await form.getByLabel('E-mail của bạn').fill(email)
    await form.getByRole('button', { name: 'Gửi tin nhắn' }).click()
    await expect(page).toHaveURL(new RegExp(`${at('vi', '/lien-he')}\\?sent=contact#form-contact$`))
    await expect(page.getByRole('status')).toContainText('Đã gửi tin nhắn!')
    await page.reload()
    expect(stored(email)).toMatchObject([
      { name: 'Trần Văn An', service: 'food', message: text, language: 'vi', status: 'new' },
    ])
    await page.getByRole('link', { name: 'Viết tin nhắn khác' }).click()
    await expect(form.getByLabel('Họ và tên')).toHaveValue('')
    expect(complaints.splice(0).filter((line) => !line.includes('422'))).toEqual([])
  })
})
