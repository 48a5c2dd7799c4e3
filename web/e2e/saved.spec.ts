import { holdRequests } from './hold-requests'
import { at, expect, test } from './test'

test('shares what was saved, keeps what somebody shared, and plans a trip with it @story', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(at('en', '/where-to-go/hoi-an'))
  const save = page.getByRole('button', { name: /^Saved?$/ })
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await save.click()
  await expect(page.getByRole('link', { name: 'My trip: 1 saved' })).toBeVisible()
  await page.goto(at('en', '/plan-your-trip/day-7'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.goto(at('en', '/yeu-thich'))
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Your days',
    'Saved',
  ])
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Copy a link to this list' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/items=guide\.day-7,destination\.hoi-an$/)
  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'A shared list' })).toBeVisible()
  await page.getByRole('button', { name: 'Save them all' }).click()
  await page.getByRole('link', { name: 'Plan a trip with these' }).click()
  await expect(page.getByLabel('Anything else')).toHaveValue(/I have saved: .*Hoi\sAn/)
})

test('leads on where nothing is saved: a search, three places in season, and no flash of it where something is', async ({
  page,
}) => {
  await page.goto(at('en', '/yeu-thich'))
  await expect(page.getByRole('main').getByText('Nothing saved yet')).toBeVisible()
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'At their best now' }).getByRole('listitem'),
  ).toHaveCount(3)
  await page.evaluate(() =>
    localStorage.setItem('plan', JSON.stringify('1~k3f9x2~20261203~0~d.hue')),
  )
  // The page as it is before the site's scripts have run.
  const release = await holdRequests(page, /\.js$/)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText('Nothing saved yet')).toBeAttached()
  await expect(page.getByText('Nothing saved yet')).toBeHidden()
  release()
  await expect(page.getByRole('heading', { level: 2, name: 'Day 1' })).toBeVisible()
})
