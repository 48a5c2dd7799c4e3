import { randomUUID } from 'node:crypto'
import type { MediaDetail } from '../../schema/api/admin-media'
import { mediaReference } from '../../schema/media'
import { createEntry, logIn, read, send } from './admin'
import { uploadPhoto } from './photographs'
import { at, expect, test } from './test'
import { brokenPhoto, photoWithPlace, rotatedPhoto } from './test-photos'

test('an editor uploads three files at once, describes one, and cannot lose it while an article uses it @story', async ({
  page,
  complaints,
}) => {
  await logIn(page)
  await page.goto(at('vi', '/admin/media'))
  const mark = randomUUID().slice(0, 8)
  const seed = Math.floor(Math.random() * 2 ** 31)
  const own = { ...(await photoWithPlace(seed)), name: `ghe-xoai-${mark}.jpg` }
  const stored = page.waitForResponse(
    (response) =>
      response.status() === 201 && response.request().headers()['x-file-name'] === own.name,
  )
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles([own, await rotatedPhoto(seed + 1), await brokenPhoto(seed + 2)])
  const uploads = page.getByRole('region', { name: 'Ảnh đang tải lên' })
  await expect(uploads.getByText('Đã vào thư viện')).toHaveCount(2)
  await expect(uploads.getByRole('listitem').filter({ hasText: 'hong.jpg' })).toContainText(
    'Ảnh bị hỏng, không mở được.',
  )
  const { id }: MediaDetail = await (await stored).json()
  // The browser says that the broken one was refused.
  expect(complaints.splice(0).filter((line) => !line.includes('400'))).toEqual([])

  await test.step('sets the focal point by keyboard, and describes it in both languages', async () => {
    await uploads
      .getByRole('listitem')
      .filter({ hasText: own.name })
      .getByRole('button', { name: 'Mở chi tiết' })
      .click()
    const dialog = page.getByRole('dialog', { name: own.name })
    await dialog.getByRole('slider', { name: 'Điểm chính của ảnh' }).press('ArrowRight')
    await dialog.getByRole('textbox', { name: 'Mô tả (tiếng Việt)' }).fill(`Ghe xoài ${mark}`)
    await dialog.getByRole('textbox', { name: 'Mô tả (tiếng Anh)' }).fill(`Mango boats ${mark}`)
    await dialog.getByRole('textbox', { name: 'Tác giả', exact: true }).fill('Lê Thị Mai')
    await dialog.getByRole('button', { name: 'Lưu', exact: true }).click()
    await expect(page.getByText('Đã lưu thông tin ảnh').first()).toBeVisible()
    const { focalX, altVi, altEn, credit } = await read<MediaDetail>(page, `/api/admin/media/${id}`)
    expect({ altVi, altEn, credit }).toEqual({
      altVi: `Ghe xoài ${mark}`,
      altEn: `Mango boats ${mark}`,
      credit: 'Lê Thị Mai',
    })
    expect(focalX).toBeGreaterThan(0.5)
  })

  await test.step('is shown where it is used in the place of deleting it', async () => {
    const post = await createEntry(page, {
      kind: 'post',
      data: { titleVi: `Chợ nổi ${mark}`, coverImage: mediaReference(id) },
    })
    await page.goto(at('vi', `/admin/media?q=${mark}`))
    await page.getByRole('link', { name: `Mở chi tiết ảnh ${own.name}` }).click()
    const dialog = page.getByRole('dialog', { name: own.name })
    await expect(dialog.getByRole('link', { name: `Chợ nổi ${mark}` })).toBeVisible()
    await dialog.getByRole('button', { name: 'Xóa', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'Cho ảnh này vào thùng rác?' })
      .getByRole('button', { name: 'Xóa', exact: true })
      .click()
    const refused = page.getByRole('dialog', { name: 'Ảnh này đang được dùng ở 1 nơi' })
    await expect(refused.getByRole('link', { name: `Chợ nổi ${mark}` })).toHaveAttribute(
      'href',
      new RegExp(post.id),
    )
    expect(complaints.splice(0).filter((line) => !line.includes('409'))).toEqual([])
    await send(page, 'DELETE', `/api/admin/entries/${post.id}`)
  })
})

test('a finger scrolls from the picture, and sets the focal point only by a tap @phone-only', async ({
  page,
}) => {
  await logIn(page)
  const { id, fileName } = await uploadPhoto(
    page,
    await photoWithPlace(Math.floor(Math.random() * 2 ** 31)),
  )
  await page.goto(at('en', `/admin/media?id=${id}`))
  const dialog = page.getByRole('dialog', { name: fileName })
  const point = dialog.getByRole('slider', { name: 'Focal point of the photo' })
  const picture = point.locator('..')
  await expect(picture).toBeInViewport({ ratio: 1 })
  const { x, y, width, height } = (await picture.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  const touch = await page.context().newCDPSession(page)
  const from = { x: x + width / 4, y: y + (height * 3) / 4 }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (const moved of [20, 40, 60, 80, 100])
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ ...from, y: from.y - moved }],
    })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  // A lifted finger leaves the dialog coasting, and a tap on what coasts only stops it.
  await expect.poll(() => dialog.evaluate(hasScrolledAndRests)).toBe(true)
  await expect(point).toHaveAttribute('aria-valuetext', '50% across, 50% down')
  // A finger's place is a whole pixel.
  await picture.tap({ position: { x: width / 4, y: height / 4 } })
  await expect(point).toHaveAttribute('aria-valuetext', /^2[456]% across, 2[456]% down/)
})

/**
 * Whether an element is scrolled by more than 40 px and stays where it is for a quarter of a
 * second.
 */
async function hasScrolledAndRests(element: Element) {
  const from = element.scrollTop
  await new Promise((done) => setTimeout(done, 250))
  return from > 40 && element.scrollTop === from
}
