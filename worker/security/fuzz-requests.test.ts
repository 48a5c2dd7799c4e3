import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { beforeAll, expect, inject, it } from 'vitest'
import { legacyPaths, paths } from '../../schema/paths'
import { sessionCookie } from '../testing/admins'
import { keepFewEntries } from '../testing/entries'
import { expectErrorShape, prepareSite, sendMany } from '../testing/fuzz'
import { hostileHeaders, hostileQuery, hostileSegment } from '../testing/hostile'
import { rawRequest } from '../testing/raw-request'
import { everyRoute, parametersOf, sampleOf } from '../testing/routes'

interface Wild {
  method: string
  path: string
  headers: [string, string][]
  body: string | null
  isStaff: boolean
}

const methods = fc.oneof(
  { weight: 9, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'PROPFIND',
      'PURGE',
    ),
  },
)
const bodies = fc.oneof(
  fc.constantFrom('{}', '', '[', 'null', 'name=x&email=x'),
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

/** A request to a route, everything about it hostile but the route itself. */
function wildRequest(route: string): fc.Arbitrary<Wild> {
  const parameters = fc.record(
    Object.fromEntries(parametersOf(route).map((name) => [name, hostileSegment])),
  )
  return fc
    .record({
      parameters,
      query: hostileQuery,
      headers: hostileHeaders,
      other: methods,
      body: bodies,
      isStaff: fc.boolean(),
    })
    .map((wild) => {
      const { method: usual, path } = sampleOf(route, wild.parameters)
      const method = wild.other || usual
      return {
        ...wild,
        method,
        path: path + wild.query,
        body: method === 'GET' || method === 'HEAD' ? null : wild.body,
      }
    })
}

let session = ''
/** A logout among the requests ends it. */
async function renewSession(): Promise<void> {
  session = (await sessionCookie('mai')).Cookie
}

/** Never a failure, the policy on every answer, and the one shape for failures of the API. */
async function expectSound({ method, path, headers: named, body, isStaff }: Wild): Promise<void> {
  const headers = new Headers(named)
  if (isStaff) headers.append('Cookie', session)
  const response = await rawRequest(path, { method, headers, body })
  expect(response.status, `${method} ${path}`).toBeLessThan(500)
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(response.headers.get('X-Injected')).toBeNull()
  const text = await response.text()
  if (
    method === 'HEAD' ||
    response.status < 400 ||
    !new URL(`https://x.example${path}`).pathname.startsWith('/api/')
  )
    return
  expectErrorShape(text)
}

const apiRoutes = everyRoute.filter((route) => route.includes(' /api/'))
const otherRoutes = [
  ...everyRoute.filter((route) => !route.includes(' /api/')),
  ...[...Object.values(paths), ...Object.values(legacyPaths)].flatMap((path) => [
    `GET ${path}`,
    `GET /en${path}`,
    `POST ${path}`,
  ]),
  'GET /:anything',
  'GET //:anything',
  'GET /en/:a/:b',
  'GET /:a/:b/:c',
  'GET /api/:anything',
  'GET /api/admin/:a/:b',
]

beforeAll(async () => {
  if (!inject('isDeep')) await keepFewEntries()
  await prepareSite()
})

const times = inject('isDeep') ? 20 : 1

it.each([
  ['to the API', apiRoutes, 700 * times],
  ['to pages, files and redirects', otherRoutes, 300 * times],
] as const)(
  'handles hostile requests %s without a failure, and stays whole',
  { timeout: 1_200_000 },
  async (_, routes, count) => {
    await sendMany(fc.constantFrom(...routes).chain(wildRequest), count, expectSound, renewSession)
    const { results } = await env.DB.prepare('pragma quick_check').all<{ quick_check: string }>()
    expect(results).toEqual([{ quick_check: 'ok' }])
  },
)
