import { createEntry, logIn } from './admin'
import { twice, typeTwice } from './telex'
import { at, expect, test } from './test'

test.use({ viewport: { width: 1366, height: 768 } })

test('one language has the whole width, another key brings back the other, and no letter is lost @story', async ({
  page,
}) => {
  await logIn(page)
  const { id } = await createEntry(page, { kind: 'post', data: { titleVi: 'Huế' } })
  await page.goto(at('vi', `/admin/content/${id}`))
  const title = { vi: page.getByLabel('Tiêu đề (VI)'), en: page.getByLabel('Tiêu đề (EN)') }
  const text = page.getByRole('textbox', { name: 'Nội dung (VI)' })
  const firstLine = async () => (await text.locator('p').first().boundingBox())?.y ?? 9999
  await expect(text).toBeVisible()
  expect(await firstLine()).toBeLessThan(700)
  const narrow = (await title.vi.boundingBox())?.width ?? 0

  await page.keyboard.press('Alt+1')
  await expect(title.en).toBeHidden()
  expect((await title.vi.boundingBox())?.width).toBeGreaterThan(1.8 * narrow)
  expect(await firstLine()).toBeLessThan(650)
  await text.click()
  await typeTwice(page, { gap: 20, slowdown: 4 })
  // There and back: the caret stands where it was.
  await page.keyboard.press('Alt+2')
  await expect(page.getByRole('textbox', { name: 'Nội dung (EN)' })).toBeFocused()
  await page.keyboard.press('Alt+1')
  await expect(text).toBeFocused()
  await page.keyboard.type('!')
  await expect(text.locator('p')).toHaveText(`${twice}!`)

  // What is missing in the language out of sight is shown.
  await page.getByRole('button', { name: 'Đăng…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/Còn thiếu/).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: 'EN', exact: true })
    .and(page.getByTitle(/Alt\+2/))
    .click()
  await expect(title.vi).toBeHidden()
  await title.en.fill('Hue')

  await page.getByRole('button', { name: 'Kết quả tìm kiếm và chia sẻ' }).click()
  const found = page.getByLabel('Tiêu đề trên kết quả tìm kiếm (EN)')
  await expect(found).toHaveAttribute('placeholder', 'Mặc định: Hue')
  await found.focus()
  await typeTwice(page, { gap: 0, slowdown: 4 })
  await expect(found).toHaveValue(twice)
  const preview = page.getByRole('region', { name: 'Độc giả tìm thấy và chia sẻ trang này' })
  await expect(preview.getByText(/^Mưa rơi trên phố được/).first()).toBeVisible()
})
