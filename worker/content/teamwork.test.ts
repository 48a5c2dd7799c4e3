import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BulkResult, WaitingEntries } from '../../schema/api/admin-entries'
import type { Presence, Teamwork } from '../../schema/api/teamwork'
import type { EntryFile } from '../../schema/content/entry-file'
import type { ErrorBody } from '../../schema/errors'
import { openDatabase } from '../platform/db/database'
import { clearAdmins } from '../testing/admins'
import { resetToFewEntries } from '../testing/entries'
import {
  type EntryDesk,
  exportAll,
  importAll,
  openEntryDesk,
  readText,
  runCron,
} from '../testing/entry-desk'
import { deliverLater, localMail } from '../testing/outbox'
import { runHour } from '../testing/schedule'
import { selectTeamWaiting } from './team-waiting'
import { selectAuthor, selectComments } from './teamwork'

let mai: EntryDesk
let lan: EntryDesk
beforeEach(async () => {
  await clearAdmins()
  await resetToFewEntries('hot-springs')
  const tables = ['entry_presence', 'entry_comments', 'entry_mentions', 'entry_reviews', 'outbox']
  await env.DB.batch(
    [...tables, 'kept_mails'].map((table) => env.DB.prepare(`delete from ${table}`)),
  )
  mai = await openEntryDesk()
  lan = await openEntryDesk('lan')
})

