import { env } from 'cloudflare:test'
import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LeadChangesAnswer, LeadDetail, LeadList } from '../../../schema/api/admin-leads'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import { contactStatement, tripStatement } from '../../testing/leads'
import { clearSubmissions, localMail, mailsTo } from '../../testing/outbox'
import { pathIn, post, request } from '../../testing/site'

let mai: Record<string, string>

beforeEach(async () => {
  await clearSubmissions()
  await clearAdmins()
  await insertAdmin('mai')
  await insertAdmin('lan')
  mai = { ...(await sessionCookie('mai')), 'Content-Type': 'application/json' }
})

const get = (path: string) => request(`/api/admin/leads${path}`, { headers: mai })
const list = async (query = '') => (await get(query)).json<LeadList>()
const idsOf = ({ leads }: LeadList) => leads.map(({ id }) => id)
const read = async (path: string) => (await get(path)).json<LeadDetail>()
const put = (path: string, body: object) =>
  request(`/api/admin/leads${path}`, { method: 'PUT', headers: mai, body: JSON.stringify(body) })
const addNote = (path: string, text: string) => post(`/api/admin/leads${path}/notes`, { text }, mai)
const store = (...statements: D1PreparedStatement[]) => env.DB.batch(statements)
const audit = async () =>
  (
    await env.DB.prepare(
      'select username, action, subject, label, before, after from audit_log order by id',
    ).all()
  ).results

