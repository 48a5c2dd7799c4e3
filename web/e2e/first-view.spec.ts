import type { Page } from '@playwright/test'
import type {} from '../app/replay-early'
import { holdRequests } from './hold-requests'
import { at, expect, test } from './test'

/** How many of the faces that are fetched the page shows. */
const countFaces = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ family }) => /^"?(Fraunces|Be Vietnam Pro)"?$/.test(family)).length)

test('brings its styles in the document: no file stands between the text and the first paint', async ({ page }) => {
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url())
  })
  await page.goto(at('vi', '/where-to-go'))
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(251, 246, 236)')
  expect(sheets).toEqual([])
})

test('shows its faces, all at once, when they come before the page is seen', async ({ page }) => {
  // However busy the machine is.
  await page.addInitScript(() => {
    performance.getEntriesByName = () => []
  })
  await page.goto(at('vi', '/'))
  await expect.poll(() => countFaces(page)).toBe(6)
})

test('leaves a page as it is being read when the faces come late, and shows them with the next one', async ({ page }, { project }) => {
  const release = await holdRequests(page, '**/*.woff2')
  const opened = page.goto(at('vi', '/ve-chung-toi'))
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return paint && performance.now() - paint.startTime > 400
  })
  release()
  await page.waitForFunction(() => typeof window.early?.showFaces === 'function')
  expect(await countFaces(page)).toBe(0)
  await opened
  await page
    .getByRole('link', { name: project.name === 'phone' ? 'Mango Road' : 'Điểm đến' })
    .first()
    .click()
  await expect.poll(() => countFaces(page)).toBe(6)
})
