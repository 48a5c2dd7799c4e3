import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { AdminEntry } from '../../schema/api/admin-entries'
import { logIn, publishPost, read } from './admin'
import { axeFindings, colourFindings } from './axe'
import { at, expect, test } from './test'

const body = (page: Page) => page.getByRole('textbox', { name: 'Text (VI)' })
const tools = (page: Page) => page.getByRole('group', { name: 'Format the Vietnamese text' })
const editors = (page: Page) => page.getByRole('group', { name: 'Editor of the Vietnamese text' })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved \d/ })

/** A published article with a Vietnamese text in the editor. */
async function open(page: Page, bodyVi: string): Promise<AdminEntry> {
  await logIn(page)
  const name = randomUUID().slice(0, 8)
  const post = await publishPost(page, {
    slug: `viet-${name}`,
    titleVi: `Viết ${name}`,
    titleEn: `Writing ${name}`,
    summaryVi: 'Tóm tắt.',
    summaryEn: 'Summary.',
    bodyVi,
    bodyEn: 'English.',
  })
  await page.goto(at('en', `/admin/content/${post.id}`))
  await expect(body(page)).toBeVisible()
  return post
}

async function save(page: Page, id: string): Promise<unknown> {
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  return (await read<AdminEntry>(page, `/api/admin/entries/${id}`)).data.bodyVi
}

/** Lets readers have what is saved. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('region', { name: /Notifications/ }).getByText('Published', { exact: true }),
  ).toBeVisible()
}

/**
 * Moves the cursor by a key. Up to 50 ms after it got the focus the editor restores its own
 * selection, by timers that this one comes after; and it is told of the movement by an event after
 * the key's own.
 */
async function moveCursor(page: Page, key: string): Promise<void> {
  await expect(body(page)).toBeFocused()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 51)))
  await page.keyboard.press(key)
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

