import { beforeAll, describe, expect, it } from 'vitest'
import { clearAdmins, insertAdmin, sessionCookie } from '../testing/admins'
import { rawRequest } from '../testing/raw-request'
import { routesWhere, routeTable } from '../testing/route-table'
import { sampleOf } from '../testing/routes'
import { newClient, origin, pathIn } from '../testing/site'

/** Who may send a request, told by the headers that only browsers write, and whether it is let in. */
const senders: readonly (readonly [who: string, headers: Record<string, string>, isOurs: boolean])[] = [
  ['our page', { 'Sec-Fetch-Site': 'same-origin', Origin: origin }, true],
  ['our page in an old browser', { Origin: origin }, true],
  ['nobody’s page (a typed address, a mail program)', { 'Sec-Fetch-Site': 'none' }, true],
  ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, false],
  ['another site that hides its name', { 'Sec-Fetch-Site': 'cross-site' }, false],
  ['another site’s sandboxed frame', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }, false],
  ['a subdomain', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.mangoroad.example' }, false],
  ['another site in an old browser', { Origin: 'https://evil.example' }, false],
  ['a sandboxed frame in an old browser', { Origin: 'null' }, false],
  ['a name that begins like ours', { Origin: `${origin}.evil.example` }, false],
  ['a name that ends like ours', { Origin: 'https://evilmangoroad.example' }, false],
  ['our name without encryption', { Origin: 'http://mangoroad.example' }, false],
  ['our name at another port', { Origin: `${origin}:8443` }, false],
  ['a program that tells nothing', {}, false],
  ['a site that the browser has no word for', { 'Sec-Fetch-Site': 'same-galaxy', Origin: origin }, false],
]

/** What a form or a script of another site can send without being asked first, and the rest. */
const contentTypes = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/csp-report',
  undefined,
] as const

const writes = routesWhere(({ from }) => from === 'own pages').filter((route) => !route.startsWith('GET '))
let session: Record<string, string>

beforeAll(async () => {
  await clearAdmins()
  await insertAdmin('mai')
  session = await sessionCookie('mai')
})

function send(route: string, headers: Record<string, string>, type: string | undefined): Promise<Response> {
  const { method, path } = sampleOf(route)
  const typed: Record<string, string> = type === undefined ? {} : { 'Content-Type': type }
  const body = method === 'DELETE' || method === 'GET' ? null : new TextEncoder().encode('{}')
  return rawRequest(path, { method, body, headers: { ...newClient(), ...headers, ...typed } })
}

describe.each(writes)('%s', (route) => {
  const row = routeTable[route]
  it.each(senders)('from %s, in every content type', async (_, headers, isOurs) => {
    // The logout ends its session: allowed requests are sent without a session, refused ones with one.
    const known = isOurs ? {} : session
    for (const type of contentTypes) {
      const { status } = await send(route, { ...headers, ...known }, type)
      if (!isOurs) expect(status, `${type}`).toBe(403)
      else if (row?.access !== 'everybody') expect(status, `${type}`).toBe(401)
      else if (row.body === 'json' && type !== 'application/json') expect(status, `${type}`).toBe(415)
      else expect([401, 403, 415], `${type}`).not.toContain(status)
    }
  })
})

describe.each(
  routesWhere(({ access, from }) => (access === 'staff' || access === 'owner') && from === 'own pages').filter((route) =>
    route.startsWith('GET '),
  ),
)('%s', (route) => {
  it.each(senders.filter(([, headers]) => Object.keys(headers).length > 0))('is not read by %s', async (_, headers, isOurs) => {
    expect((await send(route, { ...headers, ...(isOurs ? {} : session) }, undefined)).status).toBe(isOurs ? 401 : 403)
  })
})

/** The forms that are posted to their own pages without scripts. */
const plainForms = [
  '/lien-he?form=contact',
  pathIn('en', '/lap-ke-hoach?form=trip'),
  '/?form=newsletter',
  '/ban-tin/xac-nhan?form=confirm&token=x',
  '/ban-tin/huy-dang-ky?form=unsubscribe&token=x',
]

describe.each(plainForms)('POST %s', (path) => {
  it.each(senders)('from %s, in every content type of forms', async (_, headers, isOurs) => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      const typed = { 'Content-Type': type }
      const body = new TextEncoder().encode('name=Secret+words&email=an%40example.com')
      const response = await rawRequest(path, { method: 'POST', body, headers: { ...newClient(), ...headers, ...typed } })
      if (!isOurs) expect(response.status, `${type}`).toBe(403)
      else if (type !== 'application/x-www-form-urlencoded') expect(response.status, `${type}`).toBe(415)
      else expect([200, 303, 422], `${type}`).toContain(response.status)
      if (!isOurs) expect(await response.text()).not.toContain('Secret words')
    }
  })
})

describe('methods', () => {
  const paths = [...new Set(Object.keys(routeTable).map((route) => sampleOf(route).path))]
  const known = new Set(Object.keys(routeTable).map((route) => Object.values(sampleOf(route)).join(' ')))

  it.each(paths)('%s takes no other than its own, whatever a header says', async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (known.has(`${method} ${path}`)) continue
      const headers = { ...newClient(), 'Sec-Fetch-Site': 'same-origin', Origin: origin, 'Content-Type': 'application/json' }
      const response = await rawRequest(path, { method, body: '{}', headers })
      expect([401, 404, 405], `${method} ${path}`).toContain(response.status)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
    }
    if (known.has(`GET ${path}`) && !known.has(`POST ${path}`)) {
      const overriding = { ...newClient(), Origin: origin, 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'DELETE' }
      const plain = await rawRequest(path, { headers: { ...newClient(), Origin: origin } })
      expect((await rawRequest(path, { headers: overriding })).status).toBe(plain.status)
    }
  })
})
