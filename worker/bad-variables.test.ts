import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AdminDashboard } from '../schema/api/admin-dashboard'
import { type OptionalVariable, optionalVariables } from '../schema/api/admin-outbox'
import { maxLetterRate } from '../schema/letters'
import { deliverDue } from './delivery'
import { budgetAfter, sendLetters } from './features/letters/send-letters'
import type { Bindings } from './platform/http/env'
import { readPrivateSettings } from './platform/settings/private-settings'
import { clearAdmins, insertAdmin, sessionCookie } from './testing/admins'
import { countingDatabase } from './testing/failures'
import { post, request } from './testing/site'

/** A number is what wrangler makes of a value without quotation marks. */
const aNumber = 42 as unknown as string
const bad: Record<OptionalVariable, Partial<Bindings>> = {
  MAIL_ADAPTER: { MAIL_ADAPTER: 'smtp' },
  MAIL_FROM: { MAIL_ADAPTER: 'local', MAIL_FROM: 'Mango Road' },
  MAIL_API_URL: { MAIL_ADAPTER: 'http', MAIL_API_URL: 'http://mail.example' },
  MAIL_API_TOKEN: { MAIL_API_TOKEN: aNumber },
  MAIL_REGION: { MAIL_ADAPTER: 'ses', MAIL_API_TOKEN: 'id:secret' },
  MAIL_DAILY_QUOTA: { MAIL_DAILY_QUOTA: '-1' },
  MAIL_WARMUP_FROM: { MAIL_WARMUP_FROM: '30/11/2026' },
  TELEGRAM_API_URL: { TELEGRAM_BOT_TOKEN: 'token', TELEGRAM_API_URL: 'telegram' },
  TELEGRAM_BOT_TOKEN: { TELEGRAM_BOT_TOKEN: aNumber },
  TELEGRAM_CHANNEL: { TELEGRAM_BOT_TOKEN: 'token', TELEGRAM_CHANNEL: aNumber },
  TELEGRAM_STAFF_CHAT: { TELEGRAM_BOT_TOKEN: 'token', TELEGRAM_STAFF_CHAT: aNumber },
  TURNSTILE_SITE_KEY: { TURNSTILE_SECRET_KEY: 'secret', TURNSTILE_SITE_KEY: aNumber },
  TURNSTILE_SECRET_KEY: { TURNSTILE_SECRET_KEY: aNumber },
  IMPORT_TOKEN: { IMPORT_TOKEN: aNumber },
  OWNER_SECOND_FACTOR: { OWNER_SECOND_FACTOR: 'yes' },
  HSTS: { HSTS: 'on' },
  LINK_CHECKS: { LINK_CHECKS: 'true' },
  FACTOR_KEY: { FACTOR_KEY: 'short' },
  LINK_SECRET: { LINK_SECRET: 'short' },
  LETTER_RATE: { LETTER_RATE: String(maxLetterRate + 1) },
  MAIL_EVENTS_SECRET: { MAIL_EVENTS_SECRET: 'a secret of words' },
  MAIL_INBOUND_SECRET: { MAIL_INBOUND_SECRET: 'a secret of words' },
  TRANSLATE_ADAPTER: { TRANSLATE_ADAPTER: 'google' },
  TRANSLATE_URL: { TRANSLATE_ADAPTER: 'http', TRANSLATE_URL: 'http://translate.example' },
  TRANSLATE_SECRET: { TRANSLATE_SECRET: aNumber },
  PAYMENTS: { PAYMENTS: 'on' },
  STRIPE_API_URL: { STRIPE_API_URL: 'http://stripe.example' },
  STRIPE_SECRET_KEY: { STRIPE_SECRET_KEY: aNumber },
  STRIPE_WEBHOOK_SECRET: { STRIPE_SECRET_KEY: 'secret' },
  BANK_BIN: { BANK_ACCOUNT: '0011002233' },
  BANK_ACCOUNT: { BANK_BIN: '970436', BANK_HOLDER: 'MANGO ROAD', BANK_ACCOUNT: '0011 0022' },
  BANK_HOLDER: { BANK_HOLDER: aNumber },
  BANK_WEBHOOK_SECRET: { BANK_WEBHOOK_SECRET: 'short' },
}

beforeEach(async () => {
  await clearAdmins()
  // Owners need a second factor while its variable is bad.
  await insertAdmin('mai', 'editor')
})
afterEach(() => vi.restoreAllMocks())

it.each(optionalVariables)(
  'serves the site without what a bad %s is for, and names it in the log and in the admin',
  async (name) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const path of ['/', '/en', '/api/posts'])
      expect((await request(path, { redirect: 'follow' }, bad[name])).status).toBeLessThan(400)
    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toContainEqual(
      expect.objectContaining({ event: 'a variable cannot be used', variable: name }),
    )
    const dashboard = await request(
      '/api/admin/dashboard',
      { headers: await sessionCookie('mai') },
      bad[name],
    )
    expect((await dashboard.json<AdminDashboard>()).setup.badVariables).toEqual([name])
    expect(await env.DB.prepare('select count(*) as rows from admins').first()).toEqual({ rows: 1 })
  },
)

it('switches off what belongs to a bad variable, and nothing more', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const settings = (name: OptionalVariable) =>
    readPrivateSettings({ LINK_CHECKS: 'on', ...bad[name] })
  for (const name of ['MAIL_ADAPTER', 'MAIL_FROM', 'MAIL_API_URL'] as const)
    expect(settings(name).mail.adapter).toBe('none')
  for (const name of ['TELEGRAM_API_URL', 'TELEGRAM_CHANNEL', 'TELEGRAM_STAFF_CHAT'] as const)
    expect(settings(name).telegram).toBeUndefined()
  expect(settings('TURNSTILE_SITE_KEY').turnstileSecret).toBeUndefined()
  expect(settings('OWNER_SECOND_FACTOR').isSecondFactorRequired).toBe(true)
  expect(settings('LINK_CHECKS').hasLinkChecks).toBe(false)
  expect(settings('LETTER_RATE')).toMatchObject({ letterRate: 0, hasLinkChecks: true })
})

it('keeps mails in the outbox while the sender is bad', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await env.DB.prepare('delete from outbox').run()
  const message = { name: 'Lan', email: 'lan@example.com', service: 'tour', message: 'Xin chào' }
  expect((await post('/api/contact', message, {}, bad.MAIL_FROM)).status).toBe(201)
  await deliverDue({ ...env, ...bad.MAIL_FROM }, { now: new Date(Date.now() + 60_000) })
  const { results } = await env.DB.prepare(
    "select status from outbox where kind = 'contact-acknowledged'",
  ).all()
  expect(results).toEqual([{ status: 'pending' }])
})

it('sends no letter at a bad rate', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const queriesAt = async (rate: Partial<Bindings>) => {
    const { DB, asked } = countingDatabase()
    await sendLetters(
      { ...env, DB, MAIL_ADAPTER: 'local', ...rate },
      { now: new Date(), until: new Date(), budget: budgetAfter(0) },
    )
    return asked()
  }
  expect(await queriesAt(bad.LETTER_RATE)).toBe(0)
  expect(await queriesAt({ LETTER_RATE: String(maxLetterRate) })).toBeGreaterThan(0)
})
