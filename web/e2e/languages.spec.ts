import { at, expect, test } from './test'

test('keeps what stands in the filters, the scroll position and the hash when the language changes @story', async ({
  page,
}) => {
  await page.goto(`${at('vi', '/where-to-go')}?region=north#regions-heading`)
  await expect
    .poll(() =>
      page.evaluate(() => {
        window.scrollTo(0, 400)
        return window.scrollY
      }),
    )
    .toBe(400)
  const address = `${at('en', '/where-to-go')}?region=north#regions-heading`
  const link = page.getByRole('link', { name: 'View this page in English', exact: true })
  // Playwright's own click scrolls a sticky header's place into view first; a visitor's does not.
  await link.dispatchEvent('click')
  await expect(page.getByLabel('Region', { exact: true })).toHaveValue('north')
  await expect
    .poll(() => page.evaluate(() => location.pathname + location.search + location.hash))
    .toBe(address)
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - 400)).toBeLessThan(100)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'locale')).toMatchObject({
    value: 'en',
    sameSite: 'Lax',
  })
})

test('is offered the language of the browser once @story', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'en-GB', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  const offer = page.getByRole('link', { name: 'View this page in English?' })
  await page.goto(at('vi', '/where-to-go/hue'))
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  const [offered, header] = [
    await offer.boundingBox(),
    await page.getByRole('banner').boundingBox(),
  ]
  expect(
    (offered?.y ?? 0) + (offered?.height ?? 0),
    'in the flow, above the header',
  ).toBeLessThanOrEqual(header?.y ?? 0)
  await offer.click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`${at('en', '/where-to-go/hue')}$`))
  await expect(offer).toHaveCount(0)
  await page.goto(at('vi', '/where-to-go/hue'))
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.reload()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await expect(offer).toHaveCount(0)
  await context.close()
})
