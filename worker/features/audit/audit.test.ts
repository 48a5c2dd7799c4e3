import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type { AuditEntryDetail, AuditList } from '../../../schema/api/admin-audit'
import { openDatabase } from '../../platform/db/database'
import { insertAuditEntry } from '../../platform/log/audit'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import { openEntryDesk } from '../../testing/entry-desk'
import { request } from '../../testing/site'

beforeEach(async () => {
  await clearAdmins()
  await insertAdmin('mai')
  const db = openDatabase(env.DB)
  for (let index = 0; index < 60; index += 1) {
    await insertAuditEntry(db, {
      username: index % 2 ? 'mai' : 'lan',
      action: index < 30 ? 'post.update' : 'product.update',
      subject: `row-${index % 3}`,
      label: `Change ${index}`,
      ...(index !== 7 && { before: { title: 'Cũ' }, after: { title: 'Mới' } }),
      now: new Date(Date.UTC(2026, 0, 1, 0, index)),
    })
  }
})

async function read<Answer>(path: string): Promise<Answer> {
  const response = await request(`/api/admin/audit${path}`, { headers: await sessionCookie('mai') })
  expect(response.status).toBe(200)
  return response.json()
}

it('pages from the newest to the oldest without a gap', async () => {
  const seen: string[] = []
  let before: number | undefined
  let hasNext = true
  while (hasNext) {
    const page: AuditList = await read(before === undefined ? '' : `?before=${before}`)
    seen.push(...page.entries.map(({ label }) => label))
    before = page.entries.at(-1)?.id
    hasNext = page.hasNext
  }
  expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => `Change ${59 - index}`))
})

it('is filtered by person, action and item', async () => {
  const labels = async (query: string) =>
    (await read<AuditList>(`?${query}`)).entries.map(({ label }) => Number(label.slice(7)))
  expect((await labels('username=lan')).every((index) => index % 2 === 0)).toBe(true)
  expect((await labels('action=post.update')).every((index) => index < 30)).toBe(true)
  expect(await labels('action=post.update&username=mai&subject=row-1')).toEqual([25, 19, 13, 7, 1])
  expect(
    (await request('/api/admin/audit?action=post.burn', { headers: await sessionCookie('mai') }))
      .status,
  ).toBe(400)
})

it('names an entry without a title', async () => {
  const { create, save } = await openEntryDesk()
  await save('settings.site', { vndPerUsd: 20_000 })
  await create('topic', { data: {}, slug: 'chua-dat-ten' })
  const { entries } = await read<AuditList>('?username=mai')
  expect(entries.slice(0, 2).map(({ label }) => label)).toEqual([
    'Chủ đề chua-dat-ten',
    'Cài đặt trang',
  ])
})

it('shows before and after of one entry', async () => {
  const { entries } = await read<AuditList>('?subject=row-1&username=mai&action=post.update')
  const [with7] = entries.filter(({ label }) => label === 'Change 7')
  expect([with7?.hasChange, entries[0]?.hasChange]).toEqual([false, true])
  expect(await read<AuditEntryDetail>(`/${entries[0]?.id}`)).toMatchObject({
    before: { title: 'Cũ' },
    after: { title: 'Mới' },
    username: 'mai',
  })
  expect(
    (await request('/api/admin/audit/999999', { headers: await sessionCookie('mai') })).status,
  ).toBe(404)
})

it('walks an index for every filter', async () => {
  for (const [condition, index] of [
    ["username = 'mai'", 'audit_log_username'],
    ["action = 'post.update'", 'audit_log_action'],
    ["subject = 'row-1'", 'audit_log_subject'],
  ]) {
    const query = `explain query plan select id from audit_log where ${condition} and id < 50 order by id desc limit 26`
    const plan = JSON.stringify((await env.DB.prepare(query).all()).results)
    expect(plan).toContain(index)
    expect(plan).not.toContain('TEMP B-TREE')
  }
})
