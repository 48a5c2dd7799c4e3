import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { entryFilters, entrySorts } from '../../schema/admin-fields'
import { type AdminEntryList, listAdminEntriesQuery } from '../../schema/api/admin-entries'
import { openDatabase } from '../platform/db/database'
import { clearAdmins } from '../testing/admins'
import { resetEntries } from '../testing/entries'
import { type EntryDesk, openEntryDesk } from '../testing/entry-desk'
import { planOf } from '../testing/plans'
import { clearPosts, insertPost } from '../testing/posts'
import { runHour } from '../testing/schedule'
import { adminEntriesQuery } from './admin-list'

let mai: EntryDesk
beforeEach(async () => {
  await clearAdmins()
  await clearPosts()
  await resetEntries()
  mai = await openEntryDesk()
})

const list = async (query = '') =>
  (await mai.desk<AdminEntryList>('GET', `/entries?kind=post${query}`)).body
const slugs = async (query = '') => (await list(query)).entries.map(({ slug }) => slug)

describe('the list of articles', () => {
  it('has twenty-five a page, and says whether there are more', async () => {
    for (let index = 0; index < 26; index += 1) await insertPost()
    const first = await list()
    expect([first.entries.length, first.hasNext]).toEqual([25, true])
    const second = await list('&page=2')
    expect([second.entries.length, second.hasNext]).toEqual([1, false])
    expect(first.entries.map(({ id }) => id)).not.toContain(second.entries[0]?.id)
  })

  it('is of a pillar, of a state, or the trash', async () => {
    await insertPost({ slug: 'nhap', status: 'draft' })
    await insertPost({ slug: 'hen', status: 'scheduled', publishedAt: '2999-01-01T00:00:00.000Z' })
    await insertPost({ slug: 'dang', contentPillar: 'personal-stories' })
    await insertPost({ slug: 'xoa', deletedAt: '2026-11-01T00:00:00.000Z' })
    await mai.create('topic')
    expect((await slugs()).sort()).toEqual(['dang', 'hen', 'nhap'])
    expect(await slugs('&state=scheduled')).toEqual(['hen'])
    expect(await slugs('&state=public')).toEqual(['dang'])
    expect(await slugs('&state=trash')).toEqual(['xoa'])
    expect(await slugs('&pillar=personal-stories')).toEqual(['dang'])
    expect((await list('&pillar=personal-stories')).entries[0]).toMatchObject({
      pillar: 'personal-stories',
      views: 0,
      publishedAt: '2025-10-10T03:00:00.000Z',
    })
  })

  it('is of a pillar with the drafts', async () => {
    await insertPost({ slug: 'nhap', status: 'draft', contentPillar: 'personal-stories' })
    await insertPost({ slug: 'khac', status: 'draft' })
    expect(await slugs('&pillar=personal-stories')).toEqual(['nhap'])
    expect((await list('&q=nhap')).entries[0]?.pillar).toBe('personal-stories')
  })

  it('is sorted by edit, day, title in the order of the alphabet, and views', async () => {
    await insertPost({
      slug: 'a',
      titleVi: 'Đêm Huế',
      viewCount: 2,
      updatedAt: '2026-01-03T00:00:00.000Z',
    })
    await insertPost({
      slug: 'b',
      titleVi: 'Em bé',
      viewCount: 3,
      publishedAt: '2026-01-01T00:00:00.000Z',
    })
    await insertPost({
      slug: 'c',
      titleVi: 'Ăn sáng',
      viewCount: 1,
      publishedAt: '2024-01-01T00:00:00.000Z',
    })
    expect((await slugs())[0]).toBe('a')
    expect(await slugs('&sort=published')).toEqual(['b', 'a', 'c'])
    expect(await slugs('&sort=title')).toEqual(['c', 'a', 'b'])
    expect(await slugs('&sort=views')).toEqual(['b', 'a', 'c'])
  })

  it('finds beginnings of words without marks in titles, drafts too, and slugs', async () => {
    const { id } = await insertPost({
      slug: 'to-pho',
      titleVi: 'Tô phở năm giờ sáng',
      status: 'draft',
    })
    await insertPost({ slug: 'khac', titleVi: 'Bài khác', bodyVi: 'phở' })
    expect(await slugs('&q=pho+nam')).toEqual(['to-pho'])
    expect(await slugs('&q=to-p')).toEqual(['to-pho'])
    expect(await slugs('&q=kha')).toEqual(['khac'])
    expect(await slugs('&q=ang')).toEqual([])
    expect(await slugs('&q=%25%25')).toEqual([])
    expect(await slugs(`&q=${encodeURIComponent('" OR title:*')}`)).toEqual([])
    await mai.save(id, { titleVi: 'Bún bò' }, 'bun-bo')
    expect(await slugs('&q=bun+b')).toEqual(['bun-bo'])
    expect(await slugs('&q=pho')).toEqual([])
  })

  it('is filtered by who changed them last, and when, in days of Vietnam', async () => {
    await insertPost({ slug: 'mai', updatedBy: 'mai', updatedAt: '2026-03-01T16:59:59.000Z' })
    await insertPost({ slug: 'lan', updatedBy: 'lan', updatedAt: '2026-03-01T17:00:00.000Z' })
    expect(await slugs('&by=lan')).toEqual(['lan'])
    expect(await slugs('&from=2026-03-02')).toEqual(['lan'])
    expect(await slugs('&to=2026-03-01')).toEqual(['mai'])
    expect((await slugs('&from=2026-03-01&to=2026-03-02')).sort()).toEqual(['lan', 'mai'])
    expect(await slugs('&by=ai-do')).toEqual([])
  })

  it.each(['from=hom-qua', 'to=2026-13-40', 'state=burned', 'pillar=x', `by=${'x'.repeat(101)}`])(
    'is refused for %s',
    async (query) => expect((await mai.desk('GET', `/entries?${query}`)).status).toBe(400),
  )

  it.each(entryFilters.flatMap((state) => entrySorts.map((sort) => [state, sort] as const)))(
    'is read through an index, in order: %s by %s',
    async (state, sort) => {
      const query = { kind: 'post', state, sort, pillar: 'personal-stories' }
      const input = listAdminEntriesQuery.parse(query)
      const plan = (await planOf(adminEntriesQuery(openDatabase(env.DB), input).getSQL())).join(
        '; ',
      )
      expect(plan).toMatch(/USING (COVERING )?INDEX (entries|entry_counts)_/)
      expect(plan).not.toContain('TEMP B-TREE')
    },
  )
})

