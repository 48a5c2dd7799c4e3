import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { AdminEntry } from '../../schema/api/admin-entries'
import type { LeadRef } from '../../schema/api/admin-leads'
import type { AdminProductList } from '../../schema/api/admin-products'
import type { EntryKind } from '../../schema/content/choices'
import { createEntry, logIn, read, send, unfoldForm } from './admin'
import { holdRequests } from './hold-requests'
import { type Typing, twice, typeTwice } from './telex'
import { at, expect, test } from './test'

interface Field {
  name: string
  open: (page: Page) => Promise<unknown>
  find: (page: Page) => Locator
  /** Whether it is one of those that the story types in. */
  isInStory?: boolean
}

const labelled = (label: string) => (page: Page) => page.getByLabel(label).first()

async function openEntry(page: Page, kind: EntryKind): Promise<void> {
  const { id } = await createEntry(page, { kind })
  await page.goto(at('vi', `/admin/content/${id}`))
}

async function openMenuLink(page: Page): Promise<void> {
  await page.goto(at('vi', '/admin/settings'))
  await unfoldForm(page)
  await page.getByRole('button', { name: 'Thêm vào “Đầu trang”' }).click()
}

async function openProduct(page: Page): Promise<void> {
  const { products } = await read<AdminProductList>(page, '/api/admin/products')
  await page.goto(at('vi', `/admin/products/${products[0]?.id}`))
}

async function openAnswer(page: Page): Promise<void> {
  const lead = await send<LeadRef>(page, 'POST', '/api/admin/leads', {
    id: randomUUID(),
    kind: 'trip',
    name: 'Lan',
    phone: '',
    email: 'lan@example.com',
    language: 'vi',
    message: '',
  })
  await page.goto(at('vi', `/admin/leads/${lead.kind}/${lead.id}`))
  await page.getByRole('button', { name: 'Viết thư trả lời' }).click()
}

async function openNewLead(page: Page): Promise<void> {
  await page.goto(at('vi', '/admin/leads'))
  await page.getByRole('button', { name: 'Nhập yêu cầu' }).click()
}

// The header has its search box where there is room.
test.use({ viewport: { width: 1600, height: 860 } })

const plainFields: readonly Field[] = [
  {
    name: 'the title of an article',
    open: (page) => openEntry(page, 'post'),
    find: labelled('Tiêu đề (VI)'),
    isInStory: true,
  },
  {
    name: 'the summary of an article',
    open: (page) => openEntry(page, 'post'),
    find: labelled('Tóm tắt (VI)'),
  },
  {
    name: 'the tags of an article',
    open: (page) => openEntry(page, 'post'),
    find: labelled('Từ khóa'),
  },
  {
    name: 'the name of an itinerary',
    open: (page) => openEntry(page, 'itinerary'),
    find: labelled('Tiêu đề (VI)'),
  },
  {
    name: 'the description of an itinerary',
    open: (page) => openEntry(page, 'itinerary'),
    find: labelled('Mô tả (VI)'),
  },
  {
    name: 'the subject of a letter',
    open: (page) => openEntry(page, 'letter'),
    find: labelled('Tiêu đề thư (VI)'),
    isInStory: true,
  },
  {
    name: 'the title of a page',
    open: (page) => openEntry(page, 'page'),
    find: labelled('Tiêu đề (VI)'),
  },
  {
    name: 'the words about an author',
    open: (page) => openEntry(page, 'author'),
    find: labelled('Giới thiệu (VI)'),
    isInStory: true,
  },
  {
    name: 'the name of a link in a menu',
    open: openMenuLink,
    find: (page) => page.getByLabel('Tên trên menu (VI)').filter({ visible: true }).last(),
  },
  { name: 'the name of a product', open: openProduct, find: labelled('Tên tiếng Việt') },
  {
    name: 'the answer to a guest',
    open: openAnswer,
    find: labelled('Nội dung, bằng tiếng Việt'),
    isInStory: true,
  },
  { name: 'the subject of an answer', open: openAnswer, find: labelled('Tiêu đề') },
  { name: 'the name of a guest who called', open: openNewLead, find: labelled('Họ tên') },
  { name: 'what a guest said', open: openNewLead, find: labelled('Khách nói gì') },
  {
    name: 'a message to us',
    open: (page) => page.goto(at('vi', '/lien-he')),
    find: (page) => page.locator('main textarea[name=message]'),
    isInStory: true,
  },
  {
    name: 'the search of the destinations',
    open: (page) => page.goto(at('vi', '/where-to-go')),
    find: (page) => page.locator('main input[type=search]'),
    isInStory: true,
  },
  {
    name: 'the search of the header',
    open: (page) => page.goto(at('vi', '/lien-he')),
    find: (page) =>
      page.getByRole('banner').locator('input[type=search]').filter({ visible: true }),
  },
]

async function typeInto(page: Page, field: Locator, typing: Typing): Promise<void> {
  await field.fill('')
  await typeTwice(page, typing)
  await expect(field, `${typing.gap} ms between keys, ${typing.slowdown} times slower`).toHaveValue(
    twice,
  )
}

