import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type { CalendarMonth } from '../../../schema/api/admin-calendar'
import type { AdminEntry } from '../../../schema/api/admin-entries'
import { openDatabase } from '../../platform/db/database'
import { clearAdmins } from '../../testing/admins'
import { clearLetters, insertLetter } from '../../testing/delivery-runs'
import { resetEntries, storeSeed } from '../../testing/entries'
import { clearMedia, insertMedia } from '../../testing/media'
import { type Desk, openDesk } from '../../testing/newsroom'
import { planOf } from '../../testing/plans'
import { clearPosts, insertPost } from '../../testing/posts'
import {
  selectDeadLinks,
  selectEndingLicences,
  selectLetterRuns,
  selectPublications,
} from './queries'

let desk: Desk
beforeEach(async () => {
  await storeSeed()
  await resetEntries()
  await Promise.all([clearPosts(), clearLetters(), clearMedia(), clearAdmins()])
  await env.DB.prepare('delete from link_checks').run()
  desk = await openDesk()
})

const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run()

async function marksOf(month: string, sort?: string) {
  const { status, body } = await desk<CalendarMonth>('GET', `/calendar?month=${month}`)
  expect(status).toBe(200)
  return body.marks.filter((mark) => !sort || mark.sort === sort)
}

/** Those of articles: the seed was published, too. */
async function postsOf(month: string) {
  return (await marksOf(month, 'publication')).filter(({ kind }) => kind === 'post')
}

it('shows both languages of a publication as one mark of its Vietnam day', async () => {
  await insertPost({ id: 'out', publishedAt: '2026-10-09T17:30:00.000Z' })
  await insertPost({ id: 'due', status: 'scheduled', publishedAt: '2036-10-10T01:00:00.000Z' })
  await insertPost({ id: 'vi', isInEn: false, publishedAt: '2026-09-30T16:59:00.000Z' })
  await insertPost({ id: 'before', publishedAt: '2026-09-27T16:59:00.000Z' })
  expect(await postsOf('2026-10')).toMatchObject([
    // 1 October is a Thursday, so its week begins in September.
    { subject: 'vi', day: '2026-09-30' },
    { subject: 'out', day: '2026-10-10', languages: { vi: 'done', en: 'done' } },
  ])
  const [due] = await postsOf('2036-10')
  expect(due).toMatchObject({ day: '2036-10-10', languages: { vi: 'planned', en: 'planned' } })
  expect(due?.version).toBe(1)
  const vi = (await postsOf('2026-09')).find(({ subject }) => subject === 'vi')
  expect([vi?.day, vi?.languages]).toEqual(['2026-09-30', { vi: 'done' }])
  expect(vi?.version).toBeUndefined()
})

it('separates languages that come at different times, and names a publication that failed', async () => {
  await insertPost({ id: 'a', status: 'scheduled', publishedAt: '2026-02-02T01:00:00.000Z' })
  await run(
    "update entries set scheduled_at_en = ?, schedule_failed_at = ? where id = 'a'",
    '2026-02-02T08:00:00.000Z',
    '2026-02-02T01:00:30.000Z',
  )
  const marks = await postsOf('2026-02')
  expect(marks.map(({ languages }) => languages)).toEqual([{ vi: 'failed' }, { en: 'failed' }])
})

it('has a publication on its new day once it is scheduled for that', async () => {
  await insertPost({ id: 'due', status: 'scheduled', publishedAt: '2036-10-10T01:00:00.000Z' })
  const [mark] = await postsOf('2036-10')
  const to = { version: mark?.version, locales: ['vi', 'en'], at: '2036-10-21T01:00:00.000Z' }
  const { status } = await desk<AdminEntry>('POST', '/entries/due/publish', to)
  expect(status).toBe(200)
  expect((await postsOf('2036-10')).map(({ day }) => day)).toEqual(['2036-10-21'])
  // Somebody who still sees the old month meets a conflict.
  expect((await desk('POST', '/entries/due/publish', to)).status).toBe(409)
})

