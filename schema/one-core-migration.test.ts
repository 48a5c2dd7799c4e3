import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, it } from 'vitest'
import { applyMigrations, migrationNames } from '../tools/backup/migrations'
import { withoutBlanks } from './content/blanks'
import { checkData } from './content/check-data'
import { summaryOf } from './content/entry-row'

/** Migration 0025 makes entries of the articles. */
const migration = '0025_one-core.sql'
const [day, later] = ['2026-10-01T00:00:00.000Z', '2026-10-05T00:00:00.000Z']
const toCome = '2999-01-01T00:00:00.000Z'

type Fields = Record<string, string | number | null>

const columns: Fields = {
  status: 'published',
  published_at: day,
  created_at: day,
  updated_at: later,
  updated_by: 'mai',
  title_key: 'dem ram',
  title_vi: 'Đêm rằm',
  title_en: 'Full Moon',
  summary_vi: 'Đèn.',
  summary_en: 'Lanterns.',
  body_vi: '\nThân bài.\n',
  body_en: 'The body.',
  cover_image: '@assets/art/hue',
  tags: '["Hội An","Đèn lồng"]',
  content_pillar: 'personal-stories',
  destination_slug: 'hoi-an',
  author_name: 'Mai',
  reading_time_minutes: 4,
  featured: 1,
  highlights_vi: '["Một"]',
  highlights_en: '["One"]',
  travel_tips_vi: '["Hai"]',
  travel_tips_en: '["Two"]',
}
const textsVi = {
  titleVi: 'Đêm rằm',
  summaryVi: 'Đèn.',
  bodyVi: 'Thân bài.',
  highlightsVi: ['Một'],
  travelTipsVi: ['Hai'],
}
const textsEn = {
  titleEn: 'Full Moon',
  summaryEn: 'Lanterns.',
  bodyEn: 'The body.',
  highlightsEn: ['One'],
  travelTipsEn: ['Two'],
}
const shared = {
  coverImage: '@assets/art/hue',
  tags: ['Hội An', 'Đèn lồng'],
  contentPillar: 'personal-stories',
  destinationSlug: 'hoi-an',
  authorName: 'Mai',
  readingTimeMinutes: 4,
  featured: true,
}
const data = { ...textsVi, ...textsEn, ...shared }

let sqlite: DatabaseSync
function openOlder(): void {
  sqlite = new DatabaseSync(':memory:')
  applyMigrations(sqlite, migrationNames().findLast((name) => name < migration) ?? '')
}
beforeEach(openOlder)

function insert(table: string, row: Fields): void {
  const names = Object.keys(row)
  sqlite
    .prepare(`insert into ${table} (${names.join()}) values (${names.map(() => '?').join()})`)
    .run(...Object.values(row))
}
const insertPost = (id: string, fields: Fields = {}) =>
  insert('posts', { id, slug: `bai-${id}`, ...columns, ...fields })

const migrate = () => applyMigrations(sqlite, migration)
const all = (query: string) =>
  sqlite
    .prepare(query)
    .all()
    .map((row) => Object.values(row))
/** The articles, with their JSON read. */
const articles = () =>
  sqlite
    .prepare("select * from entries where kind = 'post' order by rowid")
    .all()
    .map(({ data: stored, live, summary, ...row }) => ({
      ...row,
      id: String(row.id),
      slug: String(row.slug),
      data: JSON.parse(String(stored)),
      live: JSON.parse(String(live)),
      summary: JSON.parse(String(summary)),
    }))

