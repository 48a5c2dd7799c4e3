import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import type { LetterDetail, LetterList, SendingProgress } from '../../../schema/api/letters'
import { locales } from '../../../schema/locale'
import { openDatabase } from '../../platform/db/database'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import {
  clearLetters,
  insertLetter,
  insertReaders,
  letter,
  progress,
  recipients,
  send,
  sendBatches,
} from '../../testing/delivery-runs'
import {
  clearSubmissions,
  deliverLater,
  localMail,
  mailsTo,
  peers,
  standInForPeers,
} from '../../testing/outbox'
import { planOf } from '../../testing/plans'
import { newClient, post, request } from '../../testing/site'
import { claimBatch, selectNextBatch } from './claim-batch'
import { listBatchSources } from './delivery-runs'
import { selectLetters } from './letter-list'

let mai: Record<string, string>
let id: string

const mail: typeof peers = { ...peers, TELEGRAM_BOT_TOKEN: '' }
const taken = () => new Response('{}', { status: 200 })
const change = (sendingId: string, action: string, headers = mai) =>
  post(`/api/admin/letters/sendings/${sendingId}/${action}`, '', headers, localMail)
const set = (sql: string) => env.DB.prepare(`update newsletter_subscriptions set ${sql}`).run()
const outboxStates = async () =>
  (
    await env.DB.prepare(
      'select status, count(*) as rows from outbox group by status order by status',
    ).all()
  ).results

beforeEach(async () => {
  await clearSubmissions()
  await clearAdmins()
  await clearLetters()
  await insertAdmin('mai')
  mai = await sessionCookie('mai')
  id = await insertLetter()
})
afterEach(() => vi.unstubAllGlobals())

describe('a letter that is sent', () => {
  it('reaches each reader once, in their language, with headers of a list', async () => {
    await insertReaders('an', 'vi', 70)
    await insertReaders('ben', 'en', 5)
    await env.DB.prepare(
      "insert into newsletter_subscriptions (email, language, status, subscribed_at, created_at) values ('chua@example.com', 'vi', 'pending', '', ''), ('thoi@example.com', 'vi', 'unsubscribed', '', '')",
    ).run()
    expect((await send(id, mai)).status).toBe(201)
    expect(await progress(id, mai)).toMatchObject({
      state: 'scheduled',
      recipients: 75,
      taken: 0,
      languages: ['vi', 'en'],
    })
    expect(await sendBatches()).toBe(75)
    expect(await sendBatches(2)).toBe(0)
    expect(await recipients()).toHaveLength(75)
    expect(await progress(id, mai)).toMatchObject({
      state: 'sent',
      taken: 75,
      sent: 75,
      failed: 0,
      clicks: null,
    })
    const [[vi], [en]] = [await mailsTo('an070@example.com'), await mailsTo('ben001@example.com')]
    expect([vi?.subject, en?.subject]).toEqual([letter.subjectVi, letter.subjectEn])
    const headers = JSON.parse(vi?.headers ?? '{}') as Record<string, string>
    expect(headers['List-Unsubscribe']).toMatch(
      /^<https:\/\/mangoroad\.example\/\S+\?token=[\w.-]+>$/,
    )
    expect(headers).toMatchObject({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': 'Mango Road <letter.mangoroad.example>',
      'Message-ID': expect.stringMatching(/^<letter\.[\w-]+\.[0-9a-f]{32}@mangoroad\.example>$/),
    })
    expect(JSON.stringify(headers)).not.toContain('example.com')
    expect(vi?.html).not.toContain('reader.invalid')
  })

  it('goes to readers of the language that it lacks in the other one', async () => {
    const { subjectEn: _s, previewEn: _p, contentEn: _c, ...inVietnamese } = letter
    await insertReaders('ben', 'en', 1)
    const lone = await insertLetter(inVietnamese, 'chi-tieng-viet')
    await send(lone, mai)
    await sendBatches()
    expect((await mailsTo('ben001@example.com'))[0]?.subject).toBe(letter.subjectVi)
  })

  it('does not go to who is suppressed, paused, had the one of the month, or is not of the segment', async () => {
    await insertReaders('an', 'vi', 8)
    await insertReaders('ben', 'en', 1)
    const soon = new Date(Date.now() + 86_400_000).toISOString()
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    await env.DB.prepare(
      "insert into mail_suppressions (email, reason, created_at) values ('an001@example.com', 'bounce', '')",
    ).run()
    await set(`paused_until = '${soon}' where email = 'an002@example.com'`)
    await set(
      `frequency = 'monthly', last_letter_at = '${daysAgo(20)}' where email = 'an003@example.com'`,
    )
    await set(
      `frequency = 'monthly', last_letter_at = '${daysAgo(40)}' where email = 'an004@example.com'`,
    )
    await set(`interests = '["deals"]' where email = 'an005@example.com'`)
    await set(`interests = '["food","deals"]' where email = 'an006@example.com'`)
    await set("subscribed_at = '2026-09-30T16:59:59.000Z' where email = 'an007@example.com'")
    const segment = { language: 'vi', since: '2026-10-01', interests: ['food'] }
    const audience = await request(
      '/api/admin/letters/audience?language=vi&since=2026-10-01&interests=food',
      { headers: mai },
    )
    expect(await audience.json()).toEqual({ vi: 3, en: 0 })
    await send(id, mai, segment)
    await sendBatches()
    expect(await recipients()).toEqual([
      'an004@example.com',
      'an006@example.com',
      'an008@example.com',
    ])
    expect(await progress(id, mai)).toMatchObject({
      recipients: 3,
      taken: 3,
      startsAt: { en: null },
    })
  })

  it('is published in the archive in the languages that it is in, when it begins', async () => {
    await send(id, mai, { isArchived: true })
    expect(
      (await (await request(`/api/admin/letters/${id}`, { headers: mai })).json<LetterDetail>())
        .archived,
    ).toEqual([])
    await sendBatches()
    expect(
      (await (await request(`/api/admin/letters/${id}`, { headers: mai })).json<LetterDetail>())
        .archived,
    ).toEqual(['vi', 'en'])
  })

  it('waits for its time, and for the morning where readers are', async () => {
    await insertReaders('an', 'vi', 1)
    await insertReaders('ben', 'en', 1)
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString()
    await send(id, mai, { mode: 'morning', at: inTwoDays })
    const { startsAt } = await progress(id, mai)
    const minutesTo = (at: string | null) => (Date.parse(at ?? '') - Date.now()) / 60_000
    await sendBatches(minutesTo(startsAt.vi) - 1)
    expect(await recipients()).toEqual([])
    await sendBatches(minutesTo(startsAt.vi) + 1)
    expect(await recipients()).toEqual(['an001@example.com'])
    expect(await progress(id, mai)).toMatchObject({ state: 'sending' })
    await sendBatches(minutesTo(startsAt.en) + 1)
    expect(await recipients()).toEqual(['an001@example.com', 'ben001@example.com'])
    expect(await progress(id, mai)).toMatchObject({ state: 'sent' })
  })
})

