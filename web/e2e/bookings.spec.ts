import { at, expect, newAddress, test } from './test'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('books a day from the farm page to the voucher, and cancels @story', async ({ page }) => {
      await page.goto(at('vi', '/tour-nong-trai'))
      await page.getByRole('link', { name: 'Chọn ngày, giữ chỗ', exact: true }).first().click()
      await page.getByRole('link', { name: 'Tháng 4 năm 2027' }).click()
      await page.getByRole('radio', { name: /20 tháng 4 năm 2027/ }).check()
      await page.getByRole('button', { name: 'Giữ chỗ 15 phút' }).click()
      await expect(page.getByText(/Chỗ của bạn được giữ đến/)).toBeVisible()
      await page.getByLabel('Họ tên').fill('Trần Văn An')
      await page.getByLabel('E-mail').fill(newAddress('an'))
      await page.getByRole('radio', { name: /^Thẻ/ }).check()
      await page.getByRole('button', { name: /^Trả 720\.000/ }).click()
      await page.getByRole('button', { name: 'Trả', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Đã giữ chỗ/)
      await expect(page.getByRole('img', { name: /^Mã QR của vé MR/ })).toBeVisible()
      await page.getByText('Hủy đặt chỗ', { exact: true }).first().click()
      await page.getByRole('button', { name: /^Hủy và nhận lại 720\.000/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Đã giữ chỗ/)
    })
  })
}