type Answer = Teamwork & Partial<ErrorBody>
const [first, second, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
const profile = { displayName: 'Lan Trần', email: 'Lan@example.com' }
const mails = async () => {
  await deliverLater(1, localMail)
  const { results } = await env.DB.prepare('select recipient, subject, text from kept_mails').all<{
    recipient: string
    subject: string
    text: string
  }>()
  return results
}
const waitingOf = async ({ desk }: EntryDesk) =>
  (await desk<WaitingEntries>('GET', '/entries/waiting')).body.team

describe('who is here', () => {
  const beat = async ({ desk }: EntryDesk, id: string, windowId: string, field?: string) =>
    (await desk<Presence[]>('PUT', `/entries/${id}/presence`, { windowId, field: field ?? null }))
      .body

  it('shows other windows with name and field, and which of them was there before', async () => {
    const { id } = await mai.create('topic')
    await lan.desk('PUT', '/profile', profile)
    expect((await mai.desk('GET', '/staff')).body).toEqual([
      { username: 'lan', name: 'Lan Trần', role: 'owner' },
      { username: 'mai', name: 'mai', role: 'owner' },
    ])
    expect(await beat(mai, id, first)).toEqual([])
    await beat(lan, id, second, 'titleVi')
    await beat(lan, id, second, 'textVi')
    expect(await beat(mai, id, first)).toMatchObject([
      { name: 'Lan Trần', field: 'textVi', isSelf: false, isEarlier: false },
    ])
    expect(await beat(mai, id, third)).toMatchObject([
      { name: 'mai', isSelf: true, isEarlier: true },
      { name: 'Lan Trần', isSelf: false },
    ])
    expect(await beat(mai, (await mai.create('deal')).id, crypto.randomUUID())).toEqual([])
  })

  it('forgets who left or went silent, and lets nobody end or take a colleague’s window', async () => {
    const { id } = await mai.create('topic')
    await beat(mai, id, first)
    await lan.desk('DELETE', `/entries/${id}/presence/${first}`)
    expect(
      (await lan.desk('PUT', `/entries/${id}/presence`, { windowId: first, field: null })).status,
    ).toBe(404)
    expect(await beat(lan, id, second)).toHaveLength(1)
    await mai.desk('DELETE', `/entries/${id}/presence/${first}`)
    expect(await beat(lan, id, second)).toEqual([])
    const unknown = { windowId: crypto.randomUUID(), field: null }
    expect((await mai.desk('PUT', '/entries/none/presence', unknown)).status).toBe(404)
    const old = new Date(Date.now() - 61_000).toISOString()
    await env.DB.prepare('update entry_presence set seen_at = ?').bind(old).run()
    expect(await beat(mai, id, third)).toEqual([])
    await runHour(Date.now() + 26 * 3_600_000)
    const left = await env.DB.prepare('select count(*) as n from entry_presence').first()
    expect(left).toEqual({ n: 0 })
  })
})

describe('comments', () => {
  const say = ({ desk }: EntryDesk, id: string, input: object) =>
    desk<Answer>('POST', `/entries/${id}/comments`, input)

  it('are answered, resolved and reopened, and mail whom they name or answer', async () => {
    const { id } = await mai.create('topic', { slug: 'binh-luan' })
    await lan.desk('PUT', '/profile', profile)
    const { status, body } = await say(mai, id, { field: 'titleVi', text: 'Tên này @lan. xem nhé' })
    expect(status).toBe(201)
    const [thread] = body.comments
    expect(thread).toMatchObject({ field: 'titleVi', username: 'mai', resolvedAt: null })
    expect((await waitingOf(lan)).mentions).toMatchObject([{ id, name: 'mai' }])
    await say(lan, id, { parentId: thread?.id, text: 'Được rồi' })
    expect((await waitingOf(lan)).mentions).toEqual([])
    expect((await waitingOf(mai)).mentions).toMatchObject([{ id, name: 'Lan Trần' }])
    const resolve = (isResolved: boolean) =>
      lan.desk<Answer>('PUT', `/entries/${id}/comments/${thread?.id}`, { isResolved })
    expect((await resolve(true)).body.comments).toMatchObject([
      { resolvedBy: 'lan' },
      { field: 'titleVi', parentId: thread?.id },
    ])
    expect((await waitingOf(mai)).mentions).toEqual([])
    expect((await resolve(false)).body.comments[0]).toMatchObject({ resolvedAt: null })
    expect(await mails()).toMatchObject([
      { recipient: 'lan@example.com', subject: expect.stringContaining('mai nhắc đến bạn') },
    ])
  })

  it('refuse bad input, somebody else’s deletion and one of a thread with answers', async () => {
    const { id } = await mai.create('topic')
    for (const bad of [{ text: ' ' }, { text: 'x'.repeat(2001) }, { text: 'x', field: 'a b' }])
      expect((await say(mai, id, bad)).status).toBe(400)
    expect((await say(mai, id, { text: 'x', parentId: 1 })).status).toBe(404)
    const thread = (await say(mai, id, { text: 'Một' })).body.comments[0]?.id
    const path = `/entries/${id}/comments/${thread}`
    expect((await lan.desk('DELETE', path)).status).toBe(409)
    const answer = (await say(lan, id, { text: 'Hai', parentId: thread })).body.comments[1]?.id
    expect((await mai.desk('DELETE', path)).status).toBe(409)
    expect((await lan.desk('DELETE', `/entries/${id}/comments/${answer}`)).status).toBe(200)
    expect((await mai.desk<Answer>('DELETE', path)).body.comments).toEqual([])
    expect((await mai.desk('PUT', path, { isResolved: true })).status).toBe(404)
  })

  it('are not part of the content, and go with the entry', async () => {
    const { id } = await mai.create('topic')
    await say(mai, id, { text: 'Chỉ cho @lan' })
    expect(JSON.stringify(await mai.read(id))).not.toContain('Chỉ cho')
    expect(JSON.stringify(await exportAll(mai.desk))).not.toContain('Chỉ cho')
    await mai.trash(id)
    await runHour(Date.now() + 31 * 86_400_000)
    const left = await env.DB.prepare(
      'select (select count(*) from entry_comments) + (select count(*) from entry_mentions) as n',
    ).first()
    expect(left).toEqual({ n: 0 })
  })
})

describe('a review', () => {
  const review = async ({ desk, read }: EntryDesk, id: string, step = '', input: object = {}) =>
    desk<Answer>('POST', `/entries/${id}/review${step}`, {
      version: (await read(id)).version,
      ...input,
    })

  it('is asked of a colleague, answered by somebody else than the author, and void after a change', async () => {
    const { id } = await mai.create('topic', { slug: 'nho-duyet' })
    await lan.desk('PUT', '/profile', profile)
    await review(mai, id, '', { reviewer: 'lan' })
    expect((await waitingOf(lan)).reviews).toMatchObject([{ id, name: 'mai' }])
    expect((await waitingOf(mai)).sent).toMatchObject([{ id, reviewer: 'lan' }])
    expect((await review(mai, id, '/approve')).status).toBe(403)
    expect((await review(lan, id, '/approve', { version: 99 })).status).toBe(409)
    const approved = (await review(lan, id, '/approve')).body
    expect(approved.review).toMatchObject({ approvedBy: 'lan', approvedVersion: approved.version })
    expect((await waitingOf(lan)).reviews).toEqual([])
    expect((await waitingOf(mai)).approved).toMatchObject([{ id, name: 'Lan Trần' }])
    await mai.save(id, { titleVi: 'Tên khác' })
    const changed = (await mai.desk<Answer>('GET', `/entries/${id}/teamwork`)).body
    expect(changed.review?.approvedVersion).toBe(changed.version - 1)
    expect((await waitingOf(mai)).approved).toEqual([])
  })

  it('is sent back with a comment that waits for whoever asked', async () => {
    const { id } = await mai.create('topic')
    await mai.desk('PUT', '/profile', { displayName: '', email: 'mai@example.com' })
    await review(mai, id)
    expect((await waitingOf(lan)).reviews).toHaveLength(1)
    expect((await review(lan, id, '/return', { text: '' })).status).toBe(400)
    const { body } = await review(lan, id, '/return', { text: 'Sửa đoạn cuối' })
    expect(body).toMatchObject({ review: null, comments: [{ text: 'Sửa đoạn cuối', field: '' }] })
    expect((await waitingOf(mai)).mentions).toMatchObject([{ id, name: 'lan' }])
    expect((await review(lan, id, '/approve')).status).toBe(409)
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('lan gửi lại'),
    ])
    const actions = await env.DB.prepare(
      "select action from audit_log where action like 'entry.re%' order by id",
    ).all()
    expect(actions.results.map(({ action }) => action)).toEqual(['entry.review', 'entry.return'])
  })
})

