import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { SearchEvent } from '../../schema/api/searches'
import { logIn } from './admin'
import { axeFindings } from './axe'
import { at, expect, resent, test } from './test'

/**
 * Sends a search or a click as the pages do; the browser of the tests is not counted, for it calls
 * itself headless.
 */
async function countSearch(page: Page, event: SearchEvent): Promise<void> {
  const headers = {
    'Sec-Fetch-Site': 'same-origin',
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  }
  const response = await page.request.post('/api/search/events', {
    ...resent,
    data: event,
    headers,
  })
  expect(response.status()).toBe(204)
}

test('an editor sees what is searched, and teaches the search a word @story', async ({
  page,
  complaints,
}) => {
  const word = `tu ${randomUUID().slice(0, 8).replace(/\d/g, 'x')}`
  const [found, missing] = [`${word} co`, `${word} khong`]
  for (let sent = 0; sent < 3; sent += 1) {
    await countSearch(page, { query: found, locale: 'vi', results: 7 })
    await countSearch(page, { query: missing, locale: 'en', results: 0 })
  }
  await logIn(page)
  await page.goto(at('en', '/admin'))
  await page
    .getByRole('navigation', { name: 'Admin menu' })
    .getByRole('link', { name: 'Searches' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Searches' })).toBeVisible()
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
  const cellsOf = (name: string) => rowOf(name).getByRole('cell').allTextContents()
  await expect(rowOf(found)).toBeVisible()
  expect(await cellsOf(found)).toEqual(['Vietnamese', '3', '7', '0', '–', 'Add a synonym'])
  expect(await axeFindings(page)).toEqual([])

  // The lists, and the filters in the address.
  await page.getByRole('link', { name: 'Without clicks' }).click()
  await expect(rowOf(found)).toBeVisible()
  await expect(rowOf(missing)).toHaveCount(0)
  await countSearch(page, { query: found, locale: 'vi', results: 7, position: 2 })
  await countSearch(page, { query: found, locale: 'vi', results: 7, position: 3 })
  await page.reload()
  await expect(rowOf(found)).toHaveCount(0)
  await page.getByLabel('Language').selectOption('Vietnamese')
  await page.getByLabel('Period').selectOption('Last 7 days')
  await page.getByRole('link', { name: 'Most searched' }).click()
  await expect(page).toHaveURL(/\/admin\/searches\?locale=vi&days=7$/)
  await page.reload()
  await expect(rowOf(found)).toBeVisible()
  expect(await cellsOf(found)).toEqual(['Vietnamese', '3', '7', '2', '2.5', 'Add a synonym'])
  await expect(rowOf(missing)).toHaveCount(0)
  await expect(page.getByRole('link', { name: found })).toHaveAttribute(
    'href',
    at('vi', `/tim-kiem/${encodeURIComponent(found)}`),
  )

  // A synonym for what found nothing, with a mistake first.
  await page.getByRole('link', { name: 'Without results' }).click()
  await page.getByLabel('Language').selectOption('Both')
  await expect(rowOf(found)).toHaveCount(0)
  await page.getByRole('button', { name: `Add a synonym for “${missing}”` }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a synonym' })
  const same = dialog.getByLabel('Mean the same')
  await expect(same).toHaveValue(`${missing}\n`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter at least two phrases that mean the same')).toBeVisible()
  await expect(same).toBeFocused()
  expect(complaints.splice(0).every((line) => line.includes('400'))).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await same.fill(`${missing}\nraincoat`)
  await dialog.getByLabel('Also finds').fill('poncho, áo mưa')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Add a synonym for “${missing}”` })).toBeFocused()

  // It is listed, changed and deleted.
  await page.getByRole('link', { name: 'Synonyms' }).click()
  const synonym = rowOf(`${missing}, raincoat`)
  await expect(synonym.getByRole('cell').first()).toHaveText('poncho, áo mưa')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: `Edit: ${missing}, raincoat` }).click()
  const editor = page.getByRole('dialog', { name: 'Edit the synonym' })
  await expect(editor.getByLabel('Also finds')).toHaveValue('poncho\náo mưa\n')
  await editor.getByLabel('Also finds').fill('')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(synonym.locator('td').first()).toHaveText('–')
  await page.getByRole('button', { name: `Delete: ${missing}, raincoat` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(synonym).toHaveCount(0)
  expect(complaints).toEqual([])
})
