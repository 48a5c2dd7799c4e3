import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { AdminEntry, AdminEntryList } from '../../schema/api/admin-entries'
import type { MediaDetail } from '../../schema/api/admin-media'
import { mediaPath, mediaReference, parseMediaPath } from '../../schema/media'
import { createEntry, logIn, read, send, unfoldForm } from './admin'
import { axeFindings } from './axe'
import { describePhoto, keyOf, readMedia, uploadPhoto } from './photographs'
import { twice, typeTwice } from './telex'
import { at, expect, test } from './test'
import { photoWithPlace } from './test-photos'

test('an editor chooses three pictures for a place at once, crops one, and readers see the crop @story', async ({
  page,
}) => {
  await logIn(page)
  const mark = randomUUID().slice(0, 8)
  const photos: MediaDetail[] = []
  for (const number of [1, 2, 3]) {
    const file = await photoWithPlace(Math.floor(Math.random() * 2 ** 31))
    const photo = await uploadPhoto(page, { ...file, name: `anh-${number}-${mark}.jpg` })
    const words = { altVi: `Tháp ${number} ${mark}`, altEn: `Tower ${number} ${mark}` }
    photos.push(await describePhoto(page, photo, words))
  }
  const { entries } = await read<AdminEntryList>(
    page,
    '/api/admin/entries?kind=destination&q=hoi-an',
  )
  const model = await read<AdminEntry>(page, `/api/admin/entries/${entries[0]?.id}`)
  const slug = `noi-${mark}`
  const data = { ...model.data, galleryImages: [] }
  const { id } = await createEntry(page, { kind: 'destination', slug, data })
  await page.goto(at('vi', `/admin/content/${id}`))
  await unfoldForm(page)
  const gallery = page.getByRole('region', { name: 'Bộ hình' })

  await test.step('three at once, with the descriptions of the library', async () => {
    await gallery.getByRole('button', { name: 'Chọn nhiều ảnh' }).click()
    const dialog = page.getByRole('dialog', { name: 'Chọn nhiều ảnh' })
    await dialog.getByRole('searchbox').fill(mark)
    for (const { fileName } of photos) await dialog.getByRole('button', { name: fileName }).click()
    await dialog.getByRole('button', { name: 'Chọn 3 ảnh' }).click()
    await expect(gallery.getByRole('listitem')).toHaveCount(3)
    const last = `Tháp 3 ${mark}`
    await gallery.getByRole('button', { name: `Đưa lên: ${last}` }).press('Enter')
    await expect(gallery.getByRole('listitem').nth(1)).toContainText(last)
  })

  const [photo] = photos
  if (!photo) throw new Error('nothing was uploaded')
  await test.step('turns and crops the first by keyboard', async () => {
    await gallery.getByRole('button', { name: `1. Tháp 1 ${mark}` }).click()
    await gallery.getByRole('button', { name: 'Xem chi tiết' }).click()
    await page
      .getByRole('dialog', { name: photo.fileName })
      .getByRole('button', { name: 'Cắt và xoay' })
      .click()
    const crop = page.getByRole('dialog', { name: 'Cắt và xoay' })
    await crop.getByRole('button', { name: 'Xoay phải' }).press('Enter')
    await crop.getByRole('button', { name: '1:1' }).press('Enter')
    await crop.getByRole('button', { name: 'Góc dưới bên phải' }).press('Shift+ArrowLeft')
    await crop.getByRole('button', { name: 'Di chuyển khung' }).press('ArrowDown')
    await expect(crop.getByLabel('Rộng (px)')).toHaveValue('810')
    await expect(crop.getByLabel('Cách mép trên (px)')).toHaveValue('159')
    expect(await axeFindings(page)).toEqual([])
    await crop.getByRole('button', { name: 'Lưu khung hình' }).press('Enter')
    await expect(crop).toBeHidden()
    await page.keyboard.press('Escape')
  })

  await test.step('corrects a description in place, at any speed of keys', async () => {
    await gallery.getByRole('button', { name: 'Sửa mô tả' }).click()
    const field = gallery.getByLabel('Mô tả (tiếng Việt)')
    await field.fill('')
    await typeTwice(page, { gap: 0, slowdown: 4 })
    await expect(field).toHaveValue(twice)
    await gallery.getByRole('button', { name: 'Lưu', exact: true }).first().click()
    await expect(page.getByText('Đã lưu thông tin ảnh').first()).toBeVisible()
  })

  const stored = await read<MediaDetail>(page, `/api/admin/media/${photo.id}`)
  expect(stored).toMatchObject({ altVi: twice, width: 810, height: 810, edit: { rotate: 90 } })
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => (await read<AdminEntry>(page, `/api/admin/entries/${id}`)).data.galleryImages)
    .toMatchObject(
      [photos[0], photos[2], photos[1]].map((one) => ({
        src: mediaReference(one?.id ?? ''),
        altVi: one?.altVi,
        altEn: one?.altEn,
      })),
    )
  const { version } = await read<AdminEntry>(page, `/api/admin/entries/${id}`)
  await send(page, 'POST', `/api/admin/entries/${id}/publish`, { version, locales: ['vi'] })
  await page.goto(at('vi', `/where-to-go/${slug}`))
  const shown = page.getByRole('button', { name: `Phóng to: Tháp 1 ${mark}` }).locator('img')
  const key = parseMediaPath((await shown.getAttribute('src')) ?? '')?.key
  expect(key).toEqual(keyOf(stored))
  const small = mediaPath(keyOf(stored), { crop: 'full', width: 320, format: 'jpg' })
  const made = (await readMedia(page.request, [small])).get(small)
  expect(await sharp(made).metadata()).toMatchObject({ width: 320, height: 320 })
  await send(page, 'DELETE', `/api/admin/entries/${id}`)
})
