import { at, expect, test } from './test'

test('finds Da Nang by typing without marks, opens it, switches the language and goes back', async ({ page }) => {
  await page.goto(at('vi', '/where-to-go'))
  await page.getByRole('searchbox', { name: 'Tìm điểm đến' }).fill('da nang')
  await expect(page.getByText('Hiển thị 2 kết quả trong số 10 điểm đến')).toBeVisible()
  await expect(page).toHaveURL(/q=da(\+|%20)nang/)
  await page.getByRole('link', { name: 'Khám phá Đà Nẵng' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Đà Nẵng' })).toBeFocused()
  await expect(page).toHaveTitle(/^Du lịch Đà Nẵng:/)
  await page.getByRole('link', { name: 'View this page in English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Da Nang' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${at('en', '/where-to-go/da-nang')}$`))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle(/^Da Nang:/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Đà Nẵng' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Tìm điểm đến' })).toHaveValue('da nang')
  await expect(page.getByText('Hiển thị 2 kết quả trong số 10 điểm đến')).toBeVisible()
})

test('filters by region, by a region card, finds nothing and resets', async ({ page }) => {
  await page.goto(at('en', '/where-to-go'))
  await expect(page.getByText(/^Showing/)).toHaveCount(0)
  await page.getByLabel('Region', { exact: true }).selectOption('north')
  await expect(page.getByText('Showing 3 results out of 10 destinations')).toBeVisible()
  await page.getByRole('link', { name: 'Show Southern Vietnam' }).click()
  await expect(page.getByLabel('Region', { exact: true })).toHaveValue('south')
  await page.getByRole('searchbox', { name: 'Search destinations' }).fill('zzzz')
  await expect(page.getByRole('heading', { name: 'No destinations found' })).toBeVisible()
  await expect(page.getByText('Try changing your filters or search terms')).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).last().click()
  await expect(page.getByRole('searchbox', { name: 'Search destinations' })).toHaveValue('')
  await expect(page).toHaveURL(new RegExp(`${at('en', '/where-to-go')}$`))
})

test('sorts by price and by activity', async ({ page }) => {
  await page.goto(at('en', '/where-to-go'))
  await page.getByLabel('Sort by').selectOption('price')
  await expect(page).toHaveURL(/sort=price/)
  await page.getByLabel('Activity', { exact: true }).selectOption('cruise')
  await expect(page.getByRole('link', { name: 'Explore Ha Long Bay' })).toBeVisible()
})

test('saves a destination, undoes it, saves it again and finds it on the list', async ({ page }) => {
  await page.goto(at('en', '/where-to-go/hue'))
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await save.click()
  await expect(page.getByRole('link', { name: 'Saved items: 1' })).toBeVisible()
  await page.getByRole('link', { name: 'Saved items: 1' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Saved items' })).toBeVisible()
  await page.getByRole('link', { name: 'Hue', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hue' })).toBeVisible()
})

test('shares by the menu where the system cannot share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(at('en', '/where-to-go/hue'))
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  for (const name of ['Zalo', 'Facebook', 'WhatsApp', 'Telegram', 'E-mail'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied', { exact: true }).first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/where-to-go/hue')
})

test('sees the whole share menu, wherever its button stands', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  for (const path of [
    '/where-to-go/hoi-an',
    '/where-to-go',
    '/inspiration/to-pho-nam-gio-sang',
    '/travel-deals/ha-giang-motorbike-loop',
    '/plan-your-trip/hanoi-ha-long',
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
  await expect(dialog.getByText('Picture 2 of 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('finds the filtered destinations on the map, by keyboard', async ({ page }) => {
  await page.goto(at('en', '/where-to-go'))
  const map = page.getByRole('group', { name: /^Map of Vietnam with/ })
  await expect(map.getByRole('link')).toHaveCount(10)
  await page.getByLabel('Region', { exact: true }).selectOption('north')
  await expect(map.getByRole('link')).toHaveCount(3)
  await map.getByRole('link', { name: 'Sapa' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sapa' })).toBeFocused()
})
