import type { AdminEntry, AdminEntryList } from '../../schema/api/admin-entries'
import { logIn, publishNow, read, send, unfoldForm } from './admin'
import { axeFindings } from './axe'
import { at, expect, resent, test } from './test'

type Page = Parameters<typeof logIn>[0]

/**
 * A copy of an itinerary that only one test knows, public in both languages: no other test counts
 * itineraries.
 */
async function openCopy(page: Page): Promise<AdminEntry> {
  await logIn(page)
  const { entries } = await read<AdminEntryList>(
    page,
    '/api/admin/entries?kind=itinerary&q=hoi-an-3-days',
  )
  const copy = await send<AdminEntry>(
    page,
    'POST',
    `/api/admin/entries/${entries[0]?.id}/duplicate`,
  )
  const locales = ['vi', 'en']
  const entry = await send<AdminEntry>(page, 'POST', `/api/admin/entries/${copy.id}/publish`, {
    version: copy.version,
    locales,
  })
  await page.goto(at('vi', `/admin/content/${entry.id}`))
  return entry
}

const description = (page: Page) => page.getByRole('textbox', { name: 'Mô tả (VI)' }).first()
const saveWithKeys = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/^Đã lưu/)).toBeVisible()
}

test('an editor saves, sees what is behind, says that it holds and publishes one language @story', async ({
  page,
}) => {
  const entry = await openCopy(page)
  await description(page).fill('Mưa rơi trên phố.')
  await saveWithKeys(page)
  await expect(page.getByText('Đang đăng, có thay đổi chưa đăng', { exact: true })).toBeVisible()
  await expect(page.getByText('Bản tiếng Anh chưa theo kịp')).toBeVisible()
  await page.getByRole('button', { name: 'Vẫn đúng' }).click()
  await expect(page.getByText('Bản tiếng Anh chưa theo kịp')).toBeHidden()
  await page.getByRole('button', { name: 'Đăng…' }).click()
  const english = page.getByRole('checkbox', { name: /Tiếng Anh/ })
  await expect(english).toBeEnabled()
  await expect(english).not.toBeChecked()
  await publishNow(page)
  const shown = await read<{ descriptionVi: string }>(
    page,
    `/api/entries/itinerary/${entry.slug}?locale=vi`,
  )
  expect(shown.descriptionVi).toBe('Mưa rơi trên phố.')
})

test('Ctrl+K leads to an entry by its name without marks @story', async ({ page }) => {
  await logIn(page)
  await page.goto(at('vi', '/admin/content'))
  // The admin draws itself after the page: the key works once there is something to see.
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: /Tìm trang/ })).toBeFocused()
  await page.keyboard.type('da lat')
  await expect(page.getByRole('option', { name: /Đà Lạt/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Đà Lạt/ })).toBeVisible()
})

const days = (page: Page) => page.getByRole('region', { name: 'Từng ngày' }).getByRole('listitem')

test('the days of an itinerary move by buttons, which keep the focus and say where, and by the mouse', async ({
  page,
}) => {
  const { data } = await openCopy(page)
  const [first = '', second = '', third = ''] = (data.days as { titleVi: string }[]).map(
    ({ titleVi }) => titleVi,
  )
  await expect(days(page)).toHaveText(
    [first, second, third].map((title, index) => `${index + 1}. ${title}`),
  )
  await page.getByRole('button', { name: `1. ${first}` }).click()
  await page.getByRole('button', { name: `Đưa xuống: ${first}` }).press('Enter')
  await expect(page.getByText(`Đã đưa “${first}” đến vị trí 2 trong 3`)).toBeAttached()
  await expect(page.getByRole('button', { name: `Đưa xuống: ${first}` })).toBeFocused()
  await expect(page.getByRole('button', { name: `2. ${first}` })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(page.getByRole('button', { name: `1. ${second}` })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await page.keyboard.press('Enter')
  // At the end the other button has the focus.
  await expect(page.getByRole('button', { name: `Đưa lên: ${first}` })).toBeFocused()
  await page.getByRole('button', { name: `3. ${first}` }).click()
  await days(page).nth(2).getByTitle('Kéo để đổi chỗ').dragTo(days(page).nth(0))
  await expect(days(page)).toHaveText(
    [first, second, third].map((title, index) => `${index + 1}. ${title}`),
  )
})

test('a phone folds the filters and says how many are in use', { tag: '@phone-only' }, async ({
  page,
}) => {
  await logIn(page)
  await page.goto(at('vi', '/admin/content'))
  await expect(page.getByLabel('Trạng thái')).toBeHidden()
  await page.getByRole('button', { name: 'Bộ lọc' }).click()
  await page.getByLabel('Trạng thái').selectOption('public')
  await page.getByRole('button', { name: 'Bộ lọc: đang dùng 1' }).click()
  await expect(page.getByLabel('Trạng thái')).toBeHidden()
})

test('the site settings are in the menu; a new name of the company shows in the preview, and on the page once it is published @story', async ({
  page,
}) => {
  await logIn(page)
  await page.goto(at('vi', '/admin'))
  await page.getByRole('link', { name: 'Cài đặt trang' }).click()
  await unfoldForm(page)
  const legalName = page.getByRole('textbox', { name: 'Tên pháp nhân' })
  const before = await legalName.inputValue()
  const publish = async (mail: string) => {
    await page.getByRole('textbox', { name: 'E-mail' }).first().fill(mail)
    await page.getByRole('button', { name: 'Đăng…' }).click()
    await publishNow(page)
  }
  const mail = await page.getByRole('textbox', { name: 'E-mail' }).first().inputValue()
  // The bar that stays at the top covers what is scrolled under it.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await axeFindings(page)).toEqual([])
  await legalName.fill('Vườn Xoài Sông Tiền')
  await page.getByRole('textbox', { name: 'E-mail' }).first().fill('vuonxoai@mangoroad.example')
  await page.getByRole('button', { name: 'Xem trước' }).click()
  const preview = page.frameLocator('iframe')
  await expect(
    preview.getByRole('link', { name: 'vuonxoai@mangoroad.example' }).first(),
  ).toBeVisible()
  const shown = () =>
    page.request.get(at('vi', '/ve-chung-toi'), resent).then((response) => response.text())
  expect(await shown()).not.toContain('Vườn Xoài Sông Tiền')
  await publish(mail)
  await expect.poll(shown).toContain('Vườn Xoài Sông Tiền')
  await legalName.fill(before)
  await publish(mail)
  await expect.poll(shown).not.toContain('Vườn Xoài Sông Tiền')
})

test('the preview of each kind with a page of its own is that page', async ({ page }) => {
  await logIn(page)
  for (const [kind, slug] of [
    ['post', 'to-pho-nam-gio-sang'],
    ['destination', 'hue'],
    ['topic', 'yoga-and-slow-retreats'],
    ['guide', 'day-7'],
    ['deal', 'mango-farm-day'],
    ['itinerary', 'hoi-an-3-days'],
  ] as const)
    await test.step(kind, async () => {
      const { entries } = await read<AdminEntryList>(
        page,
        `/api/admin/entries?kind=${kind}&q=${slug}`,
      )
      const entry = entries.find((one) => one.slug === slug)
      await page.goto(at('vi', `/admin/content/${entry?.id}`))
      await page.getByRole('button', { name: 'Xem trước' }).click()
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText(
        entry?.titleVi ?? slug,
      )
    })
})
