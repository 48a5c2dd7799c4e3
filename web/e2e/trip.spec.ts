import type { Page } from '@playwright/test'
import { axeFindings, colourFindings } from './axe'
import { closeWithEscape } from './dialogs'
import { holdRequests } from './hold-requests'
import { at, expect, newAddress, test } from './test'

const path = '/lien-he/trip-planning'
const destination = (page: Page) => page.getByLabel('Where would you like to go?')
const dates = (page: Page) => page.getByLabel('Travel dates')

async function send(page: Page) {
  await page.getByLabel('Name').fill('Anna')
  await page.getByRole('form').getByLabel('E-mail').fill(newAddress('anna'))
  await page.getByRole('button', { name: 'Send request' }).click()
}

test('finds what was typed again after a reload, in the other language, on another page and after Back @story', async ({
  page,
}) => {
  await page.goto(at('en', path))
  await page.getByLabel('Name').fill('Anna')
  await page.getByText('More details (optional)').click()
  await page.getByLabel('Anything else').fill('Two lines\nof text')
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Anna')
  await expect(page.getByLabel('Anything else')).toHaveValue('Two lines\nof text')
  // The closed fold tells what it holds.
  await expect(page.locator('summary', { hasText: 'More details (optional)' })).toContainText(
    'Two lines',
  )
  await page.getByRole('link', { name: 'Xem trang này bằng tiếng Việt' }).click()
  await expect(page.getByLabel('Họ tên')).toHaveValue('Anna')
  await page.reload()
  await expect(page.getByLabel('Họ tên')).toHaveValue('Anna')
  await page.goto(at('en', '/'))
  const block = page.getByRole('form', { name: 'Plan my trip' })
  // It stands far down the page, and comes to life as somebody comes near.
  await block.scrollIntoViewIfNeeded()
  await expect(block.getByLabel('Name')).toHaveValue('Anna')
  await block.getByText('More details (optional)').click()
  await block.getByLabel('Budget').fill('$900')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(block).toHaveCount(0)
  await page.goBack()
  await expect(block.getByLabel('Budget')).toHaveValue('$900')
})

test('what a visitor typed wins over what a page fills in, which wins over all else', async ({
  page,
}) => {
  await page.goto(at('en', `${path}?destination=hue`))
  await page.getByLabel('Name').fill('Anna')
  await page.goto(at('en', `${path}?destination=da-nang`))
  await expect(destination(page)).toHaveValue('Da Nang')
  await page.getByRole('link', { name: 'Xem trang này bằng tiếng Việt' }).click()
  await expect(page.getByLabel('Bạn muốn đi đâu?')).toHaveValue('Đà Nẵng')
  await page.goto(at('en', path))
  await expect(destination(page)).toHaveValue('')
  await destination(page).fill('Ha Giang')
  await page.goto(at('en', `${path}?destination=hue`))
  await expect(destination(page)).toHaveValue('Ha Giang')
  await destination(page).fill('')
  await page.goto(at('en', `${path}?destination=hue`))
  await expect(destination(page)).toHaveValue('Hue')
  await expect(page.getByLabel('Name')).toHaveValue('Anna')
})

test('what is typed before the scripts run wins over the draft', async ({ page }) => {
  await page.goto(at('en', path))
  await page.getByLabel('Name').fill('Anna')
  await page.getByText('More details (optional)').click()
  await page.getByLabel('Budget').fill('$900')
  const release = await holdRequests(page, /\/assets\/.*\.js$/)
  const visit = page.goto(at('en', path))
  await expect(page.getByLabel('Name')).toHaveValue('')
  await page.getByLabel('Name').fill('Bình')
  release()
  await visit
  await expect(page.getByLabel('Budget')).toHaveValue('$900')
  await expect(page.getByLabel('Name')).toHaveValue('Bình')
})

