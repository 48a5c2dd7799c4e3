import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createEntry, logIn, send } from './admin'
import { axeFindings } from './axe'
import { expect, test } from './test'

const month = '2036-10'
const dayOf = (page: Page, day: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `, ${day} tháng 10` }) })

test('a scheduled article is dragged to another day, then moved by the keyboard @story', async ({
  page,
  complaints,
}) => {
  const title = `Bài dời ngày ${randomUUID().slice(0, 8)}`
  await logIn(page)
  const data = {
    titleVi: title,
    titleEn: title,
    summaryVi: 'Một câu.',
    summaryEn: 'One sentence.',
    bodyVi: 'Thân bài.',
    bodyEn: 'The body.',
    contentPillar: 'destination-discovery',
    coverImage: '@assets/art/default-cover',
  }
  const { id, version } = await createEntry(page, { kind: 'post', data })
  const at = `${month}-07T01:30:00.000Z`
  await send(page, 'POST', `/api/admin/entries/${id}/publish`, {
    version,
    locales: ['vi', 'en'],
    at,
  })

  await page.goto(`/admin/calendar?month=${month}&hide=festival`)
  const mark = (day: number) => dayOf(page, day).getByRole('link', { name: title })
  await mark(7).locator('xpath=ancestor::li[1]').dragTo(dayOf(page, 9))
  await expect(page.getByText('Đã dời sang').first()).toBeVisible()
  await page.reload()
  await expect(mark(9)).toBeVisible()
  await expect(mark(7)).toHaveCount(0)
  await expect(dayOf(page, 9).getByText('8:30')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  const move = page.getByRole('button', { name: `Dời “${title}”` })
  await move.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ngày mới').fill('2026-01-01')
  await dialog.getByRole('button', { name: 'Dời' }).press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Giờ ấy đã qua. Bạn chọn một ngày sau nhé.')
  await dialog.getByLabel('Ngày mới').fill(`${month}-20`)
  await dialog.getByLabel('Ngày mới').press('Enter')
  await expect(mark(20)).toBeVisible()
  await expect(move).toBeFocused()
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(mark(9)).toBeVisible()
  expect(complaints).toEqual([])
})

test('the calendar opens at today on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  await page.goto('/admin/calendar')
  await expect(page.getByText('Hôm nay', { exact: true })).toBeInViewport()
})
