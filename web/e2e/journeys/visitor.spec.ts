import { legacyRedirects } from '../../../schema/paths'
import { at, expect, test } from '../test'

const isPhone = (name: string) => name === 'phone'

test('finds Da Nang by typing without marks, opens it, switches the language and goes back', async ({ page }) => {
  await page.goto(at('vi', '/where-to-go'))
  await page.getByRole('searchbox', { name: 'Tìm điểm đến' }).fill('da nang')
  await expect(page.getByText('Hiển thị 2 kết quả trong số 10 điểm đến')).toBeVisible()
  await expect(page).toHaveURL(/q=da(\+|%20)nang/)
  await page.getByRole('link', { name: 'Khám phá Đà Nẵng' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Đà Nẵng' })).toBeFocused()
  await expect(page).toHaveTitle(/^Đà Nẵng:/)
  await page.getByRole('link', { name: 'Xem trang này bằng English' }).click()
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

test('keeps what stands in the filters, the scroll position and the hash when the language changes', async ({ page }) => {
  await page.goto(`${at('vi', '/where-to-go')}?region=north#regions-heading`)
  await expect
    .poll(() =>
      page.evaluate(() => {
        window.scrollTo(0, 400)
        return window.scrollY
      }),
    )
    .toBe(400)
  // Playwright's own click scrolls a sticky header's place into view first; a visitor's does not.
  await page.getByRole('link', { name: 'Xem trang này bằng English' }).dispatchEvent('click')
  await expect(page.getByLabel('Region', { exact: true })).toHaveValue('north')
  await expect(page).toHaveURL(new RegExp(`${at('en', '/where-to-go')}\\?region=north#regions-heading$`))
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - 400)).toBeLessThan(100)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'locale')).toMatchObject({ value: 'en', sameSite: 'Lax' })
})

test('keeps an e-mail that was typed when the language changes', async ({ page }) => {
  await page.goto(at('vi', '/inspiration'))
  await page.getByLabel('E-mail của bạn').fill('an@example.com')
  await page.getByRole('link', { name: 'Xem trang này bằng English' }).click()
  await expect(page.getByLabel('Your e-mail')).toHaveValue('an@example.com')
})

test('reads an article and goes on to the next', async ({ page }, { project }) => {
  await page.goto(at('vi', '/'))
  if (isPhone(project.name)) {
    await page.getByRole('button', { name: 'Mở trình đơn' }).click()
    await page.getByRole('navigation', { name: 'Trình đơn trên điện thoại' }).getByRole('link', { name: 'Cảm hứng' }).click()
    await expect(page.getByRole('button', { name: 'Mở trình đơn' })).toHaveAttribute('aria-expanded', 'false')
  } else {
    await page.getByRole('navigation', { name: 'Trình đơn chính' }).getByRole('link', { name: 'Cảm hứng' }).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Cảm hứng lên đường' })).toBeVisible()
  await page.getByLabel('Tháng').selectOption('2025-09')
  await expect(page.getByText('Tháng 9, 2025: 3 bài viết')).toBeVisible()
  await page
    .getByRole('heading', { name: /Tô phở/ })
    .getByRole('link')
    .last()
    .click()
  await expect(page).toHaveURL(/\/inspiration\/to-pho-nam-gio-sang$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('27 tháng 9, 2025')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Điểm nổi bật' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mẹo du lịch' })).toBeVisible()
  const hotels = page.getByRole('link', { name: /^Đặt khách sạn/ })
  await expect(hotels).toHaveAttribute('href', /hotels\.example\/search\?city=hanoi&cid=/)
  await expect(hotels).toHaveAttribute('rel', /sponsored/)
  await page.getByRole('heading', { name: 'Đọc tiếp' }).scrollIntoViewIfNeeded()
  await expect(page.locator('section', { hasText: 'Đọc tiếp' }).getByRole('article')).toHaveCount(3)
  expect(await page.locator('head meta[property="og:type"]').getAttribute('content')).toBe('article')
  await page.goBack()
  await expect(page.getByLabel('Tháng')).toHaveValue('2025-09')
  expect(await page.locator('head meta[property="og:type"]').getAttribute('content')).toBe('website')
})