test('sends when a draft was begun, forgets it, and starts another one empty', async ({ page }) => {
  await page.goto(at('en', `${path}?destination=hue`))
  await page.getByText('More details (optional)').click()
  await page.getByLabel('Budget').fill('$900')
  const begun = Date.now()
  await page.reload()
  const sent = page.waitForRequest('**/api/trip-leads')
  await send(page)
  const request = (await sent).postDataJSON()
  expect(request).toMatchObject({
    name: 'Anna',
    destination: 'Hue',
    website: '',
    idempotencyKey: expect.any(String),
  })
  expect(Date.parse(request.startedAt)).toBeLessThanOrEqual(begun)
  expect(Date.parse(request.submittedAt)).toBeGreaterThanOrEqual(begun)
  await page.getByRole('button', { name: 'Plan another trip' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(destination(page)).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('')
})

test('never meets the trap for programs', async ({ page }) => {
  await page.goto(at('en', path))
  const trap = page.locator('form[aria-label] input[name="website"]')
  expect(await trap.evaluate((input) => input.parentElement?.getBoundingClientRect().width)).toBe(1)
  await expect(page.getByRole('textbox', { name: 'Please leave this field empty' })).toHaveCount(0)
  await page.locator('summary', { hasText: 'More details (optional)' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send request' })).toBeFocused()
})

test('picks places by keyboard beside what was typed', async ({ page }) => {
  await page.goto(at('en', path))
  await destination(page).fill('Ha Giang, hue')
  const places = page.getByRole('group', { name: 'Pick destinations' }).getByRole('button')
  await expect(places).toHaveCount(22)
  const [hanoi, hue] = [places.first(), places.filter({ hasText: 'Hue' })]
  await expect(hue).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await expect(hanoi).toBeFocused()
  await page.keyboard.press('Space')
  await expect(destination(page)).toHaveValue('Ha Giang, hue, Hanoi')
  await expect(hanoi).toHaveAttribute('aria-pressed', 'true')
  await hue.press('Enter')
  await expect(destination(page)).toHaveValue('Ha Giang, Hanoi')
  await page.reload()
  await expect(destination(page)).toHaveValue('Ha Giang, Hanoi')
  await expect(hanoi).toHaveAttribute('aria-pressed', 'true')
})

test('picks days by keyboard, none of them past @story', async ({ page }) => {
  await page.goto(at('en', path))
  await page.clock.setFixedTime(new Date('2027-03-10T05:00:00Z'))
  await dates(page).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Pick dates' })
  await expect(panel.locator('th')).toHaveText(['S', 'M', 'T', 'W', 'T', 'F', 'S'])
  await expect(panel.getByRole('button', { name: /March 10th, 2027/ })).toBeFocused()
  await expect(panel.getByRole('button', { name: /March 9th, 2027/ })).toBeDisabled()
  await expect(panel.getByRole('button', { name: /previous month/i })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.keyboard.press('PageDown')
  await expect(panel.getByText('April 2027')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dates(page)).toHaveValue('Apr 10, 2027')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dates(page)).toHaveValue('Apr 10 – 17, 2027')
  await closeWithEscape(page)
  const opener = page.getByRole('button', { name: 'Pick dates' })
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(panel.getByRole('status').last()).toContainText('Apr 10 – 17, 2027')
  await expect(panel.getByRole('button', { name: /April 10th, 2027/ })).toBeFocused()
})

test('chosen places and the open calendar pass axe in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('vi', `${path}?destination=hue`))
  await page.getByRole('button', { name: 'Chọn ngày đi' }).click()
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourFindings(page)).toEqual([])
})

test('picks places and a month by touch on targets large enough', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-10T05:00:00Z'))
  await page.goto(at('vi', path))
  const places = page.getByRole('group', { name: 'Chọn điểm đến' })
  await places.getByText('Đồng bằng sông Cửu Long').tap()
  await places.getByText('Sa Pa').tap()
  for (const target of await places.getByRole('button').all())
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(page.getByLabel('Bạn muốn đi đâu?')).toHaveValue('Đồng bằng sông Cửu Long, Sa Pa')
  const month = page.getByRole('group', { name: 'Tháng đi' }).getByRole('button').nth(2)
  await month.tap()
  await expect(page.getByLabel('Thời gian dự định')).toHaveValue(/^Tháng \d+ năm \d{4}$/)
  await month.tap()
  await expect(page.getByLabel('Thời gian dự định')).toHaveValue('')
})

test('picks days on a Vietnamese calendar, the last one first', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto(at('vi', path))
  await page.clock.setFixedTime(new Date('2027-03-10T05:00:00Z'))
  const press = (name: string | RegExp) => page.getByRole('button', { name }).tap()
  await press('Chọn ngày đi')
  const panel = page.getByRole('dialog', { name: 'Chọn ngày đi' })
  await expect(panel.locator('th')).toHaveText(['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'])
  await expect(panel.getByText('Tháng 3 năm 2027')).toBeVisible()
  await press(/18 tháng 03 năm 2027/)
  await expect(panel).toContainText('18/03/2027. Chọn tiếp ngày về')
  await press(/12 tháng 03 năm 2027/)
  await press('Xong')
  await expect(page.getByLabel('Thời gian dự định')).toHaveValue('12–18/03/2027')
  await page.getByLabel('Thời gian dự định').fill('đầu hè')
  await press('Chọn ngày đi')
  await expect(panel).toContainText('Chọn ngày khởi hành.')
  await page.mouse.click(5, 5)
  await expect(panel).toHaveCount(0)
  await expect(page.getByLabel('Thời gian dự định')).toHaveValue('đầu hè')
})