it('makes entries of articles, public when and in the languages in which they were', () => {
  insertPost('both')
  insertPost('vi', { is_in_en: 0, updated_at: '2026-09-01T00:00:00.000Z' })
  insertPost('scheduled', { status: 'scheduled', published_at: toCome })
  insertPost('withdrawn', { status: 'draft' })
  insertPost('draft', { status: 'draft', published_at: null })
  insertPost('gone', { deleted_at: later })
  insertPost('late', { status: 'scheduled', published_at: toCome, deleted_at: later })
  migrate()
  const states = all(
    `select id, status_vi, status_en, published_at_vi, published_at_en, changed_at_vi, changed_at_en, scheduled_at_vi,
      scheduled_at_en, deleted_at, live is not null from entries where kind = 'post' order by rowid`,
  )
  const both = ['published', 'published', day, day, later, later, null, null]
  expect(states).toEqual([
    ['both', ...both, null, 1],
    ['vi', 'published', 'draft', day, null, day, null, null, null, null, 1],
    ['scheduled', 'draft', 'draft', null, null, null, null, toCome, toCome, null, 0],
    ['withdrawn', 'draft', 'draft', day, day, null, null, null, null, null, 0],
    ['draft', 'draft', 'draft', null, null, null, null, null, null, null, 0],
    ['gone', ...both, later, 1],
    ['late', 'draft', 'draft', null, null, null, null, null, null, later, 0],
  ])
})

it('keeps all that is written, as the schema of articles wants it, and finds it by its title', () => {
  const drift = '{"titleVi":{"behind":"vi","was":"Night"}}'
  insertPost('both', { is_behind: 1, drift })
  insertPost('vi', { is_in_en: 0 })
  insertPost('en', { is_in_vi: 0 })
  insertPost('draft', { status: 'draft' })
  migrate()
  const rows = articles()
  for (const { slug, live, summary, data: stored, ...row } of rows) {
    expect(stored, slug).toEqual(data)
    expect([checkData('post', stored), withoutBlanks(stored)]).toEqual([[], data])
    expect(summary).toEqual(live && summaryOf('post', slug, live))
    expect(row).toMatchObject({
      title_vi: 'Đêm rằm',
      title_en: 'Full Moon',
      version: 1,
      schema_version: 1,
      has_changes: 0,
      updated_by: 'mai',
    })
  }
  expect(rows.map(({ live }) => live)).toEqual([
    data,
    { ...textsVi, ...shared },
    { ...textsEn, ...shared },
    null,
  ])
  expect(all('select is_behind, drift from entries order by rowid limit 2')).toEqual([
    [1, drift],
    [0, '{}'],
  ])
  expect(
    all("select rowid from entries_search where entries_search match 'dem ram full'"),
  ).toHaveLength(rows.length)
})

it('makes the best of what is empty or broken', () => {
  const empty = { title_vi: ' ', summary_vi: '', body_vi: '\n', cover_image: '', author_name: null }
  insertPost('empty', { ...empty, highlights_vi: '[]', travel_tips_vi: '[]', featured: 0 })
  insertPost('broken', { tags: '{', highlights_vi: 'x', content_pillar: 'food' })
  insertPost('undated', { published_at: 'hỏng' })
  migrate()
  const [none, broken] = articles()
  const { coverImage, authorName, ...left } = shared
  expect(none?.data).toEqual({
    ...textsEn,
    ...left,
    featured: false,
    highlightsVi: [],
    travelTipsVi: [],
  })
  expect(broken?.data).toEqual({
    ...data,
    tags: [],
    highlightsVi: [],
    contentPillar: 'destination-discovery',
  })
  expect(
    all(
      "select status_vi, published_at_vi, changed_at_vi, published_at from entries where id = 'undated'",
    ),
  ).toEqual([['published', null, later, '']])
})

