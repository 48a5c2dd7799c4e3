import { Webhook } from 'standardwebhooks'
import type { AdminEntry } from '../../schema/api/admin-entries'
import type { ImportedSubscribers, SubscriberList } from '../../schema/api/admin-subscribers'
import type { LetterDetail } from '../../schema/api/letters'
import { letterSecrets } from '../../tools/testing/test-site'
import { logIn, read, send } from './admin'
import { type KeptMail, linkIn, mailsTo } from './mails'
import { at, expect, newAddress, resent, test } from './test'

type Page = Parameters<typeof logIn>[0]

const hourMs = 60 * 60 * 1000

/**
 * Twenty readers of Vietnamese and ten of English on the list of the orchard, where no other test
 * counts mails.
 */
async function importReaders(page: Page): Promise<{ vi: string[]; en: string[] }> {
  const address = () => newAddress('reader')
  const readers = {
    vi: Array.from({ length: 20 }, address),
    en: Array.from({ length: 10 }, address),
  }
  const rows = (['vi', 'en'] as const).flatMap((language) =>
    readers[language].map((email) => ({
      email,
      language,
      consentAt: '2026-02-05',
      consentSource: 'A fair in Da Lat',
    })),
  )
  const result = await send<ImportedSubscribers>(page, 'POST', '/api/admin/subscribers/import', {
    list: 'orchard',
    rows,
  })
  expect(result).toEqual({ added: 30, known: 0, left: 0, suppressed: 0 })
  return readers
}

const runCron = (page: Page, time: number) =>
  page.request.get(
    `/cdn-cgi/handler/scheduled?cron=${encodeURIComponent('* * * * *')}&time=${time}`,
    resent,
  )

/** The one letter that somebody got. */
function letterTo(address: string, subject: string): KeptMail {
  const mails = mailsTo(address).filter((mail) => mail.subject === subject)
  expect(mails, address).toHaveLength(1)
  return mails[0] as KeptMail
}

/** Writes the texts of a letter into its form and saves it. */
async function write(page: Page, texts: Record<'VI' | 'EN', { preview: string; content: string }>) {
  for (const side of ['VI', 'EN'] as const) {
    await page.getByRole('textbox', { name: `Dòng xem trước (${side})` }).fill(texts[side].preview)
    await page.getByRole('textbox', { name: `Nội dung thư (${side})` }).fill(texts[side].content)
  }
  await page.getByLabel('Ngày của thư').fill('2026-12-01')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/^Đã lưu/)).toBeVisible()
}

