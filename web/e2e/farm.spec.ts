import { at, expect, newAddress, test } from './test'

test('shows price and action in the first view, and a calendar that fits a narrow phone', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto(at('vi', '/tour-nong-trai'))
  await expect(page.getByText('một khách').first()).toBeInViewport()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Chọn ngày, giữ chỗ', exact: true }).first(),
  ).toBeInViewport()
  await page.setViewportSize({ width: 320, height: 640 })
  const table = page.getByRole('table', { name: /Các loại trái/ })
  await expect(table.getByRole('rowheader')).toHaveCount(10)
  await expect(table.getByRole('columnheader', { name: /tháng này/ })).toHaveCount(1)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
})

test('keeps the screen and what is typed when the language, and with it the address, changes @story', async ({
  page,
}) => {
  const email = newAddress('an')
  await page.goto(at('vi', '/tour-nong-trai'))
  await page.getByLabel('E-mail của bạn').fill(email)
  const main = page.getByRole('main')
  await main.evaluate((element) => element.firstElementChild?.setAttribute('data-kept', ''))
  const link = page.getByRole('link', { name: 'View this page in English', exact: true })
  await expect(link).toHaveAttribute('href', at('en', '/tour-nong-trai'))
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A day in the mango orchard, run by us',
  )
  expect(new URL(page.url()).pathname).toMatch(/\/farm-tours$/)
  await expect(page.getByLabel('Your e-mail address')).toHaveValue(email)
  await expect(main.locator('> [data-kept]')).toHaveCount(1)
})
