import { env } from 'cloudflare:test'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import type { SearchAnswer } from '../../../schema/api/search'
import { seedStatements } from '../../../schema/seed/sql'
import { invalidateContent } from '../../platform/cache/content-version'
import { storeSeedPosts } from '../../testing/entries'
import { clearPosts } from '../../testing/posts'
import { clearProducts } from '../../testing/products'
import { request } from '../../testing/site'
import blind from './golden-blind.fixture.json' with { type: 'json' }
import everyday from './golden-everyday.fixture.json' with { type: 'json' }
import questions from './golden-questions.fixture.json' with { type: 'json' }

/** A query and the pages that an editor takes for right as the first result. */
interface GoldenQuery {
  locale: string
  query: string
  right: string[]
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T03:00:00Z') })
  await clearPosts()
  await clearProducts()
  await storeSeedPosts()
  await env.DB.batch(seedStatements().map(({ sql, values }) => env.DB.prepare(sql).bind(...values)))
  await invalidateContent(env.CACHE)
})

afterAll(async () => {
  await clearPosts()
  await clearProducts()
  vi.useRealTimers()
})

async function pagesFor({ locale, query }: { locale: string; query: string }): Promise<string[]> {
  const response = await request(`/api/search?q=${encodeURIComponent(query)}&locale=${locale}`)
  const { results, near } = await response.json<SearchAnswer>()
  return [...results, ...near].map(({ id }) => id)
}

/**
 * Shares, in percent, of queries whose first result is right, and that have a right one among the
 * first three; and those that have none.
 */
async function rate(queries: readonly GoldenQuery[]) {
  const missed: string[] = []
  let first = 0
  let firstThree = 0
  for (const golden of queries) {
    const pages = await pagesFor(golden)
    const position = pages.findIndex((id) => golden.right.includes(id))
    if (position === 0) first += 1
    if (position >= 0 && position < 3) firstThree += 1
    else missed.push(`${golden.query}: ${pages.slice(0, 3).join(' ')}`)
  }
  return {
    first: (100 * first) / queries.length,
    firstThree: (100 * firstThree) / queries.length,
    missed,
  }
}

it('answers everyday queries', async () => {
  // In the short lane every third.
  const { first, firstThree, missed } = await rate(
    everyday.filter((_, index) => inject('isDeep') || index % 3 === 0),
  )
  expect(everyday.length).toBeGreaterThanOrEqual(400)
  expect(first).toBeGreaterThanOrEqual(95)
  expect(firstThree, missed.join('\n')).toBeGreaterThanOrEqual(99)
})

it('answers questions that the weights were tuned to as well', async () => {
  const { first, firstThree, missed } = await rate(questions)
  expect(first).toBeGreaterThanOrEqual(88)
  expect(firstThree, missed.join('\n')).toBeGreaterThanOrEqual(95)
})

it('answers questions of travellers that nothing was tuned to', async () => {
  const { first, firstThree } = await rate(blind)
  expect(first).toBeGreaterThanOrEqual(93)
  expect(firstThree).toBeGreaterThanOrEqual(96)
})

it.each([
  ['vi', ['vườn xoài', 'tour nông trại', 'tour nông trại đà nẵng']],
  ['en', ['farm tour', 'mango farm', 'farm tour booking']],
] as const)('finds the farm in %s by %j', async (locale, queries) => {
  for (const query of queries)
    expect((await pagesFor({ locale, query })).slice(0, 3), query).toContain('farm:farm')
})
