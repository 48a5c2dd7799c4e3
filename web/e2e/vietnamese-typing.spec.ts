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
const textOf = async (field: Locator) => (await field.locator('.cm-line, :scope > p').allTextContents()).join('\n').trimEnd()
const statusLine = (page: Page) => page.getByRole('status').filter({ hasText: /^(?:Saved|Saving|Draft kept|Unsaved)/ })

const editors = ['visual', 'source'] as const
type TextEditor = (typeof editors)[number]

/** An empty article in the editor that somebody prefers. */
async function openNew(page: Page, editor: TextEditor): Promise<string> {
  await page.addInitScript((choice) => localStorage.setItem('text-editor', JSON.stringify(choice)), editor)
  await logIn(page)
  const { id } = await send<AdminPost>(page, 'POST', '/api/admin/posts', {})
  await page.goto(at('en', `/admin/posts/${id}`))
  await expect(body(page)).toBeVisible()
  return id
}

for (const editor of editors) {
  test(`${editor}: stores what an input program types at any speed, while drafts are on their way`, async ({ page }) => {
    const id = await openNew(page, editor)
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
    const lines = [sentence, sentence, sentence]
    const text = lines.join('\n')
    expect(await textOf(body(page))).toBe(text)
    const readDraft = async () => (await read<AdminPost>(page, `/api/admin/posts/${id}`)).draft?.content
    await expect.poll(readDraft).toMatchObject({ titleVi: sentence, bodyVi: editor === 'visual' ? lines.join('\n\n') : text })
    await page.reload()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => textOf(body(page))).toBe(text)
  })

  test(`${editor}: saves the newest letter, and leaves the text alone when the answer comes`, async ({ page }) => {
    const id = await openNew(page, editor)
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
    expect((await saving).postDataJSON()).toMatchObject({ bodyVi: editor === 'visual' ? 'Mưa' : 'Mưa ' })
    await page.keyboard.type('rơi')
    release()
    await typeTelex(page)
    await expect(statusLine(page)).toHaveText(/^Draft kept \d/)
    expect(await textOf(body(page))).toBe(`Mưa rơi${sentence}`)
  })

  test(`${editor}: stores what an input method composes, and no half letters`, async ({ page, context }) => {
    const id = await openNew(page, editor)
    await body(page).click()
    const devtools = await context.newCDPSession(page)
    for (const steps of [
      ['M', 'Mu', 'Mua', 'Mưa'],
      ['r', 'ro', 'roi', 'rơi'],
      ['đ', 'đu', 'đư', 'đươ', 'đươc', 'được'],
    ]) {
      for (const text of steps)
        await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      await devtools.send('Input.insertText', { text: steps.at(-1) ?? '' })
      await page.keyboard.type(' ')
    }
    await page.keyboard.type('/')
    expect(await textOf(body(page))).toBe('Mưa rơi được /')
    const readDraft = async () => (await read<AdminPost>(page, `/api/admin/posts/${id}`)).draft?.content
    await expect.poll(readDraft).toMatchObject({ bodyVi: 'Mưa rơi được /' })
  })
}
