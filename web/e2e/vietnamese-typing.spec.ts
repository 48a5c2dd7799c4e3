import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { AdminPost } from '../../schema/api/admin-posts'
import { logIn, read, send } from './admin'
import { holdRequests } from './hold-requests'
import { sentence, telex } from './telex'
import { at, expect, test } from './test'

/** Types as Unikey, EVKey and OpenKey do: Backspaces and accented letters come in one burst. */
async function typeTelex(page: Page, delay = 0): Promise<void> {
  for (const [letters, backspaces, replacement] of telex) {
    await page.keyboard.type(letters, { delay })
    for (let pressed = 0; pressed < backspaces; pressed += 1) await page.keyboard.press('Backspace')
    await page.keyboard.insertText(replacement)
  }
}

const draftAddress = /\/api\/admin\/posts\/[^/]+\/draft$/
const body = (page: Page) => page.getByRole('textbox', { name: 'Vietnamese text' })
const textOf = async (field: Locator) => (await field.locator('.cm-line').allTextContents()).join('\n')
const statusLine = (page: Page) => page.getByRole('status').filter({ hasText: /^(?:Saved|Saving|Draft kept|Unsaved)/ })

/** An empty article in the editor. */
async function openNew(page: Page): Promise<string> {
  await logIn(page)
  const { id } = await send<AdminPost>(page, 'POST', '/api/admin/posts', {})
  await page.goto(at('en', `/admin/posts/${id}`))
  await expect(body(page)).toBeVisible()
  return id
}

test('stores what an input program types at any speed, while drafts are on their way', async ({ page }) => {
  const id = await openNew(page)
  const title = page.getByLabel('Vietnamese title')
  await title.click()
  await typeTelex(page)
  await expect(title).toHaveValue(sentence)
  const release = await holdRequests(page, draftAddress)
  const sent = page.waitForRequest(draftAddress)
  await body(page).click()
  await typeTelex(page)
  await page.keyboard.press('Enter')
  await sent
  await typeTelex(page, 30)
  release()
  await page.keyboard.press('Enter')
  await typeTelex(page, 5)
  const text = [sentence, sentence, sentence].join('\n')
  expect(await textOf(body(page))).toBe(text)
  const readDraft = async () => (await read<AdminPost>(page, `/api/admin/posts/${id}`)).draft?.content
  await expect.poll(readDraft).toMatchObject({ titleVi: sentence, bodyVi: text })
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(await textOf(body(page))).toBe(text)
})

test('saves the newest letter, and leaves the text alone when the answer comes', async ({ page }) => {
  const id = await openNew(page)
  // The address comes from the title, and only one article may have it.
  const name = `Huế ${randomUUID().slice(0, 8)}`
  for (const label of ['Vietnamese title', 'English title', 'Vietnamese summary', 'English summary'])
    await page.getByLabel(label).fill(name)
  await page.getByLabel('Vietnamese title').press('End')
  await page.keyboard.type(' ')
  await page.keyboard.press('Control+s')
  await expect(statusLine(page)).toHaveText(/^Saved \d/)
  await page.keyboard.type('mưa')
  await expect(page.getByLabel('Vietnamese title')).toHaveValue(`${name} mưa`)

  const release = await holdRequests(page, `**/api/admin/posts/${id}`)
  const saving = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith(id))
  await body(page).click()
  await page.keyboard.type('Mưa ')
  await page.keyboard.press('Control+s')
  expect((await saving).postDataJSON()).toMatchObject({ bodyVi: 'Mưa ' })
  await page.keyboard.type('rơi')
  release()
  await typeTelex(page)
  await expect(statusLine(page)).toHaveText(/^Draft kept \d/)
  expect(await textOf(body(page))).toBe(`Mưa rơi${sentence}`)
})
