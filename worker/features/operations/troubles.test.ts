import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import type { Operations } from '../../../schema/api/admin-operations'
import { vietnamDay } from '../../../schema/time'
import type { Bindings } from '../../platform/http/env'
import { runSchedule } from '../../schedule'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import { clearLetters, insertLetter, insertReaders, send } from '../../testing/delivery-runs'
import { clearSubmissions, localMail, standInForPeers } from '../../testing/outbox'
import { request } from '../../testing/site'

/** A time at which the cron looks. */
const start = Math.floor(Date.now() / 300_000) * 300_000
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()

let mai: Record<string, string>
let chat: string[]

const chatting = { ...localMail, TELEGRAM_BOT_TOKEN: 'x', TELEGRAM_STAFF_CHAT: '-100' }
const minute = (number: number, bindings: Partial<Bindings> = {}) =>
  runSchedule(
    { scheduledTime: start + number * 60_000, cron: '* * * * *', noRetry: () => {} },
    { ...env, ...chatting, ...bindings },
  )
const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run()

/** Looks at a minute that is a multiple of five, and sends what it found. */
async function look(number: number, bindings: Partial<Bindings> = {}): Promise<void> {
  await minute(number, bindings)
  await minute(number + 1, bindings)
}

/** The subjects of the mails to the owner, the oldest first. */
async function mails(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "select subject from kept_mails where recipient = 'mai@example.com' order by rowid",
  ).all<{ subject: string }>()
  return results.map(({ subject }) => subject)
}

const operations = async () =>
  (await request('/api/admin/operations', { headers: mai })).json<Operations>()
const deep = () => request('/api/health?deep')

