import type { SearchIndex } from '../../schema/api/search'
import { at, expect, resent, test } from './test'

test('types a search: results at once, the address a little later, Back to where it began @story', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(at('vi', '/where-to-go'))
  await page.goto(at('vi', '/tim-kiem'))
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: 'Nhập từ khóa để tìm kiếm' }),
  ).toBeVisible()
  const box = page.getByRole('main').getByRole('searchbox')
  await box.pressSequentially('da nang')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(
    'Đà Nẵng',
  )
  await expect(page).toHaveURL(/\/tim-kiem\/da%20nang$/)
  await expect(box).toBeFocused()
  await expect(
    page.getByRole('status').filter({ hasText: /^Tìm thấy \d+ kết quả cho “da nang”$/ }),
  ).toBeVisible()
  await expect(page.locator('mark').first()).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Lọc theo loại' })
    .getByRole('link', { name: 'Ưu đãi' })
    .click()
  await expect(page).toHaveURL(/type=deal/)
  expect(asked.filter((path) => path === '/api/search/index')).toHaveLength(1)
  await page.goBack()
  await expect(page).toHaveURL(/where-to-go/)
})

const unavailable = { status: 503, json: { error: 'x', code: 'UNAVAILABLE' } }

test('searches in the browser while the server cannot', async ({ page, complaints }) => {
  await page.route('**/api/search?**', (route) => route.fulfill(unavailable))
  await page.goto(at('vi', '/tim-kiem'))
  await page.getByRole('main').getByRole('searchbox').fill('tàu')
  await expect(page.getByRole('link', { name: 'Xem chi tiết: Đêm tàu vào Huế' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(complaints.every((line) => line.includes('503'))).toBe(true)
  complaints.length = 0
})

test('says that it cannot search, tries again, and loads the search with the next focus', async ({
  page,
  complaints,
}) => {
  await page.route('**/api/search**', (route) => route.fulfill(unavailable))
  await page.goto(at('vi', '/tim-kiem'))
  const box = page.getByRole('main').getByRole('searchbox')
  await box.fill('tàu')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/search**')
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect(page.getByRole('link', { name: 'Xem chi tiết: Đêm tàu vào Huế' })).toBeVisible()
  const index = page.waitForResponse('**/api/search/index?**')
  await box.focus()
  expect((await index).ok()).toBe(true)
  expect(complaints.every((line) => line.includes('503'))).toBe(true)
  complaints.length = 0
})

for (const [locale, query] of [
  ['vi', 'bún chả'],
  ['en', 'rain jacket'],
] as const) {
  test(`has the results of the page without scripts, typed in the browser: ${query}`, async ({
    page,
    complaints,
  }) => {
    const found = () =>
      [...document.querySelectorAll('main h3 a, main mark')].map(({ textContent }) => textContent)
    // Other tests publish meanwhile: what was loaded and what is served are of the same moment at
    // one of the tries.
    await expect(async () => {
      await page.unroute('**/api/search?**')
      await page.goto(at(locale, '/tim-kiem'))
      const box = page.getByRole('main').getByRole('searchbox')
      const index = page.waitForResponse('**/api/search/index?**')
      await box.focus()
      const { isComplete } = (await (await index).json()) as SearchIndex
      // Nothing but the browser's own search can find it, unless other tests have published more
      // than a browser's index holds.
      if (isComplete) await page.route('**/api/search?**', (route) => route.abort())
      await box.pressSequentially(query, { delay: 20 })
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/“.+”/)
      const html = await (
        await page.request.get(at(locale, `/tim-kiem/${encodeURIComponent(query)}`), resent)
      ).text()
      const served = await page.evaluate((text) => {
        const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main')
        return [...(main?.querySelectorAll('h3 a, mark') ?? [])].map(
          ({ textContent }) => textContent,
        )
      }, html)
      expect(served.length).toBeGreaterThan(3)
      await expect.poll(() => page.evaluate(found), { timeout: 5000 }).toEqual(served)
    }).toPass({ timeout: 60_000 })
    expect(complaints.every((line) => line.includes('ERR_FAILED'))).toBe(true)
    complaints.length = 0
  })
}

test('asks the server for what the browser’s index has no room for', async ({ page }) => {
  await page.route('**/api/search/index?**', async (route) => {
    const index = (await (await route.fetch()).json()) as SearchIndex
    const docs = index.docs.filter(({ id }) => !id.startsWith('article:'))
    await route.fulfill({ json: { ...index, docs, isComplete: false } })
  })
  await page.goto(at('vi', '/tim-kiem'))
  const box = page.getByRole('main').getByRole('searchbox')
  const index = page.waitForResponse('**/api/search/index?**')
  await box.focus()
  await index
  await box.pressSequentially('đêm tàu vào huế', { delay: 20 })
  await expect(page.getByRole('link', { name: 'Xem chi tiết: Đêm tàu vào Huế' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^Tìm thấy \d+ kết quả cho “đêm tàu vào huế”$/,
  )
})

test('mends a typing error, says so, and leads to the mended search', async ({ page }) => {
  await page.goto(at('vi', '/tim-kiem/danag'))
  await expect(page.getByText('Không thấy “danag”, nên chúng tôi tìm đà nẵng.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^Tìm thấy \d+ kết quả cho “đà nẵng”$/,
  )
  await page.getByRole('main').getByRole('link', { name: 'đà nẵng', exact: true }).click()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('đà nẵng')
  await expect(page.getByText('Không thấy “danag”')).toHaveCount(0)
})

test('shows results of a word that an input method still composes', async ({ page }) => {
  await page.goto(at('vi', '/tim-kiem'))
  const box = page.getByRole('main').getByRole('searchbox')
  await box.focus()
  const client = await page.context().newCDPSession(page)
  for (const text of ['p', 'ph', 'pho', 'phở'])
    await client.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/“phở”$/)
  await client.send('Input.imeSetComposition', { text: 'phởx', selectionStart: 4, selectionEnd: 4 })
  await client.send('Input.insertText', { text: 'phở bò' })
  await expect(box).toHaveValue('phở bò')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/“phở bò”$/)
})

test('leaves the searching to the server where data is saved', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' })
    Object.defineProperty(navigator, 'connection', { value: connection })
  })
  await page.goto(at('en', '/tim-kiem'))
  await page.getByRole('main').getByRole('searchbox').pressSequentially('hoi an')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(
    'Hoi An',
  )
  expect(asked).toContain('/api/search')
  expect(asked).not.toContain('/api/search/index')
})

test('announces a search once, and shows its words in the header', async ({ page }) => {
  await page.goto(at('en', '/tim-kiem'))
  const announced = await page
    .getByRole('main')
    .getByRole('status')
    .evaluateHandle((status) => {
      const texts: string[] = []
      new MutationObserver(() => status.textContent && texts.push(status.textContent)).observe(
        status,
        {
          childList: true,
          characterData: true,
          subtree: true,
        },
      )
      return texts
    })
  await page.getByRole('main').getByRole('searchbox').fill('hoi an')
  await expect(
    page.getByRole('status').filter({ hasText: /^Found \d+ results for “hoi an”$/ }),
  ).toBeVisible()

  expect(await announced.jsonValue()).toEqual([expect.stringMatching(/for “hoi an”$/)])
  await page.setViewportSize({ width: 1600, height: 860 })
  const [header, box] = [
    page.getByRole('banner').getByRole('searchbox'),
    page.getByRole('main').getByRole('searchbox'),
  ]
  await expect(header).toHaveValue('hoi an')
  await box.fill('pho bo')
  await expect(header).toHaveValue('pho bo')
})
