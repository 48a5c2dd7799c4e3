import { at, expect, test } from './test'

test('types a search: results at once, the address a little later, Back to where it began', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(at('vi', '/where-to-go'))
  await page.goto(at('vi', '/tim-kiem'))
  await expect(page.getByRole('status').filter({ hasText: 'Nhập từ khóa để tìm kiếm' })).toBeVisible()
  const box = page.getByRole('main').getByRole('searchbox')
  await box.pressSequentially('da nang')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText('Đà Nẵng')
  await expect(page).toHaveURL(/\/tim-kiem\/da%20nang$/)
  await expect(box).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^Tìm thấy \d+ kết quả cho “da nang”$/ })).toBeVisible()
  await expect(page.locator('mark').first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Lọc theo loại' }).getByRole('link', { name: 'Ưu đãi' }).click()
  await expect(page).toHaveURL(/type=deal/)
  expect(asked.filter((path) => path.endsWith('/search/index.json'))).toHaveLength(1)
  await page.goBack()
  await expect(page).toHaveURL(/where-to-go/)
})

test('keeps percent signs and slashes, and says when nothing is found', async ({ page }) => {
  await page.goto(at('en', '/tim-kiem'))
  const box = page.getByRole('main').getByRole('searchbox')
  await box.fill('50% / zzz')
  await expect(page).toHaveURL(/50%25%20%2F%20zzz$/)
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await page.getByRole('link', { name: 'Hoi An' }).click()
  await expect(box).toHaveValue('Hoi An')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText('Hoi An')
  await page.reload()
  await expect(box).toHaveValue('Hoi An')
})

test('finds articles of the database, and says so when they cannot be read', async ({ page, complaints }) => {
  await page.route('**/api/search?**', (route) => route.fulfill({ status: 503, json: { error: 'x', code: 'UNAVAILABLE' } }))
  await page.goto(at('vi', '/tim-kiem'))
  await page.getByRole('main').getByRole('searchbox').fill('tàu')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
  await page.unroute('**/api/search?**')
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect(page.getByRole('link', { name: 'Xem chi tiết: Đêm tàu vào Huế' })).toBeVisible()
  expect(complaints.every((line) => line.includes('503'))).toBe(true)
  complaints.length = 0
})

test('narrows the results down to a type, follows a suggestion, and leads to the hotels of a destination', async ({ page }) => {
  await page.goto(at('en', '/tim-kiem'))
  await expect(page.getByRole('status').filter({ hasText: 'Enter keywords to search' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Hoi An', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /Found \d+ results for “Hoi An”/ })).toBeVisible()
  const types = page.getByRole('main').getByRole('navigation')
  await types.getByRole('link', { name: 'Deals' }).click()
  await expect(page).toHaveURL(/type=deal/)
  const results = page.getByRole('main').getByRole('article')
  await expect(results.filter({ hasNotText: 'Deal' })).toHaveCount(0)
  await expect(results.first()).toBeVisible()
  await types.getByRole('link', { name: 'Destinations' }).click()
  const hotels = results.first().getByRole('link', { name: /Hotels in Hoi An/ })
  await expect(hotels).toHaveAttribute('target', '_blank')
  await expect(hotels).toHaveAttribute('href', '/r/hotel/hoi-an')
})

test('reads the tags of a result at any size', async ({ page }) => {
  await page.goto(at('vi', '/tim-kiem/da%20nang'))
  const first = page.getByRole('main').getByRole('article').first()
  await expect(first.getByRole('list', { name: 'Từ khóa' }).getByRole('listitem').first()).toBeVisible()
  await page.setViewportSize({ width: 320, height: 740 })
  const tags = page.getByRole('main').getByRole('list', { name: 'Từ khóa' }).getByRole('listitem')
  expect(await tags.count()).toBeGreaterThan(4)
  // Results below the fold (content-visibility) are laid out anew a frame after the change of size.
  const widest = () => tags.evaluateAll((all) => Math.max(...all.map((tag) => tag.getBoundingClientRect().right)))
  await expect.poll(widest).toBeLessThanOrEqual(320)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('searches for “..” without leaving the search', async ({ page }) => {
  const address = /\/tim-kiem\?q=\.\.$/
  await page.goto(at('en', '/tim-kiem'))
  const box = page.getByRole('main').getByRole('searchbox')
  await box.pressSequentially('..')
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('status').filter({ hasText: 'for “..”' })).toBeVisible()
  await page.reload()
  await expect(box).toHaveValue('..')
  await page.getByRole('main').getByRole('navigation').getByRole('link', { name: 'Deals' }).click()
  await expect(page).toHaveURL(/type=deal/)
  await expect(box).toHaveValue('..')
  await box.fill('hue')
  await expect(page).toHaveURL(/\/tim-kiem\/hue\?type=deal$/)
  const header = page.getByRole('banner').getByRole('searchbox').filter({ visible: true })
  await header.fill('..')
  await header.press('Enter')
  await expect(page).toHaveURL(address)
  await expect(box).toHaveValue('..')
})

test('an emoji across the hundredth place breaks nothing', async ({ page }) => {
  await page.goto(at('en', `/tim-kiem?q=${'a'.repeat(99)}%F0%9F%98%80`))
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('a'.repeat(99))
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
})

test('half of a character, in the address or typed, breaks nothing', async ({ page }) => {
  await page.goto(at('en', '/tim-kiem?q=%ED%A0%BD'))
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  const box = page.getByRole('main').getByRole('searchbox')
  await box.evaluate((input: HTMLInputElement) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setter?.call(input, 'zzz\ud83d')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(page).toHaveURL(/\/tim-kiem\/zzz%EF%BF%BD$/)
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
})

test('announces a search once, and shows its words in the header', async ({ page }) => {
  await page.goto(at('en', '/tim-kiem'))
  const announced = await page
    .getByRole('main')
    .getByRole('status')
    .evaluateHandle((status) => {
      const texts: string[] = []
      new MutationObserver(() => status.textContent && texts.push(status.textContent)).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      })
      return texts
    })
  await page.getByRole('main').getByRole('searchbox').fill('hoi an')
  await expect(page.getByRole('status').filter({ hasText: /^Found \d+ results for “hoi an”$/ })).toBeVisible()

  expect(await announced.jsonValue()).toEqual([expect.stringMatching(/for “hoi an”$/)])
  const [header, box] = [page.getByRole('banner').getByRole('searchbox'), page.getByRole('main').getByRole('searchbox')]
  await expect(header).toHaveValue('hoi an')
  await box.fill('pho bo')
  await expect(header).toHaveValue('pho bo')
})
