import { env } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import worker from './index'
import { runSchedule } from './schedule'
import { countingDatabase } from './testing/failures'
import { post } from './testing/site'

const count = async (table: string) =>
  (await env.DB.prepare(`select count(*) as rows from ${table}`).first<{ rows: number }>())?.rows

const months = (number: number) => {
  const time = new Date()
  time.setUTCMonth(time.getUTCMonth() + number)
  return time.getTime()
}

it('deletes notes together with their lead', async () => {
  await env.DB.batch(
    ['submissions', 'lead_notes'].map((table) => env.DB.prepare(`delete from ${table}`)),
  )
  await post('/api/trip-leads', { name: 'Lan', email: 'lan@example.com' })
  await post('/api/contact', {
    name: 'Lan',
    email: 'lan@example.com',
    service: 'tour',
    message: 'Xin chào',
  })
  await env.DB.prepare(
    `insert into lead_notes (lead_id, username, text, created_at)
      select id, 'mai', 'Đã gọi', created_at from submissions`,
  ).run()
  const run = (scheduledTime: number) =>
    runSchedule({ scheduledTime, cron: '17 * * * *', noRetry: () => {} }, env)
  await run(months(23))
  expect(await count('lead_notes')).toBe(2)
  await run(months(25))
  expect(await count('lead_notes')).toBe(0)
})

it('forgets requests and messages after twenty-four months, not before', async () => {
  await env.DB.prepare('delete from submissions').run()
  const answers = [
    await post('/api/trip-leads', { name: 'Lan', email: 'lan@example.com' }),
    await post('/api/contact', {
      name: 'Lan',
      email: 'lan@example.com',
      service: 'tour',
      message: 'Xin chào',
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(await count('submissions')).toBe(2)
  const run = (scheduledTime: number) =>
    runSchedule({ scheduledTime, cron: '17 * * * *', noRetry: () => {} }, env)
  await run(months(23))
  expect(await count('submissions')).toBe(2)
  await run(months(25))
  expect(await count('submissions')).toBe(0)
})

it.each([1970, 2100])('deletes nothing while the clock says %i', async (year) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await env.DB.batch(
    ['submissions', 'post_marks'].map((table) => env.DB.prepare(`delete from ${table}`)),
  )
  await post('/api/trip-leads', { name: 'Lan', email: 'lan@example.com' })
  await env.DB.prepare("insert into post_marks (mark, day) values ('old', '1969-01-01')").run()
  await runSchedule(
    { scheduledTime: Date.UTC(year, 5), cron: '17 * * * *', noRetry: () => {} },
    env,
  )
  expect([await count('submissions'), await count('post_marks')]).toEqual([1, 1])
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('nothing was purged'))
  logged.mockRestore()
})

it('does nothing at a time that is still to come', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const run = (cron: string, scheduledTime: number) => {
    const { DB, asked } = countingDatabase()
    return worker.scheduled({ scheduledTime, cron, noRetry: () => {} }, { ...env, DB }).then(asked)
  }
  for (const cron of ['* * * * *', '17 * * * *']) expect(await run(cron, months(49))).toBe(0)
  expect(logged).toHaveBeenCalledTimes(2)
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('a Cron Trigger was refused'))
  expect(await run('17 * * * *', Date.now())).toBeGreaterThan(0)
  logged.mockRestore()
})

it('forgets who read what with the day, in more batches than one', async () => {
  await env.DB.prepare('delete from post_marks').run()
  const marks = (name: string, day: string, rows: number) =>
    env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows})
      insert into post_marks (mark, day) select '${name}' || i, '${day}' from n`,
    ).run()
  const now = Date.UTC(2026, 11, 24, 12)
  await marks('old', '2026-12-22', 10_001)
  await marks('young', '2026-12-23', 3)
  const { DB, asked } = countingDatabase()
  await runSchedule({ scheduledTime: now, cron: '17 * * * *', noRetry: () => {} }, { ...env, DB })
  expect(await count('post_marks')).toBe(3)
  expect(asked()).toBeGreaterThan(2)
})