describe('the inbox', () => {
  it('has requests and messages together, the newest first, and no spam unless asked', async () => {
    await store(
      tripStatement({ id: 'a' }),
      contactStatement({ id: 'b' }),
      tripStatement({ id: 's', status: 'spam' }),
      tripStatement({ id: 'c', status: 'won' }),
    )
    expect(idsOf(await list())).toEqual(['c', 'b', 'a'])
    expect(idsOf(await list('?status=spam'))).toEqual(['s'])
    expect(idsOf(await list('?kind=contact'))).toEqual(['b'])
    expect(idsOf(await list('?status=new&kind=trip'))).toEqual(['a'])
    expect((await list()).leads[2]).toMatchObject({
      kind: 'trip',
      about: 'Huế',
      status: 'new',
      assignee: null,
      updatedAt: null,
    })
  })

  it('is filtered by who works on it', async () => {
    await store(
      tripStatement({ id: 'a', assignee: 'mai' }),
      tripStatement({ id: 'b', assignee: 'lan' }),
      contactStatement({ id: 'c' }),
    )
    expect(idsOf(await list('?assignee=me'))).toEqual(['a'])
    expect(idsOf(await list('?assignee=lan'))).toEqual(['b'])
    expect(idsOf(await list('?assignee=nobody'))).toEqual(['c'])
  })

  it('pages both ways without losing rows of the same instant', async () => {
    const at = '2026-11-01T08:00:00.000Z'
    const rows = Array.from({ length: 60 }, (_, index) => `id-${String(index).padStart(2, '0')}`)
    await store(
      ...rows.map((id, index) =>
        (index % 2 ? tripStatement : contactStatement)({
          id,
          createdAt: at,
          status: index % 3 ? 'new' : 'open',
        }),
      ),
    )
    const first = await list()
    const second = await list(`?before=${first.older}`)
    const third = await list(`?before=${second.older}`)
    expect([...idsOf(first), ...idsOf(second), ...idsOf(third)]).toEqual(rows.toReversed())
    expect([first.newer, third.older]).toEqual([null, null])
    expect(idsOf(await list(`?after=${third.newer}`))).toEqual(idsOf(second))
    const back = await list(`?after=${second.newer}`)
    expect(idsOf(back)).toEqual(idsOf(first))
    expect(back.newer).toBeNull()
  })

  it('is searched without marks, by words in any order, an address and a phone number', async () => {
    await store(
      tripStatement({
        id: 'a',
        name: 'Đặng Thị Ngọc',
        destination: 'Đà Lạt',
        phone: '+84905123456',
      }),
      contactStatement({
        id: 'b',
        name: 'Someone',
        email: 'ngoc@example.com',
        message: 'Đồng Tháp?',
      }),
    )
    expect(idsOf(await list('?q=ngoc+da+lat'))).toEqual(['a'])
    expect(idsOf(await list('?q=NGOC'))).toEqual(['b', 'a'])
    expect(idsOf(await list('?q=Ngoc@Example.com'))).toEqual(['b'])
    expect(idsOf(await list('?q=0905+123+456'))).toEqual(['a'])
    expect(idsOf(await list('?q=hue'))).toEqual([])
    expect(idsOf(await list("?q=%25' or 1=1"))).toEqual([])
  })

  it('pages through what a search finds, within the filters and without losing rows of the same instant', async () => {
    const at = '2026-11-01T08:00:00.000Z'
    const rows = Array.from({ length: 60 }, (_, index) => `id-${String(index).padStart(2, '0')}`)
    await store(
      ...rows.map((id, index) =>
        (index % 2 ? tripStatement : contactStatement)({
          id,
          createdAt: at,
          name: 'Lan',
          assignee: index % 3 ? 'mai' : null,
        }),
      ),
      tripStatement({ id: 'spam', name: 'Lan', status: 'spam' }),
      tripStatement({ id: 'other', name: 'Cúc' }),
    )
    const first = await list('?q=lan')
    const second = await list(`?q=lan&before=${first.older}`)
    const third = await list(`?q=lan&before=${second.older}`)
    expect([...idsOf(first), ...idsOf(second), ...idsOf(third)]).toEqual(rows.toReversed())
    expect([first.newer, third.older]).toEqual([null, null])
    expect(idsOf(await list(`?q=lan&after=${third.newer}`))).toEqual(idsOf(second))
    const mine = idsOf(await list('?q=lan&assignee=me&kind=trip'))
    expect(mine.toSorted()).toEqual(rows.filter((_, index) => index % 2 && index % 3))
    expect(idsOf(await list('?q=lan&assignee=nobody'))).toHaveLength(20)
    expect(idsOf(await list('?q=lan&status=spam'))).toEqual(['spam'])
    const [one = '', two = '', three = ''] = idsOf(first)
    const kind = first.leads[1]?.kind
    expect(await read(`/${kind}/${two}?q=lan`)).toMatchObject({
      newer: { id: one },
      older: { id: three },
    })
    await put(`/${kind}/${two}`, { status: 'won', assignee: 'mai', updatedAt: null })
    expect(idsOf(await list('?q=lan&status=won'))).toEqual([two])
    expect(idsOf(await list('?q=lan&status=new'))).not.toContain(two)
  })

  it('finds an address and words however old they are', async () => {
    await store(
      tripStatement({
        id: 'old',
        name: 'Cụ Rùa',
        email: 'rua@example.com',
        createdAt: '2024-01-01T00:00:00.000Z',
      }),
    )
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
      insert into submissions (id, kind, name, email, phone, message, language, submitted_at, search_text, content_hash, created_at)
      select 'many-' || i, 'trip', 'x', 'x@example.com', '', '', 'vi', '', 'x', i, '2026-01-01T00:00:00.000Z' from n`,
    ).run()
    expect(idsOf(await list('?q=rua@example.com'))).toEqual(['old'])
    expect(idsOf(await list('?q=cu+rua'))).toEqual(['old'])
    await env.DB.prepare("delete from submissions where id = 'old'").run()
    expect(idsOf(await list('?q=cu+rua'))).toEqual([])
  })

  it.each([
    '?kind=x',
    '?status=x',
    '?before=x',
    '?after=2026-11-01T08:00:00.000Z',
    `?q=${'x'.repeat(101)}`,
  ])('refuses %s', async (query) => {
    expect((await get(query)).status).toBe(400)
  })
})

describe('a request', () => {
  it('is shown with all that was sent, what the mails did, and its neighbours in the list', async () => {
    await store(tripStatement({ id: 'older', status: 'open' }))
    const sent = {
      name: 'Lan',
      email: 'lan@example.com',
      destination: 'Huế',
      budget: '20 triệu',
      message: 'Hai\ndòng',
    }
    await post('/api/trip-leads', sent, {}, localMail)
    const [row] = (await list('?status=new')).leads
    await store(
      contactStatement({ id: 'newer', status: 'open', createdAt: '2099-01-01T00:00:00.000Z' }),
    )
    const detail = await read(`/trip/${row?.id}`)
    expect(detail.lead).toMatchObject({
      ...sent,
      kind: 'trip',
      language: 'vi',
      status: 'new',
      updatedAt: null,
    })
    expect(JSON.stringify(detail)).not.toMatch(/contentHash|idempotencyKey|searchText/)
    expect(detail.deliveries.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'trip-acknowledged sent',
      'trip-staff sent',
    ])
    expect([detail.newer, detail.older]).toEqual([
      { kind: 'contact', id: 'newer' },
      { kind: 'trip', id: 'older' },
    ])
    expect(await read(`/trip/${row?.id}?status=new`)).toMatchObject({ newer: null, older: null })
    expect((await read(`/trip/${row?.id}`)).lead.status, 'looking changes nothing').toBe('new')
  })

  it('is linked from the mail to the admins', async () => {
    await post('/api/trip-leads', { name: 'Lan', email: 'lan@example.com' }, {}, localMail)
    await post(
      '/api/contact',
      { name: 'Lan', email: 'lan@example.com', service: 'tour', message: 'Chào' },
      {},
      localMail,
    )
    const links = (await list()).leads.map(
      ({ kind, id }) => `https://mangoroad.example${pathIn('vi', `/admin/leads/${kind}/${id}`)}`,
    )
    const mails = (await mailsTo('hello@mangoroad.example')).map(({ text }) => text)
    expect(mails.length).toBe(2)
    for (const link of links)
      expect(mails.filter((text) => text.includes(link)).length, link).toBe(1)
  })

  it('is found under the kind that links of older mails have', async () => {
    await store(contactStatement({ id: 'a' }))
    expect((await read('/message/a')).lead).toMatchObject({ kind: 'contact', id: 'a' })
    expect(idsOf(await list('?kind=message'))).toEqual(['a'])
  })

  it.each(['/trip/none', '/contact/a'])('is nowhere at %s', async (path) => {
    await store(tripStatement({ id: 'a' }))
    expect((await get(path)).status).toBe(404)
    expect((await put(path, { status: 'won', assignee: null, updatedAt: null })).status).toBe(404)
    expect((await addNote(path, 'Chào')).status).toBe(404)
  })
})

