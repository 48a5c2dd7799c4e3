import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest'
import { invalidateContent } from '../platform/cache/content-version'
import { endFailures, letFail } from '../testing/failure-injectors'
import type { Failure } from '../testing/failure-matrix'
import { brokenKv, countingDatabase } from '../testing/failures'
import { clearSubmissions } from '../testing/outbox'
import { clearPosts, insertPost } from '../testing/posts'
import { clearProducts, insertProducts } from '../testing/products'
import { newClient, request } from '../testing/site'

const pages = [
  '/',
  '/inspiration',
  '/inspiration/mot-bai',
  '/my-journal',
  '/shop-gear',
  '/tim-kiem/bai',
  '/lien-he',
  '/where-to-go/hue',
]
const failing: Failure[] = [
  'databaseDown',
  'databaseHalfDown',
  'databaseForgetsToAnswer',
  'kvDown',
  'kvGarbage',
  'clock1970',
  'clockAhead',
  'cacheDown',
]
/** What a visitor writes; no page of the site holds it. */
const written = 'xyzzy-of-a-visitor'

/**
 * The other ways to ask for a page: each may show what the visitor wrote or did, or has it in the
 * address.
 */
const visits = ['plain', 'sent', 'posted', 'tagged'] as const

async function visit(way: (typeof visits)[number], path: string, bindings: object): Promise<void> {
  const form = path === '/lien-he' ? 'contact' : 'newsletter'
  const body = `${new URLSearchParams({ name: written, email: `${written}@`, message: written })}`
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...newClient() }
  if (way === 'posted')
    await request(`${path}?form=${form}`, { method: 'POST', headers, body }, bindings)
  else if (way === 'sent') await request(`${path}?sent=${form}`, {}, bindings)
  else await request(way === 'tagged' ? `${path}?utm_source=${written}` : path, {}, bindings)
}

const asEver = new Map<string, string>()
const read = async (path: string) => (await request(path)).text()

/** Midday: a page of yesterday is another one, and these tests run for minutes. */
const noon = new Date().setUTCHours(5, 0, 0, 0)

function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
}

beforeAll(async () => {
  stopClock()
  await clearPosts()
  await clearProducts()
  await clearSubmissions()
  await insertPost({ slug: 'mot-bai' })
  await insertProducts([{ externalId: 'vong' }])
  await invalidateContent(env.CACHE)
  for (const path of pages) asEver.set(path, await read(path))
})
beforeEach(stopClock)
afterEach(endFailures)

const step = fc.record({
  path: fc.constantFrom(...pages),
  way: fc.constantFrom(...visits),
  failure: fc.option(fc.constantFrom(...failing), { freq: 4, nil: undefined }),
})

it('never caches a page of a failing moment, nor anything that a visitor wrote', async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: 6 }),
    async (steps) => {
      await invalidateContent(env.CACHE)
      const puts: string[] = []
      for (const { path, way, failure } of steps) {
        const bindings = failure ? letFail(failure) : {}
        const { default: cache } = caches
        const put = failure === 'cacheDown' ? undefined : vi.spyOn(cache, 'put')
        put?.mockImplementation(async (key, response) => {
          puts.push(
            new URL(key instanceof Request ? key.url : String(key)).search,
            await response.clone().text(),
          )
          put.mockRestore()
          await cache.put(key, response)
        })
        await visit(way, path, bindings)
        endFailures()
        stopClock()
      }
      for (const text of puts) expect(text).not.toContain(written)
      for (const path of new Set(steps.map(({ path }) => path)))
        expect([path, await read(path)]).toEqual([path, asEver.get(path)])
    },
  )
  await fc.assert(property, { numRuns: inject('isDeep') ? 60 : 5 })
})

it('caches pages of other filters separately', async () => {
  const shown = await Promise.all(
    ['', '?region=north', '?region=south'].map((query) => read(`/where-to-go${query}`)),
  )
  expect(new Set(shown).size).toBe(3)
  expect(await read('/where-to-go?region=north')).toBe(shown[1])
})

it('caches no page with a stale listing', async () => {
  await request('/shop-gear')
  await invalidateContent(env.CACHE)
  const stale = await request('/shop-gear', {}, letFail('databaseDown'))
  expect(await stale.text()).toContain('/r/vong')
  endFailures()
  const after = countingDatabase()
  await request('/shop-gear', {}, { DB: after.DB })
  expect(after.asked()).toBeGreaterThan(0)
})

it('caches pages while KV is down, and again once it is back', async () => {
  await invalidateContent(env.CACHE)
  const during = countingDatabase()
  letFail('kvDown')
  const bindings = { CACHE: brokenKv(), DB: during.DB }
  await request('/my-journal', {}, bindings)
  const asked = during.asked()
  await request('/my-journal', {}, bindings)
  expect(during.asked()).toBe(asked)
  endFailures()
  const after = countingDatabase()
  await request('/my-journal', {}, { DB: after.DB })
  expect(after.asked()).toBeGreaterThan(0)
  const once = after.asked()
  await request('/my-journal', {}, { DB: after.DB })
  expect(after.asked()).toBe(once)
})