// Longer than twenty seconds: it sends letters and follows each of them to its end.
test('a letter is written, seen as a mail, tested, scheduled and sent to two languages; who bounces, leaves and changes is counted @story', async ({
  page,
}) => {
  await logIn(page)
  const readers = await importReaders(page)
  const mark = crypto.randomUUID().slice(0, 8)
  const subjects = { vi: `Vườn mở cửa ${mark}`, en: `The orchard opens ${mark}` }
  const texts = {
    VI: { preview: 'Xoài chín từ tháng Tư.', content: 'Chào bạn, vườn mở cửa từ thứ Bảy.' },
    EN: {
      preview: 'Mangoes are ripe from April.',
      content: 'Hello, the orchard opens on Saturday.',
    },
  }
  await page.goto(at('vi', '/admin/letters'))
  await page.getByRole('button', { name: 'Viết thư mới' }).click()
  await page.getByLabel('Tiêu đề thư (VI)').fill(subjects.vi)
  await page.getByLabel('Tiêu đề thư (EN)').fill(subjects.en)
  await page.getByRole('button', { name: 'Tạo và soạn tiếp' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subjects.vi })).toBeVisible()
  const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  const detail = () => read<LetterDetail>(page, `/api/admin/letters/${encodeURIComponent(id)}`)
  await write(page, texts)

  await test.step('shows the mail on phone and desktop, and its plain text', async () => {
    await page.getByRole('button', { name: 'Xem trước', exact: true }).click()
    const mail = page.frameLocator('iframe[title="Thư như người nhận thấy"]')
    await expect(mail.getByText('vườn mở cửa từ thứ Bảy')).toBeVisible()
    // The policy of the page around it would have taken the inlined styles away.
    await expect(mail.locator('[style*="padding"]').first()).not.toHaveCSS('padding', '0px')
    const preview = page.getByRole('region', { name: 'Xem trước thư' })
    await preview.getByRole('button', { name: 'English' }).click()
    await expect(mail.getByText('the orchard opens on Saturday')).toBeVisible()
    await preview.getByRole('button', { name: 'Máy tính' }).click()
    await preview.getByRole('button', { name: 'Chữ thuần' }).click()
    await expect(preview.getByRole('region', { name: 'Bản chữ thuần' })).toContainText(
      'the orchard opens on Saturday',
    )
    await page.getByRole('button', { name: 'Soạn', exact: true }).click()
  })

  await test.step('sends a test to one address', async () => {
    const own = newAddress('editor')
    const part = page.getByRole('region', { name: 'Gửi thử' })
    await part.getByLabel('Gửi tới').fill(own)
    await part.getByRole('button', { name: 'Gửi thử' }).click()
    await expect
      .poll(() => mailsTo(own).map(({ subject }) => subject))
      .toEqual([`[Test] ${subjects.vi}`])
  })

  await test.step('schedules it for an hour from now; the cron sends it then, to each reader once, in their language', async () => {
    const part = page.getByRole('region', { name: 'Gửi cho độc giả' })
    await part.getByLabel('Danh sách').selectOption('orchard')
    await part.getByRole('radio', { name: 'Vào một giờ' }).check()
    await expect(part.getByRole('status')).toContainText(/Gửi cho \d+ người/)
    await part.getByRole('button', { name: /^Hẹn gửi cho \d+ người…$/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hẹn giờ' }).click()
    await expect(page.getByRole('region', { name: 'Tiến độ: Tin mở vườn' })).toContainText(
      'Hẹn giờ',
    )
    await runCron(page, Date.now())
    expect((await detail()).sending).toMatchObject({ state: 'scheduled', taken: 0 })
    for (let turn = 0; turn < 10 && (await detail()).sending?.state !== 'sent'; turn += 1) {
      await runCron(page, Date.now() + hourMs + (turn + 1) * 60_000)
    }
    const { sending } = await detail()
    expect(sending).toMatchObject({
      state: 'sent',
      failed: 0,
      bounced: 0,
      unsubscribed: 0,
      clicks: null,
    })
    expect(sending?.sent).toBe(sending?.taken)
    expect(sending?.sent).toBeGreaterThanOrEqual(30)
    for (const language of ['vi', 'en'] as const)
      for (const address of readers[language]) letterTo(address, subjects[language])
  })

  const [bouncing = '', leaving = '', changing = ''] = readers.vi

  await test.step('hears of a mail that came back', async () => {
    const body = JSON.stringify({
      type: 'email.bounced',
      data: { to: [bouncing], bounce: { type: 'Permanent', message: 'no such user' } },
    })
    const now = new Date()
    const headers = {
      'Content-Type': 'application/json',
      'webhook-id': mark,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(letterSecrets.MAIL_EVENTS_SECRET).sign(mark, now, body),
    }
    expect(
      (await page.request.post('/api/mail-events', { ...resent, data: body, headers })).status(),
    ).toBe(200)
    await page.goto(at('vi', '/admin/subscribers/suppressions'))
    await page.getByLabel('Tìm địa chỉ').fill(bouncing)
    await expect(page.getByRole('row', { name: bouncing })).toContainText('Thư bị trả về')
  })

  await test.step('lets a reader leave by the one click of a mail program', async () => {
    const header = letterTo(leaving, subjects.vi).headers['List-Unsubscribe'] ?? ''
    const { pathname, search } = new URL(header.slice(1, -1))
    const answer = await page.request.post(pathname + search, {
      ...resent,
      form: { 'List-Unsubscribe': 'One-Click' },
    })
    expect(answer.ok()).toBe(true)
  })

  await test.step('lets a reader change the language of the letters', async () => {
    await page.goto(linkIn(letterTo(changing, subjects.vi), '/ban-tin/tuy-chon'))
    await page.getByRole('radio', { name: 'English' }).check({ force: true })
    await page.getByRole('button', { name: 'Lưu lựa chọn' }).click()
    await expect(page.getByText('Đã lưu.', { exact: false }).first()).toBeVisible()
    const query = `list=orchard&q=${encodeURIComponent(changing)}`
    const { subscribers } = await read<SubscriberList>(page, `/api/admin/subscribers?${query}`)
    expect(subscribers).toMatchObject([
      { email: changing, language: 'en', consentSource: 'A fair in Da Lat' },
    ])
  })

  await test.step('tells how many bounced and left, and stands in the archive', async () => {
    await page.goto(at('vi', `/admin/letters/${encodeURIComponent(id)}`))
    const progress = page.getByRole('region', { name: 'Tiến độ: Tin mở vườn' })
    const figure = (name: string) =>
      progress.locator('dl > div').filter({ hasText: name }).locator('dd')
    await expect(figure('Bị trả về')).toHaveText('1')
    await expect(figure('Hủy nhận')).toHaveText('1')
    await expect(figure('Không gửi được')).toHaveText('0')
    const { slug } = await read<AdminEntry>(page, `/api/admin/entries/${encodeURIComponent(id)}`)
    for (const language of ['vi', 'en'] as const) {
      await page.goto(at(language, `/thu/${slug}`))
      await expect(page.getByRole('heading', { level: 1, name: subjects[language] })).toBeVisible()
    }
  })
})
