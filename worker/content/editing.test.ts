import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type {
  AdminEntry,
  EntryRevision,
  EntryRevisionDetail,
  WaitingEntries,
} from '../../schema/api/admin-entries'
import type { ErrorBody } from '../../schema/errors'
import { addDays, vietnamDay } from '../../schema/time'
import { clearAdmins, sessionCookie } from '../testing/admins'
import { resetEntries } from '../testing/entries'
import { type EntryDesk, openEntryDesk, readPublic } from '../testing/entry-desk'
import { brokenDatabase } from '../testing/failures'
import { sampleData, without } from '../testing/kind-samples'
import { request } from '../testing/site'

let mai: EntryDesk
beforeEach(async () => {
  await clearAdmins()
  await resetEntries()
  mai = await openEntryDesk()
})
afterEach(() => vi.restoreAllMocks())

it('forgets the copies at an earlier address, also those that were made after it moved', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const whileDown = async (slug: string) =>
    (await readPublic('deal', slug, 'vi', { DB: brokenDatabase() })).status
  const { id } = await mai.create('deal', { slug: 'cu' })
  await mai.publish(id, ['vi'])
  expect(await whileDown('cu')).toBe(200)
  await mai.save(id, {}, 'moi')
  expect([await whileDown('cu'), await whileDown('moi')]).toEqual([503, 200])
  expect((await (await readPublic('deal', 'cu', 'vi')).json<{ slug: string }>()).slug).toBe('moi')
  await mai.unpublish(id, ['vi'])
  expect([await whileDown('cu'), await whileDown('moi')]).toEqual([503, 503])
})

it('refuses data that is nested without end, and bodies that are too long', async () => {
  const { id, version } = await mai.create('deal')
  const headers = { ...(await sessionCookie('mai')), 'Content-Type': 'application/json' }
  const send = async (method: string, path: string, rest: string, depth: number) => {
    const body = `{${rest}"data":{"titleVi":${'['.repeat(depth)}${']'.repeat(depth)}}}`
    const response = await request(`/api/admin/entries${path}`, { method, headers, body })
    return { status: response.status, ...(await response.json<ErrorBody>()) }
  }
  const writes: [string, string, string][] = [
    ['POST', '', '"kind":"deal",'],
    ['PUT', `/${id}`, `"version":${version},`],
    ['PUT', `/${id}/draft`, `"baseVersion":${version},`],
    ['POST', '/preview', '"kind":"deal","slug":"x","locale":"vi",'],
  ]
  for (const [method, path, rest] of writes) {
    for (const depth of [10_000, 200_000]) {
      const answer = await send(method, path, rest, depth)
      expect([path, answer.status, answer.code, answer.issues?.[0]?.path]).toEqual([
        path,
        400,
        'BAD_REQUEST',
        'data',
      ])
    }
    expect((await send(method, path, rest, 300_000)).status, path).toBe(413)
  }
  const file = `{"files":[{"kind":"deal","slug":"sau","vi":{"status":"draft","publishedAt":null,"changedAt":null},"en":{"status":"draft","publishedAt":null,"changedAt":null},"data":{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}]}`
  const response = await request('/api/admin/entries/import', {
    method: 'POST',
    headers,
    body: file,
  })
  expect(await response.json()).toMatchObject({
    results: [{ outcome: 'refused', issues: [{ path: 'data' }] }],
  })
  expect(await mai.read(id)).toMatchObject({ version, draft: null })
})

