import { readLocalDatabase } from '../../tools/local-database'
import { linkIn, mailsTo } from './mails'
import { at, expect, newAddress, test } from './test'

test.use({ javaScriptEnabled: false })

function stored(email: string): Record<string, unknown>[] {
  return readLocalDatabase(process.env.E2E_STATE_DIR ?? '', 'select * from submissions where email = ?', email)
}

const words = {
  vi: {
    contact: { name: 'Họ và tên', email: 'E-mail của bạn', service: 'Bạn quan tâm đến', text: 'Lời nhắn', send: 'Gửi tin nhắn' },
    contactSent: 'Đã gửi tin nhắn!',
    contactAgain: 'Viết tin nhắn khác',
    noName: 'Xin cho biết họ tên của bạn.',
    badEmail: 'E-mail này chưa đúng dạng, ví dụ: ten@vidu.vn.',
    trip: { name: 'Họ tên', email: 'E-mail', budget: 'Ngân sách', send: 'Gửi yêu cầu', place: 'Bạn muốn đi đâu?', hue: 'Huế' },
    tripSent: 'Đã gửi yêu cầu!',
    newsletter: { email: 'E-mail của bạn', send: 'Đăng ký', sent: 'Đăng ký thành công!' },
    confirm: 'Xác nhận đăng ký',
    confirmed: /Xong rồi/,
    unsubscribe: 'Ngừng nhận bản tin',
    unsubscribed: /Đã xong/,
    tooMany: /sau \d+ phút/,
  },
  en: {
    contact: { name: 'Full name', email: 'Your e-mail', service: 'I’m interested in', text: 'Message', send: 'Send message' },
    contactSent: 'Message sent!',
    contactAgain: 'Write another message',
    noName: 'Please tell us your name.',
    badEmail: 'This e-mail address does not look right, for example: name@example.com.',
    trip: { name: 'Name', email: 'E-mail', budget: 'Budget', send: 'Send request', place: 'Where would you like to go?', hue: 'Hue' },
    tripSent: 'Request submitted!',
    newsletter: { email: 'Your e-mail', send: 'Subscribe', sent: 'Successfully subscribed!' },
    confirm: 'Confirm subscription',
    confirmed: /All set/,
    unsubscribe: 'Unsubscribe',
    unsubscribed: /^Done/,
    tooMany: /in \d+ minutes?/,
  },
} as const

