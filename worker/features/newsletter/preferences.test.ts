import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ReaderPreferences } from '../../../schema/api/newsletter'
import { openDatabase } from '../../platform/db/database'
import { clearAdmins } from '../../testing/admins'
import { clearSubmissions, localMail, mailsTo } from '../../testing/outbox'
import { planOf } from '../../testing/plans'
import { newClient, post, request } from '../../testing/site'
import { findReader, makeReaderLinks } from './links'

const secret = env.LINK_SECRET ?? ''
const email = 'lan@example.com'
const settings = { siteUrl: 'https://mangoroad.example', defaultLocale: 'vi' } as const

beforeEach(async () => {
  await clearSubmissions()
  await clearAdmins()
  await env.DB.batch(
    ['letter_sendings', 'mail_suppressions'].map((table) => env.DB.prepare(`delete from ${table}`)),
  )
  await insertReader('reader-1', email)
  await insertReader('reader-2', 'binh@example.com')
  await env.DB.prepare(
    `insert into letter_sendings (id, letter_id, list, state, mode, segment, content, counts_clicks, is_archived, recipients, created_by, created_at)
    values ('sending-1', 'entry-1', 'letter', 'sent', 'now', '{}', '{}', 0, 0, 2, 'mai', '2026-11-20T00:00:00.000Z')`,
  ).run()
})

function insertReader(id: string, address: string, status = 'confirmed') {
  return env.DB.prepare(
    `insert into newsletter_subscriptions (email, language, status, subscribed_at, confirmed_at, created_at, reader_id)
    values (?1, 'vi', ?2, ?3, ?3, ?3, ?4)`,
  )
    .bind(address, status, '2026-11-01T00:00:00.000Z', id)
    .run()
}

async function tokenOf(readerId = 'reader-1', letter?: string) {
  const links = await makeReaderLinks({
    readerId,
    list: 'letter',
    ...(letter && { letter }),
    language: 'vi',
    settings,
    secret,
  })
  return new URL(links.preferences).searchParams.get('token') ?? ''
}

const base = '/api/newsletter/preferences'
const read = async (token: string) =>
  (await request(`${base}?token=${token}`)).json<ReaderPreferences>()
const send = (path: string, body: object, headers = {}) => post(`${base}${path}`, body, headers)
const exported = (token: string, headers = {}) =>
  request(`${base}/export?token=${token}`, {
    method: 'POST',
    headers: { ...newClient(), ...headers },
  })
const row = async (address = email) =>
  env.DB.prepare('select * from newsletter_subscriptions where email = ?')
    .bind(address)
    .first<Record<string, unknown>>()
const leftBy = async () =>
  (
    await env.DB.prepare('select unsubscribed from letter_sendings').first<{
      unsubscribed: number
    }>()
  )?.unsubscribed

describe('the preferences of a reader', () => {
  it('are read by a signed link, with the address in part, and never stored', async () => {
    const response = await request(`${base}?token=${await tokenOf()}`)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({
      state: 'ready',
      list: 'letter',
      address: 'l…@example.com',
      isSubscribed: true,
      language: 'vi',
      interests: [],
      frequency: 'all',
      pausedUntil: null,
    })
    expect(await row()).toMatchObject({ status: 'confirmed', paused_until: null })
  })

  it('are nobody’s by a link that is forged, of another list, or of a site without a secret', async () => {
    const token = await tokenOf()
    const orchard = await makeReaderLinks({
      readerId: 'reader-1',
      list: 'orchard',
      language: 'vi',
      settings,
      secret,
    })
    const wrong = [
      '',
      'x',
      `${token.slice(0, -3)}abc`,
      new URL(orchard.preferences).searchParams.get('token') ?? '',
      await tokenOf('x'),
    ]
    for (const one of wrong) {
      expect(await read(one), one).toEqual({ state: 'invalid' })
      for (const path of ['', '/leave', '/delete']) {
        const response = await send(path, { token: one, language: 'en', frequency: 'all' })
        expect([response.status, await response.json()]).toEqual([200, { state: 'invalid' }])
      }
      expect((await exported(one)).status).toBe(404)
    }
    expect(await (await request(`${base}?token=${token}`, {}, { LINK_SECRET: '' })).json()).toEqual(
      { state: 'invalid' },
    )
    expect(await row()).toMatchObject({ status: 'confirmed', language: 'vi' })
  })

  it('change the language, what is of interest and how often, of this reader alone', async () => {
    const token = await tokenOf()
    const response = await send('', {
      token,
      language: 'en',
      interests: ['food', 'deals'],
      frequency: 'monthly',
    })
    const shown = {
      state: 'ready',
      isSubscribed: true,
      language: 'en',
      interests: ['food', 'deals'],
      frequency: 'monthly',
    }
    expect(await response.json()).toMatchObject(shown)
    expect(await read(token)).toMatchObject(shown)
    expect(await row('binh@example.com')).toMatchObject({
      language: 'vi',
      interests: null,
      frequency: 'all',
    })
    await send('', { token, language: 'vi', interests: [], frequency: 'all' })
    expect(await row()).toMatchObject({ language: 'vi', interests: null, frequency: 'all' })
    for (const wrong of [{ language: 'fr' }, { interests: ['shoes'] }, { frequency: 'daily' }]) {
      expect((await send('', { token, language: 'vi', frequency: 'all', ...wrong })).status).toBe(
        400,
      )
    }
  })

  it('pause for three months, stay paused when something else changes, and end a pause', async () => {
    const token = await tokenOf()
    const choice = { token, language: 'vi', frequency: 'all' }
    await send('', { ...choice, isPaused: true })
    const until = String((await row())?.paused_until)
    const days = (Date.parse(until) - Date.now()) / (24 * 60 * 60 * 1000)
    expect(days).toBeGreaterThan(88)
    expect(days).toBeLessThan(93)
    await send('', { ...choice, frequency: 'monthly' })
    expect(await read(token)).toMatchObject({ pausedUntil: until, frequency: 'monthly' })
    await env.DB.prepare('update newsletter_subscriptions set paused_until = ?')
      .bind('2026-01-01T00:00:00.000Z')
      .run()
    expect(await read(token)).toMatchObject({ pausedUntil: null })
    await send('', { ...choice, isPaused: false })
    expect((await row())?.paused_until).toBeNull()
  })

  it('are asked for by the site’s own pages only', async () => {
    const token = await tokenOf()
    const elsewhere = { 'Sec-Fetch-Site': 'cross-site' }
    for (const path of ['', '/leave', '/delete']) {
      expect(
        (await send(path, { token, language: 'en', frequency: 'all' }, elsewhere)).status,
      ).toBe(403)
    }
    expect((await exported(token, elsewhere)).status).toBe(403)
    expect(await row()).toMatchObject({ status: 'confirmed', language: 'vi' })
  })
})