it('finds who changed to the language that was done, and who subscribed meanwhile, once', async () => {
  await insertReaders('an', 'vi', 1)
  await insertReaders('ben', 'en', 2)
  const second = await insertLetter({ ...letter, subjectVi: 'Thư thứ hai' }, 'thu-hai')
  for (const one of [id, second])
    await send(one, mai, {
      mode: 'morning',
      at: new Date(Date.now() + 2 * 86_400_000).toISOString(),
    })
  const { startsAt } = await progress(id, mai)
  const [morning, evening] = [startsAt.vi, startsAt.en].map((at) =>
    Math.ceil((Date.parse(at ?? '') - Date.now()) / 60_000),
  )
  if (!morning || !evening) throw new Error('there is no morning')
  await sendBatches(morning)
  await set("language = 'vi' where email = 'ben001@example.com'")
  await set("language = 'en' where email = 'an001@example.com'")
  await insertReaders('chi', 'vi', 1)
  await sendBatches(evening)
  expect(await progress(id, mai)).toMatchObject({ state: 'sending', taken: 2 })
  await sendBatches(evening + 1)
  const names = ['an001', 'ben001', 'ben002', 'chi001'].map((name) => `${name}@example.com`)
  expect(await recipients()).toEqual(names.flatMap((name) => [name, name]))
  for (const one of [id, second])
    expect(await progress(one, mai)).toMatchObject({ state: 'sent', taken: 4, sent: 4 })
  expect((await mailsTo('ben001@example.com')).map(({ subject }) => subject).sort()).toEqual(
    [letter.subjectVi, 'Thư thứ hai'].sort(),
  )
})

