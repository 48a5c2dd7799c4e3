import type { Page } from '@playwright/test'
import type { AdminEntry, AdminEntryList } from '../../schema/api/admin-entries'
import type { Teamwork } from '../../schema/api/teamwork'
import { logIn, nextUsername, publishNow, read, send } from './admin'
import { axeFindings } from './axe'
import { twice, typeTwice } from './telex'
import { at, expect, test } from './test'

/** As if the site asked for an OK: the setting would hold up every other test. */
async function askForApproval(page: Page): Promise<void> {
  await page.route(/\/api\/admin\/entries\/[^/]+\/(teamwork|comments|review)/, async (route) => {
    const response = await route.fetch()
    const json: Teamwork = await response.json()
    await route.fulfill({ response, json: { ...json, needsApprovalOf: 'colleague' } })
  })
}

// Longer than twenty seconds: two editors work on one entry in turn.
test('two editors see each other, one comments, the other one resolves, approves and publishes @story', async ({
  page,
  browser,
  baseURL,
}) => {
  const [mai, lan] = [nextUsername(), nextUsername()]
  await logIn(page, mai)
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const theirs = await context.newPage()
  await logIn(theirs, lan)
  await send(theirs, 'PUT', '/api/admin/profile', { displayName: 'Lan Trần', email: '' })
  const { entries } = await read<AdminEntryList>(
    page,
    '/api/admin/entries?kind=itinerary&q=hoi-an-3-days',
  )
  const { id, titleVi: name } = await send<AdminEntry>(
    page,
    'POST',
    `/api/admin/entries/${entries[0]?.id}/duplicate`,
  )
  const editor = at('vi', `/admin/content/${id}`)
  await askForApproval(page)

  // Who is here, and where.
  const told = theirs.waitForResponse(
    (response) => response.request().postData()?.includes('descriptionVi') === true,
  )
  await theirs.goto(editor)
  await theirs.getByRole('textbox', { name: 'Mô tả (VI)' }).first().focus()
  await told
  await page.goto(editor)
  const here = page.getByRole('list', { name: 'Ai đang ở đây' })
  await expect(here).toContainText(/Lan Trần đang sửa · từ \d\d:\d\d · Mô tả \(VI\)/)

  // A comment on the field with the focus, by keys, with a mention.
  await page.getByRole('textbox', { name: 'Tiêu đề (VI)' }).first().focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ControlOrMeta+Shift+ArrowRight')
  await page.keyboard.press('ControlOrMeta+Alt+m')
  const panel = page.getByRole('complementary', { name: 'Bình luận' })
  const comment = panel.getByLabel('Bình luận về “Tiêu đề (VI)”')
  await expect(comment).toBeFocused()
  await expect(comment).toHaveValue(/^> \S+\n\n$/)
  // The field can be read and written beside it.
  await page.getByRole('textbox', { name: 'Tiêu đề (VI)' }).first().click()
  await expect(panel).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Alt+m')
  await expect(comment).toHaveValue('')
  await typeTwice(page)
  await expect(comment).toHaveValue(twice)
  await comment.pressSequentially(` @${lan}`)
  await panel.getByRole('option', { name: 'Nhắc Lan Trần' }).click()
  await expect(comment).toHaveValue(`${twice} @${lan} `)
  expect(await axeFindings(page)).toEqual([])
  await panel.getByRole('button', { name: 'Gửi' }).click()
  await expect(panel.getByText(`${twice} @${lan}`)).toBeVisible()
  await expect(comment).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Tiêu đề (VI)' }).first()).toBeFocused()
  await expect(
    page.getByRole('button', { name: 'Bình luận về “Tiêu đề (VI)”: 1 chưa xong' }),
  ).toBeVisible()

  // Publishing needs an OK, which is asked for.
  await page.getByRole('button', { name: 'Đăng…' }).click()
  await expect(page.getByText('Chưa ai được nhờ duyệt bản này.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Đăng ngay' })).toBeDisabled()
  await page.getByRole('dialog').getByRole('button', { name: 'Gửi duyệt…' }).click()
  const review = page.getByRole('dialog', { name: 'Duyệt trước khi đăng' })
  await review.getByLabel('Nhờ ai duyệt?').selectOption({ label: 'Lan Trần' })
  expect(await axeFindings(page)).toEqual([])
  await review.getByRole('button', { name: 'Gửi duyệt' }).click()
  await expect(page.getByRole('button', { name: 'Đang chờ duyệt' })).toBeVisible()

  // The colleague finds both on the overview, resolves the one and approves the other.
  await theirs.goto(at('vi', '/admin'))
  const waiting = theirs
    .locator('section')
    .filter({ has: theirs.getByRole('heading', { level: 3, name: 'Đang chờ bạn' }) })
    .last()
  await expect(waiting.getByText(new RegExp(`^${mai} nhờ duyệt`))).toBeVisible()
  await waiting.getByRole('link', { name }).first().click()
  await theirs.getByRole('button', { name: '1 bình luận chưa xong' }).click()
  await theirs.getByRole('button', { name: 'Đánh dấu là xong' }).click()
  await expect(theirs.getByText('Đã xong (1)')).toBeVisible()
  await theirs.keyboard.press('Escape')
  await expect(theirs.getByRole('complementary', { name: 'Bình luận' })).toBeHidden()
  await theirs.getByRole('button', { name: 'Đang chờ duyệt' }).click()
  await theirs.getByRole('button', { name: 'Duyệt', exact: true }).click()
  await expect(theirs.getByRole('button', { name: 'Đã duyệt' })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Đăng…' }).click()
  await expect(page.getByText(/^Lan Trần đã duyệt bản này/)).toBeVisible()
  await publishNow(page)
  // Presence asks on until the page closes.
  await page.unrouteAll({ behavior: 'wait' })
  await context.close()
})