it('brings along revisions, autosaves, redirects, counts, tags and uses of photographs', () => {
  insertPost('a', { is_in_en: 0, view_count: 7, share_count: 2 })
  insertPost('b', { status: 'draft' })
  for (const [post_id, username, titleVi] of [
    ['a', '', 'Một'],
    ['b', 'lan', 'Ba'],
    ['a', 'mai', 'Hai'],
  ] as const) {
    const content = JSON.stringify({ slug: 'x', titleVi, coverImage: null, tags: ['Huế'] })
    insert('post_revisions', { post_id, saved_at: day, username, content })
  }
  for (const [post_id, base_updated_at] of [
    ['a', later],
    ['b', day],
  ] as const) {
    const content = JSON.stringify({ slug: 'y', titleVi: 'Đang gõ', coverImage: null })
    insert('post_drafts', { post_id, admin_id: 'lan', base_updated_at, content, saved_at: later })
  }
  insert('post_redirects', { slug: 'ten-cu', post_id: 'a', created_at: day })
  for (const post_id of ['a', 'b']) insert('post_tags', { slug: 'hoi-an', post_id, tag: 'Hội An' })
  for (const [noun, noun_id, admin_id] of [
    ['post', 'a', ''],
    ['post', 'b', 'lan'],
    ['product', 'p', ''],
  ] as const)
    insert('media_uses', { media_id: 'm', noun, noun_id, admin_id })
  migrate()
  const revision = (titleVi: string) => JSON.stringify({ titleVi, tags: ['Huế'] })
  expect(
    all('select entry_id, saved_at, username, action, data from entry_revisions order by id'),
  ).toEqual([
    ['a', day, '', 'entry.create', revision('Một')],
    ['b', day, 'lan', 'entry.create', revision('Ba')],
    ['a', day, 'mai', 'entry.update', revision('Hai')],
  ])
  const drafts = all(
    'select entry_id, admin_id, base_version, saved_at, data from entry_drafts order by entry_id',
  )
  const { coverImage, ...typed } = { ...data, titleVi: 'Đang gõ' }
  expect(drafts.map(([id, admin, base, at, json]) => [id, admin, base, at, json])).toEqual([
    ['a', 'lan', 1, later, expect.any(String)],
    ['b', 'lan', 0, later, expect.any(String)],
  ])
  for (const draft of drafts) expect(JSON.parse(String(draft.at(-1)))).toEqual(typed)
  expect(all('select kind, slug, entry_id, created_at from entry_redirects')).toEqual([
    ['post', 'ten-cu', 'a', day],
  ])
  expect(all('select entry_id, views, shares from entry_counts order by entry_id')).toEqual([
    ['a', 7, 2],
    ['b', 0, 0],
  ])
  expect(all('select slug, locale, kind, entry_id, tag from entry_tags')).toEqual([
    ['hoi-an', 'vi', 'post', 'a', 'Hội An'],
  ])
  expect(all('select noun, noun_id, admin_id from media_uses order by noun_id')).toEqual([
    ['entry', 'a', ''],
    ['entry', 'b', 'lan'],
    ['product', 'p', ''],
  ])
  sqlite.exec("delete from entry_drafts where entry_id = 'b'")
  expect(all('select noun_id from media_uses order by noun_id')).toEqual([['a'], ['p']])
})

it('says of a site without articles that it has had them, and nothing of a new one', () => {
  const known = () => all('select distinct kind from entries order by kind')
  migrate()
  expect(known()).toEqual([])
  openOlder()
  insert('entries', {
    id: 'deal.x',
    kind: 'deal',
    slug: 'x',
    created_at: day,
    updated_at: day,
    updated_by: '',
    data: '{}',
  })
  migrate()
  expect(known()).toEqual([['deal'], ['post']])
  expect(all("select id from entries where kind = 'post' and deleted_at is null")).toEqual([])
})

it('keeps the index of the admin’s search with its entries', () => {
  insertPost('a')
  migrate()
  const found = (words: string) =>
    all(`select rowid from entries_search where entries_search match '${words}'`).length
  expect([found('dem'), found('chieu')]).toEqual([1, 0])
  sqlite.exec("update entries set search_text = 'chieu hoi an'")
  expect([found('dem'), found('chieu')]).toEqual([0, 1])
  sqlite.exec(
    "insert into entries (id, kind, slug, created_at, updated_at, updated_by, data, search_text) values ('b', 'deal', 'b', '', '', '', '{}', 'chieu')",
  )
  expect(found('chieu')).toBe(2)
  sqlite.exec("delete from entries where id = 'a'")
  expect(found('chieu')).toBe(1)
})