it('reaches nobody a second time, on another list or after it was cancelled', async () => {
  await insertReaders('an', 'vi', 70)
  await insertReaders('an', 'vi', 2, 'orchard')
  await insertReaders('chi', 'en', 1, 'orchard')
  const audience = async (list: string) =>
    (
      await request(
        `/api/admin/letters/audience?letter=${id}&list=${list}`,
        { headers: mai },
        localMail,
      )
    ).json()
  const first = await (await send(id, mai)).json<SendingProgress>()
  standInForPeers(({ body }) =>
    String(body.to) === 'an070@example.com' ? new Response('no', { status: 500 }) : taken(),
  )
  await sendBatches(1, mail)
  // As if it were cancelled on the way: what failed is not tried again, and who subscribes now has
  // not got it.
  await env.DB.prepare("update letter_sendings set state = 'sending'").run()
  await change(first.id, 'cancel')
  await sendBatches(4, mail)
  await insertReaders('binh', 'vi', 2)
  expect([await audience('letter'), await audience('orchard')]).toEqual([
    { vi: 3, en: 0 },
    { vi: 0, en: 1 },
  ])
  await send(id, mai)
  await send(id, mai, { list: 'orchard' })
  const again = standInForPeers(taken)
  await sendBatches(5, mail)
  expect(again.map(({ body }) => String(body.to)).sort()).toEqual(
    ['an070', 'binh001', 'binh002', 'chi001'].map((name) => `${name}@example.com`),
  )
})

it('cannot go into the trash while it is on its way', async () => {
  const trash = () => request(`/api/admin/entries/${id}`, { method: 'DELETE', headers: mai })
  const { id: sending } = await (await send(id, mai)).json<SendingProgress>()
  const refused = await trash()
  expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([
    409,
    'LETTER_ON_ITS_WAY',
  ])
  await change(sending, 'pause')
  expect((await trash()).status).toBe(409)
  await change(sending, 'cancel')
  expect((await trash()).status).toBe(200)
})

