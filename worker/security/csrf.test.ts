import { beforeAll, describe, expect, inject, it } from 'vitest'
import { clearAdmins, insertAdmin, sessionCookie } from '../testing/admins'
import { keepFewEntries } from '../testing/entries'
import { rawRequest } from '../testing/raw-request'
import { routesWhere, routeTable, sampledRoutes } from '../testing/route-table'
import { sampleOf } from '../testing/routes'
import { newClient, origin, pathIn } from '../testing/site'

/**
 * Who may send a request, told by the headers that only browsers write, and whether it is let in.
 */
const senders: readonly (readonly [
  who: string,
  headers: Record<string, string>,
  isOurs: boolean,
])[] = [
  ['our page', { 'Sec-Fetch-Site': 'same-origin', Origin: origin }, true],
  ['our page in an old browser', { Origin: origin }, true],
  ['nobody’s page (a typed address, a mail program)', { 'Sec-Fetch-Site': 'none' }, true],
  ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, false],
  ['another site that hides its name', { 'Sec-Fetch-Site': 'cross-site' }, false],
  ['another site’s sandboxed frame', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }, false],
  [
    'a subdomain',
    { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.mangoroad.example' },
    false,
  ],
  ['another site in an old browser', { Origin: 'https://evil.example' }, false],
  ['a sandboxed frame in an old browser', { Origin: 'null' }, false],
  ['a name that begins like ours', { Origin: `${origin}.evil.example` }, false],
  ['a name that ends like ours', { Origin: 'https://evilmangoroad.example' }, false],
  ['our name without encryption', { Origin: 'http://mangoroad.example' }, false],
  ['our name at another port', { Origin: `${origin}:8443` }, false],
  ['a program that tells nothing', {}, false],
  [
    'a site that the browser has no word for',
    { 'Sec-Fetch-Site': 'same-galaxy', Origin: origin },
    false,
  ],
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

const ownPages = routesWhere(({ from }) => from === 'own pages')
const writes = ownPages.filter((route) => !route.startsWith('GET '))
const reads = ownPages.filter(
  (route) => route.startsWith('GET ') && routeTable[route]?.access !== 'importer',
)
let session: Record<string, string>

beforeAll(async () => {
  await keepFewEntries()
  await clearAdmins()
  await insertAdmin('mai')
  session = await sessionCookie('mai')
})

function send(
  route: string,
  headers: Record<string, string>,
  type: string | undefined,
): Promise<Response> {
  const { method, path } = sampleOf(route)
  const typed: Record<string, string> = type === undefined ? {} : { 'Content-Type': type }
  const body = method === 'DELETE' || method === 'GET' ? null : new TextEncoder().encode('{}')
  return rawRequest(path, { method, body, headers: { ...newClient(), ...headers, ...typed } })
}

/**
 * Whether a route does what it should with a request of our own pages, sent without a session: the
 * logout ends its own.
 */
function isLetIn(route: string, status: number, type: string | undefined): boolean {
  const row = routeTable[route]
  if (row?.access !== 'everybody') return status === 401
  if (row.body === 'json' && type !== 'application/json') return status === 415
  return ![401, 403, 415].includes(status)
}

it('refuses what another site sends to any route, even with a session', async () => {
  const taken: Record<string, number> = {}
  for (const route of [...writes, ...reads]) {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example', ...session }
    const { status } = await send(route, headers, 'text/plain')
    if (status !== 403) taken[route] = status
  }
  expect(taken).toEqual({})
})

/** Whoever is refused is refused before the type is read: the short lane tries two types. */
const refusedTypes = inject('isDeep') ? contentTypes : contentTypes.slice(0, 2)

describe.each(sampledRoutes(writes))('%s', (route) => {
  it('takes requests of our own pages only, in every content type', async () => {
    const wrong: Record<string, number> = {}
    for (const [who, headers, isOurs] of senders) {
      for (const type of isOurs ? contentTypes : refusedTypes) {
        const { status } = await send(route, isOurs ? headers : { ...headers, ...session }, type)
        const isRight = isOurs ? isLetIn(route, status, type) : status === 403
        if (!isRight) wrong[`${who}, ${type}`] = status
      }
    }
    expect(wrong).toEqual({})
  })
})

describe.each(sampledRoutes(reads))('%s', (route) => {
  it('is read by our own pages only', async () => {
    const wrong: Record<string, number> = {}
    for (const [who, headers, isOurs] of senders.filter(
      ([, names]) => Object.keys(names).length > 0,
    )) {
      const { status } = await send(route, isOurs ? headers : { ...headers, ...session }, undefined)
      if (status !== (isOurs ? 401 : 403)) wrong[who] = status
    }
    expect(wrong).toEqual({})
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

const formTypes = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
]

/**
 * All are taken by one handler, whose every response is a page: the short lane sends one form from
 * everybody.
 */
const triedForms = inject('isDeep') ? plainForms : plainForms.slice(0, 1)

/** Sends a form to its page, and returns what is wrong with the response. */
async function unlessRight(
  path: string,
  headers: Record<string, string>,
  { type, isOurs }: { type: string; isOurs: boolean },
) {
  const body = new TextEncoder().encode('name=Secret+words&email=an%40example.com')
  const response = await rawRequest(path, {
    method: 'POST',
    body,
    headers: { ...newClient(), ...headers, 'Content-Type': type },
  })
  const ours = type === formTypes[0] ? [200, 303, 422] : [415]
  if (!(isOurs ? ours : [403]).includes(response.status)) return `${response.status}`
  return !isOurs && (await response.text()).includes('Secret words')
    ? 'the words are repeated'
    : undefined
}

describe.each(triedForms)('POST %s', (path) => {
  it('takes forms of our own pages only, in the type of forms, and repeats no word of another site’s', async () => {
    const wrong: Record<string, string> = {}
    for (const [who, headers, isOurs] of senders) {
      for (const type of isOurs || inject('isDeep') ? formTypes : formTypes.slice(0, 1)) {
        const what = await unlessRight(path, headers, { type, isOurs })
        if (what) wrong[`${who}, ${type}`] = what
      }
    }
    expect(wrong).toEqual({})
  })
})

it.each(plainForms)('refuses the form of another site at %s', async (path) => {
  const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
  expect(await unlessRight(path, headers, { type: 'text/plain', isOurs: false })).toBeUndefined()
})

describe('methods', () => {
  const routes = Object.keys(routeTable)
  const known = new Set(routes.map((route) => Object.values(sampleOf(route)).join(' ')))
  const paths = [...new Set(sampledRoutes(routes).map((route) => sampleOf(route).path))]

  it.each(paths)('%s takes no other than its own, whatever a header says', async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (known.has(`${method} ${path}`)) continue
      const headers = {
        ...newClient(),
        'Sec-Fetch-Site': 'same-origin',
        Origin: origin,
        'Content-Type': 'application/json',
      }
      const response = await rawRequest(path, { method, body: '{}', headers })
      expect([401, 404, 405], `${method} ${path}`).toContain(response.status)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
    }
    if (known.has(`GET ${path}`) && !known.has(`POST ${path}`)) {
      const overriding = {
        ...newClient(),
        Origin: origin,
        'X-HTTP-Method-Override': 'POST',
        'X-Method-Override': 'DELETE',
      }
      const plain = await rawRequest(path, { headers: { ...newClient(), Origin: origin } })
      expect((await rawRequest(path, { headers: overriding })).status).toBe(plain.status)
    }
  })
})
