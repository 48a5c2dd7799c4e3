import { env } from 'cloudflare:test'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  LeadAnswers,
  LeadBoard,
  LeadDetail,
  LeadList,
  LeadRef,
  LeadWritten,
} from '../../../schema/api/admin-leads'
import { vietnamDay } from '../../../schema/time'
import type { Bindings } from '../../platform/http/env'
import { runSchedule } from '../../schedule'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import { resetEntries } from '../../testing/entries'
import { contactStatement, tripStatement } from '../../testing/leads'
import { clearSubmissions, localMail, mailsTo, peers, standInForPeers } from '../../testing/outbox'
import { newClient, post, request } from '../../testing/site'

let mai: Record<string, string>

beforeEach(async () => {
  await clearSubmissions()
  await clearAdmins()
  await env.DB.prepare('delete from mail_suppressions').run()
  await insertAdmin('mai')
  await insertAdmin('lan')
  mai = { ...(await sessionCookie('mai')), 'Content-Type': 'application/json' }
})
afterEach(() => vi.unstubAllGlobals())

const api = '/api/admin/leads'
const get = async <Answer>(path: string) =>
  (await request(`${api}${path}`, { headers: mai })).json<Answer>()
const read = (path: string) => get<LeadDetail>(path)
const idsOf = async (query: string) => (await get<LeadList>(query)).leads.map(({ id }) => id)
const put = (path: string, body: object) =>
  request(`${api}${path}`, { method: 'PUT', headers: mai, body: JSON.stringify(body) })
const store = (...statements: D1PreparedStatement[]) => env.DB.batch(statements)
const guest = 'lan@example.com'
const storeGuest = (more = {}) => store(tripStatement({ id: 'a', email: guest, ...more }))
const answer = (message: object = {}, bindings: Partial<Bindings> = localMail, path = '/trip/a') =>
  post(
    `${api}${path}/messages`,
    {
      id: crypto.randomUUID(),
      subject: 'Chuyến đi Huế',
      text: 'Chào Lan,\n\nCòn chỗ.',
      ...message,
    },
    mai,
    bindings,
  )

describe('an answer from the desk', () => {
  it('is mailed once with the reference of the lead, and waits for the guest', async () => {
    await storeGuest()
    const id = crypto.randomUUID()
    for (let time = 0; time < 2; time += 1) expect((await answer({ id })).status).toBe(201)
    const { lead, messages, history, deliveries } = await read('/trip/a')
    expect(lead.status).toBe('waiting')
    expect(messages).toMatchObject([{ id, direction: 'out', username: 'mai' }])
    expect(history).toMatchObject([{ after: { status: 'waiting' } }])
    expect(deliveries).toMatchObject([{ kind: 'trip-answer', status: 'sent', messageId: id }])
    const [mail, ...more] = await mailsTo(guest)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`Chuyến đi Huế [MR-${lead.number}]`)
    expect(mail?.text).toContain('Còn chỗ.')
    expect(JSON.parse(mail?.headers ?? '')).toEqual({ 'Auto-Submitted': 'no' })
  })

  it('goes to the office mailbox when the guest replies', async () => {
    await storeGuest()
    const carried = standInForPeers(() => new Response('{}'))
    await answer({}, peers)
    expect(carried[0]?.body).toMatchObject({ to: [guest], reply_to: 'hello@mangoroad.example' })
  })

  it('shows in the thread and in the outbox why it could not be sent, and is tried again', async () => {
    await storeGuest()
    standInForPeers(() => new Response('no such user', { status: 550 }))
    await answer({}, peers)
    const [failed] = (await read('/trip/a')).deliveries
    expect(failed).toMatchObject({ status: 'pending', attempts: 1, lastError: '550: no such user' })
    const { entries } = await (await request('/api/admin/outbox', { headers: mai })).json<{
      entries: { about: LeadRef }[]
    }>()
    expect(entries[0]?.about).toEqual({ kind: 'trip', id: 'a' })
    await post(`/api/admin/outbox/${failed?.id}/retry`, '', mai, localMail)
    expect((await read('/trip/a')).deliveries[0]?.status).toBe('sent')
    expect(await mailsTo(guest)).toHaveLength(1)
  })

  it('leaves a decided lead as it is, and is not for a guest without an address', async () => {
    await storeGuest({ status: 'won' })
    await answer()
    expect((await read('/trip/a')).lead.status).toBe('won')
    await store(tripStatement({ id: 'b', email: '' }))
    expect((await answer({}, localMail, '/trip/b')).status).toBe(400)
    expect((await answer({ text: ' ' })).status).toBe(400)
  })

  it('has texts from the settings, signed with the name that colleagues see', async () => {
    await env.DB.prepare("update admins set display_name = 'Mai Anh' where username = 'mai'").run()
    const { answers, editor } = await get<LeadAnswers>('/answers')
    expect(editor).toBe('Mai Anh')
    expect(answers.length).toBeGreaterThan(3)
    const settings = await (await request('/api/entries/settings/site?locale=vi')).text()
    expect(settings).not.toContain(answers[0]?.name)
  })

  it('is signed with the person who answers or the company where nobody has a name', async () => {
    const { editor } = await get<LeadAnswers>('/answers')
    expect(editor).toBe('Hoài Thương')
    const nobody = "update entries set live = json_remove(live, '$.editor') where kind = 'settings'"
    await env.DB.prepare(nobody).run()
    const company = await get<LeadAnswers>('/answers')
    await resetEntries()
    expect(company.editor).toBe('Mango Road Trading Co., Ltd.')
  })

  it('does not make the next decision of the same editor a conflict', async () => {
    await storeGuest()
    const written = await (await answer()).json<LeadWritten>()
    expect(written.was).toBeNull()
    const decided = { status: 'won', assignee: 'mai', updatedAt: written.updatedAt }
    expect((await put('/trip/a', decided)).status).toBe(200)
    await store(tripStatement({ id: 'n' }))
    const noted = await post(`${api}/trip/n/notes`, { text: 'Gọi lại' }, mai)
    const { updatedAt } = await noted.json<LeadWritten>()
    const next = await put('/trip/n', { status: 'open', assignee: 'mai', updatedAt })
    expect(next.status).toBe(200)
  })
})

