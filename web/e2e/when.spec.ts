import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { at, expect, newAddress, test } from './test'

test('opens a month of a place from the calendar of the country', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(at('vi', '/khi-nao-di'))
  await page.getByRole('link', { name: /^Hội\sAn, tháng\s3: nên đi$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Hội\sAn tháng\s3$/ })).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`${at('vi', '/where-to-go/hoi-an/thang-3')}$`))
  await page
    .getByRole('navigation', { name: /Cả năm ở Hội\sAn/ })
    .getByRole('link', { name: /tháng\s10: nên tránh$/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Hội\sAn tháng\s10$/ })).toBeVisible()
  // The whole advice can be read: no line of it is cut off.
  const advice = page.getByText(/^Mưa dồn, .* ngay trong\sngày\.$/)
  await expect(advice).toBeVisible()
  expect(
    await advice.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  ).toBe(0)
})

test('plans a journey in March, from the first question to the request @story', async ({
  page,
}) => {
  const startedAt = new Date(Date.now() - 60_000).toISOString()
  await page.route('**/api/trip-leads', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), startedAt } }),
  )
  await page.goto(at('en', '/where-to-go'))
  await page
    .getByRole('navigation', { name: 'When are you going?' })
    .getByRole('link', { name: 'Mar' })
    .click()
  await expect(page.getByRole('link', { name: /^Hoi\sAn: Good: \d+ rainy days/ })).toBeVisible()

  await page.goto(at('en', '/khi-nao-di'))
  await page.getByRole('link', { name: /^Hoi\sAn, March: good$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Hoi\sAn in March$/ })).toBeVisible()

  await page.goto(at('en', '/where-to-go'))
  for (const name of ['Hanoi', 'Sapa', 'Ninh Binh', 'Hue', 'Hoi An']) {
    await page
      .getByRole('button', { name: new RegExp(`^Save ${name.replace(' ', '\\s')}$`) })
      .click()
  }
  await page.goto(at('en', '/yeu-thich'))
  await expect(page.getByLabel('First day')).toHaveValue(/^\d{4}-03-01$/)
  await page.getByRole('button', { name: 'Arrange into days' }).click()
  const main = page.getByRole('main')
  await expect(
    main.getByText(/from Hanoi to Ninh\sBinh|Hanoi to Ninh\sBinh, about/i).first(),
  ).toBeVisible()
  await expect(main.getByText(/Sapa in March|Note:/).first()).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'What it costs one person' }).getByText('in all'),
  ).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Download calendar' }).click()
  const calendar = new ICAL.Component(
    ICAL.parse(await readFile(await (await download).path(), 'utf8')),
  )
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(5)

  await main.getByRole('link', { name: 'Plan this trip with us' }).click()
  await expect(
    page.getByRole('region', { name: 'The plan that goes with your request' }),
  ).toContainText('Sapa')
  await page.getByRole('form').getByRole('textbox', { name: /^Name/ }).fill('Traveller in March')
  await page.getByRole('form').getByLabel('E-mail').fill(newAddress('march'))
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(main.getByText('Request submitted!')).toBeVisible()
})
