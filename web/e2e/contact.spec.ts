import { at, expect, newAddress, test } from './test'

// No tile can be had, wherever a map comes into view.
test.beforeEach(({ page }) => page.route('**/tile.openstreetmap.org/**', (route) => route.abort()))

/** What the browser says of the tiles, and of responses with a status. */
const isExpected = (line: string, status = 'none') =>
  line.includes('net::ERR_FAILED') || line.includes(status)

test('is told what a message lacks, and keeps it when it cannot be sent', async ({
  page,
  complaints,
}) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '540' },
      json: { error: 'x', code: 'RATE_LIMITED' },
    }),
  )
  await page.goto(at('en', '/lien-he'))
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please tell us your name.')).toBeVisible()
  await expect(page.getByText('Please write us a few lines.')).toBeVisible()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await page.getByLabel('Full name').fill('Anna')
  await page.getByLabel('Your e-mail').fill(newAddress('anna'))
  await page.getByLabel('Message', { exact: false }).last().fill('Hello')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(
    'try again in 9 minutes',
  )
  const failure = page.getByRole('form').getByRole('alert')
  await expect(failure).toContainText('Error occurred')
  await expect(failure).toContainText('try again in 9 minutes')
  await page.getByRole('link', { name: 'Xem trang này bằng tiếng Việt' }).click()
  await expect(failure).toContainText('thử lại sau 9 phút')
  await expect(page.getByLabel('Họ và tên')).toHaveValue('Anna')
  await page.getByLabel('Họ và tên').fill('')
  await page.getByRole('button', { name: 'Gửi tin nhắn' }).click()
  await expect(failure).toHaveCount(0)
  expect(complaints.splice(0).filter((line) => !isExpected(line, '429'))).toEqual([])
})

test('opens the office map at the foot of any page, in the language of the page', async ({
  page,
  complaints,
}) => {
  await page.goto(at('en', '/yeu-thich'))
  await page.getByRole('button', { name: 'Show the office map' }).click()
  await expect(page.getByRole('group', { name: /office/i })).toBeVisible()
  await page
    .getByRole('link', { name: /tiếng Việt/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Ẩn bản đồ' })).toBeVisible()
  await page.close()
  expect(complaints.splice(0).filter((line) => !isExpected(line))).toEqual([])
})

// At both sizes: the map picks the part of the world that fits.
test('sees the offices on the map although no tile can be had @story', { tag: '@phone' }, async ({
  page,
  complaints,
}) => {
  const zooms = new Set<string>()
  const referrers = new Set<string | undefined>()
  await page.route('**/tile.openstreetmap.org/**', (route) => {
    zooms.add(new URL(route.request().url()).pathname.split('/')[1] ?? '')
    referrers.add(route.request().headers().referer)
    return route.abort()
  })
  await page.goto(at('en', '/lien-he'))
  expect(zooms.size).toBe(0)
  await page.locator('#offices').scrollIntoViewIfNeeded()
  const pins = page.locator('.leaflet-marker-icon.leaflet-interactive')
  await expect(pins).toHaveCount(2)
  await page.getByRole('button', { name: 'Show both offices' }).click()
  await expect(pins.first()).toBeInViewport()
  // 15 is the first office, 5 the drawn country around it once no tile has come.
  await expect.poll(() => [...zooms].filter((zoom) => zoom !== '15' && zoom !== '5')).toEqual(['2'])
  // The tile server's policy wants to know the site.
  expect([...referrers]).toEqual([`${new URL(page.url()).origin}/`])
  await expect(
    page.locator('.leaflet-control-attribution').getByRole('link', { name: 'OpenStreetMap' }),
  ).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright')
  const map = await page.locator('.leaflet-container').boundingBox()
  const [first, second] = await pins.evaluateAll((all) =>
    all.map((pin) => pin.getBoundingClientRect().toJSON() as DOMRect),
  )
  const left = map?.x ?? 0
  const right = left + (map?.width ?? 0)
  expect(first?.left).toBeGreaterThanOrEqual(left)
  expect(first?.right).toBeLessThanOrEqual(right)
  // 130 degrees of longitude are 370 px of the world's 1,024.
  if ((map?.width ?? 0) > 430) expect(second?.right).toBeLessThanOrEqual(right)
  await pins.first().click()
  await expect(page.locator('.leaflet-popup')).toContainText('WhatsApp')
  await page.close()
  expect(complaints.splice(0).filter((line) => !isExpected(line))).toEqual([])
})
