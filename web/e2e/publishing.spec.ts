import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { EntryKind } from '../../schema/content/choices'
import type { EntryFile } from '../../schema/content/entry-file'
import { mediaReference } from '../../schema/media'
import { sampleFolder } from '../../schema/testing/sample-pack'
import { freePort } from '../../tools/local-site'
import { createEntry, logIn } from './admin'
import { startEmptySite } from './empty-site'
import { uploadPhoto } from './photographs'
import { at, expect, resent, test } from './test'
import { rotatedPhoto } from './test-photos'

/** So many hours from now, as the field of the time to publish takes it. */
const inVietnam = (hours: number) =>
  new Date(Date.now() + (7 + hours) * 3_600_000).toISOString().slice(0, 16)

const dataOf = (file: string) =>
  (JSON.parse(readFileSync(join(sampleFolder, file), 'utf8')) as EntryFile).data

interface Story {
  kind: EntryKind
  file: string
  /** The field of the picture, the name of the one of the title, and where the page is. */
  picture: string
  title: { field: 'title' | 'name'; label: string }
  path: (slug: string) => string
  /** Whether the library must describe the picture, as the entry does not. */
  asksOfPhoto: boolean
}

const stories: Story[] = [
  {
    kind: 'post',
    file: 'post/da-nang-mua-he.json',
    picture: 'coverImage',
    title: { field: 'title', label: 'Tiêu đề' },
    path: (slug) => `/inspiration/${slug}`,
    asksOfPhoto: true,
  },
  {
    kind: 'destination',
    file: 'destination/hue.json',
    picture: 'heroImageUrl',
    title: { field: 'name', label: 'Tên' },
    path: (slug) => `/where-to-go/${slug}`,
    asksOfPhoto: false,
  },
]

/** Opens the dialog, chooses one language alone, and returns the dialog. */
async function choose(page: Page, language: 'Việt' | 'Anh') {
  await page.getByRole('button', { name: 'Đăng…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Đăng' })
  await expect(dialog.getByText('Đang xem còn thiếu gì…')).toHaveCount(0)
  for (const one of ['Việt', 'Anh'])
    await dialog.getByRole('checkbox', { name: `Tiếng ${one}` }).setChecked(one === language)
  return dialog
}