describe('a delivery run', () => {
  it('can be paused, resumed and cancelled, and says where it cannot', async () => {
    await insertReaders('an', 'vi', 3)
    const { id: sending } = await (await send(id, mai)).json<SendingProgress>()
    expect(await (await change(sending, 'pause')).json()).toMatchObject({ state: 'paused' })
    expect((await change(sending, 'pause')).status).toBe(409)
    await sendBatches()
    expect(await recipients()).toEqual([])
    expect(await (await change(sending, 'resume')).json()).toMatchObject({ state: 'scheduled' })
    expect((await change(sending, 'resume')).status).toBe(409)
    expect(await (await change(sending, 'cancel')).json()).toMatchObject({ state: 'cancelled' })
    await sendBatches()
    expect(await recipients()).toEqual([])
    expect((await change(sending, 'resume')).status).toBe(409)
    expect((await change('none', 'pause')).status).toBe(404)
    const audited = await env.DB.prepare(
      "select action from audit_log where action like 'letter.%' order by id",
    ).all()
    expect(audited.results.map(({ action }) => action)).toEqual([
      'letter.send',
      'letter.pause',
      'letter.resume',
      'letter.cancel',
    ])
    expect((await send(id, mai)).status).toBe(201)
  })

  it('is refused while a machine translation in it was not read', async () => {
    const mark = (marks: object) =>
      env.DB.prepare('update entries set machine_texts = ? where id = ?')
        .bind(JSON.stringify(marks), id)
        .run()
    await mark({ '.subject': 'en' })
    const refused = await send(id, mai)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ issues: [{ path: 'subjectEn' }] })
    await mark({})
    expect((await send(id, mai)).status).toBe(201)
  })

  it('is refused to editors, and where the letter was sent, changed, is not whole, or nothing is set up', async () => {
    await insertAdmin('lan', 'editor')
    expect((await send(id, await sessionCookie('lan'))).status).toBe(403)
    expect((await send('destination.hue', mai)).status).toBe(404)
    expect((await send(id, mai, { version: 2 })).status).toBe(409)
    const input = { mode: 'now', countsClicks: false, isArchived: false, version: 1 }
    expect((await post(`/api/admin/letters/${id}/send`, input, mai)).status).toBe(409)
    expect(
      (await post(`/api/admin/letters/${id}/send`, input, mai, { ...localMail, LINK_SECRET: '' }))
        .status,
    ).toBe(409)
    expect((await send(await insertLetter({ subjectVi: 'Nháp' }, 'nhap'), mai)).status).toBe(400)
    expect((await send(id, mai, { mode: 'at', at: '2020-01-01T00:00:00Z' })).status).toBe(400)
    expect((await send(id, mai, { mode: 'morning' })).status).toBe(400)
    expect(
      (
        await send(id, mai, {
          mode: 'at',
          at: new Date(Date.now() + 400 * 86_400_000).toISOString(),
        })
      ).status,
    ).toBe(400)
    expect((await send(id, mai)).status).toBe(201)
    expect((await send(id, mai)).status).toBe(409)
    expect((await send(id, mai, { list: 'orchard' })).status).toBe(201)
    expect(
      (await env.DB.prepare('select count(*) as runs from letter_runs').first<{ runs: number }>())
        ?.runs,
    ).toBe(4)
  })

  it('claims each reader once, when two crons run at the same time', async () => {
    await insertReaders('an', 'vi', 150)
    const carried = standInForPeers(taken)
    await send(id, mai)
    const tried = await Promise.all([
      sendBatches(1, mail),
      sendBatches(1, mail),
      sendBatches(1, mail),
    ])
    expect(tried.reduce((sum, one) => sum + one, 0)).toBe(150)
    expect(new Set(carried.map(({ body }) => String(body.to))).size).toBe(150)
    expect(carried).toHaveLength(150)
    expect(await progress(id, mai)).toMatchObject({ state: 'sent', taken: 150, sent: 150 })
  })

  it('loses and doubles nobody, when the Worker ends between claiming and sending', async () => {
    await insertReaders('an', 'vi', 100)
    const carried = standInForPeers(taken)
    const db = openDatabase(env.DB)
    await send(id, mai)
    // A cron that dies at once: what it claimed is leased, and nothing of it was sent.
    await env.DB.prepare("update letter_sendings set state = 'sending'").run()
    const now = new Date(Date.now() + 60_000)
    const runs = await listBatchSources(db, now.toISOString())
    const run = runs.find(({ language }) => language === 'vi')
    if (!run) throw new Error('there is no run')
    expect(await claimBatch(db, run, { limit: 60, now })).toHaveLength(60)
    expect(await claimBatch(db, run, { limit: 60, now })).toEqual([])
    await sendBatches(1, mail)
    expect(carried).toHaveLength(40)
    await deliverLater(1, mail)
    expect(carried).toHaveLength(40)
    await deliverLater(4, mail)
    expect(new Set(carried.map(({ body }) => String(body.to))).size).toBe(100)
    expect(carried).toHaveLength(100)
    expect(await progress(id, mai)).toMatchObject({
      state: 'sent',
      taken: 100,
      sent: 100,
      failed: 0,
    })
  })

  it('counts what is refused in the end as failed, and once again as sent where it is tried anew', async () => {
    await insertReaders('an', 'vi', 2)
    standInForPeers(({ body }) =>
      String(body.to) === 'an001@example.com' ? new Response('no', { status: 500 }) : taken(),
    )
    await send(id, mai)
    await sendBatches(1, mail)
    expect(await progress(id, mai)).toMatchObject({ state: 'sent', taken: 2, sent: 1, failed: 0 })
    const pause = inject('isDeep') ? 1 : 5
    for (let hour = 1; hour <= 30; hour += pause) await deliverLater(hour * 60, mail)
    expect(await progress(id, mai)).toMatchObject({ taken: 2, sent: 1, failed: 1 })
    standInForPeers(taken)
    await post('/api/admin/outbox/retry-dead', '', mai, mail)
    expect(await progress(id, mai)).toMatchObject({ sent: 1, failed: 0 })
    await deliverLater(1, mail)
    expect(await progress(id, mai)).toMatchObject({ taken: 2, sent: 2, failed: 0 })
  })

  it('claims no more once the mail service refuses', async () => {
    await insertReaders('an', 'vi', 200)
    const carried = standInForPeers(() => new Response('slow down', { status: 429 }))
    await send(id, mai)
    await sendBatches(1, mail)
    expect(carried).toHaveLength(60)
    expect(await outboxStates()).toEqual([{ status: 'pending', rows: 60 }])
  })

  it('does not try again for who has left meanwhile, nor once it is cancelled', async () => {
    await insertReaders('an', 'vi', 4)
    standInForPeers(() => new Response('no', { status: 500 }))
    const { id: sending } = await (await send(id, mai)).json<SendingProgress>()
    await sendBatches(1, mail)
    const carried = standInForPeers(taken)
    await set("status = 'unsubscribed' where email = 'an001@example.com'")
    await env.DB.prepare(
      "delete from newsletter_subscriptions where email = 'an002@example.com'",
    ).run()
    await env.DB.prepare(
      "insert into mail_suppressions (email, reason, created_at) values ('an003@example.com', 'manual', '')",
    ).run()
    await deliverLater(5, mail)
    expect(carried.map(({ body }) => String(body.to))).toEqual(['an004@example.com'])
    expect(await outboxStates()).toEqual([
      { status: 'gone', rows: 3 },
      { status: 'sent', rows: 1 },
    ])
    await env.DB.prepare(
      "update outbox set status = 'pending', next_attempt_at = '' where status = 'sent'",
    ).run()
    await env.DB.prepare('update letter_sendings set state = ? where id = ?')
      .bind('cancelled', sending)
      .run()
    await deliverLater(6, mail)
    expect(carried).toHaveLength(1)
  })
})