test('opens a home card through its legacy address', async ({ page }) => {
  await page.goto(at('en', '/'))
  await page.getByRole('link', { name: 'View details of Ha Long Bay' }).click()
  await expect(page).toHaveURL(new RegExp(`${at('en', '/where-to-go/halong-bay')}$`))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${at('en', '/')}$`))
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
  await page.getByRole('link', { name: 'Hue' }).click()
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

test('searches from the header, only with a text', async ({ page }, { project }) => {
  await page.goto(at('vi', '/where-to-go'))
  if (isPhone(project.name)) await page.getByRole('button', { name: 'Mở trình đơn' }).click()
  const box = page.locator('header').getByRole('searchbox', { name: 'Tìm kiếm' }).filter({ visible: true })
  await box.fill('   ')
  await box.press('Enter')
  await expect(page).toHaveURL(/where-to-go$/)
  await box.fill(' phở 50% / ')
  await box.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${at('vi', '/tim-kiem')}/ph%E1%BB%9F%2050%25%20%2F$`))
})

test('subscribes to the newsletter', async ({ page }) => {
  await page.goto(at('en', '/inspiration'))
  await page.getByLabel('Your e-mail').fill('an@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Successfully subscribed!').first()).toBeVisible()
})

test('keeps the e-mail and says so when subscribing fails', async ({ page, complaints }) => {
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 500, body: '{"error":"x","code":"INTERNAL"}' }))
  await page.goto(at('en', '/inspiration'))
  await page.getByLabel('Your e-mail').fill('an@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Error occurred', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Please try again later.').first()).toBeVisible()
  await expect(page.getByLabel('Your e-mail')).toHaveValue('an@example.com')
  expect(complaints.every((line) => line.includes('500'))).toBe(true)
  complaints.length = 0
})

test('is offered the language of the browser once', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'en-GB', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(at('vi', '/where-to-go/hue'))
  await page.getByRole('button', { name: 'View this page in English?' }).click()
  await expect(page).toHaveURL(new RegExp(`${at('en', '/where-to-go/hue')}$`))
  await expect(page.getByRole('button', { name: 'View this page in English?' })).toHaveCount(0)
  await page.goto(at('vi', '/where-to-go/hue'))
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'View this page in English?' })).toHaveCount(0)
  await context.close()
})

test('leafs through the hero, which stands still under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('en', '/'))
  const carousel = page.getByRole('region', { name: 'Seven places in Vietnam' })
  await expect(carousel.getByRole('button', { name: 'Play the slides' })).toBeVisible()
  await carousel.getByRole('button', { name: 'Previous slide' }).click()
  await expect(carousel.getByText('Mekong Delta', { exact: true })).toBeVisible()
  await carousel.getByRole('button', { name: 'Next slide' }).click()
  await expect(carousel.getByText('Ha Long Bay', { exact: true })).toBeVisible()
  await carousel.getByRole('button', { name: 'Slide 5: Ninh Binh' }).click()
  await expect(carousel.getByText('Ninh Binh', { exact: true })).toBeVisible()
})

test('sees the hero move on after six seconds, but not while the pointer is on it', async ({ page }, { project }) => {
  test.skip(isPhone(project.name), 'a phone has no pointer that hovers')
  await page.clock.install()
  await page.goto(at('en', '/'))
  const carousel = page.getByRole('region', { name: 'Seven places in Vietnam' })
  await expect(carousel.getByRole('button', { name: 'Pause the slides' })).toBeVisible()
  await page.mouse.move(5, 5)
  await expect(carousel.locator('img')).toHaveCount(2)
  await page.waitForFunction(() => [...document.images].slice(0, 3).every((image) => image.complete))
  await page.clock.runFor(6100)
  await expect(carousel.getByText('Sapa', { exact: true })).toBeVisible()
  await carousel.hover()
  await page.clock.runFor(13_000)
  await expect(carousel.getByText('Sapa', { exact: true })).toBeVisible()
})