describe('changing a request', () => {
  it('stores status and assignee, with who did it and what it was', async () => {
    await store(contactStatement({ id: 'a' }))
    const answer = await put('/contact/a', { status: 'waiting', assignee: 'lan', updatedAt: null })
    expect(answer.status).toBe(200)
    const state = await answer.json<{ updatedAt: string }>()
    expect(state).toMatchObject({ status: 'waiting', assignee: 'lan' })
    const { lead, history } = await read('/contact/a')
    expect(lead).toMatchObject({ status: 'waiting', assignee: 'lan', updatedAt: state.updatedAt })
    expect(history).toMatchObject([
      {
        username: 'mai',
        before: { status: 'new', assignee: null },
        after: { status: 'waiting', assignee: 'lan' },
      },
    ])
    expect(await audit()).toMatchObject([
      { username: 'mai', action: 'lead.update', subject: 'a', label: 'contact' },
    ])
  })

  it('opens a new one that somebody takes', async () => {
    await store(tripStatement({ id: 'a' }))
    const answer = await put('/trip/a', { status: 'new', assignee: 'mai', updatedAt: null })
    expect(await answer.json()).toMatchObject({ status: 'open', assignee: 'mai' })
  })

  it('overwrites nothing that somebody else changed', async () => {
    await store(tripStatement({ id: 'a' }))
    await put('/trip/a', { status: 'won', assignee: null, updatedAt: null })
    const second = await put('/trip/a', { status: 'lost', assignee: null, updatedAt: null })
    expect(second.status).toBe(409)
    expect((await read('/trip/a')).lead.status).toBe('won')
    expect((await audit()).length).toBe(1)
  })

  it('lets one of two at the same moment win', async () => {
    await store(tripStatement({ id: 'a' }))
    const answers = await Promise.all(
      ['won', 'lost'].map((status) => put('/trip/a', { status, assignee: null, updatedAt: null })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await audit()).length).toBe(1)
  })

  it('refuses an assignee who does not work here', async () => {
    await store(tripStatement({ id: 'a' }))
    const answer = await put('/trip/a', { status: 'open', assignee: 'stranger', updatedAt: null })
    expect(answer.status).toBe(400)
    expect((await answer.json<{ issues: { path: string }[] }>()).issues[0]?.path).toBe('assignee')
  })
})

