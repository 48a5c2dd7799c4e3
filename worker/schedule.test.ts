import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { runSchedule } from './schedule'
import { post } from './testing/site'

const count = async (table: string) => (await env.DB.prepare(`select count(*) as rows from ${table}`).first<{ rows: number }>())?.rows

const months = (number: number) => {
  const time = new Date()
  time.setUTCMonth(time.getUTCMonth() + number)
  return time.getTime()
}

it('forgets what the staff noted together with what it is about', async () => {
  await env.DB.batch(['trip_leads', 'contact_messages', 'lead_notes'].map((table) => env.DB.prepare(`delete from ${table}`)))
  await post('/api/trip-leads', { name: 'Lan', email: 'lan@example.com' })
  await post('/api/contact', { name: 'Lan', email: 'lan@example.com', service: 'tour', message: 'Xin chào' })
  await env.DB.prepare(
    `insert into lead_notes (lead_id, username, text, created_at)
      select id, 'mai', 'Đã gọi', created_at from trip_leads union all select id, 'mai', 'Đã gọi', created_at from contact_messages`,
  ).run()
  const run = (scheduledTime: number) => runSchedule({ scheduledTime, cron: '17 * * * *', noRetry: () => {} }, env)
  await run(months(23))
  expect(await count('lead_notes')).toBe(2)
  await run(months(25))
  expect(await count('lead_notes')).toBe(0)
})

it('forgets requests and messages after twenty-four months, not before', async () => {
  await env.DB.batch([env.DB.prepare('delete from trip_leads'), env.DB.prepare('delete from contact_messages')])
  const answers = [
    await post('/api/trip-leads', { name: 'Lan', email: 'lan@example.com' }),
    await post('/api/contact', { name: 'Lan', email: 'lan@example.com', service: 'tour', message: 'Xin chào' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect([await count('trip_leads'), await count('contact_messages')]).toEqual([1, 1])
  const run = (scheduledTime: number) => runSchedule({ scheduledTime, cron: '17 * * * *', noRetry: () => {} }, env)
  await run(months(23))
  expect([await count('trip_leads'), await count('contact_messages')]).toEqual([1, 1])
  await run(months(25))
  expect([await count('trip_leads'), await count('contact_messages')]).toEqual([0, 0])
})
