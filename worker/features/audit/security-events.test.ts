import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type { AuditList } from '../../../schema/api/admin-audit'
import { runSchedule } from '../../schedule'
import { clearAdmins, cookieOf, insertAdmin, logIn, sessionCookie } from '../../testing/admins'
import { type EntryDesk, openEntryDesk } from '../../testing/entry-desk'
import { clearSubmissions, localMail } from '../../testing/outbox'
import { newClient, request } from '../../testing/site'

let mai: EntryDesk
beforeEach(async () => {
  await clearAdmins()
  await clearSubmissions()
  mai = await openEntryDesk()
  await mai.desk('PUT', '/profile', { displayName: 'Mai Lê', email: 'mai@example.com' })
  await insertAdmin('lan', 'editor')
})

const minute = (scheduledTime: number) =>
  runSchedule({ scheduledTime, cron: '* * * * *', noRetry: () => {} }, { ...env, ...localMail })
const subjects = async () =>
  (
    await env.DB.prepare('select subject from kept_mails where recipient = ? order by subject')
      .bind('mai@example.com')
      .all<{ subject: string }>()
  ).results.map(({ subject }) => subject)
const seen = async () => {
  const { body } = await mai.desk<AuditList>('GET', '/audit?group=security')
  return body.entries.map(({ action }) => action)
}

it('are mailed to owners once, and shown for a week', async () => {
  const { body } = await mai.desk<{ entries: { id: string }[] }>('GET', '/entries?kind=settings')
  await mai.publish(body.entries[0]?.id ?? '', ['vi', 'en'])
  const { id } = await mai.create('topic')
  await mai.publish(id, ['vi'])
  await mai.desk('PUT', '/colleagues/admin-lan', { role: 'owner' })
  await minute(Date.now())
  await minute(Date.now() + 60_000)
  expect(await subjects()).toEqual([
    'Mai Lê đã đăng “Cài đặt trang”',
    'Mai Lê đổi vai trò của “lan”',
  ])
  expect(await seen()).toEqual(['admin.role', 'entry.publish'])
  await env.DB.prepare("update audit_log set at = '2026-01-01T00:00:00.000Z'").run()
  expect(await seen()).toEqual([])
})

it('have a login with a new browser, and not the next one there', async () => {
  const first = await logIn('lan')
  expect(cookieOf(first)).toBeDefined()
  const device = first.headers
    .getSetCookie()
    .flatMap((cookie) => /^(__Host-device=[^;]+)/.exec(cookie)?.[1] ?? [])
    .join()
  await minute(Date.now())
  expect(await subjects()).toEqual(['lan đăng nhập bằng một trình duyệt mới'])
  const headers = { ...newClient(), Cookie: device, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ username: 'lan', password: 'a password of the tests' })
  const again = await request('/api/admin/login', { method: 'POST', headers, body })
  expect(again.status).toBe(200)
  expect(await seen()).toEqual(['admin.device'])
  const lan = await request('/api/admin/audit?group=security', {
    headers: await sessionCookie('lan'),
  })
  expect(lan.status).toBe(403)
})
