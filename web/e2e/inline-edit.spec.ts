import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { PostSummary } from '../../schema/api/posts'
import { logIn, publishPost, send } from './admin'
import { closeWithEscape } from './dialogs'
import { at, expect, resent, test } from './test'

/** A featured article that no other journey looks at. */
function publishOwn(page: Page) {
  const mark = randomUUID().slice(0, 8)
  return publishPost(page, {
    titleVi: `Bài thử ${mark}`,
    titleEn: `Trial ${mark}`,
    summaryVi: 'Tóm tắt để thử.',
    summaryEn: 'A summary to try.',
    bodyVi: 'Nội dung.',
    bodyEn: 'A body.',
    tags: ['Hà Nội', 'mùa thu'],
    featured: true,
  })
}

test('shows the staff its buttons on featured cards and the hero alone, and visitors nothing', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(at('en', '/inspiration'), { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: /^(Edit|Delete) “/ })).toHaveCount(0)
  expect(asked.filter((url) => /api\/admin|staff-tools|article-edit/.test(url))).toEqual([])
  await logIn(page)
  await page.goto(at('en', '/inspiration'))
  // Three featured cards and the hero.
  await expect(page.getByRole('button', { name: /^Edit “/ })).toHaveCount(4)
  await expect(page.getByRole('button', { name: /^Delete “/ })).toHaveCount(4)
})

test('edits a post in place: nothing missing, a failure, then saved @story', async ({
  page,
  complaints,
}) => {
  await logIn(page)
  const { id, titleEn } = await publishOwn(page)
  await page.goto(at('en', '/inspiration'))
  const edit = page.getByRole('button', { name: `Edit “${titleEn}”` }).first()
  await edit.click()
  const dialog = page.getByRole('dialog', { name: 'Edit article' })
  const title = dialog.getByLabel('English title')
  await expect(title).toHaveValue(titleEn)
  await expect(dialog.getByLabel('Tags')).toHaveValue('Hà Nội, mùa thu')
  await closeWithEscape(page)
  await expect(edit).toBeFocused()
  await page.keyboard.press('Enter')

  for (const label of [
    'Vietnamese title',
    'English title',
    'Vietnamese summary',
    'English summary',
  ]) {
    const field = dialog.getByLabel(label)
    const text = await field.inputValue()
    await field.fill('  ')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog.getByText(`${label} is required`)).toBeVisible()
    await expect(field).toBeFocused()
    await field.fill(text)
  }

  const changed = `${titleEn}, edited`
  const bodies: unknown[] = []
  await page.route('**/api/admin/posts/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    bodies.push(route.request().postDataJSON())
    if (bodies.length === 1)
      await route.fulfill({ status: 503, json: { error: 'x', code: 'UNAVAILABLE' } })
    else await route.continue()
  })
  await title.fill(changed)
  await dialog.getByLabel('Tags').fill(' Huế ,, mùa mưa, ')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to update post')
  await expect(title).toHaveValue(changed)
  expect(complaints.splice(0).every((line) => line.includes('503'))).toBe(true)
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Post updated successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: changed }).first()).toBeVisible()
  expect(Object.keys(bodies[1] as object)).toEqual([
    'titleVi',
    'titleEn',
    'summaryVi',
    'summaryEn',
    'tags',
    'version',
  ])
  expect(bodies[1]).toMatchObject({ titleEn: changed, tags: ['Huế', 'mùa mưa'] })
  // What the Worker renders anew says so too.
  await page.reload()
  await expect(page.getByRole('heading', { name: changed }).first()).toBeVisible()
  await page.unroute('**/api/admin/posts/*')
  await send(page, 'DELETE', `/api/admin/posts/${id}`)
})

test('deletes a post after asking, and brings it back', async ({ page }) => {
  await logIn(page)
  const { id, titleVi: title } = await publishOwn(page)
  await page.goto(at('vi', '/inspiration'))
  const button = page.getByRole('button', { name: `Xóa “${title}”` }).first()
  const questions: string[] = []
  let isSure = false
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message())
    await (isSure ? dialog.accept() : dialog.dismiss())
  })
  await button.click()
  await expect(button).toBeVisible()
  isSure = true
  await button.click()
  await expect(page.getByText('Đã xóa bài viết', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
  expect(questions).toEqual([
    `Bạn có chắc muốn xóa “${title}”?`,
    `Bạn có chắc muốn xóa “${title}”?`,
  ])
  const posts = (await (await page.request.get('/api/posts', resent)).json()) as PostSummary[]
  expect(posts.map(({ titleVi }) => titleVi)).not.toContain(title)
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(page.getByText('Đã khôi phục bài viết', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
  await send(page, 'DELETE', `/api/admin/posts/${id}`)
})