const secret = 'whsec_bWFuZ28tcm9hZC1tYWlsLWluYm91bmQtc2VjcmV0'

function mailIn(mail: object | string, { at = new Date(), key = secret, bindings = {} } = {}) {
  const body = typeof mail === 'string' ? mail : JSON.stringify(mail)
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(key).sign('msg_1', at, body),
    ...newClient(),
  }
  const init = { method: 'POST', body, headers }
  return request('/api/mail-inbound', init, { MAIL_INBOUND_SECRET: secret, ...bindings })
}

describe('the reply of a guest', () => {
  async function reply(more: object = {}) {
    const { number } = (await read('/trip/a')).lead
    const subject = `Re: Chuyến đi Huế [MR-${number}]`
    return { messageId: '<1@example.com>', from: `Lan <${guest}>`, subject, text: 'Được!', ...more }
  }

  it('is filed once, opens the lead and is new to its assignee until something is done', async () => {
    await storeGuest({ status: 'waiting', assignee: 'mai' })
    const mail = await reply({ html: '<b>Được!</b>', from: `Lan <LAN@example.com>` })
    for (let time = 0; time < 2; time += 1) expect((await mailIn(mail)).status).toBe(200)
    const { lead, messages, hasReply, history } = await read('/trip/a')
    expect([lead.status, hasReply]).toEqual(['open', true])
    expect(messages).toMatchObject([{ direction: 'in', sender: guest, text: 'Được!' }])
    expect(history).toMatchObject([{ username: '', after: { status: 'open' } }])
    expect(await idsOf('?todo=replied&assignee=me')).toEqual(['a'])
    await post(`${api}/trip/a/notes`, { text: 'Đã đọc' }, mai)
    expect(await idsOf('?todo=replied')).toEqual([])
  })

  it('is filed with a long mail as HTML beside its words', async () => {
    await storeGuest()
    const html = `<p>${'đ'.repeat(100_000)}</p>`
    expect((await mailIn(await reply({ html }))).status).toBe(200)
    expect((await read('/trip/a')).messages).toMatchObject([{ text: 'Được!' }])
  })

  it('is filed with its sender if that is somebody else', async () => {
    await storeGuest()
    expect((await mailIn(await reply({ from: 'other@example.com' }))).status).toBe(200)
    expect((await read('/trip/a')).messages).toMatchObject([{ sender: 'other@example.com' }])
  })

  it('changes nothing if nobody knows its reference, or it is no mail at all', async () => {
    await storeGuest({ status: 'waiting' })
    const logged = vi.spyOn(console, 'log').mockImplementation(() => {})
    for (const subject of ['Xin chào', '[MR-999999]', '[MR-x]'])
      expect((await mailIn(await reply({ subject }))).status).toBe(202)
    expect((await mailIn(await reply({ from: 'nobody' }))).status).toBe(202)
    expect((await mailIn({ messageId: 1 })).status).toBe(202)
    expect(await read('/trip/a')).toMatchObject({ messages: [], lead: { status: 'waiting' } })
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/example\.com|Được/)
    logged.mockRestore()
  })

  it('is believed only with the signature, lately, and where it is set up', async () => {
    await storeGuest()
    const mail = await reply()
    const other = 'whsec_YW5vdGhlciBzZWNyZXQgYWx0b2dldGhlcg=='
    expect((await mailIn(mail, { key: other })).status).toBe(401)
    expect((await mailIn(mail, { at: new Date(Date.now() - 600_000) })).status).toBe(401)
    const off = { MAIL_INBOUND_SECRET: '' }
    expect((await mailIn(mail, { bindings: off })).status).toBe(404)
    expect((await read('/trip/a')).messages).toEqual([])
  })

  it('is in the thread with the newest mails and notes if there are very many', async () => {
    await storeGuest()
    const many = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 600)'
    const at = "'2026-11-01T00:' || printf('%02d:%02d', i / 60, i % 60) || '.000Z'"
    await store(
      env.DB.prepare(
        `${many} insert into lead_messages (id, lead_id, direction, subject, text, created_at)
        select 'm' || i, 'a', 'out', '', '', ${at} from n`,
      ),
      env.DB.prepare(
        `${many} insert into lead_notes (lead_id, username, text, created_at)
        select 'a', 'mai', 'n' || i, ${at} from n`,
      ),
    )
    const { messages, notes } = await read('/trip/a')
    expect([messages[0]?.id, messages.at(-1)?.id]).toEqual(['m201', 'm600'])
    expect([notes[0]?.text, notes.at(-1)?.text]).toEqual(['n101', 'n600'])
  })

  it('is refused as a signed body that is no JSON', async () => {
    expect((await mailIn('Re: hello')).status).toBe(400)
  })

  it('is not filed without end', async () => {
    await storeGuest()
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 200)
      insert into lead_messages (id, lead_id, direction, subject, text, message_id, created_at)
      select 'm' || i, 'a', 'in', '', '', 'm' || i, '2026-11-01T00:00:00.000Z' from n`,
    ).run()
    expect((await mailIn(await reply())).status).toBe(200)
    expect((await read('/trip/a')).messages).toHaveLength(200)
  })
})

describe('the follow-up day', () => {
  const at = (clock: string) => new Date(`${vietnamDay(new Date())}T${clock}+07:00`)
  const runAt = (clock: string) =>
    runSchedule(
      { scheduledTime: at(clock).getTime(), cron: '* * * * *', noRetry: () => {} },
      { ...env, ...localMail },
    )

  it('is stored with the value, listed when it is due, and in the CSV', async () => {
    const followUpOn = vietnamDay(new Date())
    await store(tripStatement({ id: 'a' }), tripStatement({ id: 'b', status: 'won' }))
    const state = { status: 'new', assignee: null, updatedAt: null }
    const given = { ...state, followUpOn, value: 12_500_000 }
    expect((await put('/trip/a', given)).status).toBe(200)
    await put('/trip/b', { ...given, status: 'won' })
    expect(await idsOf('?todo=due')).toEqual(['a'])
    const { lead, history } = await read('/trip/a')
    expect(lead).toMatchObject({ followUpOn, value: 12_500_000, status: 'new' })
    expect(history).toMatchObject([{ after: { followUpOn, value: 12_500_000 } }])
    await put('/trip/a', { ...state, updatedAt: lead.updatedAt, assignee: 'lan' })
    expect((await read('/trip/a')).lead).toMatchObject({ followUpOn, value: 12_500_000 })
    const csv = await (await request(`${api}.csv?locale=en&todo=due`, { headers: mai })).text()
    expect(csv).toContain(`"${followUpOn}","12500000"`)
    for (const wrong of [{ followUpOn: '2026-02-30' }, { value: -1 }, { value: 1.5 }])
      expect((await put('/trip/a', { ...given, ...wrong })).status).toBe(400)
  })

  it('reminds whoever is in charge once, from seven o’clock, if the address is known', async () => {
    await env.DB.prepare(
      "update admins set email = 'mai@mangoroad.example' where username = 'mai'",
    ).run()
    await store(
      tripStatement({ id: 'a', name: 'Bà Tư', assignee: 'mai', status: 'waiting' }),
      tripStatement({ id: 'b', assignee: 'lan' }),
      contactStatement({ id: 'c', assignee: 'mai', status: 'lost' }),
      contactStatement({ id: 'd', assignee: 'mai' }),
    )
    await env.DB.prepare("update submissions set follow_up_on = ? where id <> 'd'")
      .bind(vietnamDay(new Date()))
      .run()
    await runAt('06:59:00')
    expect(await mailsTo('mai@mangoroad.example')).toEqual([])
    for (const clock of ['07:00:00', '07:01:00', '12:00:00']) await runAt(clock)
    const [mail, ...more] = await mailsTo('mai@mangoroad.example')
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Đến ngày hẹn: Bà Tư')
    expect(mail?.text).toContain('/admin/leads/trip/a')
  })

  it('does not remind of a lead that was closed after the reminder was written', async () => {
    await env.DB.prepare("update admins set email = 'mai@mangoroad.example'").run()
    const today = vietnamDay(new Date())
    await store(
      tripStatement({ id: 'a', assignee: 'mai', status: 'won' }),
      tripStatement({ id: 'b', assignee: 'mai', status: 'open', name: 'Bà Tư' }),
      env.DB.prepare('update submissions set follow_up_on = ?1, reminded_on = ?1').bind(today),
      env.DB.prepare(
        `insert into outbox (id, kind, subject, idempotency_key, next_attempt_at, created_at)
        select 'mail-' || id, 'trip-reminder', id, 'reminder:' || id, ?1, ?1 from submissions`,
      ).bind(at('12:00:00').toISOString()),
    )
    await runAt('12:00:00')
    const mails = await mailsTo('mai@mangoroad.example')
    expect(mails.map(({ subject }) => subject)).toEqual(['Đến ngày hẹn: Bà Tư'])
  })
})

describe('a lead entered by hand', () => {
  const enter = (more: object = {}) =>
    post(
      api,
      {
        id: crypto.randomUUID(),
        kind: 'trip',
        name: 'Chú Ba',
        phone: '0905 123 456',
        email: '',
        language: 'vi',
        destination: 'Huế',
        message: 'Gọi tới hỏi giá',
        ...more,
      },
      mai,
      localMail,
    )

  it('is stored once for whoever took the call, is found, and mails nobody', async () => {
    const id = crypto.randomUUID()
    for (let time = 0; time < 2; time += 1) expect((await enter({ id })).status).toBe(201)
    await enter({ kind: 'contact', service: 'food', email: guest, phone: '' })
    expect(await idsOf('?q=0905+123+456')).toEqual([id])
    const { lead, deliveries } = await read(`/trip/${id}`)
    expect(lead).toMatchObject({ source: 'hand', status: 'open', assignee: 'mai', email: '' })
    expect(deliveries).toEqual([])
    const mails = await env.DB.prepare('select count(*) as count from outbox').first()
    expect(mails).toEqual({ count: 0 })
  })

  it.each([{ phone: '' }, { name: ' ' }, { email: 'lan@' }, { id: '1' }])(
    'is refused with %o',
    async (wrong) => expect((await enter(wrong)).status).toBe(400),
  )
})

it('shows the newest leads of each state on the board, with their number', async () => {
  await store(
    ...Array.from({ length: 22 }, () => tripStatement()),
    contactStatement({ id: 'w', status: 'won' }),
    contactStatement({ id: 's', status: 'spam' }),
  )
  const { columns } = await get<LeadBoard>('/board')
  expect(columns.map(({ status, count, leads }) => [status, count.count, leads.length])).toEqual([
    ['new', 22, 20],
    ['open', 0, 0],
    ['waiting', 0, 0],
    ['won', 1, 1],
    ['lost', 0, 0],
  ])
  expect((await get<LeadBoard>('/board?kind=contact')).columns[0]?.count.count).toBe(0)
})
