import type { Locator, Page } from '@playwright/test'
import type { AdminPost } from '../../schema/api/admin-posts'
import { mediaReference } from '../../schema/media'
import { logIn, read, send } from './admin'
import { describePhoto, uploadPhoto } from './photographs'
import { at, expect, test } from './test'
import { photoWithPlace, rotatedPhoto, type TestFile } from './test-photos'

const body = (page: Page) => page.getByRole('textbox', { name: 'Vietnamese text' })
const editors = (page: Page) => page.getByRole('group', { name: 'Editor of the Vietnamese text' })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved \d/ })
const newSeed = () => Math.floor(Math.random() * 2 ** 31)

async function open(page: Page, bodyVi: string): Promise<AdminPost> {
  const { id } = await send<AdminPost>(page, 'POST', '/api/admin/posts', {})
  const post = await send<AdminPost>(page, 'PUT', `/api/admin/posts/${id}`, { titleVi: 'Ảnh', titleEn: 'Photos', bodyVi })
  await page.goto(at('en', `/admin/posts/${post.id}`))
  await expect(body(page)).toBeVisible()
  return post
}

async function save(page: Page, id: string): Promise<string> {
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  return (await read<AdminPost>(page, `/api/admin/posts/${id}`)).bodyVi
}

/** Pastes files as the browser does. */
async function pasteFiles(field: Locator, files: readonly TestFile[]): Promise<void> {
  const contents = files.map(({ name, buffer }) => ({ name, content: buffer.toString('base64') }))
  await field.evaluate((element, list) => {
    const data = new DataTransfer()
    for (const { name, content } of list)
      data.items.add(new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], name, { type: 'image/jpeg' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, contents)
}

test('uploads pasted photographs while one goes on writing, in both editors', async ({ page }) => {
  await logIn(page)
  const { id } = await open(page, 'Một.\n\nHai.')
  const release = Promise.withResolvers<void>()
  await page.route('**/api/admin/media', async (route) => {
    await release.promise
    await route.fallback()
  })
  await body(page).getByText('Một.').click()
  await pasteFiles(body(page), [await photoWithPlace(newSeed()), await rotatedPhoto(newSeed())])
  await expect(body(page).getByRole('button', { name: 'Stop the upload' })).toHaveCount(2)
  await body(page).getByText('Hai.').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Ba.')
  expect(await save(page, id)).toBe('Một.\n\nHai. Ba.')
  await page.getByRole('button', { name: 'Publish…' }).click()
  const publishing = page.getByRole('dialog', { name: 'Publish' })
  await publishing.getByRole('checkbox', { name: 'Vietnamese' }).check()
  await expect(publishing).toContainText('2 photos are still uploading')
  await expect(publishing.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  release.resolve()
  await expect(publishing.getByRole('button', { name: 'Publish now' })).toBeEnabled()
  await publishing.getByRole('button', { name: 'Close' }).click()
  await expect(body(page).locator('.photo-frame img')).toHaveCount(2)
  expect(await save(page, id)).toMatch(/^Một\.\n\n!\[\]\(media:\w{10}\)\n!\[\]\(media:\w{10}\)\n\nHai\. Ba\.$/)
  await editors(page).getByRole('button', { name: 'Source' }).click()
  await body(page).click()
  await page.keyboard.press('Control+End')
  await pasteFiles(body(page), [await photoWithPlace(newSeed())])
  await expect(body(page)).toHaveText(/Hai\. Ba\.!\[\]\(media:\w{10}\)$/)
})

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

test('puts drawings into a text from the dialog of its picture button, in both editors', async ({ page }) => {
  await logIn(page)
  const { id } = await open(page, 'Một.')
  const choose = async (name: string) => {
    await page.getByRole('region', { name: 'Tiếng Việt' }).getByRole('button', { name: 'Photo or drawing' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose a photo or drawing' })
    await dialog.getByRole('tab', { name: 'Drawings' }).click()
    await dialog.getByRole('searchbox', { name: 'Search drawings by name' }).fill(name)
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await body(page).getByText('Một.').click()
  await page.keyboard.press('End')
  await choose('spot pho')
  await expect(body(page).locator('.photo-block.is-spot img')).toBeVisible()
  await body(page).getByRole('button', { name: 'No alt text' }).click()
  await page.getByLabel('Alt text in Vietnamese').fill('Bát phở')
  await page.getByRole('button', { name: 'Done' }).click()
  expect(await save(page, id)).toBe('Một.\n\n![Bát phở](@assets/art/spot-pho)')
  await editors(page).getByRole('button', { name: 'Source' }).click()
  await body(page).click()
  await page.keyboard.press('Control+End')
  await choose('hue')
  await expect(body(page)).toHaveText(/!\[Bát phở\]\(@assets\/art\/spot-pho\)\s*!\[\]\(@assets\/art\/hue\)$/)
})