it('stores one of two that are saved at once; the other one keeps what it has typed', async () => {
  const { id, version, data } = await mai.create('topic')
  const lan = await openEntryDesk('lan')
  const typed = { mai: { ...data, titleVi: 'Của Mai' }, lan: { ...data, titleVi: 'Của Lan' } }
  await lan.desk('PUT', `/entries/${id}/draft`, { baseVersion: version, data: typed.lan })
  await mai.desk('PUT', `/entries/${id}/draft`, { baseVersion: version, data: typed.mai })
  const answers = await Promise.all([
    mai.desk<AdminEntry & Partial<ErrorBody>>('PUT', `/entries/${id}`, {
      version,
      data: typed.mai,
    }),
    lan.desk<AdminEntry & Partial<ErrorBody>>('PUT', `/entries/${id}`, {
      version,
      data: typed.lan,
    }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const isMaiFirst = answers[0].status === 200
  const loser = await (isMaiFirst ? lan : mai).read(id)
  const [won, lost] = isMaiFirst ? [typed.mai, typed.lan] : [typed.lan, typed.mai]
  expect(loser).toMatchObject({
    version: version + 1,
    data: won,
    draft: { baseVersion: version, data: lost },
  })
  const { body } = await mai.desk<EntryRevision[]>('GET', `/entries/${id}/revisions`)
  expect(body.length).toBe(2)
})

it('says which revision readers see in each language', async () => {
  const { id } = await mai.create('topic')
  const shown = async () =>
    (await mai.desk<EntryRevision[]>('GET', `/entries/${id}/revisions`)).body.map(({ shownIn }) =>
      shownIn.join(' '),
    )
  expect(await shown()).toEqual([''])
  await mai.publish(id, ['vi', 'en'])
  await mai.save(id, { titleVi: 'Tên mới', titleEn: 'New name' })
  expect(await shown()).toEqual(['', 'vi en'])
  await mai.publish(id, ['vi'])
  await mai.save(id, { titleVi: 'Tên nháp', titleEn: 'Draft name' })
  expect(await shown()).toEqual(['', 'vi', 'en'])
  await mai.publish(id, ['en'])
  expect(await shown()).toEqual(['en', 'vi', ''])
  await mai.unpublish(id, ['en'])
  expect(await shown()).toEqual(['', 'vi', ''])
})

it('remembers the newest fifty revisions, of which the newest is the entry as it is', async () => {
  const { id } = await mai.create('topic')
  // As fifty saves left them; three more are made.
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 50)
    insert into entry_revisions (entry_id, saved_at, username, action, schema_version, data)
    select entry_id, saved_at, username, action, schema_version, json_set(data, '$.titleVi', 'Lần ' || i) from n, entry_revisions where entry_id = ?
    order by i`,
  )
    .bind(id)
    .run()
  for (const number of [51, 52, 53]) await mai.save(id, { titleVi: `Lần ${number}` })
  const { body: revisions } = await mai.desk<EntryRevision[]>('GET', `/entries/${id}/revisions`)
  expect(revisions.length).toBe(50)
  const titleAt = async (index: number) => {
    const { body } = await mai.desk<EntryRevisionDetail>(
      'GET',
      `/entries/${id}/revisions/${revisions[index]?.id}`,
    )
    return body.data.titleVi
  }
  expect([await titleAt(0), await titleAt(49)]).toEqual(['Lần 53', 'Lần 4'])
  const stored = await env.DB.prepare(
    'select count(*) as count from entry_revisions where entry_id = ?',
  )
    .bind(id)
    .first('count')
  expect(stored).toBe(50)
  const { version } = await mai.read(id)
  const restored = await mai.desk<AdminEntry>(
    'POST',
    `/entries/${id}/revisions/${revisions[49]?.id}/restore`,
    { version },
  )
  expect(restored.body.titleVi).toBe('Lần 4')
})

it('takes changes back without a word of the other language that is still a draft', async () => {
  const { id, data } = await mai.create('topic')
  await mai.publish(id, ['vi'])
  await mai.save(id, { titleVi: 'Đổi rồi bỏ', titleEn: 'A new draft' })
  const { status, body } = await mai.discard(id)
  expect(status).toBe(200)
  expect(body.data).toEqual({ ...data, titleEn: 'A new draft' })
})

it('lists what waits for an editor, each for its reason and for no other', async () => {
  const today = vietnamDay(new Date())
  const inDays = (days: number) => addDays(today, days)
  const once = (from: string, to: string) => ({ window: { repeats: 'once', from, to } })
  const yearly = (from: string, to: string) => ({
    window: { repeats: 'yearly', from: from.slice(5), to: to.slice(5) },
  })
  await env.DB.prepare("delete from entries where kind = 'deal'").run()
  const publish = async (slug: string, more: object) => {
    const { id } = await mai.create('deal', { slug, data: { ...sampleData('deal'), ...more } })
    await mai.publish(id, ['vi'])
    return id
  }
  await publish('het-hom-nay', once(inDays(-30), today))
  await publish('het-tuan-nay', yearly(inDays(-30), inDays(7)))
  await publish('het-tuan-sau', once(inDays(-30), inDays(8)))
  await publish('het-hom-qua', yearly(inDays(-30), inDays(-1)))
  await publish('chua-bat-dau', once(inDays(2), inDays(5)))
  await mai.create('deal', {
    slug: 'chua-dang',
    data: { ...sampleData('deal'), ...once(inDays(-3), inDays(3)) },
  })
  const changed = await publish('doi', once(inDays(-30), inDays(90)))
  await mai.save(changed, { descriptionVi: 'Mới.' })
  const behind = await mai.create('topic')
  await mai.save(behind.id, { titleVi: 'Chỉ tiếng Việt' })
  const scheduled = await mai.create('itinerary', { data: without(sampleData('itinerary'), 'en') })
  await mai.publish(scheduled.id, ['vi'], '2027-05-01T00:00:00.000Z')
  const gone = await mai.create('topic', { slug: 'bo-di' })
  await mai.save(gone.id, { titleVi: 'Chỉ tiếng Việt' })
  await mai.trash(gone.id)
  const { body } = await mai.desk<WaitingEntries>('GET', '/entries/waiting')
  const { photos: _photos, team: _team, agedPrices: _aged, ...lists } = body
  const slugs = Object.fromEntries(
    Object.entries(lists).map(([reason, rows]) => [
      reason,
      rows.map(({ slug }: { slug: string }) => slug).sort(),
    ]),
  )
  expect(slugs).toEqual({
    behind: [behind.slug, 'doi'],
    changed: ['doi'],
    scheduled: [scheduled.slug],
    failed: [],
    endingDeals: ['het-hom-nay', 'het-tuan-nay'],
    expiringFacts: [],
  })
  expect(body.endingDeals.map(({ endsOn }) => endsOn)).toEqual([today, inDays(7)])
})
