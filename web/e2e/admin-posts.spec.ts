import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { AdminPost, UpdatePostInput } from '../../schema/api/admin-posts'
import { logIn, password, publishPost, read, send } from './admin'
import { at, expect, test } from './test'

const body = (page: Page, name: 'Vietnamese text' | 'English text') => page.getByRole('textbox', { name })
/** The quiet line that tells where what is typed stands. */
const keepLine = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^(?:Saved|Saving|Draft kept|Unsaved|Offline: kept|Your session has ended: kept|Not kept)/ })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const toast = (page: Page, text: string) => page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true })
const shortName = () => randomUUID().slice(0, 8)

function contentOf(name: string): UpdatePostInput {
  return {
    slug: `hue-${name}`,
    titleVi: `Huế ${name}`,
    titleEn: `Hue ${name}`,
    summaryVi: 'Ba ngày mưa ở Huế.',
    summaryEn: 'Three days of rain in Hue.',
    bodyVi: 'Mưa từ sáng.',
    bodyEn: 'Rain since morning.',
  }
}

/** A published article in the editor. */
async function openPublished(page: Page): Promise<{ post: AdminPost; who: string; name: string }> {
  const who = await logIn(page)
  const name = shortName()
  const post = await publishPost(page, contentOf(name))
  await page.goto(at('en', `/admin/posts/${post.id}`))
  await expect(page.getByRole('heading', { level: 1, name: `Hue ${name}` })).toBeVisible()
  return { post, who, name }
}

/** A second window of the same person, in a browser of its own. */
async function openSecondWindow(browser: Browser, who: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'CF-Connecting-IP': '10.1.2.3' } })
  const page = await context.newPage()
  await logIn(page, who)
  return page
}

