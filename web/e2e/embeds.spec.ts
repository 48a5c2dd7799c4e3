import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { AdminEntry } from '../../schema/api/admin-entries'
import { createEntry, logIn, read, send } from './admin'
import { axeFindings } from './axe'
import { twice, typeTwice } from './telex'
import { at, expect, test } from './test'

const link = 'https://www.youtube.com/watch?v=aB3_-xyz012'
const player = 'https://www.youtube-nocookie.com/embed/aB3_-xyz012?autoplay=1'

const pasteText = (page: Page, text: string) =>
  page.getByRole('textbox', { name: 'Text (VI)' }).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

/** Answers for the provider, and tells what it was asked. */
async function standInForPlayer(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/youtube|ytimg/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>player</title><button type="button">Play</button>',
    })
  })
  return asked
}

test('a pasted address of a video is a card that plays once it is pressed @story', async ({
  page,
}) => {
  await logIn(page)
  const name = randomUUID().slice(0, 8)
  const data = {
    contentPillar: 'destination-discovery',
    titleVi: `Cầu Rồng ${name}`,
    titleEn: `Dragon bridge ${name}`,
    summaryVi: 'Cầu phun lửa.',
    summaryEn: 'It breathes fire.',
    bodyEn: 'No video here.',
  }
  const { id, slug } = await createEntry(page, { kind: 'post', slug: `cau-rong-${name}`, data })
  await page.route('**/api/admin/embeds', (route) =>
    route.fulfill({ json: { link, title: 'Dragon fire', picture: '' } }),
  )
  await page.goto(at('en', `/admin/content/${id}`))
  await page.getByRole('textbox', { name: 'Text (VI)' }).click()
  await pasteText(page, 'https://youtu.be/aB3_-xyz012?si=who-shared-it')
  const title = page.getByLabel('Title of the embed')
  await expect(title).toHaveValue('Dragon fire')
  await title.fill('')
  await typeTwice(page, { gap: 20, slowdown: 4 })
  await expect(title).toHaveValue(twice)
  await title.press('Enter')
  await page.keyboard.type('Sau video.')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible()
  expect((await read<AdminEntry>(page, `/api/admin/entries/${id}`)).data.bodyVi).toBe(
    `[${twice}](${link} "embed")\n\nSau video.`,
  )
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  for (const name of [/^Vietnamese/, /^English/])
    await expect(dialog.getByRole('checkbox', { name })).toBeChecked()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(dialog).toBeHidden()

  const reader = await page.context().newPage()
  const asked = await standInForPlayer(reader)
  const path = `/inspiration/${slug}`
  const card = reader.getByRole('link', { name: `YouTube ${twice}` })
  const frame = reader.locator('iframe')
  await test.step('while the code of its section is on its way', async () => {
    await reader.goto(at('vi', path))
    const held = Promise.withResolvers<void>()
    await reader.route('**/article-rest*', async (route) => {
      await held.promise
      await route.continue()
    })
    await reader.reload({ waitUntil: 'commit' })
    await expect(reader.locator('html[data-ready]')).toBeAttached()
    await card.click()
    await expect(frame).toBeFocused()
    expect(reader.context().pages()).toHaveLength(2)
    held.resolve()
    await expect(reader.locator('[data-part="live"]').first()).toBeAttached()
    await expect(frame).toBeVisible()
    await reader.unroute('**/article-rest*')
    asked.length = 0
  })
  await test.step('on its own page', async () => {
    await reader.goto(at('vi', path))
    await expect(card).toHaveAttribute('href', link)
    expect(await axeFindings(reader)).toEqual([])
    expect(asked).toEqual([])
    await card.focus()
    await reader.keyboard.press('Enter')
    await expect(frame).toBeFocused()
    await expect(frame).toHaveAccessibleName(`YouTube ${twice}`)
    await expect(reader.frameLocator('iframe').getByRole('button', { name: 'Play' })).toBeVisible()
    expect(asked).toEqual([player])
  })
  await test.step('after another page, whose policy names no player', async () => {
    await reader.goto(at('vi', '/inspiration'))
    await reader
      .getByRole('link', { name: new RegExp(`Cầu Rồng ${name}`) })
      .first()
      .click()
    await expect(card).toBeVisible()
    await card.click()
    await expect(reader.frameLocator('iframe').getByRole('button', { name: 'Play' })).toBeVisible()
    expect(new URL(reader.url()).pathname).toBe(new URL(at('vi', path), 'http://x').pathname)
  })
  await test.step('on a page of another kind', async () => {
    const written = await createEntry(page, {
      kind: 'page',
      slug: `cau-rong-${name}`,
      data: { titleVi: `Xem Cầu Rồng ${name}`, bodyVi: `[${twice}](${link} "embed")` },
    })
    await send(page, 'POST', `/api/admin/entries/${written.id}/publish`, {
      version: written.version,
      locales: ['vi'],
    })
    await reader.goto(at('vi', `/trang/cau-rong-${name}`))
    await card.click()
    await expect(frame).toBeFocused()
  })
  await reader.close()
})
