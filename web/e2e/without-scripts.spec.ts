import { screens } from '../../tools/screens'
import { at, expect, test } from './test'

test.use({ javaScriptEnabled: false })

test('reads, filters and follows links without scripts @story', async ({ page }) => {
  await page.goto(at('vi', '/'))
  await expect(page.getByRole('heading', { level: 1, name: 'Vịnh Hạ Long' })).toBeVisible()
  await page.getByRole('link', { name: 'Xem chi tiết Hội An' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hội An' })).toBeVisible()
  await page.getByRole('link', { name: 'Về danh sách điểm đến' }).click()
  await page.getByRole('searchbox', { name: 'Tìm điểm đến' }).fill('da nang')
  await page.getByLabel('Miền', { exact: true }).selectOption('central')
  await page.getByRole('button', { name: 'Áp dụng' }).click()
  await expect(page).toHaveURL(/q=da\+nang/)
  await expect(page.getByText('Hiển thị 2 kết quả trong số 22 điểm đến')).toBeVisible()
  await page.getByRole('link', { name: 'Khám phá Đà Nẵng' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Đà Nẵng' })).toBeVisible()
  await page.getByRole('link', { name: 'View this page in English', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Da Nang' })).toBeVisible()
})

test('every kind of page reads and has no dead button without scripts', async ({ page }) => {
  for (const { path } of screens.filter(({ isKind }) => isKind)) {
    await page.goto(at('vi', path))
    await expect.soft(page.locator('main h1'), path).toBeVisible()
    const main = await page.locator('main').innerText()
    expect.soft(main.replace(/\s+/g, ' ').length, path).toBeGreaterThan(60)
    const dead = page.locator(
      'button:visible:not(form button[type=submit]):not(details button):not([popovertarget])',
    )
    expect
      .soft(
        await dead.evaluateAll((buttons) =>
          buttons.map((button) => button.outerHTML.slice(0, 120)),
        ),
        path,
      )
      .toEqual([])
    const stuck = page.locator('form:visible:not([action])')
    expect.soft(await stuck.count(), `${path}: a form without an address`).toBe(0)
  }
})

test('opens the menu of a phone and searches in it without scripts', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto(at('en', '/ve-chung-toi'))
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.locator('#site-menu')
  await menu.getByRole('link', { name: 'Shop & Gear' }).click()
  await expect(page).toHaveURL(/\/shop-gear$/)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('searchbox').fill('hoi an')
  await menu.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/tim-kiem\?q=hoi\+an/)
})

test('sees the rest of a list, all slides, each picture and the places to share to without scripts', async ({
  page,
}) => {
  await page.goto(at('vi', '/things-to-do'))
  const cards = page.getByRole('main').getByRole('article')
  const before = await cards.count()
  await page.locator('a[href*="more=1"]').click()
  await page.waitForURL(/more=1/)
  expect(await cards.count()).toBeGreaterThan(before)

  await page.goto(at('vi', '/'))
  const last = page.getByRole('group', { name: /7.*7/ }).first()
  await last.scrollIntoViewIfNeeded()
  await expect(last.locator('img')).toBeInViewport()

  await page.goto(at('en', '/where-to-go/hoi-an'))
  await page.getByText('Share', { exact: true }).locator('visible=true').click()
  await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toHaveAttribute(
    'href',
    /wa\.me.*where-to-go%2Fhoi-an/,
  )
  const picture = page.locator('noscript a:has(img), a.poster:has(img)').last()
  await picture.click()
  await expect(page).toHaveURL(/\.svg|\/art\//)
})

test('resets filters and is told about the saved list without scripts', async ({ page }) => {
  await page.goto(at('en', '/where-to-go?q=zzz'))
  await page.getByRole('link', { name: 'Reset' }).first().click()
  await expect(page).toHaveURL(new RegExp(`${at('en', '/where-to-go')}$`))
  await page.goto(at('en', '/yeu-thich'))
  // Playwright passes over what stands in a noscript element when it matches texts.
  const shown = () => page.locator('main').innerText()
  expect(await shown()).toContain('needs JavaScript')
  await page.goto(at('en', '/yeu-thich?items=destination.hoi-an'))
  await expect(page.getByRole('main').getByRole('link', { name: 'Hoi An' })).toBeVisible()
  expect(await shown()).not.toContain('needs JavaScript')
})

test('keeps what else a list shows when it searches without scripts', async ({ page }) => {
  const cases = [
    [
      '/travel-deals?category=tours&sort=price&more=1',
      'Apply',
      /\/travel-deals\?q=hue&category=tours&sort=price&more=1$/,
    ],
    [
      '/things-to-do?category=beaches&more=1',
      'Apply',
      /\/things-to-do\?q=hue&category=beaches&more=1$/,
    ],
    ['/tim-kiem/hoi%20an?type=deal', 'Search', /\/tim-kiem\?q=hue&type=deal$/],
    ['/tim-kiem/hoi%20an', 'Search', /\/tim-kiem\?q=hue$/],
  ] as const
  for (const [path, button, address] of cases) {
    await page.goto(at('en', path))
    await page.getByRole('main').getByRole('searchbox').fill('hue')
    await page.getByRole('main').getByRole('button', { name: button }).click()
    await expect.soft(page).toHaveURL(address)
  }
  await page.goto(at('en', '/things-to-do?category=beaches&more=1'))
  await page.getByRole('search').getByRole('link', { name: 'Reset' }).click()
  await expect(page).toHaveURL(/\/things-to-do\?more=1$/)
})
