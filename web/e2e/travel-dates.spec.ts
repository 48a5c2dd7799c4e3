import type { Page } from '@playwright/test'
import { at, expect, test } from './test'

const asking = { vi: 'Bạn đi khi nào?', en: 'When are you going?' }
const months = (page: Page, locale: keyof typeof asking) =>
  page.getByRole('navigation', { name: asking[locale] })
/** The names on the cards of the destinations, in their order, those not laid out yet included. */
const names = (page: Page) =>
  page.locator('section[aria-labelledby="destinations-heading"] h3').allTextContents()

test('sorts the places by the month of the journey, and remembers it @story', async ({ page }) => {
  await page.goto(at('vi', '/where-to-go'))
  const before = await names(page)
  await months(page, 'vi').getByRole('link', { name: 'Th10' }).click()
  await expect(page).toHaveURL(/\?when=10$/)
  const verdicts = page.getByRole('link', { name: /: (?:Nên đi|Cân nhắc|Tránh)/ })
  await expect(verdicts).toHaveCount(before.length)
  const words = await verdicts.allTextContents()
  const ranks = words.map((text) =>
    ['Nên đi', 'Cân nhắc', 'Tránh'].findIndex((verdict) => text.startsWith(verdict)),
  )
  expect(ranks).toEqual([...ranks].sort())
  expect(await names(page)).not.toEqual(before)

  await page.getByRole('link', { name: 'Khám phá Hội An' }).click()
  await expect(
    page.getByText(/Tháng 10: nên tránh\. \d+\s+ngày mưa, 24\u2060–\u206030\s°C/),
  ).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Tháng 10: nên tránh', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${at('vi', '/where-to-go/hoi-an/thang-10')}$`))
  await page.goto(at('vi', '/lien-he/trip-planning'))
  await expect(page.getByLabel('Thời gian dự định')).toHaveValue(/^Tháng 10 năm \d{4}$/)

  await page.goto(at('vi', '/where-to-go'))
  await months(page, 'vi').getByRole('link', { name: 'Cả năm' }).click()
  await expect(verdicts).toHaveCount(0)
  await page.goto(at('vi', '/'))
  await expect(page.getByRole('heading', { name: 'Tháng 10 đi đâu?' })).toHaveCount(0)
  await months(page, 'vi').getByRole('link', { name: 'Th3', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^tháng\s3 đi đâu\?$/ })).toBeVisible()
})

test('goes by exact days, which a shared address holds for anybody', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(at('en', '/where-to-go'))
  await page.getByRole('button', { name: 'Exact days' }).click()
  const calendar = page.getByRole('dialog', { name: 'Exact days' })
  await calendar.getByRole('button', { name: 'Go to the Next Month' }).click()
  await calendar.getByRole('button', { name: /\b10th,/ }).click()
  await calendar.getByRole('button', { name: /\b17th,/ }).click()
  await calendar.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(/when=\d{4}-\d\d-10(?:~|%7E)\d{4}-\d\d-17$/)
  await expect(page.getByRole('button', { name: /^10–17 \w+ \d{4}$/ })).toBeVisible()

  const stranger = await browser.newContext(baseURL ? { baseURL } : {})
  const shared = await stranger.newPage()
  await shared.goto(page.url())
  await expect(shared.getByRole('button', { name: /^10–17 \w+ \d{4}$/ })).toBeVisible()
  // The address was read on the server; the device keeps it once the scripts run.
  await expect
    .poll(() => shared.evaluate(() => localStorage.getItem('travel-dates')))
    .toContain('~')
  await shared.goto(at('en', '/where-to-go/hue'))
  await expect(shared.getByRole('link', { name: /^10–17 \w+ \d{4}: / })).toBeVisible()
  await shared.goto(at('en', '/travel-deals'))
  await expect(shared.getByText(/valid when you go/).first()).toBeVisible()
  await stranger.close()
})
