import { env } from 'cloudflare:test'
import { millisecondsInDay } from 'date-fns/constants'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AdminEntryList, WaitingEntries } from '../../schema/api/admin-entries'
import { clearAdmins } from '../testing/admins'
import { resetEntries } from '../testing/entries'
import { type EntryDesk, openEntryDesk, readPublic, runCron } from '../testing/entry-desk'
import { sampleData } from '../testing/kind-samples'
import { runHour } from '../testing/schedule'

let mai: EntryDesk
beforeEach(async () => {
  await clearAdmins()
  await resetEntries()
  await env.DB.prepare('delete from audit_log').run()
  mai = await openEntryDesk()
})
afterEach(() => vi.restoreAllMocks())

const minutesAfter = (minutes: number, at: Date) => new Date(at.getTime() + minutes * 60_000)

/**
 * Stores copies of an entry that are due at an instant and whose data cannot be public, before all
 * others.
 */
async function storeUnready(id: string, count: number, at: Date): Promise<void> {
  const copy = `insert into entries (id, kind, slug, title_vi, created_at, updated_at, updated_by, data, scheduled_at_vi)
    select '0-' || ?1, kind, 'hong-' || ?1, 'Hỏng ' || ?1, created_at, updated_at, updated_by, '{"titleVi":"Hỏng"}', ?2 from entries where id = ?3`
  await env.DB.batch(
    Array.from({ length: count }, (_, number) =>
      env.DB.prepare(copy).bind(String(number), at.toISOString(), id),
    ),
  )
}

it('publishes what is ready behind sixty that are not, and notes each of those once', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const at = minutesAfter(60, new Date())
  const { id, slug } = await mai.create('deal')
  await storeUnready(id, 60, minutesAfter(-1, at))
  await mai.publish(id, ['vi'], at.toISOString())
  for (const minute of [0, 1, 2]) await runCron(minutesAfter(minute, at))
  expect((await readPublic('deal', slug, 'vi')).status).toBe(200)
  const failures = logged.mock.calls.filter((call) =>
    JSON.stringify(call).includes('an entry that is due cannot be published'),
  )
  expect(failures.length).toBe(60)
  const audited = await env.DB.prepare(
    "select count(*) as count from audit_log where action = 'entry.fail'",
  ).first('count')
  expect(audited).toBe(60)
  const { failed, scheduled } = (await mai.desk<WaitingEntries>('GET', '/entries/waiting')).body
  expect([failed.length, failed[0]?.scheduleFailedAt, scheduled]).toEqual([5, at.toISOString(), []])
  expect((await mai.desk<AdminEntryList>('GET', '/entries?state=failed')).body.entries.length).toBe(
    25,
  )
})

it('tries again once an editor has put right what failed, and forgets it where that is taken back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const at = minutesAfter(60, new Date())
  const { id } = await mai.create('deal')
  await storeUnready(id, 2, at)
  await runCron(at)
  expect((await mai.read('0-0')).scheduleFailedAt).toBe(at.toISOString())
  expect((await mai.save('0-0', { descriptionVi: 'Còn thiếu.' })).status).toBe(400)
  expect((await mai.save('0-0', sampleData('deal'))).status).toBe(200)
  expect((await mai.unpublish('0-1', ['vi'])).body).toMatchObject({
    scheduleFailedAt: null,
    scheduledAtVi: null,
  })
  await runCron(minutesAfter(1, at))
  expect(await mai.read('0-0')).toMatchObject({
    statusVi: 'published',
    scheduleFailedAt: null,
    scheduledAtVi: null,
  })
})

it('deletes what has been in the trash for thirty days with all that belongs to it, and nothing younger', async () => {
  const rowsOf = async (id: string) => {
    const tables = {
      entries: 'id',
      entry_revisions: 'entry_id',
      entry_drafts: 'entry_id',
      entry_redirects: 'entry_id',
    }
    const counts = Object.entries(tables).map(([table, column]) =>
      env.DB.prepare(`select count(*) as count from ${table} where ${column} = ?`)
        .bind(id)
        .first<number>('count'),
    )
    return Promise.all(counts)
  }
  const ids: string[] = []
  for (const name of ['cu', 'moi']) {
    const { id } = await mai.create('deal', { slug: name })
    await mai.publish(id, ['vi'])
    await mai.save(id, {}, `${name}-hon`)
    await mai.trash(id)
    await mai.desk('PUT', `/entries/${id}/draft`, { baseVersion: 1, data: {} })
    expect((await rowsOf(id)).every((count) => count && count > 0)).toBe(true)
    ids.push(id)
  }
  const [old = '', young = ''] = ids
  const now = new Date()
  const daysAgo = (days: number) => new Date(now.getTime() - days * millisecondsInDay).toISOString()
  const age = env.DB.prepare('update entries set deleted_at = ? where id = ?')
  await env.DB.batch([age.bind(daysAgo(31), old), age.bind(daysAgo(29), young)])
  await runHour(now.getTime())
  expect(await rowsOf(old)).toEqual([0, 0, 0, 0])
  expect((await rowsOf(young)).every((count) => count && count > 0)).toBe(true)
})
