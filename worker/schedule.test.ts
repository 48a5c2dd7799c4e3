import { env } from 'cloudflare:test'
import { expect, it, onTestFinished, vi } from 'vitest'
import worker from './index'
import { countingDatabase } from './testing/failures'
import { runHour } from './testing/schedule'
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
  const run = (scheduledTime: number) => runHour(scheduledTime)
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
  const run = (scheduledTime: number) => runHour(scheduledTime)
  await run(months(23))
  expect(await count('submissions')).toBe(2)
  await run(months(25))
  expect(await count('submissions')).toBe(0)
})

it('forgets who came on a tour after twenty-four months, and keeps what was paid', async () => {
  const columns = 'code, tour, day, adults, children, status, held_until, language, name, email'
  await env.DB.batch([
    env.DB.prepare('delete from bookings'),
    env.DB.prepare('delete from payments'),
    env.DB.prepare(
      `insert into bookings (${columns}, total, due, terms, idempotency_key, created_at, updated_at)
        values ('MRB', 't', ?1, 1, 0, 'checkedIn', '', 'vi', 'Lan', 'lan@example.com', 1000, 0, '{}',
          'x', ?1, ?1)`,
    ).bind(new Date().toISOString().slice(0, 10)),
    env.DB.prepare(
      `insert into payments (id, code, direction, method, reference, amount, state, note, created_at)
        values ('p', 'MRB', 'in', 'bank', 'r', 1000, 'done', 'Lan', ?)`,
    ).bind(new Date().toISOString()),
  ])
  const run = (scheduledTime: number) => runHour(scheduledTime)
  const query = 'select bookings.name, email, payments.note, amount from bookings join payments'
  const read = () => env.DB.prepare(query).first()
  await run(months(23))
  expect(await read()).toEqual({
    name: 'Lan',
    email: 'lan@example.com',
    note: 'Lan',
    amount: 1000,
  })
  await run(months(25))
  expect(await read()).toEqual({ name: '', email: '', note: '', amount: 1000 })
})

it.each([1970, 2100])('deletes nothing while the clock says %i', async (year) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await env.DB.batch(
    ['submissions', 'post_marks'].map((table) => env.DB.prepare(`delete from ${table}`)),
  )
  await post('/api/trip-leads', { name: 'Lan', email: 'lan@example.com' })
  await env.DB.prepare("insert into post_marks (mark, day) values ('old', '1969-01-01')").run()
  await runHour(Date.UTC(year, 5))
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
  await runHour(now, { DB })
  expect(await count('post_marks')).toBe(3)
  expect(asked()).toBeGreaterThan(2)
})

it('forgets a whole letter thirty days after it was delivered, in pieces', async () => {
  const now = Date.UTC(2026, 11, 24, 12)
  const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60_000).toISOString()
  await env.DB.prepare('delete from outbox').run()
  const deliveries = (name: string, status: string, settledAt: string | null, rows: number) =>
    env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?4)
      insert into outbox (id, kind, subject, idempotency_key, status, next_attempt_at, settled_at, created_at)
        select ?1 || i, 'newsletter-letter', 's:' || i, ?1 || i, ?2, '2026-11-01', ?3, '2026-11-01' from n`,
    )
      .bind(name, status, settledAt, rows)
      .run()
  const run = async () => {
    const { DB, asked } = countingDatabase()
    await runHour(now, { DB })
    return asked()
  }
  await run()
  const idle = await run()
  await deliveries('sent', 'sent', daysAgo(31), 10_001)
  await deliveries('gone', 'gone', daysAgo(31), 1)
  await deliveries('late', 'sent', daysAgo(29), 2)
  await deliveries('waiting', 'pending', null, 1)
  await deliveries('dead', 'dead', daysAgo(31), 1)
  expect((await run()) - idle).toBe(2)
  const { results } = await env.DB.prepare('select id from outbox order by id').all<{
    id: string
  }>()
  expect(results.map(({ id }) => id)).toEqual(['dead1', 'late1', 'late2', 'waiting1'])
})

it('goes on after a part that fails, names it, and notes what went well', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(async () => {
    logged.mockRestore()
    await env.DB.prepare('drop trigger refuse').run()
  })
  await env.DB.batch([
    env.DB.prepare('delete from heartbeats'),
    env.DB.prepare("insert into rate_counts values ('x', '2026-01-01T00:00:00.000Z', 1)"),
    env.DB.prepare(
      "create trigger refuse before delete on rate_counts begin select raise(abort, 'no'); end",
    ),
  ])
  const hour = 60 * 60_000
  const beats = async () => {
    const { results } = await env.DB.prepare('select * from heartbeats').all<{
      name: string
      succeeded_at: string
    }>()
    return new Map(results.map(({ name, succeeded_at }) => [name, succeeded_at]))
  }
  const first = Date.now()
  for (const scheduledTime of [first, first + hour]) await runHour(scheduledTime)
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('"part":"purge-rates"'))
  const noted = await beats()
  expect(noted.get('purge-rates')).toBe(new Date(first).toISOString())
  for (const part of ['links', 'purge-views', 'purge-operations'])
    expect(noted.get(part)).toBe(new Date(first + hour).toISOString())
})
