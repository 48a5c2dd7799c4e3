import { afterEach, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest'
import { paths } from '../../schema/paths'
import type { Bindings } from '../platform/http/env'
import { privateVariables } from '../platform/settings/private-settings'
import { clearAdmins, insertAdmin, sessionCookie } from '../testing/admins'
import { keepFewEntries } from '../testing/entries'
import { brokenDatabase, brokenKv } from '../testing/failures'
import { clearSubmissions, deliverLater, standInForPeers } from '../testing/outbox'
import { clearPosts, insertPost } from '../testing/posts'
import { everyRoute, sampleOf } from '../testing/routes'
import { newClient, post, request } from '../testing/site'

/**
 * Every variable that only the Worker may know: the secrets with values that can be found again,
 * the rest because it is no secret.
 */
const planted = {
  MAIL_API_TOKEN: 'PLANTED-mail-api-token',
  TELEGRAM_BOT_TOKEN: '123456:PLANTED-telegram-bot-token',
  TURNSTILE_SECRET_KEY: 'PLANTED-turnstile-secret-key',
  IMPORT_TOKEN: 'PLANTED-import-token',
  FACTOR_KEY: 'PLANTED-factor-key-of-some-length-here',
  LINK_SECRET: 'PLANTED-link-secret-of-some-length',
  MAIL_EVENTS_SECRET: 'whsec_PLANTEDmailEventsSecret00000',
  MAIL_INBOUND_SECRET: 'whsec_PLANTEDmailInboundSecret0000',
  TRANSLATE_SECRET: 'PLANTED-translate-secret',
  STRIPE_SECRET_KEY: 'PLANTED-stripe-secret-key',
  STRIPE_WEBHOOK_SECRET: 'PLANTED-stripe-webhook-secret',
  BANK_WEBHOOK_SECRET: 'PLANTED-bank-webhook-secret',
} satisfies Partial<Bindings>
const noSecrets = [
  'OWNER_SECOND_FACTOR',
  'HSTS',
  'LINK_CHECKS',
  'LETTER_RATE',
  'MAIL_ADAPTER',
  'MAIL_FROM',
  'MAIL_API_URL',
  'MAIL_REGION',
  'MAIL_DAILY_QUOTA',
  'MAIL_WARMUP_FROM',
  'TELEGRAM_API_URL',
  'TELEGRAM_CHANNEL',
  'TELEGRAM_STAFF_CHAT',
  'TURNSTILE_SITE_KEY',
  'TRANSLATE_ADAPTER',
  'TRANSLATE_URL',
  'PAYMENTS',
  'STRIPE_API_URL',
  'BANK_BIN',
  'BANK_ACCOUNT',
  'BANK_HOLDER',
]
const settings: Partial<Bindings> = {
  ...planted,
  MAIL_ADAPTER: 'http',
  MAIL_API_URL: 'https://mail.example/send',
  TELEGRAM_CHANNEL: '@mangoroad',
  TELEGRAM_STAFF_CHAT: '-100',
  TURNSTILE_SITE_KEY: 'site-key',
  PAYMENTS: 'live',
  BANK_BIN: '970436',
  BANK_ACCOUNT: '0011002233',
  BANK_HOLDER: 'MANGO ROAD',
}

const written: string[] = []
const answers: string[] = []

function readAll(): string {
  return [...written, ...answers].join('\n')
}

async function note(response: Response): Promise<void> {
  answers.push(JSON.stringify([...response.headers]), await response.text())
}

beforeAll(async () => {
  if (!inject('isDeep')) await keepFewEntries()
})
beforeEach(async () => {
  written.length = 0
  answers.length = 0
  for (const method of ['log', 'info', 'debug', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(
      (...parts: unknown[]) => void written.push(parts.map(String).join(' ')),
    )
  await clearSubmissions()
  await clearAdmins()
  await clearPosts()
  await insertAdmin('mai')
  await insertPost({ slug: 'some-slug' })
})
afterEach(() => {
  expect(readAll()).not.toContain('PLANTED')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('knows of each private variable whether it is a secret', () => {
  expect([...Object.keys(planted), ...noSecrets].sort()).toEqual([...privateVariables].sort())
})

/**
 * All documents have the same settings in them; the short lane opens some of each kind, and asks as
 * an admin, who is told more.
 */
const pages = inject('isDeep')
  ? Object.values(paths)
  : [paths.home, paths.contact, paths.search, paths.adminLogin, paths.preview]

async function askEverything(bindings: Partial<Bindings>): Promise<void> {
  for (const route of [...everyRoute, ...pages.map((path) => `GET ${path}`)]) {
    for (const session of [await sessionCookie('mai'), ...(inject('isDeep') ? [{}] : [])]) {
      const { method, path } = sampleOf(route)
      const body = method === 'GET' || method === 'DELETE' ? null : '{}'
      const headers = { 'Content-Type': 'application/json', ...newClient(), ...session }
      await note(await request(path, { method, body, headers }, bindings))
    }
  }
}

it('has no secret in any response or line of the log', async () => {
  standInForPeers(() => Response.json({ success: true }))
  await askEverything(settings)
  expect(answers.length).toBeGreaterThan(300)
})

it('reveals none while everything behind it fails', async () => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    throw new Error(`could not fetch ${url} with ${JSON.stringify(init.headers)} and ${init.body}`)
  })
  await askEverything({ ...settings, DB: brokenDatabase(), CACHE: brokenKv() })
  expect(written.join()).toContain('D1 is down')
  expect(answers.join()).not.toContain('D1 is down')
})

it('reveals none where a setting is wrong', async () => {
  const wrong = { ...settings, MAIL_FROM: 'nobody', MAIL_API_URL: 'PLANTED is no address' }
  for (const path of ['/', '/api/admin/outbox'])
    await note(await request(path, { headers: await sessionCookie('mai') }, wrong))
  expect(written.join()).toContain('MAIL_API_URL')
})

it.each([
  [
    'refuses and repeats all that it was sent',
    (sent: string) => new Response(sent, { status: 400 }),
  ],
  ['fails and repeats all that it was sent', (sent: string) => new Response(sent, { status: 500 })],
  ['breaks off and names all that it was sent', (sent: string) => Promise.reject(new Error(sent))],
])('reveals none where a peer %s', async (_, answer) => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.includes('siteverify')) return Response.json({ success: true })
    return answer(`${url} ${JSON.stringify(init.headers)} ${init.body}`)
  })
  const lead = { name: 'Lan', email: 'lan@example.com', turnstileToken: 'x' }
  expect((await post('/api/trip-leads', lead, {}, settings)).status).toBe(201)
  await post('/api/telegram/post', { slug: 'some-slug' }, {}, settings)
  await deliverLater(60, settings)
  const headers = await sessionCookie('mai')
  for (const path of [
    '/api/admin/outbox',
    '/api/admin/dashboard',
    '/api/admin/leads',
    '/api/admin/audit',
  ])
    await note(await request(path, { headers }, settings))
  // The peer's error is shown to admins; only the secret is removed.
  expect(answers.join()).toMatch(/lastError.{1,40}(?:mail|telegram)/)
})