describe('a reader who leaves', () => {
  it('is counted once by the letter, and is a reader again by the same link', async () => {
    const token = await tokenOf('reader-1', 'sending-1')
    for (const _ of [1, 2])
      expect(await (await send('/leave', { token })).json()).toEqual({ state: 'done' })
    expect(await row()).toMatchObject({ status: 'unsubscribed' })
    expect(await leftBy()).toBe(1)
    expect(await read(token)).toMatchObject({ state: 'ready', isSubscribed: false })
    const back = await send('', { token, language: 'vi', interests: ['places'], frequency: 'all' })
    expect(await back.json()).toMatchObject({ isSubscribed: true, interests: ['places'] })
    expect(await row()).toMatchObject({ status: 'confirmed', unsubscribed_at: null })
    expect(String((await row())?.confirmed_at) > '2026-11-02').toBe(true)
  })

  it('leaves by the page, by one click of a mail program, or at once by both, and is counted once', async () => {
    const token = await tokenOf('reader-1', 'sending-1')
    const pages = '/api/newsletter/unsubscribe'
    const state = async () => (await request(`${pages}?token=${token}`)).json()
    expect(await state()).toEqual({ state: 'ready', list: 'letter' })
    const form = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'cross-site',
    }
    const oneClick = (path: string) =>
      request(path, {
        method: 'POST',
        headers: { ...newClient(), ...form },
        body: 'List-Unsubscribe=One-Click',
      })
    const { unsubscribe } = await makeReaderLinks({
      readerId: 'reader-1',
      list: 'letter',
      letter: 'sending-1',
      language: 'en',
      settings,
      secret,
    })
    const { pathname, search } = new URL(unsubscribe)
    const answers = await Promise.all([
      oneClick(pathname + search),
      oneClick(`${pages}/one-click?token=${token}`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await (await post(pages, { token })).json()).toMatchObject({ state: 'used' })
    expect(await row()).toMatchObject({ status: 'unsubscribed' })
    expect(await row('binh@example.com')).toMatchObject({ status: 'confirmed' })
    expect([await leftBy(), await state()]).toEqual([1, { state: 'used', list: 'letter' }])
  })

  it('is not counted where the link stands in no letter, or had never confirmed', async () => {
    await send('/leave', { token: await tokenOf() })
    await insertReader('reader-3', 'new@example.com', 'pending')
    await send('/leave', { token: await tokenOf('reader-3', 'sending-1') })
    expect(await row('new@example.com')).toMatchObject({ status: 'unsubscribed' })
    expect(await leftBy()).toBe(0)
  })
})

describe('the data of a reader', () => {
  beforeEach(async () => {
    const mail =
      'insert into kept_mails (id, recipient, subject, text, html, headers, created_at) values (?1, ?2, ?3, ?3, ?3, ?4, ?5)'
    const out =
      'insert into outbox (id, kind, subject, idempotency_key, status, next_attempt_at, created_at) values (?1, ?2, ?3, ?4, ?5, ?6, ?6)'
    const at = '2026-11-20T00:00:00.000Z'
    for (const [reader, address] of [
      ['reader-1', email],
      ['reader-2', 'binh@example.com'],
    ]) {
      const key = `letter:sending-1:${reader}`
      await env.DB.batch([
        env.DB.prepare(out).bind(
          `out-${reader}`,
          'newsletter-letter',
          `sending-1:${reader}`,
          key,
          'sent',
          at,
        ),
        env.DB.prepare(mail).bind(key, address, 'Thư tháng Mười một', '{}', at),
        env.DB.prepare(out).bind(
          `wel-${reader}`,
          'newsletter-welcome',
          address,
          `welcome-${reader}`,
          'sent',
          at,
        ),
      ])
    }
    await post(
      '/api/contact',
      { name: 'Lan', email, service: 'tour', message: 'Bí mật của tôi' },
      {},
      localMail,
    )
  })

  it('are a file with what the letters hold, the address in part, and without what was written to us', async () => {
    await env.DB.prepare(
      "insert into mail_suppressions (email, reason, detail, created_at) values (?1, 'bounce', ?2, '2026-11-20')",
    )
      .bind(email, `550 <${email}>: no such user`)
      .run()
    const response = await exported(await tokenOf())
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="mango-road-letters.json"',
    )
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const text = await response.text()
    const held = JSON.parse(text)
    const address = 'l…@example.com'
    expect(held).toMatchObject({
      email: address,
      subscriptions: { letter: [{ readerId: 'reader-1', email: address }], orchard: [] },
    })
    expect(held.suppressions).toMatchObject([
      { email: address, detail: `550 <${address}>: no such user` },
    ])
    expect(held.deliveries.map(({ id }: { id: string }) => id).sort()).toEqual([
      'out-reader-1',
      'wel-reader-1',
    ])
    expect(held.mails).toMatchObject([{ id: 'letter:sending-1:reader-1', recipient: address }])
    for (const foreign of [email, 'binh', 'reader-2', 'Bí mật']) expect(text).not.toContain(foreign)
  })

  it('are deleted with the mails of the list, and the audit log gets twelve digits of the hash', async () => {
    await env.DB.prepare(
      "insert into mail_suppressions (email, reason, created_at) values (?, 'complaint', '2026-11-20')",
    )
      .bind(email)
      .run()
    const token = await tokenOf('reader-1', 'sending-1')
    expect(await (await send('/delete', { token })).json()).toEqual({ state: 'done' })
    expect([await row(), await leftBy(), await read(token)]).toEqual([
      null,
      1,
      { state: 'invalid' },
    ])
    const { results: left } = await env.DB.prepare(
      'select id from outbox where kind like ? order by id',
    )
      .bind('newsletter-%')
      .all()
    expect(left).toEqual([{ id: 'out-reader-2' }, { id: 'wel-reader-2' }])
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await mailsTo('binh@example.com')).toHaveLength(1)
    const { results: audit } = await env.DB.prepare(
      'select username, action, subject, before from audit_log',
    ).all()
    expect(audit).toMatchObject([
      {
        username: 'reader',
        action: 'subscriber.remove',
        before: '{"list":"letter","status":"confirmed"}',
      },
    ])
    expect(audit[0]?.subject).toMatch(/^[0-9a-f]{12}$/)
    // What protects the person stays.
    expect((await env.DB.prepare('select email from mail_suppressions').all()).results).toEqual([
      { email },
    ])
  })
})

it('names who subscribes, and lets who subscribes anew keep the name', async () => {
  await env.DB.prepare(
    "update newsletter_subscriptions set reader_id = null where email = 'binh@example.com'",
  ).run()
  await post('/api/newsletter', { email: 'binh@example.com', language: 'en' }, {}, localMail)
  expect((await row('binh@example.com'))?.reader_id).toMatch(/^[0-9a-f-]{36}$/)
  await post('/api/newsletter', { email, language: 'en' }, {}, localMail)
  await post('/api/newsletter', { email: 'neu@example.com', language: 'en' }, {}, localMail)
  expect(await row()).toMatchObject({ reader_id: 'reader-1', status: 'confirmed' })
  expect((await row('neu@example.com'))?.reader_id).toMatch(/^[0-9a-f-]{36}$/)
})

it('finds a reader by an index', async () => {
  const db = openDatabase(env.DB)
  expect(await findReader(db, { readerId: 'reader-1', list: 'letter' })).toMatchObject({ email })
  const { sql } = await import('drizzle-orm')
  const steps = await planOf(sql`select * from newsletter_subscriptions where reader_id = 'x'`)
  expect(steps.join()).toContain('USING INDEX newsletter_subscriptions_reader')
})
