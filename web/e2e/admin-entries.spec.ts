import type { AdminEntry, AdminEntryList } from '../../schema/api/admin-entries'
import { logIn, read, send } from './admin'
import { axeFindings, colourFindings } from './axe'
import { sentence, telex } from './telex'
import { at, expect, test } from './test'

type Page = Parameters<typeof logIn>[0]

/** A copy of an itinerary that only one test knows, public in both languages: no other test counts itineraries. */
async function openCopy(page: Page): Promise<AdminEntry> {
  await logIn(page)
  const { entries } = await read<AdminEntryList>(page, '/api/admin/entries?kind=itinerary&q=hoi-an-3-days')
  const copy = await send<AdminEntry>(page, 'POST', `/api/admin/entries/${entries[0]?.id}/duplicate`)
  const locales = ['vi', 'en']
  const entry = await send<AdminEntry>(page, 'POST', `/api/admin/entries/${copy.id}/publish`, { version: copy.version, locales })
  await page.goto(at('vi', `/admin/content/${entry.id}`))
  return entry
}

const description = (page: Page) => page.getByRole('textbox', { name: 'Mô tả (VI)' }).first()
const saveWithKeys = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/^Đã lưu/)).toBeVisible()
}

test('an editor types with an input program, saves, sees what is behind, says that it holds and publishes one language', async ({
  page,
}) => {
  const entry = await openCopy(page)
  await description(page).fill('')
  for (const [letters, backspaces, replacement] of telex) {
    await page.keyboard.insertText(letters)
    for (let key = 0; key < backspaces; key += 1) await page.keyboard.press('Backspace')
    await page.keyboard.insertText(replacement)
  }
  await expect(description(page)).toHaveValue(sentence)
  await saveWithKeys(page)
  await expect(page.getByText('Đang đăng, có thay đổi chưa đăng', { exact: true })).toBeVisible()
  await expect(page.getByText('Bản tiếng Anh chưa theo kịp')).toBeVisible()
  await page.getByRole('button', { name: 'Vẫn đúng' }).click()
  await expect(page.getByText('Bản tiếng Anh chưa theo kịp')).toBeHidden()
  await page.getByRole('button', { name: 'Đăng…' }).click()
  await page.getByRole('checkbox', { name: /Tiếng Anh/ }).uncheck()
  await page.getByRole('button', { name: 'Đăng ngay' }).click()
  await expect(page.getByText('Đã đăng', { exact: true }).first()).toBeVisible()
  const shown = await read<{ descriptionVi: string }>(page, `/api/entries/itinerary/${entry.slug}?locale=vi`)
  expect(shown.descriptionVi).toBe(sentence)
})

