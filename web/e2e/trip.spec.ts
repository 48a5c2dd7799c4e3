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

test('finds what was typed again after a reload, in the other language, on another page and after Back', async ({ page }) => {
  await page.goto(at('en', path))
  await page.getByLabel('Name').fill('Anna')
  await page.getByLabel('Anything else').fill('Two lines\nof text')
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Anna')
  await expect(page.getByLabel('Anything else')).toHaveValue('Two lines\nof text')
  await page.getByRole('link', { name: 'Xem trang này bằng tiếng Việt' }).click()
  await expect(page.getByLabel('Họ tên')).toHaveValue('Anna')
  await page.reload()
  await expect(page.getByLabel('Họ tên')).toHaveValue('Anna')
  await page.goto(at('en', '/'))
  const block = page.getByRole('form', { name: 'Plan my trip' })
  // It stands far down the page, and comes to life as somebody comes near.
  await block.scrollIntoViewIfNeeded()
  await expect(block.getByLabel('Name')).toHaveValue('Anna')
  await block.getByText('How you travel (optional)').click()
  await block.getByLabel('Budget').fill('$900')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(block).toHaveCount(0)
  await page.goBack()
  await expect(block.getByLabel('Budget')).toHaveValue('$900')
})

test('what a visitor typed wins over what a page fills in, which wins over all else', async ({ page }) => {
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

test('follows the language with what it filled in on the way through the site', async ({ page }) => {
  await page.goto(at('en', '/where-to-go/hue'))
  // Before its scripts are there, the link is one that the browser follows by itself.
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').locator('a[href*="destination=hue"]').filter({ visible: true }).first().click()
  await expect(destination(page)).toHaveValue('Hue')
  await page.getByRole('link', { name: 'Xem trang này bằng tiếng Việt' }).click()
  await expect(page.getByLabel('Bạn muốn đi đâu?')).toHaveValue('Huế')
})

test('what is typed before the scripts run wins over the draft', async ({ page }) => {
  await page.goto(at('en', path))
  await page.getByLabel('Name').fill('Anna')
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

test('works where the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await page.goto(at('en', path))
  await send(page)
  await expect(page.getByRole('main').getByText('Request submitted!')).toBeVisible()
})

test('sends when a draft was begun, forgets it, and starts another one empty', async ({ page }) => {
  await page.goto(at('en', `${path}?destination=hue`))
  await page.getByLabel('Budget').fill('$900')
  const begun = Date.now()
  await page.reload()
  const sent = page.waitForRequest('**/api/trip-leads')
  await send(page)
  const request = (await sent).postDataJSON()
  expect(request).toMatchObject({ name: 'Anna', destination: 'Hue', website: '', idempotencyKey: expect.any(String) })
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
  await page.getByLabel('Phone or WhatsApp').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send request' })).toBeFocused()
})

test('picks destinations by keyboard beside what was typed', async ({ page }) => {
  await page.goto(at('en', path))
  await destination(page).fill('Ha Giang, hue')
  const opener = page.getByRole('button', { name: 'Pick destinations' })
  await page.keyboard.press('Tab')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Pick destinations' })
  await expect(panel.getByRole('checkbox')).toHaveCount(16)
  await expect(panel.getByRole('checkbox').first()).toBeFocused()
  await expect(panel.getByLabel('Hue')).toBeChecked()
  await page.keyboard.press('Space')
  await expect(destination(page)).toHaveValue('Ha Giang, hue, Hanoi')
  await panel.getByLabel('Hue').focus()
  await page.keyboard.press('Space')
  await expect(destination(page)).toHaveValue('Ha Giang, Hanoi')
  await page.keyboard.press('Enter')
  await closeWithEscape(page)
  await expect(opener).toBeFocused()
  await page.reload()
  await expect(destination(page)).toHaveValue('Ha Giang, Hanoi')
})

test('picks days by keyboard, none of them past', async ({ page }) => {
  await page.goto(at('en', path))
  await page.clock.setFixedTime(new Date('2027-03-10T05:00:00Z'))
  await dates(page).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Pick dates' })
  await expect(panel.locator('th')).toHaveText(['S', 'M', 'T', 'W', 'T', 'F', 'S'])
  await expect(panel.getByRole('button', { name: /March 10th, 2027/ })).toBeFocused()
  await expect(panel.getByRole('button', { name: /March 9th, 2027/ })).toBeDisabled()
  await expect(panel.getByRole('button', { name: /previous month/i })).toHaveAttribute('aria-disabled', 'true')
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

test('is told when a picker cannot be loaded, and may type all the same', async ({ page, complaints }) => {
  await page.goto(at('en', path))
  await page.route(/travel-dates-picker.*\.js/, (route) => route.abort())
  await page.getByRole('button', { name: 'Pick dates' }).click()
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('could not be loaded')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await dates(page).fill('May')
  complaints.length = 0
})

test('open pickers pass axe in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('vi', path))
  for (const name of ['Chọn điểm đến', 'Chọn ngày đi']) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog').locator('input, [role="grid"]').first()).toBeVisible()
    expect(await axeFindings(page), name).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await colourFindings(page), name).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    await closeWithEscape(page)
  }
})

test('picks destinations by touch on targets large enough', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto(at('vi', path))
  await page.getByRole('button', { name: 'Chọn điểm đến' }).tap()
  const panel = page.getByRole('dialog', { name: 'Chọn điểm đến' })
  await panel.getByText('Đồng bằng sông Cửu Long').tap()
  await panel.getByText('Sa Pa').tap()
  for (const target of await panel.getByRole('listitem').all()) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await panel.getByRole('button', { name: 'Xong' }).tap()
  await expect(panel).toHaveCount(0)
  await expect(page.getByLabel('Bạn muốn đi đâu?')).toHaveValue('Đồng bằng sông Cửu Long, Sa Pa')
})

test('picks days on a Vietnamese calendar, the last one first', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto(at('vi', path))
  await page.clock.setFixedTime(new Date('2027-03-10T05:00:00Z'))
  const press = (name: string | RegExp) => page.getByRole('button', { name }).tap()
  await press('Chọn ngày đi')
  const panel = page.getByRole('dialog', { name: 'Chọn ngày đi' })
  await expect(panel.locator('th')).toHaveText(['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'])
  await expect(panel.getByText('Tháng 3, 2027')).toBeVisible()
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