describe('the audit log', () => {
  const audit = async () =>
    (
      await env.DB.prepare('select action, username, before, after from audit_log order by id').all<
        Record<string, string>
      >()
    ).results

  it('says what changed, and of long texts only the part that differs', async () => {
    const long = (word: string) => `${'đầu '.repeat(500)}${word}${' cuối'.repeat(500)}`
    const { id } = await insertPost({ bodyVi: long('cũ'), titleVi: 'A' })
    await mai.save(id, { bodyVi: long('mới'), titleVi: 'A' })
    const [entry] = await audit()
    expect(entry).toMatchObject({ action: 'entry.update', username: 'mai' })
    expect(JSON.parse(entry?.before ?? '')).toEqual({ bodyVi: '…cũ… (4502)' })
    expect(JSON.parse(entry?.after ?? '')).toEqual({ bodyVi: '…mới… (4503)' })
  })

  it('stays small whatever is saved', async () => {
    const { id } = await insertPost()
    const { status } = await mai.save(id, {
      bodyVi: 'x'.repeat(60_000),
      highlightsVi: Array.from({ length: 20 }, () => 'y'.repeat(300)),
    })
    expect(status).toBe(200)
    expect(JSON.stringify(await audit()).length).toBeLessThan(3000)
  })
})

it('leaves no count, tag or word of the search behind once the trash is emptied', async () => {
  const [gone, kept] = [await insertPost({ tags: ['Mưa'] }), await insertPost({ tags: ['Nắng'] })]
  expect((await mai.trash(gone.id)).status).toBe(200)
  await runHour(Date.now() + 31 * 24 * 3_600_000)
  const idsIn = async (query: string) =>
    (await env.DB.prepare(query).all<{ id: string }>()).results.map(({ id }) => id)
  expect(await idsIn("select id from entries where kind = 'post'")).toEqual([kept.id])
  expect(await idsIn('select entry_id as id from entry_counts')).toEqual([kept.id])
  const tags = "select distinct entry_id as id from entry_tags where slug in ('mua', 'nang')"
  expect(await idsIn(tags)).toEqual([kept.id])
  const words =
    'select rowid as id from entries_search where rowid not in (select rowid from entries)'
  expect(await idsIn(words)).toEqual([])
})
