import { env } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import type { ErrorBody } from '../schema/errors'
import { api } from './api'
import { app } from './app'
import { invalidateContent } from './platform/cache/content-version'
import { insertAdmin, sessionCookie } from './testing/admins'
import { keepFewEntries } from './testing/entries'
import { endFailures, letFail } from './testing/failure-injectors'
import { type Failure, failureMatrix, failureNames, type Outcome } from './testing/failure-matrix'
import { isAsked, photoKey, routeSamples, type Sample } from './testing/failure-samples'
import { brokenDatabase } from './testing/failures'
import { clearMedia, forgetRendition, insertMedia } from './testing/media'
import { expectNoLeak } from './testing/no-leak'
import { clearPosts, insertPost } from './testing/posts'
import { clearProducts, insertProducts } from './testing/products'
import { post, request } from './testing/site'

/** Submissions have a test of their own: failing-submissions.test.ts. */
const samples = Object.entries(routeSamples).filter(([, { kind }]) => kind !== 'submission')
const asked = samples.filter(([route]) => isAsked(route))
const namesOf = (routes: { method: string; path: string }[]) =>
  new Set(routes.map(({ method, path }) => `${method} ${path}`))

interface Seen {
  status: number
  text: string
  location: string | null
}

async function see({ path, body }: Sample, bindings = {}): Promise<Seen> {
  const response =
    body === undefined
      ? await request(path, {}, bindings)
      : await post(
          path,
          body,
          { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0' },
          bindings,
        )
  return {
    status: response.status,
    text: Buffer.from(await response.arrayBuffer()).toString(),
    location: response.headers.get('Location'),
  }
}

/** Whether a failed answer has the one shape of failures. */
function hasShape(text: string): boolean {
  const { error, code } = JSON.parse(text) as Partial<ErrorBody>
  return typeof error === 'string' && typeof code === 'string'
}

const asEver = new Map<string, Seen>()

function nameOf(seen: Seen, route: string): string {
  if (JSON.stringify(seen) === JSON.stringify(asEver.get(route))) return 'same'
  if (seen.status === 503 && seen.text.includes('"database":"down"')) return 'down'
  if (seen.status === 200 && seen.text.includes('"cache":"down"')) return 'told'
  if (seen.status === 503 && seen.text === 'Unavailable') return 'cover'
  if (seen.status === 503 && hasShape(seen.text)) return 'refused'
  if (seen.location?.endsWith('?missing=1')) return 'shop'
  return seen.status < 300 ||
    (seen.status === 404 && !seen.text.startsWith('{')) ||
    (seen.status === 404 && hasShape(seen.text))
    ? 'thatDay'
    : `${seen.status} ${seen.text.slice(0, 200)}`
}

const accepted: Partial<Record<Outcome, string[]>> = {
  late: ['same'],
  half: ['same', 'refused', 'shop', 'cover', 'down'],
  thatDay: ['same', 'thatDay'],
  unsure: ['refused'],
}

beforeAll(async () => {
  await clearPosts()
  await clearProducts()
  await insertPost({ slug: 'mot-bai' })
  await insertProducts([{ externalId: 'vong' }])
  await clearMedia()
  await insertMedia(photoKey)
  await insertAdmin('mai')
  if (!inject('isDeep')) await keepFewEntries()
  await invalidateContent(env.CACHE)
  for (const [route, sample] of asked) asEver.set(route, await see(sample))
})
beforeEach(async () => {
  // Views are counted, and are part of the response.
  await env.DB.prepare('update entry_counts set views = 0, shares = 0').run()
  await invalidateContent(env.CACHE)
  for (const { name } of (await env.CACHE.list({ prefix: 'products:' })).keys)
    await env.CACHE.delete(name)
  await forgetRendition(routeSamples['GET /media/:key/:file']?.path ?? '')
})
afterEach(endFailures)

it('has a sample of every public route, and asks some of each kind', () => {
  const known = [...new Set([...namesOf(api.routes), ...namesOf(app.routes)])]
  // What is asked of a booking needs one, or a signed message.
  const others = / \/api\/(?:admin|bookings|payments)| \/\*$|ban-tin|admin\/login/
  const open = known.filter((name) => /^(GET|POST) /.test(name) && !others.test(name))
  expect(Object.keys(routeSamples).sort()).toEqual(open.sort())
  const kindsOf = (some: typeof samples) => new Set(some.map(([, { kind }]) => kind))
  expect(kindsOf(asked)).toEqual(kindsOf(samples))
})

it.each(failureNames)('%s: every route answers what the matrix says', async (failure: Failure) => {
  const bindings = letFail(failure)
  const wrong: Record<string, string> = {}
  for (const [route, sample] of asked) {
    const wanted = failureMatrix[failure][sample.kind]
    const seen = await see(sample, bindings)
    expectNoLeak(seen.text)
    const name = nameOf(seen, route)
    if (!(accepted[wanted] ?? [wanted]).includes(name))
      wrong[route] = `${name} instead of ${wanted}`
  }
  expect(wrong).toEqual({})
})

it('sends admins 503 in the shape of all errors while the database is down, on every route that reads', async () => {
  const headers = await sessionCookie('mai')
  const bindings = { ...letFail('databaseDown'), DB: brokenDatabase() }
  const paths = [...namesOf(api.routes)].flatMap(
    (name) => /^GET (\/api\/admin\/\S*)$/.exec(name)?.[1] ?? [],
  )
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths) {
    const response = await request(path.replace(/:\w+/g, '1'), { headers }, bindings)
    const text = await response.text()
    expect([path, response.status, hasShape(text)]).toEqual([path, 503, true])
    expectNoLeak(text)
  }
})