test('an earlier revision shows its difference and comes back', async ({ page }) => {
  const entry = await openCopy(page)
  const before = await description(page).inputValue()
  await description(page).fill('Sương mù.')
  await saveWithKeys(page)
  await page.getByRole('link', { name: 'Các bản đã lưu' }).click()
  await page.getByRole('navigation', { name: 'Chọn một bản đã lưu' }).getByRole('link').last().click()
  await expect(page.locator('del').first()).toBeVisible()
  await page.getByRole('button', { name: 'Khôi phục bản này' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Khôi phục bản này' }).click()
  await expect(page).toHaveURL(new RegExp(`${entry.id}$`))
  await expect(description(page)).toHaveValue(before)
})

test('Ctrl+K leads to an entry by its name without marks', async ({ page }) => {
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

test('the days of an itinerary move by buttons, which keep the focus and say where, and by the mouse', async ({ page }) => {
  const { data } = await openCopy(page)
  const [first = '', second = '', third = ''] = (data.days as { titleVi: string }[]).map(({ titleVi }) => titleVi)
  await expect(days(page)).toHaveText([first, second, third].map((title, index) => `${index + 1}. ${title}`))
  await page.getByRole('button', { name: `1. ${first}` }).click()
  await page.getByRole('button', { name: `Đưa xuống: ${first}` }).press('Enter')
  await expect(page.getByText(`Đã đưa “${first}” đến vị trí 2 trong 3`)).toBeAttached()
  await expect(page.getByRole('button', { name: `Đưa xuống: ${first}` })).toBeFocused()
  await expect(page.getByRole('button', { name: `2. ${first}` })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('button', { name: `1. ${second}` })).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  // At the end the other button has the focus.
  await expect(page.getByRole('button', { name: `Đưa lên: ${first}` })).toBeFocused()
  await page.getByRole('button', { name: `3. ${first}` }).click()
  await days(page).nth(2).getByTitle('Kéo để đổi chỗ').dragTo(days(page).nth(0))
  await expect(days(page)).toHaveText([first, second, third].map((title, index) => `${index + 1}. ${title}`))
})

test('a deal says how it stands, and its days go along when it is made single', async ({ page }) => {
  await logIn(page)
  const { entries } = await read<AdminEntryList>(page, '/api/admin/entries?kind=deal&q=ha-giang-motorbike-loop')
  await page.goto(at('vi', `/admin/content/${entries[0]?.id}`))
  const part = page.getByRole('region', { name: 'Thời gian áp dụng' })
  await expect(part.getByRole('status')).toContainText(/Đang áp dụng|Chưa bắt đầu/)
  await part.getByLabel('Lặp lại').selectOption('once')
  await expect(part.getByLabel('Từ ngày')).toHaveValue(/^\d{4}-09-15$/)
  await part.getByLabel('Từ ngày').fill('2020-01-01')
  await part.getByLabel('Đến hết ngày').fill('2020-02-01')
  await expect(part.getByRole('status')).toContainText('Đã kết thúc')
  await part.getByLabel('Đến hết ngày').fill('2019-02-01')
  await expect(part.getByText('Ngày cuối không được trước ngày đầu.')).toBeVisible()
})

test('a new entry has a name before it is stored, and none is left behind', { tag: '@phone' }, async ({ page }) => {
  await logIn(page)
  await page.goto(at('vi', '/admin/content?kind=topic'))
  await page.getByRole('button', { name: 'Thêm: Chủ đề' }).click()
  const dialog = page.getByRole('dialog', { name: 'Thêm: Chủ đề' })
  await dialog.getByRole('button', { name: 'Tạo và soạn tiếp' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const name = `Chợ phiên ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: 'Thêm: Chủ đề' }).click()
  await dialog.getByLabel('Tiêu đề (VI)').fill(name)
  await expect(dialog.getByText(/things-to-do\/cho-phien-/)).toBeVisible()
  await dialog.getByLabel('Tiêu đề (VI)').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByLabel('Tiêu đề (VI)').first()).toHaveValue(name)
})

test('a phone folds the filters and says how many are in use', { tag: '@phone-only' }, async ({ page }) => {
  await logIn(page)
  await page.goto(at('vi', '/admin/content'))
  await expect(page.getByLabel('Trạng thái')).toBeHidden()
  await page.getByRole('button', { name: 'Bộ lọc' }).click()
  await page.getByLabel('Trạng thái').selectOption('public')
  await page.getByRole('button', { name: 'Bộ lọc: đang dùng 1' }).click()
  await expect(page.getByLabel('Trạng thái')).toBeHidden()
})

test('the site settings are in the menu; a new name of the company shows in the preview, and on the page once it is published', async ({
  page,
}) => {
  await logIn(page)
  await page.goto(at('vi', '/admin'))
  await page.getByRole('link', { name: 'Cài đặt trang' }).click()
  const legalName = page.getByRole('textbox', { name: 'Tên pháp nhân' })
  const before = await legalName.inputValue()
  const publish = async (mail: string) => {
    await page.getByRole('textbox', { name: 'E-mail' }).first().fill(mail)
    await page.getByRole('button', { name: 'Đăng…' }).click()
    await page.getByRole('button', { name: 'Đăng ngay' }).click()
    await expect(page.getByText('Đã đăng', { exact: true }).first()).toBeVisible()
  }
  const mail = await page.getByRole('textbox', { name: 'E-mail' }).first().inputValue()
  expect(await axeFindings(page)).toEqual([])
  await legalName.fill('Vườn Xoài Sông Tiền')
  await page.getByRole('textbox', { name: 'E-mail' }).first().fill('vuonxoai@mangoroad.example')
  await page.getByRole('button', { name: 'Xem trước' }).click()
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('link', { name: 'vuonxoai@mangoroad.example' }).first()).toBeVisible()
  const shown = () => page.request.get(at('vi', '/ve-chung-toi')).then((response) => response.text())
  expect(await shown()).not.toContain('Vườn Xoài Sông Tiền')
  await publish(mail)
  await expect.poll(shown).toContain('Vườn Xoài Sông Tiền')
  await legalName.fill(before)
  await publish(mail)
  await expect.poll(shown).not.toContain('Vườn Xoài Sông Tiền')
})

test('the list and the editor are accessible in both themes and fit a phone', async ({ page }) => {
  const entry = await openCopy(page)
  for (const path of ['/admin/content', `/admin/content/${entry.id}`]) {
    await page.goto(at('vi', path))
    await expect(page.getByRole('main').getByText('Hội An').first()).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await colourFindings(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.setViewportSize({ width: 1280, height: 800 })
  }
})

test('a figure that texts use says where, and is not withdrawn; a text with an unknown one is not published', async ({
  page,
  complaints,
}) => {
  await openCopy(page)
  await description(page).fill('Gọi {{fact:khong-co}}.')
  await page.getByRole('button', { name: 'Đăng…' }).click()
  await page.getByRole('button', { name: 'Đăng ngay' }).click()
  await expect(page.getByText('Chưa có số liệu nào mã “khong-co” đang đăng ở ngôn ngữ này.').first()).toBeVisible()
  await expect(description(page)).toHaveValue('Gọi {{fact:khong-co}}.')
  await page.goto(at('vi', '/admin/content/fact.police-number'))
  const uses = page.getByRole('region', { name: 'Đang dùng trong' })
  await expect(uses.getByRole('listitem').filter({ hasText: 'Cẩm nang' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Đăng…' }).click()
  await page.getByRole('button', { name: 'Gỡ bản tiếng Việt' }).click()
  await expect(page.getByText(/bài đã đăng hoặc đã hẹn giờ đang dùng số liệu này: “/).first()).toBeVisible()
  // The two refusals of the server.
  expect(complaints.splice(0).map((complaint) => /status of (\d+)/.exec(complaint)?.[1])).toEqual(['400', '409'])
})
