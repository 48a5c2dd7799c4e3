import type { Page } from '@playwright/test'
import { axeFindings } from './axe'
import { at, expect, isPhone, test } from './test'

// The header has room for its box from 1536 px; how the icon opens it below is in shell.spec.ts.
test.beforeEach(async ({ page }, { project }) => {
  if (!isPhone(project.name)) await page.setViewportSize({ width: 1600, height: 860 })
})

/** The header's box; its role changes from search box to combobox with its first focus. */
const boxOf = (page: Page) =>
  page.getByRole('banner').locator('input[type=search]').filter({ visible: true })
const optionsOf = (page: Page) => page.getByRole('banner').getByRole('option')

test('suggests while somebody types, by keyboard @story', async ({ page }) => {
  await page.goto(at('vi', '/ve-chung-toi'))
  await page.keyboard.press('/')
  const box = boxOf(page)
  await expect(box).toHaveRole('combobox')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await box.pressSequentially('phở')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  const listbox = page.getByRole('banner').getByRole('listbox', { name: 'Gợi ý tìm kiếm' })
  expect(await box.getAttribute('aria-controls')).toBe(await listbox.getAttribute('id'))
  await expect(listbox.getByRole('group').first().getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^Có [3-7] gợi ý$/)

  const options = optionsOf(page)
  await expect(box).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  expect(await box.getAttribute('aria-activedescendant')).toBe(
    await options.first().getAttribute('id'),
  )
  await expect(box).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('ArrowUp')
  await expect(box).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(box).not.toHaveAttribute('aria-activedescendant')
  expect(await box.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0)

  await page.keyboard.press('Escape')
  await expect(listbox).toBeHidden()
  await expect(box).toHaveValue('phở')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const href = (await options.first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe(href)
  await expect(box).toHaveValue('')
  await expect(listbox).toBeHidden()
})

test('searches by Enter without a suggestion, and Tab leaves the list', async ({ page }) => {
  await page.goto(at('en', '/ve-chung-toi'))
  const box = boxOf(page)
  await box.pressSequentially('coffee')
  await expect(optionsOf(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(box).not.toBeFocused()
  await expect(optionsOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(/ve-chung-toi$/)
  await box.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tim-kiem\/coffee$/)
})

test('shows the last searches in an empty box and on the page of the search, until they are cleared', async ({
  page,
}) => {
  await page.goto(at('vi', '/ve-chung-toi'))
  const box = boxOf(page)
  for (const query of ['phở', 'visa']) {
    await box.click()
    await expect(box).toHaveRole('combobox')
    await box.fill(query)
    await box.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/tim-kiem/${encodeURIComponent(query)}$`))
  }
  await page.goto(at('vi', '/tim-kiem'))
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'phở', exact: true })).toBeVisible()
  await page.goto(at('vi', '/ve-chung-toi'))
  await box.focus()
  await expect(optionsOf(page)).toHaveText(['visa', 'phở', 'Xóa lịch sử tìm kiếm'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tim-kiem\/visa$/)
  await page.goto(at('vi', '/ve-chung-toi'))
  await box.focus()
  await optionsOf(page).last().click()
  await expect(optionsOf(page)).toHaveCount(0)
  await expect(box).toBeFocused()
  await page.goto(at('vi', '/tim-kiem'))
  await expect(main.getByRole('heading', { name: 'Gợi ý nhanh' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Bạn vừa tìm' })).toHaveCount(0)
})

test('leaves the keys to an input method while it composes', async ({ page }) => {
  await page.goto(at('vi', '/ve-chung-toi'))
  const box = boxOf(page)
  await box.click()
  await expect(box).toHaveRole('combobox')
  const client = await page.context().newCDPSession(page)
  await client.send('Input.imeSetComposition', { text: 'phở', selectionStart: 3, selectionEnd: 3 })
  await expect(optionsOf(page).first()).toBeVisible()
  const press = (key: string) =>
    box.evaluate((input, pressed) => {
      const event = new KeyboardEvent('keydown', {
        key: pressed,
        bubbles: true,
        cancelable: true,
        isComposing: true,
      })
      return input.dispatchEvent(event)
    }, key)
  for (const key of ['ArrowDown', 'Enter', 'Escape']) expect(await press(key), key).toBe(true)
  await expect(box).not.toHaveAttribute('aria-activedescendant')
  await expect(optionsOf(page).first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('')
  await client.send('Input.insertText', { text: 'phở' })
  await expect(box).toHaveValue('phở')
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^Có \d gợi ý$/)
  await page.keyboard.press('ArrowDown')
  await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true')
})

test('suggests in the menu of a phone, whole and by touch', { tag: '@phone-only' }, async ({
  page,
}) => {
  for (const width of [360, 320]) {
    await page.goto(at('en', '/ve-chung-toi'))
    await page.setViewportSize({ width, height: 640 })
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const box = boxOf(page)
    await box.tap()
    await box.pressSequentially('coffee')
    await expect(optionsOf(page).first()).toBeVisible()
    for (const option of await optionsOf(page).all()) {
      await option.scrollIntoViewIfNeeded()
      await expect(option).toBeInViewport({ ratio: 1 })
      const shape = await option.boundingBox()
      expect(shape?.height).toBeGreaterThanOrEqual(44)
      expect((shape?.x ?? 0) + (shape?.width ?? 0)).toBeLessThanOrEqual(width)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // The first Escape closes the list and not the menu.
    await page.keyboard.press('Escape')
    await expect(optionsOf(page)).toHaveCount(0)
    await expect(box).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await optionsOf(page).last().tap()
    await expect(page).toHaveURL(/\/tim-kiem\/coffee$/)
    await expect(page.locator('#site-menu')).toBeHidden()
  }
})

test('loads nothing of the search before a box is used', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const ofSearch = () =>
    asked.filter((path) => /^\/api\/search|\/(?:answer|search-suggestions)-.+\.js$/.test(path))
  await page.goto(at('en', '/'), { waitUntil: 'networkidle' })
  expect(ofSearch()).toEqual([])
  await boxOf(page).focus()
  await expect.poll(() => ofSearch().length).toBe(3)
})

test('shows which suggestion is selected where colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(at('en', '/ve-chung-toi'))
  await boxOf(page).pressSequentially('coffee')
  await expect(optionsOf(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const outlines = await optionsOf(page).evaluateAll((all) =>
    all.map((option) => getComputedStyle(option).outlineStyle),
  )
  expect(outlines.map((style) => style !== 'none')).toEqual(outlines.map((_, index) => index === 0))
})
