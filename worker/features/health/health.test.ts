import { env } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import { brokenDatabase, brokenKv, countingDatabase } from '../../testing/failures'
import { request } from '../../testing/site'

function mute(): void {
  for (const level of ['error', 'info'] as const)
    vi.spyOn(console, level).mockImplementation(() => {})
}

const last = env.TEST_MIGRATIONS.at(-1)?.name

it('returns build and version, and that both stores respond', async () => {
  const response = await request('/api/health')
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toEqual({
    ok: true,
    build: 'test',
    migration: last,
    database: 'up',
    cache: 'up',
  })
})

it('asks the database once', async () => {
  const { DB, asked } = countingDatabase()
  await request('/api/health', {}, { DB })
  expect(asked()).toBe(1)
})

it('returns 503 when the database does not respond, without saying why', async () => {
  mute()
  const response = await request('/api/health', {}, { DB: brokenDatabase() })
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({
    ok: false,
    build: 'test',
    migration: null,
    database: 'down',
    cache: 'up',
  })
})

it('stays up without KV, and says so', async () => {
  mute()
  const response = await request('/api/health', {}, { CACHE: brokenKv() })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ ok: true, cache: 'down' })
})

it('does not wait for a KV that is silent', async () => {
  mute()
  const CACHE = new Proxy(env.CACHE, { get: () => () => new Promise<never>(() => {}) })
  const response = await request('/api/health', {}, { CACHE })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ ok: true, cache: 'down' })
})

it('does not wait for a database that is silent', async () => {
  mute()
  const never = () => new Promise<never>(() => {})
  const silent = {
    prepare: () => silent,
    bind: () => silent,
    all: never,
    raw: never,
    run: never,
    batch: never,
  }
  const DB = new Proxy(env.DB, { get: () => () => silent })
  const response = await request('/api/health', {}, { DB })
  expect(response.status).toBe(503)
})
