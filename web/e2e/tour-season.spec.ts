import { type Browser, type Page, test as playwright } from '@playwright/test'
import type { AdminEntryList } from '../../schema/api/admin-entries'
import type { Locale } from '../../schema/locale'
import { texts as en } from '../i18n/en/bookings'
import { texts as vi } from '../i18n/vi/bookings'
import { logIn, publishNow, read, unfoldForm } from './admin'
import { at, expect, newAddress, test } from './test'

const words = { vi, en }
/** Days of the sample's season that no other story books. */
const [booked, moved] = ['2027-05-08', '2027-05-09']
const before = (text: string) => new RegExp(`^${text.split('{{')[0]}`)

interface Guest {
  page: Page
  words: (typeof words)[Locale]
}

/** Somebody on a phone of their own, who has chosen a day and how to pay. */
async function choose(
  browser: Browser,
  { locale, method }: { locale: Locale; method: keyof typeof vi.held.methods },
): Promise<Guest> {
  const { viewport, isMobile, hasTouch, baseURL } = playwright.info().project.use
  const context = await browser.newContext({
    viewport: viewport ?? null,
    isMobile: isMobile ?? false,
    hasTouch: hasTouch ?? false,
    baseURL: baseURL ?? '',
    locale,
    extraHTTPHeaders: { 'CF-Connecting-IP': `10.77.0.${Math.ceil(Math.random() * 250)}` },
  })
  const page = await context.newPage()
  const own = words[locale]
  const asked = new URLSearchParams({ month: booked.slice(0, 7), day: booked, adults: '6' })
  await page.goto(at(locale, `/tour-nong-trai/dat-cho?${asked}`))
  await page.getByRole('button', { name: own.hold, exact: true }).click()
  await page.getByRole('textbox', { name: own.held.name }).fill(`Khách ${locale} ${method}`)
  await page.getByRole('textbox', { name: own.held.email }).fill(newAddress('khach'))
  await page.getByRole('radio', { name: before(own.held.methods[method]) }).check()
  await page
    .getByRole('button', { name: before(own.held[method === 'farm' ? 'payFarm' : 'pay']) })
    .click()
  return { page, words: own }
}

const title = ({ page }: Guest) => page.getByRole('heading', { level: 1 })

test('a season from its schedule to a review: three guests pay in three ways, the crew checks in without a network and calls a day off @phone-only', async ({
  page,
  browser,
  complaints,
}) => {
  await logIn(page)
  const { entries } = await read<AdminEntryList>(page, '/api/admin/entries?kind=deal&q=mango-farm')
  await page.goto(at('vi', `/admin/content/${entries[0]?.id}`))
  await unfoldForm(page)
  await page.getByLabel('Số chỗ một ngày').fill('18')
  await page.getByRole('button', { name: 'Đăng…' }).click()
  await publishNow(page)

  const card = await choose(browser, { locale: 'vi', method: 'card' })
  await card.page.getByRole('button', { name: vi.pretend.pay, exact: true }).click()
  await expect(title(card)).toHaveText(vi.voucher.confirmed.title)
  const bank = await choose(browser, { locale: 'en', method: 'bank' })
  await bank.page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await bank.page.getByRole('button', { name: en.transfer.pretendPay }).click()
  await expect(title(bank)).toHaveText(en.voucher.confirmed.title)
  const farm = await choose(browser, { locale: 'vi', method: 'farm' })
  await expect(title(farm)).toHaveText(vi.voucher.confirmed.title)

  // The first guest moves to Sunday, the second one gives up, the third one stays.
  await card.page.getByText(vi.change.title, { exact: true }).click()
  await card.page.getByRole('radio', { name: /9 tháng 5/ }).check()
  await card.page.getByRole('button', { name: vi.change.save, exact: true }).click()
  await expect(card.page.getByText(/9 tháng 5/).first()).toBeVisible()
  await bank.page.getByText(en.cancel.title, { exact: true }).first().click()
  await bank.page.getByRole('button', { name: before(en.cancel.submitBack) }).click()
  await expect(title(bank)).toHaveText(en.voucher.cancelledByGuest.title)

  const code = /MR[A-Z0-9]{8}/.exec(await card.page.locator('main').innerText())?.[0] ?? ''
  await page.goto(at('vi', `/admin/tours?day=${moved}`))
  await expect(page.getByText('Khách vi card').first()).toBeVisible()
  await page.context().setOffline(true)
  await page.getByLabel('Mã vé hoặc địa chỉ vé').fill(code)
  await page.getByRole('button', { name: 'Nhận khách', exact: true }).first().click()
  await expect(page.getByText('1 lượt nhận khách chờ gửi khi có mạng')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('1 lượt nhận khách chờ gửi khi có mạng')).toBeHidden()
  // The browser says on its console that it had no network.
  complaints.length = 0

  await card.page.reload()
  await card.page.getByRole('radio', { name: vi.review.marks.good }).check()
  await card.page.getByLabel(vi.review.words).fill('Xoài chín cây, người dẫn vui.')
  await card.page.getByRole('button', { name: vi.review.submit }).click()
  await page.goto(at('vi', '/admin/tours/reviews'))
  await page.getByRole('button', { name: /^Đăng: / }).click()
  await expect(page.getByText('Đã đăng', { exact: true })).toBeVisible()
  await bank.page.goto(at('en', '/tour-nong-trai'))
  await expect(bank.page.getByText('Xoài chín cây, người dẫn vui.')).toBeVisible()

  await page.goto(at('vi', `/admin/tours?day=${booked}`))
  await page.getByRole('button', { name: 'Hủy chuyến' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Mưa bão' }).click()
  await dialog.getByRole('button', { name: 'Hủy và báo khách' }).click()
  await page.getByRole('button', { name: 'Hủy 1 chuyến' }).click()
  await expect(page.getByText('Đã hủy', { exact: true }).first()).toBeVisible()
  await farm.page.reload()
  await expect(title(farm)).toHaveText(vi.voucher.cancelledByUs.title)
})
