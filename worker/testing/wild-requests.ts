import fc from 'fast-check'
import { expect } from 'vitest'
import { type ErrorBody, errorCodes } from '../../schema/errors'
import { clearAdmins, insertAdmin, sessionCookie } from './admins'
import { hostileHeaders, hostileQuery, hostileSegment } from './hostile'
import { insertPost } from './posts'
import { insertProducts } from './products'
import { rawRequest } from './raw-request'
import { parametersOf, sampleOf } from './routes'

const seed = 20_261_121
/** Requests travel together: the machine would otherwise wait for the database most of the time. */
const together = 20

interface Wild {
  method: string
  path: string
  headers: [string, string][]
  body: string | null
  isStaff: boolean
}

const methods = fc.oneof(
  { weight: 9, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'PURGE') },
)
const bodies = fc.oneof(fc.constantFrom('{}', '', '[', 'null', 'name=x&email=x'), fc.json(), fc.string({ unit: 'binary', maxLength: 200 }))

/** A request to a route, everything about it hostile but the route itself. */
function wildRequest(route: string): fc.Arbitrary<Wild> {
  const parameters = fc.record(Object.fromEntries(parametersOf(route).map((name) => [name, hostileSegment])))
  return fc
    .record({ parameters, query: hostileQuery, headers: hostileHeaders, other: methods, body: bodies, isStaff: fc.boolean() })
    .map((wild) => {
      const { method: usual, path } = sampleOf(route, wild.parameters)
      const method = wild.other || usual
      return { ...wild, method, path: path + wild.query, body: method === 'GET' || method === 'HEAD' ? null : wild.body }
    })
}

let session = ''
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
  if (method === 'HEAD' || response.status < 400 || !new URL(`https://x.example${path}`).pathname.startsWith('/api/')) return
  const answer = JSON.parse(text) as ErrorBody
  expect(typeof answer.error).toBe('string')
  expect(errorCodes).toContain(answer.code)
  for (const issue of answer.issues ?? []) expect([typeof issue.path, typeof issue.message]).toEqual(['string', 'string'])
}

/** Sends so many hostile requests to routes, the same ones each time, and fails at the first whose answer is not sound. */
export async function sendMany(routes: readonly string[], requests: number): Promise<void> {
  const batch = fc.array(fc.constantFrom(...routes).chain(wildRequest), { minLength: together, maxLength: together })
  const property = fc.asyncProperty(batch, async (requestsOfBatch) => {
    await renewSession()
    await Promise.all(requestsOfBatch.map(expectSound))
  })
  await fc.assert(property, { seed, numRuns: requests / together, endOnFailure: true })
}

/** What the requests find. */
export async function prepareSite(): Promise<void> {
  await clearAdmins()
  await insertAdmin('mai')
  await insertPost({ slug: 'hoi-an' })
  await insertProducts([{ externalId: 'hoi-an' }])
}