it('sends no mail to a suppressed address, whatever it is about', async () => {
  await env.DB.prepare(
    "insert into mail_suppressions (email, reason, created_at) values ('an@example.com', 'complaint', '')",
  ).run()
  await post('/api/newsletter', { email: 'An@example.com', language: 'vi' }, {}, localMail)
  await post(
    '/api/contact',
    { name: 'An', email: 'an@example.com', service: 'tour', message: 'Xin chào' },
    {},
    localMail,
  )
  expect(await mailsTo('an@example.com')).toEqual([])
  const { results } = await env.DB.prepare('select kind, status from outbox order by kind').all()
  expect(results).toEqual([
    { kind: 'contact-acknowledged', status: 'gone' },
    { kind: 'contact-staff', status: 'sent' },
    { kind: 'newsletter-confirm', status: 'gone' },
  ])
})

it('sends the saved letter as a test', async () => {
  const test = (body: object, bindings = localMail) =>
    post(`/api/admin/letters/${id}/test`, body, mai, bindings)
  expect((await test({ locale: 'en', email: 'lan@example.com' })).status).toBe(200)
  expect((await mailsTo('lan@example.com'))[0]).toMatchObject({
    subject: `[Test] ${letter.subjectEn}`,
  })
  expect((await test({ locale: 'en', email: 'lan@example.com' }, {})).status).toBe(409)
  const draft = await insertLetter({ ...letter, contentEn: undefined }, 'nhap')
  expect(
    (
      await post(
        `/api/admin/letters/${draft}/test`,
        { locale: 'en', email: 'lan@example.com' },
        mai,
        localMail,
      )
    ).status,
  ).toBe(400)
  expect(
    (
      await post(
        '/api/admin/letters/deal.x/test',
        { locale: 'en', email: 'lan@example.com' },
        mai,
        localMail,
      )
    ).status,
  ).toBe(404)
})

it('sends tests of editors to the company and its staff alone, and twenty an hour', async () => {
  await insertAdmin('tu', 'editor')
  const tu = { ...(await sessionCookie('tu')), ...newClient() }
  const test = async (email: string) =>
    (await post(`/api/admin/letters/${id}/test`, { locale: 'en', email }, tu, localMail)).status
  expect(await test('stranger@example.net')).toBe(400)
  await env.DB.prepare("update admins set email = 'Lan@example.com' where username = 'mai'").run()
  expect(await test('lan@example.com')).toBe(200)
  const { results } = await env.DB.prepare(
    "select after from audit_log where action = 'letter.test'",
  ).all<{ after: string }>()
  expect(results.map(({ after }) => JSON.parse(after))).toEqual([
    { locale: 'en', email: 'lan@example.com' },
  ])
  for (let sent = 1; sent < 20; sent += 1) await test('lan@example.com')
  expect(await test('lan@example.com')).toBe(429)
})

it('sends the facts as the owner saw them', async () => {
  const publish = (valueEn: string) =>
    env.DB.prepare("update entries set live = json_set(live, '$.valueEn', ?) where id = ?")
      .bind(valueEn, 'fact.visa-free-days')
      .run()
  const contentEn = 'Stay {{fact:visa-free-days}}.'
  const withFact = await insertLetter({ ...letter, contentEn }, 'thi-thuc')
  await insertReaders('ben', 'en', 1)
  await publish('45 days')
  await send(withFact, mai)
  await publish('[press here](https://phish.example)')
  await sendBatches()
  expect((await mailsTo('ben001@example.com'))[0]?.text).toContain('Stay 45 days.')
  await publish('45 days')
})

