import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { addDays, vietnamDay } from '../../../schema/time'
import { runHour } from '../../testing/schedule'
import { newClient, post } from '../../testing/site'
import { cleanMessage } from './browser-errors'

const reader = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
const send = async (body: object, headers: Record<string, string> = {}) =>
  (await post('/api/errors', body, { ...newClient(), ...reader, ...headers })).status
const stored = async () =>
  (await env.DB.prepare('select * from browser_errors order by page, message').all()).results
const today = vietnamDay(new Date())

beforeEach(async () => {
  await env.DB.prepare('delete from browser_errors').run()
})

it('adds up errors by build, kind of page and message', async () => {
  const error = { page: 'month-3', message: 'x is not a function' }
  expect([await send(error), await send(error)]).toEqual([204, 204])
  await send({ page: 'home', message: 'x is not a function' })
  const { message } = error
  const row = { day: today, build: 'test', message, last_seen_at: expect.any(String) }
  expect(await stored()).toEqual([
    { ...row, page: 'destinations', count: 2 },
    { ...row, page: 'home', count: 1 },
  ])
})

it('counts nothing of bots, and of browsers that ask for it', async () => {
  const error = { page: 'home', message: 'x' }
  for (const [name, value] of Object.entries({
    'Sec-GPC': '1',
    DNT: '1',
    'User-Agent': 'Googlebot',
  }))
    expect(await send(error, { [name]: value })).toBe(204)
  expect(await send(error, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await send({ page: 'home', message: '' })).toBe(400)
  expect(await stored()).toEqual([])
})

it.each([
  ['of an@example.com', 'of …@…'],
  ['at https://mangoroad.example/vi?q=Lan&x=1:3', 'at https://mangoroad.example/vi?…'],
  ['at /tim-kiem?q=Lan', 'at /tim-kiem?…'],
  ['call 0912 345 678 or 4111111111111111', 'call … or …'],
  ['line 123456', 'line 123456'],
  [`${'x '.repeat(300)}`, 'x '.repeat(100)],
])('stores %j as %j', (message, clean) => {
  expect(cleanMessage(message)).toBe(clean)
})

it('takes two hundred messages a day, and goes on counting those', async () => {
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 199)
      insert into browser_errors select ?, 'test', 'home', 'error ' || i, 1, '' from n`,
  )
    .bind(today)
    .run()
  for (const message of ['the last', 'one more', 'the last']) await send({ page: 'home', message })
  const rows = await stored()
  expect(rows).toHaveLength(200)
  expect(rows.find(({ message }) => message === 'the last')).toMatchObject({ count: 2 })
})

it('forgets errors and troubles after thirty days', async () => {
  const insert = (day: string) =>
    env.DB.batch([
      env.DB.prepare("insert into browser_errors values (?, 'b', 'home', 'x', 1, '')").bind(day),
      env.DB.prepare("insert into troubles values ('dead', ?, '{}', '', '')").bind(day),
    ])
  await env.DB.prepare('delete from troubles').run()
  await insert(addDays(today, -31))
  await insert(addDays(today, -30))
  await runHour(Date.now())
  const days = await env.DB.prepare(
    'select (select group_concat(day) from browser_errors) as errors, (select group_concat(day) from troubles) as troubles',
  ).first()
  expect(days).toEqual({ errors: addDays(today, -30), troubles: addDays(today, -30) })
})
