import { env } from 'cloudflare:test'
import { beforeAll, expect, it } from 'vitest'
import { everyRoute } from '../testing/routes'
import { prepareSite, sendMany } from '../testing/wild-requests'

beforeAll(prepareSite)

const routes = everyRoute.filter((route) => route.includes(' /api/'))

it('handles twelve thousand hostile requests to the API without a failure, and stays whole', { timeout: 300_000 }, async () => {
  await sendMany(routes, 12_000)
  const { results } = await env.DB.prepare('pragma quick_check').all<{ quick_check: string }>()
  expect(results).toEqual([{ quick_check: 'ok' }])
})