// Longer than twenty seconds: a site of its own, from empty, and the whole life of two entries.
test('an article and a destination are published, scheduled and restored in the same way', async ({
  browser,
  page: _,
  complaints,
}) => {
  test.setTimeout(900_000)
  const port = await freePort()
  const site = await startEmptySite(port)
  const context = await browser.newContext({ baseURL: `http://localhost:${port}/` })
  const page = await context.newPage()
  page.on('pageerror', ({ message }) => complaints.push(`uncaught: ${message}`))
  await logIn(page, 'lan')

  for (const { kind, file, picture, title, path, asksOfPhoto } of stories) {
    const seed = dataOf(file)
    const [nameVi, nameEn] = [`${title.field}Vi`, `${title.field}En`]
    const photo = await uploadPhoto(page, await rotatedPhoto(stories.length + kind.length))
    const { id } = await createEntry(page, {
      kind,
      slug: `cau-chuyen-${kind}`,
      data: { ...seed, [picture]: mediaReference(photo.id), [nameVi]: '', [nameEn]: 'A story' },
    })
    const address = path(`cau-chuyen-${kind}`)
    const editor = at('vi', `/admin/content/${id}`)
    const box = (language: 'VI' | 'EN') =>
      page.getByRole('textbox', { name: `${title.label} (${language})`, exact: true }).first()
    const heading = async (language: 'vi' | 'en') => {
      const response = await page.request.get(at(language, address), resent)
      return [response.status(), /<h1[^>]*>([^<]*)/.exec(await response.text())?.[1]]
    }

    await test.step(`${kind}: what is missing is written in the dialog, and Vietnamese goes out`, async () => {
      await page.goto(editor)
      const dialog = await choose(page, 'Việt')
      const missing = [
        [`${title.label} (VI)`, 'Tên đầu'],
        [`Mô tả ảnh ${photo.fileName} bằng tiếng Việt`, 'Ghe xoài trên sông'],
      ].slice(0, asksOfPhoto ? 2 : 1)
      await expect(dialog.getByText(`Còn thiếu ${missing.length} chỗ:`)).toBeVisible()
      for (const [label = '', text = ''] of missing) {
        const field = dialog.getByRole('textbox', { name: label })
        await field.fill(text)
        await field.press('Tab')
        await page.keyboard.press('Enter')
        await expect(field).toHaveCount(0)
      }
      await expect(dialog.getByText('Đủ để đăng.')).toHaveCount(1)
      await dialog.getByRole('checkbox', { name: 'Tiếng Việt' }).check()
      await dialog.getByRole('checkbox', { name: 'Tiếng Anh' }).uncheck()
      await dialog.getByRole('button', { name: 'Đăng ngay' }).click()
      await expect(dialog).toBeHidden()
      expect(await heading('vi')).toEqual([200, 'Tên đầu'])
      expect((await heading('en'))[0]).toBe(404)
    })

    await test.step(`${kind}: English waits for tomorrow`, async () => {
      const dialog = await choose(page, 'Anh')
      if (asksOfPhoto) {
        const field = dialog.getByRole('textbox', { name: /bằng tiếng Anh$/ })
        await field.fill('Mango boats on the river')
        await field.press('Tab')
        await page.keyboard.press('Enter')
      }
      await expect(dialog.getByText('Đủ để đăng.')).toHaveCount(2)
      await dialog.getByRole('checkbox', { name: 'Tiếng Việt' }).uncheck()
      await dialog.getByRole('checkbox', { name: 'Tiếng Anh' }).check()
      await dialog.getByLabel(/Hẹn/).fill(inVietnam(20))
      await dialog.getByRole('button', { name: /^Hẹn/ }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText('EN hẹn giờ')).toBeVisible()
      expect((await heading('en'))[0]).toBe(404)
    })

    await test.step(`${kind}: so does a change to the public Vietnamese`, async () => {
      await box('VI').fill('Tên mới')
      const dialog = await choose(page, 'Việt')
      await dialog.getByLabel(/Hẹn/).fill(inVietnam(21))
      await dialog.getByRole('button', { name: /^Hẹn/ }).click()
      await expect(dialog).toBeHidden()
      expect(await heading('vi')).toEqual([200, 'Tên đầu'])
    })

    await test.step(`${kind}: one field is taken back from a revision`, async () => {
      await page.getByRole('link', { name: 'Các bản đã lưu' }).click()
      const revisions = page.getByRole('navigation', { name: 'Chọn một bản đã lưu' })
      await revisions.getByRole('link').nth(1).click()
      await expect(page.getByRole('definition').filter({ hasText: 'đầu' })).toBeVisible()
      await page.getByRole('button', { name: 'Lấy lại chỗ này' }).first().click()
      await expect(page.getByRole('definition')).toHaveCount(0)
      await page.goto(editor)
      await expect(box('VI')).toHaveValue('Tên đầu')
    })

    await test.step(`${kind}: two tabs meet, and nothing is lost`, async () => {
      const other = await context.newPage()
      await other.goto(editor)
      const otherBox = other
        .getByRole('textbox', { name: `${title.label} (EN)`, exact: true })
        .first()
      await otherBox.fill('From the other tab')
      await other.keyboard.press('ControlOrMeta+s')
      await expect(other.getByText(/^Đã lưu/)).toBeVisible()
      await box('VI').fill('Từ tab này')
      await page.keyboard.press('ControlOrMeta+s')
      const conflict = page.getByRole('dialog')
      await expect(conflict).toContainText('From the other tab')
      await conflict.getByRole('button', { name: 'Viết tiếp bản của tôi' }).click()
      await expect(conflict).toBeHidden()
      await page.keyboard.press('ControlOrMeta+s')
      await expect(page.getByText(/^Đã lưu/)).toBeVisible()
      await other.reload()
      await expect(otherBox).toHaveValue('From the other tab')
      await expect(
        other.getByRole('textbox', { name: `${title.label} (VI)`, exact: true }).first(),
      ).toHaveValue('Từ tab này')
      await other.close()
    })

    await test.step(`${kind}: on their day, the schedule brings both`, async () => {
      // A time that is more than a day ahead is refused.
      const time = Date.now() + 23 * 3_600_000
      const cron = encodeURIComponent('* * * * *')
      await page.request.get(`/cdn-cgi/handler/scheduled?cron=${cron}&time=${time}`, resent)
      expect(await heading('vi')).toEqual([200, 'Từ tab này'])
      expect(await heading('en')).toEqual([200, 'From the other tab'])
    })
  }

  await context.close()
  await site.forget()
})
