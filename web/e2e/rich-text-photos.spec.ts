import type { Locator, Page } from '@playwright/test'
import type { AdminEntry } from '../../schema/api/admin-entries'
import { mediaReference } from '../../schema/media'
import { createEntry, logIn, read } from './admin'
import { describePhoto, uploadPhoto } from './photographs'
import { at, expect, test } from './test'
import { photoWithPlace, type TestFile } from './test-photos'

const body = (page: Page) => page.getByRole('textbox', { name: 'Text (VI)' })
const _editors = (page: Page) => page.getByRole('group', { name: 'Editor of the Vietnamese text' })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved \d/ })
const newSeed = () => Math.floor(Math.random() * 2 ** 31)

async function open(page: Page, bodyVi: string): Promise<AdminEntry> {
  const data = { titleVi: 'Ảnh', titleEn: 'Photos', bodyVi }
  const post = await createEntry(page, { kind: 'post', data })
  await page.goto(at('en', `/admin/content/${post.id}`))
  await expect(body(page)).toBeVisible()
  return post
}

async function save(page: Page, id: string): Promise<unknown> {
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  return (await read<AdminEntry>(page, `/api/admin/entries/${id}`)).data.bodyVi
}

/** Pastes files as the browser does. */
async function _pasteFiles(field: Locator, files: readonly TestFile[]): Promise<void> {
  const contents = files.map(({ name, buffer }) => ({ name, content: buffer.toString('base64') }))
  await field.evaluate((element, list) => {
    const data = new DataTransfer()
    for (const { name, content } of list)
      data.items.add(
        new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], name, {
          type: 'image/jpeg',
        }),
      )
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, contents)
}

test('writes captions and descriptions in their place', async ({ page }) => {
  await logIn(page)
  const photo = await uploadPhoto(page, await photoWithPlace(newSeed()))
  await describePhoto(page, photo, { altVi: 'Thuyền trên sông' })
  const reference = mediaReference(photo.id)
  const { id } = await open(page, `Một.\n\n![](${reference})`)
  await body(page).getByRole('textbox', { name: 'Caption' }).click()
  await page.keyboard.type('Sáng sớm')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Hai.')
  expect(await save(page, id)).toBe(`Một.\n\n![](${reference} "Sáng sớm")\n\nHai.`)
  await body(page).getByRole('img').hover()
  await body(page).getByRole('button', { name: 'Alt text', exact: true }).click()
  await expect(page.getByLabel('Alt text in Vietnamese')).toHaveValue('Thuyền trên sông')
  await page.getByLabel('Alt text in Vietnamese').fill('Thuyền bán hoa')
  await page.getByRole('button', { name: 'Done' }).click()
  expect(await save(page, id)).toBe(`Một.\n\n![Thuyền bán hoa](${reference} "Sáng sớm")\n\nHai.`)
})