beforeEach(async () => {
  await Promise.all([clearSubmissions(), clearAdmins(), clearLetters()])
  await env.DB.batch(
    ['heartbeats', 'operation_switches', 'daily_figures', 'troubles'].map((name) =>
      env.DB.prepare(`delete from ${name}`),
    ),
  )
  await env.CACHE.delete('clock')
  await insertAdmin('mai')
  await insertAdmin('binh', 'editor')
  await run("update admins set email = username || '@example.com'")
  mai = await sessionCookie('mai')
  chat = []
  const sent = standInForPeers(() => new Response('{}'))
  Object.defineProperty(sent, 'push', {
    value: ({ body }: { body: { text: string } }) => chat.push(body.text),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const insertDelivery = (status: string, createdAt: string, nextAttemptAt: string) =>
  run(
    `insert into outbox (id, kind, subject, idempotency_key, status, next_attempt_at, created_at)
      values ('x', 'trip-staff', 'x', 'x', ?, ?, ?)`,
    status,
    nextAttemptAt,
    createdAt,
  )
const beat = (name: string, minutes: number) =>
  run('insert or replace into heartbeats values (?, ?)', name, at(minutes))

async function insertSending(state: string, startsAt: string): Promise<void> {
  await insertReaders('an', 'vi', 1)
  await send(await insertLetter(), mai)
  await run('update letter_sendings set state = ?, started_at = ?', state, startsAt)
  await run('update letter_runs set starts_at = ?', startsAt)
}

/** The database says that it is of a size. */
function sized(bytes: number): D1Database {
  const bound = (target: object, name: string | symbol) => {
    const value: unknown = Reflect.get(target, name, target)
    return typeof value === 'function' ? value.bind(target) : value
  }
  return new Proxy(env.DB, {
    get: (database) => (constraint?: string) =>
      new Proxy(database.withSession(constraint), {
        get: (session, name) =>
          name === 'batch'
            ? async (statements: D1PreparedStatement[]) => {
                const results = await session.batch(statements)
                return results.map((one) => ({ ...one, meta: { ...one.meta, size_after: bytes } }))
              }
            : bound(session, name),
      }),
  })
}

interface Case {
  name: string
  text: string
  make: () => Promise<unknown>
  mend: () => Promise<unknown>
  /** While the trouble lasts. */
  bindings?: Partial<Bindings>
}

const cases: Case[] = [
  {
    name: 'links',
    text: 'Kiểm tra liên kết đối tác',
    make: () => beat('links', -181),
    mend: () => beat('links', 0),
  },
  {
    name: 'backup',
    text: 'Sao lưu cơ sở dữ liệu',
    make: () => beat('backup', -26 * 60 - 1),
    mend: () => beat('backup', 0),
  },
  {
    name: 'purge',
    text: 'Dọn dữ liệu hết hạn',
    make: () => beat('purge-entries', -181),
    mend: () => beat('purge-entries', 0),
  },
  {
    name: 'undelivered',
    text: 'chưa gửi được: 1',
    make: () => insertDelivery('pending', at(-61), at(600)),
    mend: () => run('delete from outbox where id = ?', 'x'),
  },
  {
    name: 'dead',
    text: 'đã ngừng gửi trong 24 giờ qua: 1',
    make: () => insertDelivery('dead', at(-23 * 60), at(-22 * 60)),
    mend: () => run("update outbox set next_attempt_at = ? where id = 'x'", at(-24 * 60)),
  },
  {
    name: 'letters-still',
    text: 'đang đứng yên: 1',
    bindings: { LETTER_RATE: 'none' },
    make: () => insertSending('scheduled', at(-16)),
    mend: () => run('delete from letter_sendings'),
  },
  {
    name: 'letters-still',
    text: 'đang đứng yên: 1',
    bindings: { LETTER_RATE: 'none' },
    make: () => insertSending('sending', at(-31)),
    mend: () =>
      run(
        `insert into outbox (id, kind, subject, idempotency_key, status, next_attempt_at, created_at)
          select 'x', 'newsletter-letter', id || ':an', 'x', 'sent', ?1, ?1 from letter_sendings`,
        at(0),
      ),
  },
  {
    name: 'mail-held',
    text: 'Mọi thư đang bị giữ lại',
    make: () => run("insert into operation_switches values ('mail-held', 'a trial', ?)", at(0)),
    mend: () => run('delete from operation_switches'),
  },
  {
    name: 'database-size',
    text: 'đã dùng 8,4 trong 10 GB',
    bindings: { DB: sized(8.4e9) },
    make: async () => {},
    mend: async () => {},
  },
  {
    name: 'images',
    text: 'từ chối 10 ảnh',
    make: () =>
      run("insert into daily_figures values (?, 'images-refused', 10)", vietnamDay(start)),
    mend: () => run('delete from daily_figures'),
  },
  {
    name: 'refunds',
    text: 'Tiền đặt chỗ cần người xem: 2',
    make: async () => {
      for (const state of ['failed', 'stray', 'byHand'])
        await run(
          `insert into payments (id, direction, method, reference, amount, state, created_at)
            values (?1, 'in', 'bank', ?1, 1000, ?1, ?2)`,
          state,
          at(0),
        )
    },
    mend: () => run('delete from payments'),
  },
]

/** Of troubles that are found in one way: what has not run, deliveries, letters, what is counted. */
const few = new Set(['links', 'dead', 'letters-still', 'mail-held', 'database-size', 'refunds'])

it.each(cases.filter(({ name }) => inject('isDeep') || few.has(name)))(
  '$name is told once, and once when it is over',
  async (one) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await look(0)
    expect([await mails(), chat]).toEqual([[], []])
    await one.make()
    await look(5, one.bindings)
    await look(10, one.bindings)
    const told = [expect.stringMatching(/^Trang đang gặp sự cố: /)]
    expect([await mails(), chat]).toEqual([told, [expect.stringContaining(one.text)]])
    expect((await mails())[0]).toContain(one.text)
    await one.mend()
    await look(15)
    await look(20)
    const both = [...told, expect.stringMatching(/^Đã qua sự cố: /)]
    expect([await mails(), chat.length]).toEqual([both, 2])
    expect((await operations()).history).toMatchObject([{ name: one.name, recoveredAt: at(15) }])
  },
)

it('names a part of the minute that goes on failing, after ten minutes', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const CACHE = new Proxy(env.CACHE, {
    get: (target, name) =>
      name === 'get'
        ? (key: string, ...rest: [never]) => {
            if (key === 'clock') throw new Error('KV is down')
            return target.get(key, ...rest)
          }
        : Reflect.get(target, name).bind(target),
  })
  await look(0)
  for (const number of [5, 10, 15]) await look(number, { CACHE })
  expect(await mails()).toEqual([expect.stringContaining('Dò cơ sở dữ liệu bị quay ngược')])
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('"part":"time-travel"'))
  const { parts } = await operations()
  expect(parts.find(({ name }) => name === 'time-travel')).toMatchObject({ succeededAt: at(1) })
  expect(parts.find(({ name }) => name === 'copies')).toMatchObject({ succeededAt: at(16) })
})

it('is told again the next day, and not twice a day', async () => {
  await look(0)
  await run("insert into operation_switches values ('mail-held', 'a trial', ?)", at(0))
  await look(5)
  await run('delete from operation_switches')
  await look(10)
  await run("insert into operation_switches values ('mail-held', 'a trial', ?)", at(0))
  await look(15)
  expect(await mails()).toHaveLength(2)
  expect((await operations()).history).toMatchObject([{ recoveredAt: null }])
  await look(15 + 24 * 60)
  expect((await mails()).filter((one) => one.includes('giữ lại'))).toHaveLength(3)
})

it('holds other mail back while it tells of it', async () => {
  await run("insert into operation_switches values ('mail-held', 'a trial', ?)", at(0))
  await insertDelivery('pending', at(-1), at(-1))
  await look(5)
  expect(await mails()).toHaveLength(1)
  const row = await env.DB.prepare("select status, attempts from outbox where id = 'x'").first()
  expect(row).toEqual({ status: 'pending', attempts: 0 })
})

it('tells nobody on a site without mail and chat, and stores it', async () => {
  await run("insert into operation_switches values ('mail-held', 'a trial', ?)", at(0))
  await minute(5, { MAIL_ADAPTER: 'none', TELEGRAM_STAFF_CHAT: '' })
  expect(await env.DB.prepare('select count(*) from outbox').first('count(*)')).toBe(0)
  expect((await operations()).history).toMatchObject([{ name: 'mail-held' }])
})

it('is told to a monitor by name, and only where it asks', async () => {
  expect((await deep()).status).toBe(200)
  await beat('clock', 0)
  expect(await (await deep()).json()).toMatchObject({ ok: true, troubles: [] })
  await beat('clock', -12)
  const late = await deep()
  expect(late.status).toBe(503)
  expect(late.headers.get('Cache-Control')).toBe('no-store')
  const { ok, troubles } = await late.json<{ ok: boolean; troubles: string[] }>()
  expect(ok).toBe(false)
  expect(troubles).toContain('deliveries')
  expect(troubles).not.toContain('links')
  const plain = await request('/api/health')
  expect([plain.status, await plain.json()]).toEqual([
    200,
    expect.not.objectContaining({ troubles }),
  ])
})

it('limits how often a monitor looks deep', async () => {
  const COUNT_LIMITER = { limit: async () => ({ success: false }) }
  expect((await request('/api/health?deep', {}, { COUNT_LIMITER })).status).toBe(429)
  expect((await request('/api/health', {}, { COUNT_LIMITER })).status).toBe(200)
})