it('shows what runs out: yearly and single deals, facts, licences and links', async () => {
  await insertMedia({ id: 'anhhethan1', licenceUntil: '2031-05-31', captionVi: 'Sông' })
  await insertMedia({ id: 'anhhethan2', sha256: 'b'.repeat(64), licenceUntil: '2031-06-02' })
  const once = `'{"once":{"from":"2031-05-01","to":"2031-05-20"}}'`
  const yearly = `'{"yearly":{"from":"04-01","to":"05-09"}}'`
  const ids = "(select id from entries where kind = 'deal' order by slug limit 1 offset"
  await run("update entries set summary = json_remove(summary, '$.window') where kind = 'deal'")
  for (const [index, window] of [once, yearly].entries())
    await run(
      `update entries set summary = json_set(summary, '$.window', json(${window})) where id = ${ids} ${index})`,
    )
  await run(
    `update entries set live = json_set(live, '$.validUntil', '2031-05-15')
      where id = (select id from entries where kind = 'fact' order by slug limit 1)`,
  )
  await run(
    `insert into link_checks (id, kind, subject, url, host, next_at, dead_since)
      values ('partner:hotel', 'partner', 'hotel', 'https://x.example', 'x.example', '', ?)`,
    '2031-05-03T20:00:00.000Z',
  )
  const ends = (await marksOf('2031-05')).filter(({ sort }) => sort !== 'festival')
  expect(ends.map(({ sort, day }) => `${sort} ${day}`)).toEqual([
    'link 2031-05-04',
    'deal 2031-05-09',
    'fact 2031-05-15',
    'deal 2031-05-20',
    'licence 2031-05-31',
  ])
  expect(ends.at(-1)).toMatchObject({
    subject: 'anhhethan1',
    titleVi: 'Sông',
    titleEn: 'photo.jpg',
  })
  expect(ends[0]).toMatchObject({ subject: null, titleVi: 'x.example' })
})

it('shows letters of both languages, but none that was cancelled', async () => {
  const id = await insertLetter()
  for (const [sending, state] of [
    ['sent', 'sent'],
    ['off', 'cancelled'],
  ])
    await run(
      `insert into letter_sendings (id, letter_id, list, state, mode, segment, content, counts_clicks, is_archived,
        recipients, created_by, created_at) values (?, ?, 'newsletter', ?, 'at', '{}', '{}', 1, 0, 2, 'mai', '')`,
      sending,
      id,
      state,
    )
  for (const sending of ['sent', 'off'])
    for (const [language, at] of [
      ['vi', '2026-03-01T00:00:00.000Z'],
      ['en', '2026-03-01T12:00:00.000Z'],
    ])
      await run(
        'insert into letter_runs (sending_id, language, starts_at) values (?, ?, ?)',
        sending,
        language,
        at,
      )
  const marks = await marksOf('2026-03', 'letter')
  expect(marks.map(({ subject, languages }) => [subject, languages])).toEqual([
    [id, { vi: 'done' }],
    [id, { en: 'done' }],
  ])
})

it('has festivals of years far away, lunar ones too', async () => {
  const tet = (await marksOf('2034-02', 'festival')).find(({ slug }) => slug === 'tet')
  expect(tet?.day).toBe('2034-02-19')
  expect(tet?.until).toBeDefined()
})

it('has the festivals of the next year in the last week of a December', async () => {
  const found = await marksOf('2025-12', 'festival')
  expect(found.some(({ day }) => day >= '2026-01-01' && day <= '2026-01-04')).toBe(true)
})

it('refuses what is no month', async () => {
  for (const month of ['2026-13', '26-12', ''])
    expect((await desk('GET', `/calendar?month=${month}`)).status).toBe(400)
})

it('reads no table whole', async () => {
  const db = openDatabase(env.DB)
  const span = {
    from: '2026-09-30T17:00:00.000Z',
    to: '2026-10-31T17:00:00.000Z',
    firstDay: '2026-10-01',
    lastDay: '2026-10-31',
  }
  const plans = await Promise.all(
    [
      selectPublications(db, span, 'vi', 'done'),
      selectPublications(db, span, 'en', 'done'),
      selectPublications(db, span, 'vi', 'planned'),
      selectPublications(db, span, 'en', 'planned'),
      selectLetterRuns(db, span),
      selectEndingLicences(db, span),
      selectDeadLinks(db, span),
    ].map((query) => planOf(query.getSQL())),
  )
  expect(plans.flat().filter((step) => step.startsWith('SCAN'))).toEqual([])
  const used = ['entries_newest_vi', 'entries_newest_en', 'entries_scheduled_vi']
  for (const index of [...used, 'entries_scheduled_en', 'media_licence_until', 'link_checks_dead'])
    expect(plans.flat().join()).toContain(index)
})