it('lists letters, the last edited first, with what became of them, page by page', async () => {
  for (let number = 1; number <= 26; number += 1) await insertLetter(letter, `thu-${number}`)
  await insertReaders('an', 'vi', 1)
  await send(id, mai)
  const list = async (query = '') =>
    (await request(`/api/admin/letters${query}`, { headers: mai })).json<LetterList>()
  const first = await list()
  const second = await list(`?before=${first.older}`)
  expect([first.letters.length, second.letters.length, second.older]).toEqual([25, 2, null])
  const found = [...first.letters, ...second.letters].find((one) => one.id === id)
  expect(found).toMatchObject({
    titleVi: letter.subjectVi,
    archived: [],
    sending: { state: 'scheduled', recipients: 1 },
  })
  const { setup } = await (
    await request(`/api/admin/letters/${id}`, { headers: mai }, localMail)
  ).json<LetterDetail>()
  expect(setup).toMatchObject({
    mail: 'local',
    hasLinkSecret: true,
    hasMailEvents: false,
    rate: 75,
    dns: null,
  })
  expect((await request('/api/admin/letters/destination.hue', { headers: mai })).status).toBe(404)
})

it('counts clicks in sum, leads where the letter does, and nowhere else', async () => {
  await insertReaders('an', 'vi', 1)
  await send(id, mai, { countsClicks: true })
  await sendBatches()
  const { id: sending } = await progress(id, mai)
  await env.DB.prepare(
    "insert into letter_links (sending_id, position, url) values (?, 90, 'https://partner.example/x')",
  )
    .bind(sending)
    .run()
  const reader = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
  const click = (path: string, init: RequestInit = { headers: reader }, bindings = {}) =>
    request(`/r/letter/${path}`, init, bindings)
  const response = await click(`${sending}/90`)
  expect([
    response.status,
    response.headers.get('Location'),
    response.headers.get('Cache-Control'),
  ]).toEqual([302, 'https://partner.example/x', 'no-store'])
  await click(`${sending}/90`)
  await click(`${sending}/90`, { headers: reader, method: 'HEAD' })
  await click(`${sending}/90`, { headers: { 'User-Agent': 'Googlebot/2.1' } })
  expect(
    (
      await click(
        `${sending}/90`,
        { headers: reader },
        { COUNT_LIMITER: { limit: async () => ({ success: false }) } },
      )
    ).status,
  ).toBe(302)
  for (const path of [
    `${sending}/91`,
    `${sending}/0`,
    `${sending}/90x`,
    'none/90',
    `${sending}/https:%2F%2Fevil.example`,
  ])
    expect((await click(path)).status).toBe(404)
  const detail = await (
    await request(`/api/admin/letters/${id}`, { headers: mai })
  ).json<LetterDetail>()
  expect(detail.links[0]).toEqual({ url: 'https://partner.example/x', clicks: 2 })
  expect(detail.sending?.clicks).toBe(2)
})

it('reads letters and readers in the order of an index', async () => {
  const db = openDatabase(env.DB)
  const letters = await planOf(selectLetters(db, { limit: 25 }).getSQL())
  expect(letters.join()).toContain('USING INDEX entries_edited')
  const deliveryRuns = [
    { id: 'x', list: 'letter' as const },
    { id: 'y', list: 'orchard' as const },
  ]
  const run = { sendingId: 'x', list: 'letter', cursor: 'a', deliveryRuns } as const
  for (const language of locales) {
    const next = (
      await planOf(
        selectNextBatch(
          db,
          { ...run, language, segment: { interests: ['food'], since: '2026-01-01' } },
          { limit: 60, now: new Date() },
        ).getSQL(),
      )
    ).join()
    expect(next).toContain(
      'USING INDEX newsletter_subscriptions_sending (status=? AND language=? AND email>?)',
    )
    expect(next).toContain('mail_suppressions USING COVERING INDEX')
    expect(next).toContain('outbox USING INDEX outbox_idempotency_key_unique (idempotency_key=?)')
    expect(next).toMatch(/orchard_subscriptions USING INDEX \w+ \(email=\?\)/)
    expect(next).not.toContain('TEMP B-TREE')
  }
})