for (const locale of ['vi', 'en'] as const) {
  const say = words[locale]

  test(`is told what a message lacks, keeps every word, and sends it (${locale})`, async ({ page, complaints }) => {
    const email = newAddress('an')
    const form = page.getByRole('form')
    await page.goto(at(locale, '/lien-he'))
    await form.getByLabel(say.contact.email).fill('an@example')
    await form.getByLabel(say.contact.service).selectOption('food')
    await form.getByLabel(say.contact.text).fill('Dòng một\nDòng "hai" <b>')
    await form.getByRole('button', { name: say.contact.send }).click()

    const summary = page.getByRole('alert')
    await expect(summary.getByRole('link')).toHaveText([say.noName, say.badEmail])
    await expect(page.locator('#form-contact')).toBeFocused()
    await expect(form.getByLabel(say.contact.email)).toHaveValue('an@example')
    await expect(form.getByLabel(say.contact.email)).toHaveAccessibleDescription(say.badEmail)
    await expect(form.getByLabel(say.contact.service)).toHaveValue('food')
    await expect(form.getByLabel(say.contact.text)).toHaveValue('Dòng một\nDòng "hai" <b>')
    await summary.getByRole('link', { name: say.noName }).click()
    await expect(form.getByLabel(say.contact.name)).toBeFocused()

    await form.getByLabel(say.contact.name).fill('Trần Văn An')
    await form.getByLabel(say.contact.email).fill(email)
    await form.getByRole('button', { name: say.contact.send }).click()
    await expect(page).toHaveURL(new RegExp(`${at(locale, '/lien-he')}\\?sent=contact#form-contact$`))
    await expect(page.getByRole('status')).toContainText(say.contactSent)
    await page.reload()
    expect(stored(email)).toMatchObject([
      { name: 'Trần Văn An', service: 'food', message: 'Dòng một\nDòng "hai" <b>', language: locale, status: 'new' },
    ])
    await expect.poll(() => mailsTo(email).length).toBe(1)
    await page.getByRole('link', { name: say.contactAgain }).click()
    await expect(form.getByLabel(say.contact.name)).toHaveValue('')
    complaints.length = 0
  })

  test(`asks for a trip on each page that has the form (${locale})`, async ({ page }) => {
    const paths = ['/', '/lien-he/trip-planning?destination=hue', '/lap-ke-hoach', '/travel-deals/ha-giang-motorbike-loop']
    for (const path of paths) {
      const email = newAddress('lan')
      await page.goto(at(locale, path))
      const form = page.locator('#form-trip')
      if (path.includes('hue')) await expect(form.getByLabel(say.trip.place)).toHaveValue(say.trip.hue)
      await form.getByLabel(say.trip.name).fill('Lan')
      await form.getByLabel(say.trip.email).fill(email)
      await form.getByLabel(say.trip.budget).fill('20 triệu')
      await form.getByRole('button', { name: say.trip.send }).click()
      await expect(page.getByRole('status').filter({ hasText: say.tripSent })).toBeInViewport()
      expect(stored(email)).toMatchObject([{ name: 'Lan', budget: '20 triệu', language: locale, status: 'new' }])
    }
  })

  test(`subscribes, confirms and unsubscribes (${locale})`, async ({ page }) => {
    for (const path of ['/', '/inspiration', '/travel-deals']) {
      const email = newAddress('an')
      await page.goto(at(locale, path))
      const block = page.locator('#form-newsletter')
      await block.getByLabel(say.newsletter.email).fill(email)
      await block.getByRole('button', { name: say.newsletter.send }).click()
      await expect(page.getByRole('status').filter({ hasText: say.newsletter.sent })).toBeInViewport()
      await expect.poll(() => mailsTo(email).length).toBe(1)
      if (path !== '/') continue
      const [mail] = mailsTo(email)
      if (!mail) throw new Error('no mail came')
      await page.goto(linkIn(mail, '/ban-tin/xac-nhan'))
      await page.getByRole('button', { name: say.confirm }).click()
      await expect(page.getByText(say.confirmed)).toBeVisible()
      await expect.poll(() => mailsTo(email).length).toBe(2)
      const welcome = mailsTo(email)[1]
      if (!welcome) throw new Error('no welcome came')
      await page.goto(linkIn(welcome, '/ban-tin/huy-dang-ky'))
      await page.getByRole('button', { name: say.unsubscribe }).click()
      await expect(page.getByText(say.unsubscribed)).toBeVisible()
    }
  })

  test(`is asked to wait after too many requests, with every word kept (${locale})`, async ({ page, complaints }) => {
    const email = newAddress('an')
    const path = at(locale, '/lien-he/trip-planning')
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    for (let index = 0; index < 10; index += 1) {
      const form = { name: 'An', email, message: `${index}` }
      const response = await page.request.post(`${path}?form=trip`, { form, headers, maxRedirects: 0 })
      expect(response.status()).toBe(303)
    }
    await page.goto(path)
    const form = page.getByRole('form')
    await form.getByLabel(say.trip.name).fill('Trần Văn An')
    await form.getByLabel(say.trip.email).fill(email)
    await form.getByRole('button', { name: say.trip.send }).click()
    await expect(page.getByRole('alert')).toContainText(say.tooMany)
    await expect(form.getByLabel(say.trip.name)).toHaveValue('Trần Văn An')
    expect(stored(email)).toHaveLength(10)
    complaints.length = 0
  })
}