test('writes an article in two languages from empty to published, and it stands everywhere at once', async ({
  page,
  browser,
  complaints,
}) => {
  const name = shortName()
  const visitor = await browser.newPage()
  // The lists stand in the document cache before.
  await visitor.goto(at('en', '/inspiration'))
  await logIn(page)
  await page.goto(at('en', '/admin/posts'))
  await page.getByRole('button', { name: 'New article' }).click()
  const naming = page.getByRole('dialog', { name: 'New article' })
  await naming.getByRole('button', { name: 'Create and go on' }).click()
  // Nothing is stored without a name.
  await expect(naming.getByRole('alert')).toHaveText('Please give it a name in at least one language.')
  await naming.getByLabel('Title (VI)').fill(`Chợ nổi ${name}`)
  await naming.getByLabel('Title (EN)').fill(`Floating market ${name}`)
  await expect(naming).toContainText(`/inspiration/cho-noi-${name}`)
  await naming.getByRole('button', { name: 'Create and go on' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Floating market ${name}` })).toBeVisible()
  await page.getByLabel('Vietnamese summary').fill('Sáng sớm trên sông.')
  await body(page, 'Vietnamese text').click()
  await page.keyboard.type('Ghe bầu chở ')
  await page.keyboard.press('Control+b')
  const tools = page.getByRole('group', { name: 'Format the Vietnamese text' })
  await expect(tools.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  // Letters come one after the other, as from a hand.
  await page.keyboard.type('khóm', { delay: 50 })
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' và xoài.')
  await body(page, 'English text').click()
  await page.keyboard.type('Boats full of pineapples.')
  await page.keyboard.press('Tab')
  await expect(body(page, 'English text')).not.toBeFocused()
  await expect(page.getByLabel('Address')).toHaveValue(`cho-noi-${name}`)
  await expect(keepLine(page)).toHaveText(/^Draft kept \d/)

  const preview = page.getByRole('group', { name: 'View of the Vietnamese text' })
  await preview.getByRole('button', { name: 'Side by side' }).click()
  const shown = page.getByRole('region', { name: 'Preview of the Vietnamese text' })
  await expect(shown).toHaveText('Ghe bầu chở khóm và xoài.')
  await expect(shown.locator('strong')).toHaveText('khóm')

  await page.getByRole('button', { name: 'Choose a cover' }).click()
  const covers = page.getByRole('dialog', { name: 'Choose a cover' })
  await covers.getByRole('tab', { name: 'Drawings' }).click()
  await covers.getByLabel('Search drawings by name').fill('cai rang')
  await covers.getByRole('button', { name: 'post cho noi cai rang' }).click()
  await expect(page.getByText('post cho noi cai rang')).toBeVisible()
  await page.getByLabel('Tags').fill('chợ nổi, miền Tây')
  await page.getByLabel('Destination').selectOption('mekong-delta')

  await page.keyboard.press('Control+s')
  await expect(keepLine(page)).toHaveText(/^Saved \d/)
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog.getByRole('listitem')).toHaveText(['English summary'])
  await expect(dialog.getByRole('checkbox', { name: /^Vietnamese/ })).toBeChecked()
  await dialog.getByRole('checkbox', { name: /^English/ }).check()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('English summary')).toBeFocused()
  await expect(page.getByText('An English summary is needed.')).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 400')])
  await page.keyboard.type('Early on the river.')
  await page.getByRole('button', { name: 'Publish…' }).click()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(toast(page, 'The article is published')).toBeVisible()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()

  await visitor.goto(at('en', '/inspiration'))
  await expect(visitor.getByText(`Floating market ${name}`).first()).toBeVisible()
  await visitor.goto(at('vi', `/inspiration/cho-noi-${name}`))
  await expect(visitor.getByRole('heading', { level: 1, name: `Chợ nổi ${name}` })).toBeVisible()
  await expect(visitor.locator('.prose strong').first()).toHaveText('khóm')
  const feed = await visitor.request.get(at('en', '/rss.xml'))
  expect(await feed.text()).toContain(`Floating market ${name}`)
  await visitor.close()
})

test('publishes one language, leads readers of the other one to it, and marks what falls behind', async ({ page, browser, complaints }) => {
  await logIn(page)
  const name = shortName()
  const { id } = await send<AdminPost>(page, 'POST', '/api/admin/posts', {})
  const { titleEn, summaryEn, bodyEn, ...vietnamese } = contentOf(name)
  await send(page, 'PUT', `/api/admin/posts/${id}`, vietnamese)
  await page.goto(at('en', `/admin/posts/${id}`))
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog.getByRole('checkbox', { name: /^English · not public/ })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(toast(page, 'The article is published')).toBeVisible()
  await expect(page.getByText('Vietnamese only')).toBeVisible()

  const visitor = await browser.newPage()
  const missing = await visitor.goto(at('en', `/inspiration/hue-${name}`))
  expect(missing?.status()).toBe(404)
  await visitor.getByRole('link', { name: 'Xem trang này bằng tiếng Việt' }).last().click()
  await expect(visitor.getByRole('heading', { level: 1, name: `Huế ${name}` })).toBeVisible()

  await page.getByLabel('English title').fill(`Hue ${name}`)
  await page.getByLabel('English summary').fill('Three days of rain in Hue.')
  await body(page, 'English text').click()
  await page.keyboard.type('Rain since morning.')
  await page.getByRole('button', { name: 'Publish…' }).click()
  await expect(dialog.getByRole('checkbox', { name: /^English/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Vietnamese only')).toBeHidden()
  const there = await visitor.goto(at('en', `/inspiration/hue-${name}`))
  expect(there?.status()).toBe(200)
  await visitor.close()

  await page.getByLabel('Vietnamese summary').fill('Bốn ngày mưa ở Huế.')
  await save(page).click()
  await expect(page.getByText('English is behind')).toBeVisible()
  await expect(page.locator('main del')).toHaveText(/Ba/)
  await page.goto(at('en', '/admin/posts?status=behind'))
  await expect(page.getByRole('row', { name: `Hue ${name}` })).toContainText('Translation behind')
  await page.getByRole('link', { name: `Hue ${name}`, exact: true }).click()
  await page.getByRole('button', { name: 'Still holds' }).click()
  await expect(page.getByText('English is behind')).toBeHidden()
  expect(complaints.splice(0)).toEqual([])
})

test('keeps both versions when two windows edit at once, and overwrites neither unasked', async ({ page, browser, complaints }) => {
  const { post, who, name } = await openPublished(page)
  const other = await openSecondWindow(browser, who)
  await other.goto(at('en', `/admin/posts/${post.id}`))
  await other.getByLabel('English title').fill(`Hue, theirs ${name}`)
  await other.getByLabel('English summary').fill('Four days of rain.')
  await other.keyboard.press('Control+s')
  await expect(keepLine(other)).toHaveText(/^Saved \d/)

  await page.getByLabel('English title').fill(`Hue, mine ${name}`)
  await body(page, 'English text').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' And wind.')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Someone has saved this in the meantime' })
  await expect(dialog).toContainText(`saved by ${who}`)
  await expect(dialog.locator('del')).toContainText(['theirs', 'Four'])
  await expect(dialog.locator('ins')).toContainText(['mine', 'Three', ' And wind.'])
  await expect(dialog.getByText('both of you changed this')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Keep editing mine' }).click()
  await expect(page.getByLabel('English title')).toHaveValue(`Hue, mine ${name}`)
  await expect(page.getByLabel('English summary')).toHaveValue('Four days of rain.')
  await save(page).click()
  await expect(keepLine(page)).toHaveText(/^Saved \d/)

  // The other window has nothing of it yet: it takes what is there, its own text is set aside and offered again.
  await other.getByLabel('English title').fill(`Hue, once more ${name}`)
  await other.keyboard.press('Control+s')
  await other.getByRole('dialog').getByRole('button', { name: 'Take theirs' }).click()
  await expect(other.getByLabel('English title')).toHaveValue(`Hue, mine ${name}`)
  await expect(body(other, 'English text')).toContainText('Rain since morning. And wind.')
  await other.reload()
  await expect(other.getByRole('heading', { name: 'There is unsaved work' })).toBeVisible()
  await expect(other.getByText('If you continue, you can compare both versions')).toBeVisible()
  await other.getByRole('button', { name: 'Discard' }).click()
  await expect(other.getByLabel('English title')).toHaveValue(`Hue, mine ${name}`)
  await other.context().close()
  expect(complaints.splice(0).every((line) => line.includes('409'))).toBe(true)
})

test('restores a revision', async ({ page }) => {
  const { name } = await openPublished(page)
  await page.getByLabel('English title').fill(`Worse ${name}`)
  await save(page).click()
  await expect(keepLine(page)).toHaveText(/^Saved \d/)
  await page.getByRole('link', { name: 'Revisions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisions' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Choose a revision' }).getByRole('link').nth(1).click()
  await expect(page.locator('main del')).toHaveText('Worse')
  await expect(page.locator('main ins')).toHaveText('Hue')
  await page.getByRole('button', { name: 'Restore this revision' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore this revision' }).click()
  await expect(page.getByLabel('English title')).toHaveValue(`Hue ${name}`)
})

test('deletes an article and takes it back', async ({ page, browser }) => {
  const { post, name } = await openPublished(page)
  await page.goto(at('en', `/admin/posts?q=${name}`))
  const row = page.getByRole('row', { name: `Hue ${name}` })
  await row.getByRole('button', { name: `Move “Hue ${name}” to the trash` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to the trash' }).click()
  await expect(toast(page, 'Moved to the trash')).toBeVisible()
  await expect(page.getByText('No articles match.')).toBeVisible()
  const visitor = await browser.newPage()
  const gone = await visitor.goto(at('en', `/inspiration/${post.slug}`))
  expect(gone?.status()).toBe(410)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  const back = await visitor.goto(at('en', `/inspiration/${post.slug}`))
  expect(back?.status()).toBe(200)
  await visitor.close()
})

test('loses no letter without a network', async ({ page, context, complaints }) => {
  await openPublished(page)
  await context.setOffline(true)
  await page.getByLabel('English summary').fill('Written on the night train.')
  await body(page, 'Vietnamese text').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Tàu đêm.')
  await expect(keepLine(page)).toHaveText('Offline: kept in this browser')
  await save(page).click()
  await expect(toast(page, 'That did not work')).toBeVisible()
  // The tab is closed and opened again where there is a network, before anything could be sent.
  await context.route('**/api/admin/posts/*/draft', (route) => route.abort())
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'There is unsaved work' })).toBeVisible()
  await expect(page.locator('main ins').last()).toHaveText(/Tàu đêm/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('English summary')).toHaveValue('Written on the night train.')
  await expect(body(page, 'Vietnamese text')).toContainText('Mưa từ sáng. Tàu đêm.')
  await context.unroute('**/api/admin/posts/*/draft')
  await save(page).click()
  await expect(keepLine(page)).toHaveText(/^Saved \d/)
  await page.reload()
  await expect(page.getByLabel('English summary')).toHaveValue('Written on the night train.')
  expect(complaints.splice(0).every((line) => /ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(line))).toBe(true)
})

test('logs in in place when the session ends in the middle of a sentence', async ({ page, browser, complaints }) => {
  const { who, name } = await openPublished(page)
  const other = await openSecondWindow(browser, who)
  await send(other, 'DELETE', '/api/admin/sessions')
  await other.context().close()

  await page.getByLabel('English summary').fill('Half a sentence')
  await expect(keepLine(page)).toHaveText('Your session has ended: kept in this browser')
  // Nothing takes the keyboard away while somebody types.
  await page.keyboard.press('End')
  await page.keyboard.type(', and the rest.')
  await expect(page.getByLabel('English summary')).toHaveValue('Half a sentence, and the rest.')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog).toBeHidden()
  await expect(keepLine(page)).toHaveText(/^Saved \d/)
  await page.reload()
  await expect(page.getByLabel('English summary')).toHaveValue('Half a sentence, and the rest.')
  await expect(page.getByRole('heading', { level: 1, name: `Hue ${name}` })).toBeVisible()
  expect(complaints.splice(0).every((line) => line.includes('401'))).toBe(true)
})

test('schedules in Vietnam time and takes it back', async ({ page }) => {
  await logIn(page)
  const name = shortName()
  const { id } = await send<AdminPost>(page, 'POST', '/api/admin/posts', {})
  await send(page, 'PUT', `/api/admin/posts/${id}`, contentOf(name))
  await page.goto(at('en', `/admin/posts/${id}`))
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByLabel('Publish later').fill('2020-01-01T08:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByText('Choose a time in the future.')).toBeVisible()
  await dialog.getByLabel('Publish later').fill('2038-01-01T06:30')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
  expect(await read<AdminPost>(page, `/api/admin/posts/${id}`)).toMatchObject({
    status: 'scheduled',
    publishedAt: '2037-12-31T23:30:00.000Z',
  })

  await page.getByRole('button', { name: 'Publish…' }).click()
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const link = await dialog.getByRole('textbox', { name: 'Preview link' }).inputValue()
  await dialog.getByRole('button', { name: 'Unpublish to a draft' }).click()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: `Hue ${name}` })).toBeVisible()
})

test('says what a tool does to who points at it for 0.7 s, then at once for its neighbours, and to keyboards', async ({ page }) => {
  await openPublished(page)
  const tools = page.getByRole('group', { name: 'Format the English text' })
  const tip = page.getByRole('tooltip')
  await tools.getByRole('button', { name: 'Bold' }).scrollIntoViewIfNeeded()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await tools.getByRole('button', { name: 'Bold' }).hover()
  await page.clock.runFor(690)
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(tip).toHaveText('Bold (Ctrl/Cmd+B)')
  // In steps, as a hand moves: a pointer that may be on its way to the tooltip itself leaves it open.
  for (const x of [10, 15, 20, 25]) await tools.getByRole('button', { name: 'Large heading' }).hover({ position: { x, y: 20 } })
  await expect(tip).toHaveText('Large heading')
  await page.mouse.move(0, 0, { steps: 5 })
  await expect(tip).toHaveCount(0)
  // Too late for the next one to open at once.
  await page.clock.runFor(310)
  await tools.getByRole('button', { name: 'Italic' }).hover()
  await page.clock.runFor(690)
  await expect(tip).toHaveCount(0)
  await page.mouse.move(0, 0, { steps: 5 })
  await tools.getByRole('button', { name: 'Bold' }).focus()
  await page.keyboard.press('Tab')
  await expect(tip).toHaveText('Italic (Ctrl/Cmd+I)')
})
