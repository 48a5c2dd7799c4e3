import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { AdminPost, UpdatePostInput } from '../../schema/api/admin-posts'
import { logIn, nextUsername, password, publishPost, send } from './admin'
import { at, expect, resent, test } from './test'

const body = (page: Page, name: 'Vietnamese text' | 'English text') =>
  page.getByRole('textbox', { name })
/** The quiet line that tells where what is typed stands. */
const keepLine = (page: Page) =>
  page.getByRole('status').filter({
    hasText:
      /^(?:Saved|Saving|Draft kept|Unsaved|Offline: kept|Your session has ended: kept|Not kept)/,
  })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true })
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
async function openPublished(
  page: Page,
  named?: string,
): Promise<{ post: AdminPost; who: string; name: string }> {
  const who = await logIn(page, named)
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

test('writes an article in two languages from empty to published, and it stands everywhere at once @story', async ({
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
  await expect(naming.getByRole('alert')).toHaveText(
    'Please give it a name in at least one language.',
  )
  await naming.getByLabel('Title (VI)').fill(`Chợ nổi ${name}`)
  await naming.getByLabel('Title (EN)').fill(`Floating market ${name}`)
  await expect(naming).toContainText(`/inspiration/cho-noi-${name}`)
  await naming.getByRole('button', { name: 'Create and go on' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: `Floating market ${name}` }),
  ).toBeVisible()
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
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  await visitor.goto(await dialog.getByRole('textbox', { name: 'Preview link' }).inputValue())
  await expect(
    visitor.getByRole('heading', { level: 1, name: `Floating market ${name}` }),
  ).toBeVisible()
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
  const feed = await visitor.request.get(at('en', '/rss.xml'), resent)
  expect(await feed.text()).toContain(`Floating market ${name}`)
  await visitor.close()
})

test('keeps both versions when two windows edit at once, and overwrites neither unasked @story', async ({
  page,
  browser,
  complaints,
}) => {
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

  // The other window has nothing of it yet: it takes what is there, its own text is set aside and
  // offered again.
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

test('loses no letter without a network @story', async ({ page, context, complaints }) => {
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
  expect(
    complaints.splice(0).every((line) => /ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(line)),
  ).toBe(true)
})

test('logs in in place when the session ends in the middle of a sentence @story', async ({
  page,
  browser,
  complaints,
}) => {
  const { who, name } = await openPublished(page, nextUsername())
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