test('plain fields hold every letter that an input program sends', { tag: '@story' }, async ({
  page,
}) => {
  await logIn(page)
  for (const { name, open, find } of plainFields.filter(({ isInStory }) => isInStory))
    await test.step(name, async () => {
      await open(page)
      await typeInto(page, find(page), { gap: 0, slowdown: 1 })
      await typeInto(page, find(page), { gap: 20, slowdown: 4 })
    })
})

for (const { name, open, find } of plainFields)
  test(`${name} holds every letter at any speed of keys and processor`, { tag: '@deep' }, async ({
    page,
  }) => {
    await logIn(page)
    await open(page)
    for (const slowdown of [1, 4])
      for (const gap of [0, 10, 20, 40, 80]) await typeInto(page, find(page), { gap, slowdown })
  })

const draftAddress = /\/api\/admin\/entries\/[^/]+\/draft$/
const body = (page: Page) => page.getByRole('textbox', { name: 'Text (VI)' })
const statusLine = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^(?:Saved|Saving|Draft kept|Unsaved)/ })

const editors = ['visual', 'source'] as const
type TextEditor = (typeof editors)[number]
const tags = { visual: '@story', source: '@deep' } as const
const textOf = async (field: Locator, editor: TextEditor) =>
  editor === 'source'
    ? field.inputValue()
    : (await field.locator(':scope > p').allTextContents()).join('\n').trimEnd()

/** An empty article in the editor that somebody prefers. */
async function openNew(page: Page, editor: TextEditor): Promise<string> {
  await page.addInitScript(
    (choice) => localStorage.setItem('text-editor', JSON.stringify(choice)),
    editor,
  )
  await logIn(page)
  const { id } = await createEntry(page, { kind: 'post' })
  await page.goto(at('en', `/admin/content/${id}`))
  await expect(body(page)).toBeVisible()
  return id
}

for (const editor of editors) {
  test(`${editor}: stores what an input program types at any speed, while drafts are on their way`, {
    tag: tags[editor],
  }, async ({ page }) => {
    const id = await openNew(page, editor)
    const release = await holdRequests(page, draftAddress)
    const sent = page.waitForRequest(draftAddress)
    await body(page).click()
    await typeTwice(page)
    await page.keyboard.press('Enter')
    await sent
    await typeTwice(page, { gap: 20, slowdown: 4 })
    release()
    await page.keyboard.press('Enter')
    await typeTwice(page, { gap: 5 })
    const lines = [twice, twice, twice]
    const text = lines.join('\n')
    expect(await textOf(body(page), editor)).toBe(text)
    const readDraft = async () =>
      (await read<AdminEntry>(page, `/api/admin/entries/${id}`)).draft?.data
    await expect
      .poll(readDraft)
      .toMatchObject({ bodyVi: editor === 'visual' ? lines.join('\n\n') : text })
    await page.reload()
    await expect.poll(() => textOf(body(page), editor)).toBe(text)
  })

  test(`${editor}: saves the newest letter, and leaves the text alone when the answer comes`, {
    tag: '@deep',
  }, async ({ page }) => {
    const id = await openNew(page, editor)
    // The address comes from the title, and only one article may have it.
    const name = `Huế ${randomUUID().slice(0, 8)}`
    for (const label of ['Title (VI)', 'Title (EN)', 'Summary (VI)', 'Summary (EN)'])
      await page.getByLabel(label).fill(name)
    await page.getByLabel('Title (VI)').press('End')
    await page.keyboard.type(' ')
    await page.keyboard.press('Control+s')
    await expect(statusLine(page)).toHaveText(/^Saved \d/)
    await page.keyboard.type('mưa')
    await expect(page.getByLabel('Title (VI)')).toHaveValue(`${name} mưa`)

    const release = await holdRequests(page, `**/api/admin/entries/${id}`)
    const saving = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith(id),
    )
    await body(page).click()
    await page.keyboard.type('Mưa ')
    await page.keyboard.press('Control+s')
    // Texts are stored without the blank at their end, which the field keeps.
    expect((await saving).postDataJSON()).toMatchObject({ data: { bodyVi: 'Mưa' } })
    await page.keyboard.type('rơi')
    release()
    await typeTwice(page)
    await expect(statusLine(page)).toHaveText(/^Draft kept \d/)
    expect(await textOf(body(page), editor)).toBe(`Mưa rơi${twice}`)
  })

  test(`${editor}: stores what an input method composes, and no half letters`, {
    tag: '@deep',
  }, async ({ page, context }) => {
    const id = await openNew(page, editor)
    await body(page).click()
    const devtools = await context.newCDPSession(page)
    for (const steps of [
      ['M', 'Mu', 'Mua', 'Mưa'],
      ['r', 'ro', 'roi', 'rơi'],
      ['đ', 'đu', 'đư', 'đươ', 'đươc', 'được'],
    ]) {
      for (const text of steps)
        await devtools.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        })
      await devtools.send('Input.insertText', { text: steps.at(-1) ?? '' })
      await page.keyboard.type(' ')
    }
    await page.keyboard.type('/')
    expect(await textOf(body(page), editor)).toBe('Mưa rơi được /')
    const readDraft = async () =>
      (await read<AdminEntry>(page, `/api/admin/entries/${id}`)).draft?.data
    await expect.poll(readDraft).toMatchObject({ bodyVi: 'Mưa rơi được /' })
  })
}
