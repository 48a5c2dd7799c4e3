import { env } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { insertAdmin, sessionCookie } from './testing/admins'
import { keepFewEntries } from './testing/entries'
import { brokenDatabase, brokenKv } from './testing/failures'
import { clearSubmissions, deliverLater, peers, standInForPeers } from './testing/outbox'
import { newClient, post, request } from './testing/site'

let lines: string[] = []

beforeAll(() => keepFewEntries())
beforeEach(async () => {
  await clearSubmissions()
  lines = []
  for (const level of ['error', 'info', 'log', 'warn', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation(
      (...words: unknown[]) => void lines.push(words.map(String).join(' ')),
    )
  }
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const written = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

/** What visitors and admins write, and secrets. */
const person = {
  name: 'Nguyễn Thị Bí Mật',
  email: 'bi.mat+1@example.com',
  phone: '0912345678',
  message: 'đừng ghi lại câu này',
}
const lead = { ...person, destination: 'Hang Én' }
const secrets = [
  person.name,
  person.email,
  person.phone,
  person.message,
  lead.destination,
  'Bí Mật',
  'bi.mat',
  'mail-secret',
  'bot-secret',
]

function expectNoSecrets(...more: string[]): void {
  const all = lines.join('\n')
  // Drizzle's name for what visitors wrote; the search folds it, so that it would not be found as
  // it was written.
  expect(all).not.toContain('params:')
  for (const secret of [...secrets, ...more]) {
    expect(all).not.toContain(secret)
    expect(all).not.toContain(encodeURIComponent(secret))
  }
}

/**
 * A database that fails as D1 does, so that the error of Drizzle has the query and its parameters.
 */
function failingDatabase(): D1Database {
  const statement = (inner: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(inner, {
      get: (target, property) =>
        property === 'bind'
          ? (...values: unknown[]) => statement(target.bind(...values))
          : async () => Promise.reject(new Error('D1_ERROR: out of order')),
    })
  const session = new Proxy(env.DB.withSession(), {
    get: (target, property) =>
      property === 'prepare'
        ? (sql: string) => statement(target.prepare(sql))
        : async () => Promise.reject(new Error('D1_ERROR: out of order')),
  })
  return new Proxy(env.DB, { get: () => () => session })
}

it('writes nothing about visits that go well, nor about what is not there or not allowed', async () => {
  for (const path of [
    '/',
    '/api/posts',
    '/khong-co',
    '/api/nope',
    '/assets/gone.js',
    '/api/search?q=hue',
    '/r/unknown',
  ])
    await request(path)
  await request('/api/admin/me')
  await request('/api/posts', { method: 'DELETE' })
  expect(lines).toEqual([])
})

it('writes one line for a failed request: its id, the pattern of its route, status and time, never the address', async () => {
  const response = await request('/api/posts/mot-bai-viet?locale=vi', {}, { DB: brokenDatabase() })
  expect(response.status).toBe(503)
  expect(written()).toEqual([
    expect.objectContaining({
      event: 'request failed',
      requestId: response.headers.get('X-Request-Id'),
      route: '/api/posts/:slug',
      method: 'GET',
      status: 503,
      ms: expect.any(Number),
      stack: expect.any(String),
    }),
  ])
  expect(lines.join()).toContain('D1 is down')
  expect(lines.join()).not.toContain('mot-bai-viet')
})

it.each([
  ['another site’s write', 403, '/api/contact', { 'Sec-Fetch-Site': 'cross-site' }],
  [
    'another site’s form',
    403,
    '/lien-he?form=contact',
    { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/x-www-form-urlencoded' },
  ],
  [
    'a secret that is not ours',
    401,
    '/api/admin/products/import',
    { Authorization: 'Bearer a-guessed-secret' },
  ],
] as const)(
  'writes one line for %s, of a client without a name',
  async (_, status, path, headers) => {
    const client = { 'CF-Connecting-IP': '203.0.113.79' }
    expect((await post(path, person, { ...client, ...headers })).status).toBe(status)
    expect(written()).toMatchObject([
      { event: 'request refused', status, client: expect.stringMatching(/^[0-9a-f]{12}$/) },
    ])
    expectNoSecrets(client['CF-Connecting-IP'], 'a-guessed-secret')
  },
)

it('takes no id from outside', async () => {
  const given = 'lan@example.com'.replace('@', '-at-')
  const response = await request('/', { headers: { 'X-Request-Id': given } })
  expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
})

it('gives the lines of a page’s own API reads the id of the page', async () => {
  const response = await request('/inspiration', {}, { DB: brokenDatabase(), CACHE: brokenKv() })
  const ids = new Set(written().map(({ requestId }) => requestId))
  expect([...ids]).toEqual([response.headers.get('X-Request-Id')])
})

it('logs a bad setting once, also below /api', async () => {
  await request('/api/health', {}, { DEFAULT_LOCALE: 'fr' })
  expect(written().map(({ event, status }) => [event, status])).toEqual([['request failed', 500]])
})

it.each([
  ['broken', brokenDatabase],
  ['failing', failingDatabase],
])('writes nothing of what visitors send while the database is %s', async (_, database) => {
  const token = 'Zx9'.repeat(15)
  const bindings = { ...peers, DB: database() }
  await post('/api/trip-leads', lead, {}, bindings)
  await post('/api/contact', { ...person, service: 'tour' }, {}, bindings)
  await post('/api/newsletter', { email: person.email, language: 'vi' }, {}, bindings)
  await post('/api/newsletter/confirm', { token }, {}, bindings)
  await request(`/newsletter/confirm?token=${token}`, {}, bindings)
  await request(`/api/search?q=${encodeURIComponent(person.message)}`, {}, bindings)
  await request(`/search?q=${encodeURIComponent(person.message)}`, {}, bindings)
  await request(`/api/products?q=${encodeURIComponent(person.message)}`, {}, bindings)
  await request('/r/p-1', { headers: newClient() }, bindings)
  expect(lines.length).toBeGreaterThan(4)
  for (const line of written())
    expect(line).toMatchObject({
      event: expect.any(String),
      requestId: expect.any(String),
      route: expect.any(String),
    })
  expectNoSecrets(token)
})

it('writes nothing of the admins’ passwords, cookies and searches', async () => {
  await insertAdmin('mai')
  const { Cookie } = await sessionCookie('mai')
  lines = []
  const secret = 'correct horse battery staple'
  const [, session = ''] = Cookie.split('=')
  for (const DB of [brokenDatabase(), failingDatabase()]) {
    await post('/api/admin/login', { username: 'mai', password: secret }, {}, { DB })
    await request(
      `/api/admin/leads?q=${encodeURIComponent(person.name)}`,
      { headers: { Cookie } },
      { DB },
    )
    await post(
      '/api/admin/products/import',
      { rows: [] },
      { Authorization: 'Bearer an-import-token' },
      { DB, IMPORT_TOKEN: 'an-import-token' },
    )
  }
  expect(lines.length).toBeGreaterThan(2)
  expectNoSecrets(secret, session, 'an-import-token')
})

it('writes one line for a login that is refused: of one client and as one user, neither by name', async () => {
  await insertAdmin('mai')
  lines = []
  const client = { 'CF-Connecting-IP': '203.0.113.77' }
  const password = 'correct horse battery staple'
  for (const username of ['mai', 'mai', 'nobody'])
    await post('/api/admin/login', { username, password }, client)
  const refused = written()
  const mark = expect.stringMatching(/^[0-9a-f]{12}$/)
  expect(refused.map(({ event, route }) => [event, route])).toEqual(
    Array(3).fill(['login refused', '/api/admin/login']),
  )
  for (const line of refused)
    expect(line).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      client: mark,
      user: mark,
      requestId: expect.any(String),
    })
  expect(new Set(refused.map((line) => line.client)).size).toBe(1)
  const [first, again, other] = refused.map(({ user }) => user)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  expectNoSecrets(password, '"mai"', 'nobody', client['CF-Connecting-IP'])
})

it('writes down that a login was refused for trying too often', async () => {
  const attempt = () =>
    post(
      '/api/admin/login',
      { username: 'mai', password: 'wrong' },
      { 'CF-Connecting-IP': '203.0.113.78' },
    )
  await attempt()
  await env.DB.prepare('update rate_counts set count = 25').run()
  expect((await attempt()).status).toBe(429)
  expect(written().map(({ event, code }) => [event, code])).toEqual([
    ['login refused', 'INVALID_CREDENTIALS'],
    ['login refused', 'RATE_LIMITED'],
    ['request refused', undefined],
  ])
})

it('writes nothing that a peer repeats of a delivery', async () => {
  standInForPeers(
    ({ body }) =>
      new Response(`cannot send ${JSON.stringify(body)} with mail-secret`, { status: 500 }),
  )
  await post('/api/newsletter', { email: person.email, language: 'vi' }, {}, peers)
  await post('/api/trip-leads', lead, {}, peers)
  await deliverLater(2, peers)
  const tries = written().filter(({ event }) => event === 'delivery')
  expect(tries.length).toBeGreaterThan(1)
  expect(tries.at(-1)).toMatchObject({ route: 'cron * * * * *', outcome: 'failed' })
  expectNoSecrets()
})
