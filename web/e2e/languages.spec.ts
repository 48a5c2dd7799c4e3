import { at, expect, test } from './test'

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
  await page.getByRole('link', { name: 'View this page in English' }).dispatchEvent('click')
  await expect(page.getByLabel('Region', { exact: true })).toHaveValue('north')
  await expect(page).toHaveURL(new RegExp(`${at('en', '/where-to-go')}\\?region=north#regions-heading$`))
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - 400)).toBeLessThan(100)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'locale')).toMatchObject({ value: 'en', sameSite: 'Lax' })
})

test('stays among the cards of a long list when the language changes', async ({ page }) => {
  await page.goto(at('en', '/where-to-go'))
  const second = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .nth(1)
  await second.evaluate((card) => window.scrollTo(0, card.getBoundingClientRect().top + window.scrollY - 300))
  const topOf = () => second.evaluate((card) => card.getBoundingClientRect().top)
  await expect.poll(topOf).toBeLessThan(400)
  await page.getByRole('link', { name: 'Xem trang này bằng tiếng Việt' }).first().dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: 'Đi đâu ở Việt Nam' })).toBeAttached()
  // What stands above may be longer in the other language.
  await expect.poll(topOf).toBeGreaterThan(100)
  await expect.poll(topOf).toBeLessThan(500)
})

test('names the filtered list in the other language, for whoever copies the link', async ({ page }) => {
  await page.goto(`${at('en', '/travel-deals')}?category=tours&sort=price`)
  await expect(page.getByRole('link', { name: 'Xem trang này bằng tiếng Việt' }).first()).toHaveAttribute(
    'href',
    `${at('vi', '/travel-deals')}?category=tours&sort=price`,
  )
})

test('keeps an e-mail that was typed when the language changes', async ({ page }) => {
  await page.goto(at('vi', '/inspiration'))
  await page.getByLabel('E-mail của bạn').fill('an@example.com')
  await page.getByRole('link', { name: 'View this page in English' }).click()
  await expect(page.getByLabel('Your e-mail')).toHaveValue('an@example.com')
})

test('changes the language of the foot of a page whose scripts are still on their way', async ({ page }) => {
  await page.route('**/assets/site-footer-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.goto(at('vi', '/lien-he/trip-planning'))
  await page.getByRole('link', { name: 'View this page in English' }).click()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Trip planning' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
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