it('reads growing tables by an index', async () => {
  const db = openDatabase(env.DB)
  const queries = [
    ...selectTeamWaiting(db, 'mai', '2026-11-01T00:00:00.000Z'),
    selectComments(db, 'an-entry'),
    selectAuthor(db, 'an-entry'),
  ].map((query) => query.toSQL())
  for (const { sql, params } of queries) {
    const { results } = await env.DB.prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>()
    expect(results.filter(({ detail }) => /^SCAN (?:entr|first|answer)/.test(detail))).toEqual([])
  }
})

describe('one OK before publishing', () => {
  /** Publishes the settings of the seed with the rule on. */
  async function turnOn(desk = mai) {
    const { body } = await desk.desk<{ entries: { id: string }[] }>('GET', '/entries?kind=settings')
    const id = body.entries[0]?.id ?? ''
    await desk.save(id, { newsroom: { needsApproval: true } })
    return desk.publish(id, ['vi', 'en'])
  }
  async function approve(id: string) {
    const { version } = await mai.read(id)
    await mai.desk('POST', `/entries/${id}/review`, { version })
    await lan.desk('POST', `/entries/${id}/review/approve`, { version })
  }

  it('is refused to an admin who is alone, and not asked of one', async () => {
    await env.DB.prepare("delete from admins where username = 'lan'").run()
    expect((await turnOn()).body).toMatchObject({
      code: 'BAD_REQUEST',
      issues: [{ path: 'newsroom.needsApproval' }],
    })
    lan = await openEntryDesk('lan')
    expect((await turnOn()).status).toBe(200)
    const { id } = await mai.create('topic')
    expect((await mai.publish(id, ['vi'])).body.code).toBe('APPROVAL_REQUIRED')
    await env.DB.prepare("delete from admins where username = 'lan'").run()
    expect((await mai.publish(id, ['vi'])).status).toBe(200)
  })

  it('holds for publishing, scheduling, bulk, import and what is due; readers never see it', async () => {
    expect((await turnOn()).status).toBe(200)
    const { id } = await mai.create('topic', { slug: 'bon-mat' })
    const hour = 3_600_000
    const soon = new Date(Date.now() + hour).toISOString()
    expect((await mai.publish(id, ['vi'])).body.code).toBe('APPROVAL_REQUIRED')
    expect((await mai.publish(id, ['vi'], soon)).body.code).toBe('APPROVAL_REQUIRED')
    const bulk = { ids: [id], action: 'publish' }
    const { body } = await mai.desk<BulkResult>('POST', '/entries/bulk', bulk)
    expect(body.results).toEqual([{ id, ok: false, code: 'APPROVAL_REQUIRED' }])
    const files = (await exportAll(mai.desk)).filter(({ kind }) => kind === 'topic')
    const draft = files.find(({ slug }) => slug === 'bon-mat')
    const published = { ...draft, slug: 'nhap-vao', vi: { ...draft?.vi, status: 'published' } }
    expect(await importAll(mai.desk, [published])).toMatchObject([{ outcome: 'refused' }])
    expect(await importAll(mai.desk, [{ ...draft, slug: 'ban-nhap' }])).toMatchObject([
      { outcome: 'created' },
    ])
    const live = files.find(({ vi }: EntryFile) => vi.status === 'published')
    expect(await importAll(mai.desk, [live], true)).toMatchObject([{ outcome: 'unchanged' }])
    const changed = { ...live, data: { ...live?.data, titleVi: 'Đổi' } }
    expect(await importAll(mai.desk, [changed], true)).toMatchObject([{ outcome: 'refused' }])

    await approve(id)
    expect((await lan.publish(id, ['vi'], soon)).status).toBe(200)
    await mai.publish(id, ['en'])
    await runCron(new Date(Date.now() + 2 * hour))
    expect(await mai.read(id)).toMatchObject({ statusVi: 'published', statusEn: 'published' })

    await mai.save(id, { titleVi: 'Tên mới' })
    await approve(id)
    await mai.publish(id, ['vi'], soon)
    await mai.save(id, { titleVi: 'Không ai duyệt' })
    await runCron(new Date(Date.now() + 2 * hour))
    expect((await mai.read(id)).scheduleFailedAt).not.toBeNull()
    const settings = await mai.desk<object>('GET', '/entries?kind=settings')
    expect(JSON.stringify(settings.body)).not.toContain('needsApproval')
    const seen = await readText('settings', 'site', 'vi')
    expect(seen).not.toContain('newsroom')
  })
})