describe('changing several', () => {
  it('stores what nobody changed in between, and returns what it left', async () => {
    await store(
      tripStatement({ id: 'a' }),
      contactStatement({ id: 'b' }),
      tripStatement({ id: 'c' }),
    )
    await put('/trip/c', { status: 'won', assignee: null, updatedAt: null })
    const changes = [
      { kind: 'trip', id: 'a', status: 'spam', updatedAt: null },
      { kind: 'contact', id: 'b', status: 'spam', updatedAt: null },
      { kind: 'trip', id: 'c', status: 'spam', updatedAt: null },
      { kind: 'trip', id: 'gone', status: 'spam', updatedAt: null },
    ]
    const answer = await (await put('/status', { changes })).json<LeadChangesAnswer>()
    expect(answer.changed.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(answer.conflicts.map(({ id }) => id)).toEqual(['c', 'gone'])
    expect(idsOf(await list('?status=spam'))).toEqual(['b', 'a'])
    const undo = answer.changed.map((row) => ({ ...row, status: 'new' }))
    expect(
      (await (await put('/status', { changes: undo })).json<LeadChangesAnswer>()).conflicts,
    ).toEqual([])
    expect(idsOf(await list('?status=new'))).toEqual(['b', 'a'])
  })

  it('takes fifty at most', async () => {
    const changes = Array.from({ length: 51 }, (_, index) => ({
      kind: 'trip',
      id: `x${index}`,
      status: 'won',
      updatedAt: null,
    }))
    expect((await put('/status', { changes })).status).toBe(400)
  })
})

describe('a note', () => {
  it('is shown with the request, opens a new one, and is not in the audit log', async () => {
    await store(tripStatement({ id: 'a' }), tripStatement({ id: 'b', status: 'won' }))
    expect((await addNote('/trip/a', '  Gọi lại 0905 sau 5 giờ\nchiều ')).status).toBe(201)
    await addNote('/trip/b', 'Xong')
    const { lead, notes } = await read('/trip/a')
    expect(lead.status).toBe('open')
    expect(notes).toMatchObject([{ username: 'mai', text: 'Gọi lại 0905 sau 5 giờ\nchiều' }])
    expect((await read('/trip/b')).lead).toMatchObject({ status: 'won', updatedAt: null })
    const entries = await audit()
    expect(entries).toMatchObject([
      { action: 'lead.note', after: '{"status":"open"}' },
      { action: 'lead.note', after: null },
    ])
    expect(JSON.stringify(entries)).not.toContain('0905')
  })

  it.each(['', '  ', 'x'.repeat(4001)])('is refused when it is empty or too long', async (text) => {
    await store(tripStatement({ id: 'a' }))
    expect((await addNote('/trip/a', text)).status).toBe(400)
  })
})

describe('the CSV of the inbox', () => {
  const download = async (query = '') => request(`/api/admin/leads.csv${query}`, { headers: mai })
  const rowsOf = (text: string): Record<string, string>[] =>
    parse(text, { columns: true, bom: true })

  it('has what the filter finds, Vietnamese intact and formulas harmless', async () => {
    await store(
      tripStatement({
        id: 'a',
        name: '=HYPERLINK("x")',
        phone: '+84 905 123 456',
        message: 'Một\nhai; "ba"',
      }),
      contactStatement({ id: 'b', name: 'Ngọc', service: 'food', status: 'won' }),
      tripStatement({ id: 's', status: 'spam' }),
    )
    const response = await download('?locale=en')
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('Content-Disposition')).toContain('attachment')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const [b, a, none] = rowsOf(await response.text())
    expect(none).toBeUndefined()
    expect(a).toMatchObject({
      Kind: 'Trip request',
      Name: `'=HYPERLINK("x")`,
      Phone: "'+84 905 123 456",
      Message: 'Một\nhai; "ba"',
      Id: 'a',
    })
    expect(b).toMatchObject({ Kind: 'Message', Status: 'Won', Name: 'Ngọc', Id: 'b' })
    expect(rowsOf(await (await download('?q=ngoc')).text()).map((row) => row.Mã)).toEqual(['b'])
  })

  it('has the day plan of a request as lines', async () => {
    const plan = {
      version: 1,
      start: '2026-12-03',
      days: [
        [{ kind: 'destination', slug: 'hoi-an', title: '=1+1', time: '09:00', note: 'sáng sớm' }],
        [],
      ],
      extras: [{ kind: 'product', slug: 'ao-mua', title: 'Áo mưa' }],
    }
    expect(
      (await post('/api/trip-leads', { name: 'An', email: 'an@example.com', language: 'vi', plan }))
        .status,
    ).toBe(201)
    await store(tripStatement({ name: 'Lan' }))
    const rows = rowsOf(await (await download('?locale=en')).text())
    const planOf = (name: string) => rows.find((row) => row.Name === name)?.['Day by day']
    expect(planOf('Lan')).toBe('')
    expect(planOf('An')).toBe(
      'Day 1 (3 December 2026): 09:00 =1+1 (note: sáng sớm)\nDay 2 (4 December 2026): a free day\nTo pack: Áo mưa',
    )
  })

  it('has more rows than a page reads, in order, and is written down with their number but not with what was searched', async () => {
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2600)
      insert into submissions (id, kind, name, email, phone, service, message, language, submitted_at, search_text, content_hash, status, created_at)
      select 'many-' || i, iif(i % 3, 'trip', 'contact'), 'Lan', 'lan@example.com', '', iif(i % 3, null, 'tour'), '', 'vi', '', 'lan', i,
        iif(i % 2, 'open', 'new'), strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || (i / 3) || ' minutes') from n`,
    ).run()
    const rows = rowsOf(await (await download('?q=lan')).text())
    expect(new Set(rows.map((row) => row.Mã)).size).toBe(2600)
    const times = rows.map((row) => row['Nhận lúc (giờ Việt Nam)'] ?? '')
    expect(times).toEqual(times.toSorted().toReversed())
    const [entry] = await audit()
    expect(entry).toMatchObject({ action: 'lead.export', username: 'mai' })
    expect(JSON.parse(String(entry?.after))).toEqual({
      rows: 2600,
      kind: 'all',
      status: 'all',
      assignee: '',
      todo: '',
    })
  })
})