test('keeps the hero still on a slow connection until told to play', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const slow3g = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 80_000 }
  await devtools.send('Network.emulateNetworkConditions', slow3g)
  await page.clock.install()
  await page.goto(at('en', '/'))
  const carousel = page.getByRole('region', { name: 'Seven places in Vietnam' })
  const play = carousel.getByRole('button', { name: 'Play the slides' })
  await expect(play).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(carousel.getByText('Ha Long Bay', { exact: true })).toBeVisible()
  await expect(carousel.locator('img')).toHaveCount(1)
  await play.click()
  await expect(carousel.getByRole('button', { name: 'Pause the slides' })).toBeVisible()
  await expect(carousel.locator('img')).toHaveCount(2)
})

test('chooses the dark theme and keeps it', async ({ page }, { project }) => {
  await page.goto(at('en', '/where-to-go'))
  if (isPhone(project.name)) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Dark theme' }).filter({ visible: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

for (const [from, to] of legacyRedirects) {
  const fill = (pattern: string) => pattern.replace(':slug', 'hoi-an').replace(':day', 'day-3').replace(/:\w+/g, '1')
  test(`follows ${from} to its current address with query and hash`, async ({ page, complaints }) => {
    await page.goto(`${at('en', fill(from))}?a=1#main`)
    await expect(page).toHaveURL(new RegExp(`${at('en', fill(to))}\\?a=1#main$`))
    complaints.length = 0
  })
}

test('retries a block whose data failed, while the rest of the page stands', async ({ page, complaints }) => {
  await page.goto(at('en', '/where-to-go'))
  let broken = true
  await page.route('**/api/posts**', (route) =>
    broken ? route.fulfill({ status: 503, body: '{"error":"x","code":"UNAVAILABLE"}' }) : route.continue(),
  )
  await page.locator('footer').getByRole('link', { name: 'Articles' }).click()
  await expect(page.getByRole('alert').first()).toContainText('This is not available right now.')
  await expect(page.getByRole('heading', { level: 1, name: 'Inspiration' })).toBeVisible()
  broken = false
  const count = await page.getByRole('button', { name: 'Retry' }).count()
  for (let index = 0; index < count; index += 1) await page.getByRole('button', { name: 'Retry' }).first().click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(complaints.every((line) => line.includes('503'))).toBe(true)
  complaints.length = 0
})

test('loses nothing that is done before the scripts run', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry-client*.js', async (route) => {
    await held
    await route.continue()
  })
  const opened = page.goto(`${at('en', '/where-to-go')}`)
  await page.getByRole('searchbox', { name: 'Search destinations' }).fill('hue')
  await page.getByLabel('Region', { exact: true }).selectOption('central')
  await page.locator('li', { hasText: 'Hue' }).getByRole('button', { name: 'Save Hue' }).click()
  release()
  await opened
  await expect(page.getByText(/^Showing \d results? out of 10 destinations/)).toBeVisible()
  await expect(page).toHaveURL(/region=central/)
  await expect(page).toHaveURL(/q=hue/)
  await expect(page.getByRole('link', { name: 'Saved items: 1' })).toBeVisible()
})

test('never keeps a missing file, and keeps one that is there for a year', async ({ page, request }) => {
  const missing = await request.get('/assets/home-screen-gone.js')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['cache-control']).toBe('no-store')
  await page.goto(at('en', '/'))
  const script = await page.locator('script[type="module"]').getAttribute('src')
  const found = await request.get(script ?? '')
  expect(found.status()).toBe(200)
  expect(found.headers()['cache-control']).toContain('immutable')
  expect(found.headers()['x-content-type-options']).toBe('nosniff')
  const legacy = await request.get(at('en', '/bai-viet'), { headers: { 'Sec-Fetch-Mode': 'navigate' }, maxRedirects: 0 })
  expect(legacy.status()).toBe(301)
})
