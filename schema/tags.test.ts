import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { applyMigrations, migrationNames } from '../tools/backup/migrations'
import { slugify } from './fold'
import { taggedSlugs, tagPath } from './tags'
import { readSamplePosts } from './testing/sample-pack'

const letters = 'aăâeêioôơuưyAĂÂEÊIOÔƠUƯY'
const marks = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323']
const everyLetter = [...letters].flatMap((letter) =>
  marks.map((mark) => `x${letter}${mark}y`.normalize('NFC')),
)

it('gives the posts of an older database the slugs that slugify() makes', () => {
  const sqlite = new DatabaseSync(':memory:')
  const names = migrationNames()
  const index = names.findIndex((name) => name.includes('tags-and-redirects'))
  applyMigrations(sqlite, names[index - 1] ?? '')
  const tags = [
    'Đèn dầu',
    'đi  bộ',
    ' C++ & Rust! ',
    '--a--b--',
    '日本',
    '',
    ...everyLetter,
    ...readSamplePosts().flatMap((post) => post.tags ?? []),
  ]
  const insert = sqlite.prepare(
    "insert into posts (id, slug, title_vi, title_en, summary_vi, summary_en, tags, content_pillar, created_at, updated_at) values (?, ?, '', '', '', '', ?, '', '', '')",
  )
  for (const [number, tag] of tags.entries())
    insert.run(`post-${number}`, `slug-${number}`, JSON.stringify([tag]))
  insert.run('broken', 'broken', 'no json')
  applyMigrations(sqlite, names[index] ?? '')
  const rows = sqlite.prepare('select post_id, slug, tag from post_tags').all()
  const wanted = tags.flatMap((tag, number) =>
    slugify(tag) ? [{ post_id: `post-${number}`, slug: slugify(tag), tag }] : [],
  )
  expect(new Set(rows.map((row) => JSON.stringify({ ...row })))).toEqual(
    new Set(wanted.map((row) => JSON.stringify(row))),
  )
})

it('leads to one page for tags that differ in marks and case', () => {
  expect([tagPath('Hội An'), tagPath('hoi an'), tagPath('日本')]).toEqual([
    '/tu-khoa/hoi-an',
    '/tu-khoa/hoi-an',
    undefined,
  ])
  expect(taggedSlugs(['Huế', 'hue', '日本', 'mưa'])).toEqual([
    { slug: 'hue', tag: 'Huế' },
    { slug: 'mua', tag: 'mưa' },
  ])
})
