import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { AdminEntry, AdminEntryList } from '../../schema/api/admin-entries'
import { createEntry, logIn, publishNow, publishPost, read, send, unfoldForm } from './admin'
import { axeFindings } from './axe'
import { at, expect, test } from './test'

const publish = (page: Page, { id, version }: Pick<AdminEntry, 'id' | 'version'>) =>
  send<AdminEntry>(page, 'POST', `/api/admin/entries/${id}/publish`, {
    version,
    locales: ['vi', 'en'],
  })

async function readSettings(page: Page): Promise<AdminEntry> {
  const { entries } = await read<AdminEntryList>(page, '/api/admin/entries?kind=settings')
  return read(page, `/api/admin/entries/${entries[0]?.id}`)
}

async function restoreMenus(page: Page): Promise<void> {
  const { id, version, data } = await readSettings(page)
  const { menus: _, ...others } = data
  const saved = await send<AdminEntry>(page, 'PUT', `/api/admin/entries/${id}`, {
    version,
    data: others,
  })
  await publish(page, saved)
}

test('an editor makes a page and puts it into the header’s menu, where a phone finds it @story', async ({
  page,
}) => {
  const name = `Trẻ nhỏ ${randomUUID().slice(0, 4)}`
  await logIn(page)
  await page.goto(at('vi', '/admin/content?kind=page'))
  await page.getByRole('button', { name: 'Thêm: Trang' }).click()
  await page.getByRole('textbox', { name: 'Tiêu đề (VI)' }).fill(name)
  await page.getByRole('textbox', { name: 'Tiêu đề (EN)' }).fill(name)
  await page.getByRole('button', { name: 'Tạo và soạn tiếp' }).click()
  for (const language of ['VI', 'EN'])
    await page.getByRole('textbox', { name: `Nội dung (${language})` }).fill('Cháo buổi sáng.')
  await page.getByRole('button', { name: 'Đăng…' }).click()
  await publishNow(page)

  await page.goto(at('vi', '/admin/settings'))
  await unfoldForm(page)
  try {
    const menu = page.getByRole('group', { name: 'Đầu trang' })
    await menu.getByRole('button', { name: 'Thêm vào “Đầu trang”' }).click()
    await menu.getByLabel('Tên trên menu (VI)').filter({ visible: true }).fill(name)
    await menu.getByLabel('Tên trên menu (EN)').filter({ visible: true }).fill(name)
    await menu.getByRole('button', { name: 'Tìm trang: Dẫn đến' }).click()
    await page.getByRole('combobox').fill(name)
    await page.getByRole('option', { name }).click()
    await expect(menu.getByLabel('Dẫn đến', { exact: true })).toHaveValue(/^\/trang\//)
    await expect(menu.getByRole('button', { name: 'Xóa: Điểm đến' })).toHaveCount(0)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Đăng…' }).click()
    await publishNow(page)

    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(at('en', '/lien-he'))
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('navigation', { name: 'Mobile menu' }).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(page.url()).toContain('/en/pages/')
  } finally {
    await restoreMenus(page)
  }
})

test('an author’s page lists an article, which links to it', async ({ page }) => {
  const slug = `lan-${randomUUID().slice(0, 8)}`
  await logIn(page)
  const names = { nameVi: 'Lan Chi', nameEn: 'Lan Chi' }
  const bios = { bioVi: 'Viết về sông.', bioEn: 'Writes about rivers.' }
  await publish(
    page,
    await createEntry(page, { kind: 'author', slug, data: { ...names, ...bios } }),
  )
  const words = { summaryVi: 'Nước.', summaryEn: 'Water.', bodyVi: 'Sông.', bodyEn: 'River.' }
  const titles = { titleVi: `Sông ${slug}`, titleEn: `River ${slug}` }
  const post = await publishPost(page, { ...titles, ...words, authorSlug: slug })
  await page.goto(at('en', `/inspiration/${post.slug}`))
  await page.getByRole('region', { name: 'Author' }).getByRole('link', { name: 'Lan Chi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lan Chi' })).toBeVisible()
  await expect(page.getByRole('link', { name: `River ${slug}` })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
