import { at, expect, test } from './test'

test('finds Da Nang by typing without marks, opens it, switches the language and goes back @story', async ({
  page,
}) => {
  await page.goto(at('vi', '/where-to-go'))
  await page.getByRole('searchbox', { name: 'Tìm điểm đến' }).fill('da nang')
  await expect(page.getByText('Hiển thị 2 kết quả trong số 22 điểm đến')).toBeVisible()
  await expect(page).toHaveURL(/q=da(\+|%20)nang/)
  await page.getByRole('link', { name: 'Khám phá Đà Nẵng' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Đà Nẵng' })).toBeFocused()
  await expect(page).toHaveTitle(/^Du lịch Đà Nẵng:/)
  await page.getByRole('link', { name: 'View this page in English', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Da Nang' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${at('en', '/where-to-go/da-nang')}$`))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle(/^Da Nang:/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Đà Nẵng' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Tìm điểm đến' })).toHaveValue('da nang')
  await expect(page.getByText('Hiển thị 2 kết quả trong số 22 điểm đến')).toBeVisible()
})

test('shares by the menu where the system cannot share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(at('en', '/where-to-go/hue'))
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  for (const name of ['Zalo', 'Facebook', 'WhatsApp', 'Telegram', 'E-mail'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied', { exact: true }).first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/where-to-go/hue')
})

test('sees the whole share menu, wherever its button stands', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  for (const path of [
    '/where-to-go/hoi-an',
    '/inspiration/to-pho-nam-gio-sang',
    '/plan-your-trip/day-7',
  ]) {
    await page.goto(at('vi', path))
    await page.getByRole('button', { name: 'Chia sẻ' }).first().click()
    const menu = page.getByRole('menu', { name: 'Chia sẻ' })
    await expect(menu.getByRole('menuitem').first()).toBeFocused()
    await expect(menu, path).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  }
})

test('looks at the gallery with the keyboard', async ({ page }) => {
  await page.goto(at('en', '/where-to-go/hoi-an'))
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Gallery' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('Picture 2 of 2')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('chooses a month, and opens the map of a phone @story', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto(at('en', '/where-to-go'))
  const months = page.getByRole('navigation', { name: 'When are you going?' })
  await months.getByRole('link', { name: 'Jul' }).click()
  await expect(page).toHaveURL(/when=7$/)
  await expect(months.getByRole('link', { name: 'Jul' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  const map = page.getByRole('group', { name: 'Map of Vietnam with 22 destinations' })
  await expect(map).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(map).toBeHidden()
})
