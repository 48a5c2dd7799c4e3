import { randomUUID } from 'node:crypto'
import { linkIn, mailsTo } from './mails'
import { at, expect, test } from './test'

const words = {
  vi: {
    field: 'E-mail của bạn',
    subscribe: 'Đăng ký',
    subscribed: 'Đăng ký thành công!',
    confirm: 'Xác nhận đăng ký',
    confirmed: /Xong rồi/,
    used: /đã được dùng/,
    invalid: /không đúng/,
    unsubscribe: 'Ngừng nhận bản tin',
    unsubscribed: /Đã xong/,
    gone: /đã ngừng nhận/,
  },
  en: {
    field: 'Your e-mail',
    subscribe: 'Subscribe',
    subscribed: 'Successfully subscribed!',
    confirm: 'Confirm subscription',
    confirmed: /All set/,
    used: /done its job/,
    invalid: /not right/,
    unsubscribe: 'Unsubscribe',
    unsubscribed: /^Done/,
    gone: /does not receive/,
  },
} as const

for (const locale of ['vi', 'en'] as const) {
  const say = words[locale]

  test(`subscribes, confirms, and unsubscribes through the mails (${locale})`, async ({ page }) => {
    const email = `${randomUUID()}@example.com`
    await page.goto(at(locale, '/travel-deals'))
    await page.getByLabel(say.field).fill(email)
    await page.waitForTimeout(2100)
    await page.getByRole('button', { name: say.subscribe, exact: true }).click()
    await expect(page.getByRole('main').getByText(say.subscribed)).toBeVisible()

    await expect.poll(() => mailsTo(email).length).toBe(1)
    const [mail] = mailsTo(email)
    if (!mail) throw new Error('no mail came')
    const confirm = linkIn(mail, '/ban-tin/xac-nhan')
    // A scanner opens the link first: that changes nothing.
    await page.request.get(confirm)
    await page.request.get(confirm)
    await page.goto(confirm)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await page.getByRole('button', { name: say.confirm }).click()
    await expect(page.getByRole('status').filter({ hasText: say.confirmed })).toBeVisible()
    await page.goto(confirm)
    await expect(page.getByText(say.used)).toBeVisible()
    await expect(page.getByRole('button', { name: say.confirm })).toHaveCount(0)

    await expect.poll(() => mailsTo(email).length).toBe(2)
    const welcome = mailsTo(email)[1]
    if (!welcome) throw new Error('no welcome came')
    const end = linkIn(welcome, '/ban-tin/huy-dang-ky')
    await page.request.get(end)
    await page.goto(end)
    await page.getByRole('button', { name: say.unsubscribe }).click()
    await expect(page.getByText(say.unsubscribed)).toBeVisible()
    await page.goto(end)
    await expect(page.getByText(say.gone)).toBeVisible()
  })

  test(`shows that a forged link is not right (${locale})`, async ({ page }) => {
    for (const path of ['/ban-tin/xac-nhan', '/ban-tin/huy-dang-ky']) {
      for (const query of ['?token=forged', '']) {
        await page.goto(at(locale, path) + query)
        await expect(page.getByText(say.invalid)).toBeVisible()
        await expect(page.getByRole('button', { name: new RegExp(`^(${say.confirm}|${say.unsubscribe})$`) })).toHaveCount(0)
      }
    }
  })
}

test('says that a link could not be followed, and follows it on the second press', async ({ page, complaints }) => {
  const email = `${randomUUID()}@example.com`
  const subscribed = await page.request.post('/api/newsletter', {
    data: { email, language: 'en' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  expect(subscribed.status()).toBe(200)
  await expect.poll(() => mailsTo(email).length).toBe(1)
  const [mail] = mailsTo(email)
  if (!mail) throw new Error('no mail came')
  await page.route('**/api/newsletter/confirm', (route) =>
    route.fulfill({ status: 503, json: { error: 'This is not available right now.', code: 'UNAVAILABLE' } }),
  )
  await page.goto(linkIn(mail, '/ban-tin/xac-nhan'))
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Error occurred')
  await page.unroute('**/api/newsletter/confirm')
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByText(/All set/)).toBeVisible()
  complaints.length = 0
})
