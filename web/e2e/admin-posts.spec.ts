import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createEntry, logIn } from './admin'
import { at, expect, resent, test } from './test'

const body = (page: Page, name: 'Text (VI)' | 'Text (EN)') => page.getByRole('textbox', { name })
/** The quiet line that tells where what is typed stands. */
const keepLine = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^(?:Saved|Saving|Draft kept|Unsaved)/ })
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true })
const shortName = () => randomUUID().slice(0, 8)

test('writes an article in two languages from empty to published, and it stands everywhere at once @story', async ({
  page,
  browser,
}) => {
  const name = shortName()
  const visitor = await browser.newPage()
  // The lists stand in the document cache before.
  await visitor.goto(at('en', '/inspiration'))
  await logIn(page)
  await page.goto(at('en', '/admin/content?kind=post'))
  await page.getByRole('button', { name: 'New: Article' }).click()
  const naming = page.getByRole('dialog', { name: 'New: Article' })
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
  await page.getByLabel('Summary (VI)').fill('Sáng sớm trên sông.')
  await body(page, 'Text (VI)').click()
  await page.keyboard.type('Ghe bầu chở ')
  await page.keyboard.press('Control+b')
  const tools = page.getByRole('group', { name: 'Format the Vietnamese text' })
  await expect(tools.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  // Letters come one after the other, as from a hand.
  await page.keyboard.type('khóm', { delay: 50 })
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' và xoài.')
  await body(page, 'Text (EN)').click()
  await page.keyboard.type('Boats full of pineapples.')
  await page.keyboard.press('Tab')
  await expect(body(page, 'Text (EN)')).not.toBeFocused()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(`cho-noi-${name}`)
  await expect(keepLine(page)).toHaveText(/^Draft kept \d/)

  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.getByRole('region', { name: 'Preview', exact: true })
  const shown = preview.frameLocator('iframe').locator('.prose').first()
  await expect(shown).toHaveText('Boats full of pineapples.')
  await preview.getByRole('button', { name: 'Tiếng Việt' }).click()
  await expect(shown).toHaveText('Ghe bầu chở khóm và xoài.')
  await expect(shown.locator('strong')).toHaveText('khóm')
  await page.getByRole('button', { name: 'Form', exact: true }).click()

  await page.getByRole('button', { name: 'Choose a picture: Cover' }).click()
  const covers = page.getByRole('dialog', { name: 'Choose a picture' })
  await covers.getByRole('tab', { name: 'Drawings' }).click()
  await covers.getByLabel('Search drawings by name').fill('cai rang')
  await covers.getByRole('button', { name: 'post cho noi cai rang' }).click()
  await expect(page.getByText('post cho noi cai rang')).toBeVisible()
  await page.getByLabel('Tags').fill('chợ nổi\nmiền Tây')
  await page.getByLabel('Pillar').selectOption({ label: 'Cultural immersion' })
  await page.getByRole('button', { name: 'Choose a place: Destination' }).click()
  const places = page.getByRole('dialog', { name: 'Choose a place' })
  await places.getByLabel('Find a place by name').fill('song cuu long')
  await places.getByRole('option', { name: /^Mekong Delta/ }).click()
  await expect(page.getByRole('group', { name: 'Destination' })).toContainText('Mekong Delta')

  await page.keyboard.press('Control+s')
  await expect(keepLine(page)).toHaveText(/^Saved \d/)
  const link = page.getByRole('region', { name: 'Preview link' })
  await link.getByRole('button', { name: 'Make a link' }).click()
  await visitor.goto(await link.getByRole('textbox', { name: 'Preview link' }).inputValue())
  await expect(
    visitor.getByRole('heading', { level: 1, name: `Floating market ${name}` }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  const lacking = dialog.getByRole('listitem')
  await expect(lacking).toHaveCount(1)
  await expect(lacking.getByRole('textbox', { name: 'Summary (EN)' })).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: /^Vietnamese/ })).toBeChecked()
  await dialog.getByRole('checkbox', { name: /^English/ }).check()
  await expect(
    dialog.getByText(/^Something in the English version is missing or not right\./),
  ).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  const missing = lacking.getByRole('textbox', { name: 'Summary (EN)' })
  await missing.fill('Early on the river.')
  await missing.press('Enter')
  await expect(dialog.getByText('Ready to publish.')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(toast(page, 'Published')).toBeVisible()
  await expect(page.getByText('VI public', { exact: true })).toBeVisible()
  await expect(page.getByText('EN public', { exact: true })).toBeVisible()

  await visitor.goto(at('en', '/inspiration'))
  await expect(visitor.getByText(`Floating market ${name}`).first()).toBeVisible()
  await visitor.goto(at('vi', `/inspiration/cho-noi-${name}`))
  await expect(visitor.getByRole('heading', { level: 1, name: `Chợ nổi ${name}` })).toBeVisible()
  await expect(visitor.locator('.prose strong').first()).toHaveText('khóm')
  const feed = await visitor.request.get(at('en', '/rss.xml'), resent)
  expect(await feed.text()).toContain(`Floating market ${name}`)

  // What is saved of a public article stays with the editors until it is published.
  const summary = page.getByLabel('Summary (EN)')
  await summary.fill('Before sunrise on the river.')
  await page.keyboard.press('Control+s')
  const changes = page.getByText('Published, with unpublished changes', { exact: true })
  await expect(changes).toBeVisible()
  await visitor.goto(at('en', `/inspiration/cho-noi-${name}`))
  await expect(visitor.getByText('Early on the river.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(dialog).toBeHidden()
  await expect(changes).toBeHidden()
  await visitor.goto(at('en', `/inspiration/cho-noi-${name}`))
  await expect(visitor.getByText('Before sunrise on the river.').first()).toBeVisible()
  await visitor.close()
})

test('the addresses under which articles were edited before lead to where they are now', async ({
  page,
}) => {
  await logIn(page)
  const { id } = await createEntry(page, { kind: 'post', data: { titleEn: 'An old bookmark' } })
  const moves = [
    ['/admin/posts', '/admin/content?kind=post', 'Content'],
    [`/admin/posts/${id}`, `/admin/content/${id}`, 'An old bookmark'],
    [`/admin/posts/${id}/revisions`, `/admin/content/${id}/revisions`, 'Revisions'],
  ] as const
  for (const [former, now, name] of moves) {
    await page.goto(at('en', former))
    await expect(page).toHaveURL(at('en', now))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})
