import { linkIn, mailsTo } from './mails'
import { at, expect, newAddress, test } from './test'

test('subscribes, confirms at the second try, and unsubscribes through the mails @story', async ({
  page,
  complaints,
}) => {
  const email = newAddress('an')
  await page.goto(at('vi', '/travel-deals'))
  const box = page.getByLabel('E-mail của bạn')
  await page.getByRole('button', { name: 'Đăng ký', exact: true }).click()
  await expect(box).toBeFocused()
  await expect(box).toHaveAccessibleDescription('Bạn điền địa chỉ e-mail nhé.')
  await box.fill(email)
  // Quicker than people are counts as a program.
  await page.clock.setFixedTime(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Đăng ký', exact: true }).click()
  await expect(page.getByRole('main').getByText('Đã nhận đăng ký!')).toBeVisible()

  await expect.poll(() => mailsTo(email).length).toBe(1)
  const [mail] = mailsTo(email)
  if (!mail) throw new Error('no mail came')
  const confirm = linkIn(mail, '/ban-tin/xac-nhan')
  const press = page.getByRole('button', { name: 'Xác nhận đăng ký' })
  await page.route('**/api/newsletter/confirm', (route) =>
    route.fulfill({ status: 503, json: { error: 'x', code: 'UNAVAILABLE' } }),
  )
  await page.goto(confirm)
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await press.click()
  await expect(page.getByRole('region', { name: /Thông báo/ })).toContainText('Có lỗi xảy ra')
  expect(complaints.splice(0).filter((line) => !line.includes('503'))).toEqual([])
  await page.unroute('**/api/newsletter/confirm')
  await press.click()
  await expect(page.getByRole('status').filter({ hasText: 'Xong rồi' })).toBeVisible()
  await page.goto(confirm)
  await expect(page.getByText('đã được dùng')).toBeVisible()
  await expect(press).toHaveCount(0)

  await expect.poll(() => mailsTo(email).length).toBe(2)
  const welcome = mailsTo(email)[1]
  if (!welcome) throw new Error('no welcome came')
  const end = linkIn(welcome, '/ban-tin/huy-dang-ky')
  await page.goto(end)
  await page.getByRole('button', { name: 'Ngừng nhận bản tin' }).click()
  await expect(page.getByText('Đã xong')).toBeVisible()
  await page.goto(end)
  await expect(page.getByText('đã ngừng nhận')).toBeVisible()
  await page.goto(`${at('vi', '/ban-tin/xac-nhan')}?token=forged`)
  await expect(page.getByText('không đúng')).toBeVisible()
  await expect(press).toHaveCount(0)
})
