import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SearchAnswer } from '../../../schema/api/search'
import { invalidateContent } from '../../platform/cache/content-version'
import { openDatabase } from '../../platform/db/database'
import type { ApiEnv, Bindings } from '../../platform/http/env'
import { answerError } from '../../platform/http/errors'
import { readSettings } from '../../platform/settings/settings'
import { brokenDatabase } from '../../testing/failures'
import { clearPosts, insertPost } from '../../testing/posts'
import { origin } from '../../testing/site'
import { createEngines } from './engine'

/** A search with no engine built yet, as in a new isolate: test files share theirs. */
function startIsolate() {
  const siteSearch = createEngines()
  const worker = new Hono<ApiEnv>()
    .use(async (c, next) => {
      c.set('settings', readSettings(c.env))
      c.set('db', openDatabase(c.env.DB))
      c.set('now', new Date())
      await next()
    })
    .get('/', async (c) => {
      const { search, isStale } = await siteSearch(c, 'en')
      return c.json({ results: search('lantern').results, isStale })
    })
    .onError(answerError)
  return async (
    bindings: Partial<Bindings> = {},
  ): Promise<{ status: number; slugs: string[]; isStale?: true }> => {
    const ctx = createExecutionContext()
    const response = await worker.fetch(new Request(`${origin}/`), { ...env, ...bindings }, ctx)
    await waitOnExecutionContext(ctx)
    if (!response.ok) return { status: response.status, slugs: [] }
    const { results, isStale } = await response.json<
      Pick<SearchAnswer, 'results'> & { isStale: boolean }
    >()
    const slugs = results.flatMap(({ id }) =>
      id.startsWith('article:') ? id.slice('article:'.length) : [],
    )
    return { status: response.status, slugs: slugs.sort(), ...(isStale && { isStale }) }
  }
}

async function publish(slug: string): Promise<void> {
  await insertPost({ slug, titleEn: `The lantern ${slug}` })
  await invalidateContent(env.CACHE)
}

async function forgetIndex(): Promise<void> {
  for (const { name } of (await env.CACHE.list({ prefix: 'search-index~' })).keys)
    await env.CACHE.delete(name)
}

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const down = () => ({ DB: brokenDatabase() })

beforeEach(async () => {
  // At noon, because the cached index ends with the day.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date().setUTCHours(5) })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await clearPosts()
  // Without entries the index is small: each test builds it several times.
  await env.DB.prepare('delete from entries').run()
  await forgetIndex()
  await publish('one')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('searches the last good copy while D1 fails, and the new index a minute after', async () => {
  const warm = startIsolate()
  expect(await warm()).toEqual({ status: 200, slugs: ['one'] })
  await publish('two')
  const cold = startIsolate()
  for (const search of [warm, cold])
    expect(await search(down())).toEqual({ status: 200, slugs: ['one'], isStale: true })
  pass(61)
  for (const search of [warm, cold])
    expect(await search()).toEqual({ status: 200, slugs: ['one', 'two'] })
})

it('searches a new index each day, as deals come and go by themselves', async () => {
  const search = startIsolate()
  await search()
  await insertPost({ slug: 'two', titleEn: 'The lantern two' })
  expect((await search()).slugs).toEqual(['one'])
  pass(24 * 60 * 60)
  expect((await search()).slugs).toEqual(['one', 'two'])
})

it('does not ask D1 again for a minute while it fails', async () => {
  const search = startIsolate()
  await search()
  await publish('two')
  await search(down())
  pass(50)
  expect(await search()).toEqual({ status: 200, slugs: ['one'], isStale: true })
  pass(20)
  expect(await search()).toEqual({ status: 200, slugs: ['one', 'two'] })
})

it('uses an older engine where there is no copy either, for as long as D1 fails', async () => {
  const search = startIsolate()
  await search()
  await publish('two')
  await forgetIndex()
  for (let minute = 0; minute < 3; minute += 1) {
    expect(await search(down())).toEqual({ status: 200, slugs: ['one'], isStale: true })
    pass(61)
  }
  expect(await search()).toEqual({ status: 200, slugs: ['one', 'two'] })
})

it('searches the last good copy of today before an engine of another day', async () => {
  await startIsolate()()
  const search = startIsolate()
  pass(-2 * 24 * 60 * 60)
  await clearPosts()
  expect(await search()).toEqual({ status: 200, slugs: [] })
  pass(2 * 24 * 60 * 60)
  await invalidateContent(env.CACHE)
  expect(await search(down())).toEqual({ status: 200, slugs: ['one'], isStale: true })
})

it('fails where there is nothing to search in, and works as soon as there is', async () => {
  const search = startIsolate()
  expect(await search(down())).toEqual({ status: 503, slugs: [] })
  expect(await search()).toEqual({ status: 200, slugs: ['one'] })
})

it('loses nothing newer when an earlier build fails late', async () => {
  const search = startIsolate()
  const asked = Promise.withResolvers<void>()
  const failure = Promise.withResolvers<void>()
  const holding = async () => {
    asked.resolve()
    await failure.promise
  }
  const early = search({ DB: brokenDatabase(holding) })
  await asked.promise
  await publish('two')
  expect(await search()).toEqual({ status: 200, slugs: ['one', 'two'] })
  failure.resolve()
  expect((await early).status).toBe(503)
  await forgetIndex()
  expect(await search(down())).toEqual({ status: 200, slugs: ['one', 'two'] })
})