test('writes headings, lists, a table, a link and a card without a sign of Markdown @story', async ({
  page,
  browser,
}) => {
  const { id, slug } = await open(page, 'Mở đầu.')
  await body(page).click()
  await moveCursor(page, 'Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/de muc')
  const menu = page.getByRole('listbox', { name: 'Insert' })
  // The menu is in the admin's language, and is searched without marks.
  await expect(menu).toBeHidden()
  for (const _ of 'de muc') await page.keyboard.press('Backspace')
  await page.keyboard.type('heading')
  await expect(menu.getByRole('option')).toHaveText([
    'Large heading',
    'Medium heading',
    'Small heading',
  ])
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('option', { name: 'Medium heading' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Đi đâu')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/bul')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Huế 1*2*3')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/table')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Tháng')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mưa | nắng')
  await tools(page).getByRole('button', { name: 'Table' }).click()
  await page.getByRole('menuitem', { name: 'Add a row' }).click()
  await expect(body(page).getByRole('row')).toHaveCount(4)

  await moveCursor(page, 'Control+End')
  await page.keyboard.type('Xem Hội An')
  for (const _ of 'Hội An') await moveCursor(page, 'Shift+ArrowLeft')
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('Hội An')
  await page.keyboard.press('Control+k')
  const links = page.getByRole('dialog', { name: 'Insert a link' })
  await links.getByLabel('Search for a page, or type an address').fill('hoi an')
  await expect(links.getByRole('option', { name: 'Hội An Destination', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(links).toBeHidden()
  await expect(body(page)).toBeFocused()
  // Goes on after the link: its words are not selected any more.
  await page.keyboard.type(' nhé')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/card')
  await page.keyboard.press('Enter')
  const cards = page.getByRole('dialog', { name: 'Insert a page card' })
  await cards.getByLabel('Search for a page').fill('hue')
  await cards.getByRole('option', { name: 'Huế Destination', exact: true }).click()
  await expect(body(page).locator('.content-card')).toHaveText('Miền Trung Huế')

  const text = await save(page, id)
  expect(text).toBe(
    [
      'Mở đầu.',
      '## Đi đâu',
      '- Huế 1\\*2\\*3',
      '| Tháng | Mưa \\| nắng |  |\n| --- | --- | --- |\n|  |  |  |\n|  |  |  |\n|  |  |  |',
      'Xem [Hội An](/where-to-go/hoi-an) nhé',
      '[Huế](/where-to-go/hue "card")',
    ].join('\n\n'),
  )
  await publish(page)
  const visitor = await browser.newPage()
  await visitor.goto(at('vi', `/inspiration/${slug}`))
  const prose = visitor.locator('.prose').first()
  await expect(prose.getByRole('heading', { level: 2 })).toHaveText('Đi đâu')
  await expect(prose.getByRole('listitem')).toHaveText('Huế 1*2*3')
  await expect(prose.getByRole('columnheader')).toHaveText(['Tháng', 'Mưa | nắng', ''])
  await expect(prose.locator('a.content-card')).toHaveText('Miền Trung Huế')
  await expect(prose.locator('a.content-card img')).toHaveAttribute('src', /hue-wide\.svg$/)
  await expect(prose.locator('a.content-card')).toHaveAttribute(
    'href',
    at('vi', '/where-to-go/hue'),
  )
  await expect(prose.getByRole('link', { name: 'Hội An' })).toHaveAttribute(
    'href',
    at('vi', '/where-to-go/hoi-an'),
  )
  await visitor.close()
})

test('drags a block to another place', async ({ page }) => {
  const { id } = await open(page, 'Một.\n\nHai.\n\nBa.')
  await body(page).getByText('Ba.').hover()
  const handle = page.locator('.drag-handle').first()
  await expect(handle).toBeVisible()
  await handle.dragTo(body(page).getByText('Một.'), { targetPosition: { x: 5, y: 2 } })
  await expect(body(page).locator('> p')).toHaveText(['Ba.', 'Một.', 'Hai.'])
  expect(await save(page, id)).toBe('Ba.\n\nMột.\n\nHai.')
})

test('changes nothing by being opened, and remembers who prefers the source', async ({ page }) => {
  const stored = 'Một *hai*\nba.\n\n* a\n* b'
  const { id } = await open(page, stored)
  await body(page).click()
  await moveCursor(page, 'ArrowRight')
  // Without a selection the keys are the palette's.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Find a view/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(body(page)).toBeFocused()
  await page.keyboard.type('x')
  await page.keyboard.press('Control+z')
  await expect(tools(page).getByRole('button', { name: 'Undo' })).toBeDisabled()
  await editors(page).getByRole('button', { name: 'Source' }).click()
  await expect(body(page)).toHaveValue(stored)
  await page.reload()
  await expect(editors(page).getByRole('button', { name: 'Source' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await body(page).click()
  await moveCursor(page, 'Control+End')
  await page.keyboard.type(' c')
  await editors(page).getByRole('button', { name: 'Visual' }).click()
  await expect(body(page).getByRole('listitem')).toHaveText(['a', 'b c'])
  expect(await save(page, id)).toBe(`${stored} c`)
})

const everything = [
  '## Đi đâu',
  'Mưa **rất lâu**, `mã` và [Huế](/where-to-go/hue).',
  '- a\n- b',
  '> Trích',
  '| a | b |\n| --- | --- |\n| c | d |',
  '[Huế](/where-to-go/hue "card")',
  'Hết',
].join('\n\n')

test('can be used by everybody, in both themes, on a small phone too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const expectNoFindings = async (without: string[] = []) => {
    expect.soft(await axeFindings(page, without)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await colourFindings(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await open(page, everything)
  await page.setViewportSize({ width: 360, height: 780 })
  // What comes late with the card would move the text away from under the mouse.
  await expect(body(page).getByText('Miền Trung')).toBeVisible()
  await body(page).getByText('Hết').click()
  await expect(body(page)).toBeFocused()
  // The editor has the cursor where the mouse put it, no longer in the heading at the start.
  await expect(tools(page).getByRole('button', { name: 'Large heading' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await moveCursor(page, 'End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await expect(page.getByRole('listbox', { name: 'Insert' })).toBeVisible()
  const active = await body(page).getAttribute('aria-activedescendant')
  await expect(
    page.getByRole('listbox', { name: 'Insert' }).getByRole('option', { selected: true }),
  ).toHaveAttribute('id', active ?? '')
  // The focus stays in the text, whose arrows scroll the list; axe knows that of comboboxes only.
  await expectNoFindings(['scrollable-region-focusable'])
  await page.keyboard.press('ArrowUp')
  const last = page.getByRole('listbox', { name: 'Insert' }).getByRole('option').last()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await expect(last).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox', { name: 'Insert' })).toBeHidden()
  const height = (await tools(page).boundingBox())?.height
  await body(page).getByRole('cell', { name: 'c' }).click()
  const tableMenu = tools(page).getByRole('button', { name: 'Table' })
  await expect(tableMenu).toHaveAttribute('aria-haspopup', 'menu')
  expect((await tools(page).boundingBox())?.height).toBe(height)
  await tableMenu.click()
  await expect(page.getByRole('menuitem', { name: 'Delete the table' })).toBeVisible()
  await expectNoFindings()
  await page.keyboard.press('Escape')
  await tools(page).getByRole('button', { name: 'Link' }).click()
  await page.getByLabel('Search for a page, or type an address').fill('hue')
  await expect(page.getByRole('option', { name: 'Huế Destination', exact: true })).toBeVisible()
  await expectNoFindings()
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways).toBeLessThanOrEqual(0)
})

test('names a shared figure in a sentence and on a line of its own, and readers see its value', async ({
  page,
}) => {
  const { id, slug } = await open(page, 'Ở tối đa')
  await body(page).click()
  await moveCursor(page, 'Control+End')
  await page.keyboard.type(' ')
  await tools(page).getByRole('button', { name: 'Figure', exact: true }).click()
  const figures = page.getByRole('dialog', { name: 'Insert a figure' })
  await figures.getByLabel('Search by name or key').fill('evisa-days')
  await expect(figures.getByRole('status')).toHaveText('1 published figure')
  await figures.getByRole('button', { name: /90 ngày/ }).click()
  await expect(body(page)).toBeFocused()
  await page.keyboard.type('.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/figure')
  await page.keyboard.press('Enter')
  await figures.getByLabel('Search by name or key').fill('cong an')
  await figures.getByRole('button', { name: /113/ }).click()
  expect(await save(page, id)).toBe('Ở tối đa {{fact:evisa-days}}.\n\n{{fact:police-number}}')
  await page.reload()
  await expect(body(page)).toContainText('Ở tối đa {{fact:evisa-days}}.')
  await publish(page)
  await page.goto(at('vi', `/inspiration/${slug}`))
  await expect(page.getByText('Ở tối đa 90 ngày.')).toBeVisible()
  await expect(page.getByText('Số liệu kiểm tra lần cuối ngày 20 tháng 11 năm 2026')).toBeVisible()
})
