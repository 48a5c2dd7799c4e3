import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type AdminPost,
  type AdminPostList,
  adminPostFilters,
  adminPostSorts,
  listAdminPostsQuery,
} from '../../../schema/api/admin-posts'
import type { SearchAnswer } from '../../../schema/api/search'
import type { ErrorBody } from '../../../schema/errors'
import { localizedPath } from '../../../schema/locale'
import { invalidateContent } from '../../platform/cache/content-version'
import { type Database, openDatabase } from '../../platform/db/database'
import { clearAdmins, sessionCookie } from '../../testing/admins'
import { keepFewEntries } from '../../testing/entries'
import { brokenKv } from '../../testing/failures'
import { type Desk, openDesk } from '../../testing/newsroom'
import { clearPosts, insertPost } from '../../testing/posts'
import { request } from '../../testing/site'
import { adminPostsQuery } from './admin-list'
import { updatePost } from './edit-post'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'
const inVietnamese = (path: string) => localizedPath(path, 'vi', defaultLocale)

let desk: Desk
beforeAll(() => keepFewEntries())
beforeEach(async () => {
  await clearPosts()
  await clearAdmins()
  desk = await openDesk()
})

const list = async (query = '') => (await desk<AdminPostList>('GET', `/posts${query}`)).body
const slugs = async (query = '') => (await list(query)).posts.map(({ slug }) => slug)
const read = async (id: string) => (await desk<AdminPost>('GET', `/posts/${id}`)).body
const audit = async () =>
  (
    await env.DB.prepare('select action, username, before, after from audit_log order by id').all<
      Record<string, string>
    >()
  ).results

describe('the list of articles', () => {
  it('returns twenty-five a page and whether there are more', async () => {
    for (let index = 0; index < 26; index += 1) await insertPost()
    const first = await list()
    expect(first.posts).toHaveLength(25)
    expect(first.hasNext).toBe(true)
    const second = await list('?page=2')
    expect(second.posts).toHaveLength(1)
    expect(second.hasNext).toBe(false)
    expect(first.posts.map(({ id }) => id)).not.toContain(second.posts[0]?.id)
  })

  it('filters by state and pillar, and lists the trash separately', async () => {
    await insertPost({ slug: 'nhap', status: 'draft', publishedAt: null })
    await insertPost({ slug: 'hen', status: 'scheduled', publishedAt: '2999-01-01T00:00:00.000Z' })
    await insertPost({ slug: 'dang', contentPillar: 'personal-stories' })
    await insertPost({ slug: 'xoa', deletedAt: '2026-11-01T00:00:00.000Z' })
    expect((await slugs()).sort()).toEqual(['dang', 'hen', 'nhap'])
    expect(await slugs('?status=draft')).toEqual(['nhap'])
    expect(await slugs('?status=scheduled')).toEqual(['hen'])
    expect(await slugs('?status=published')).toEqual(['dang'])
    expect(await slugs('?status=trash')).toEqual(['xoa'])
    expect(await slugs('?pillar=personal-stories')).toEqual(['dang'])
    const shown = Object.fromEntries(
      (await list()).posts.map(({ slug, isPublic }) => [slug, isPublic]),
    )
    expect(shown).toEqual({ nhap: false, hen: false, dang: true })
  })

  it('sorts by edit, day, title in the order of the alphabet, and views', async () => {
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
    expect(await slugs('?sort=published')).toEqual(['b', 'a', 'c'])
    expect(await slugs('?sort=title')).toEqual(['c', 'a', 'b'])
    expect(await slugs('?sort=views')).toEqual(['b', 'a', 'c'])
  })

  it('searches titles without marks, drafts too, and slugs', async () => {
    await insertPost({ slug: 'to-pho', titleVi: 'Tô phở năm giờ sáng', status: 'draft' })
    await insertPost({ slug: 'khac', titleVi: 'Bài khác', bodyVi: 'phở' })
    expect(await slugs('?q=pho+nam')).toEqual(['to-pho'])
    expect(await slugs('?q=to-p')).toEqual(['to-pho'])
    expect(await slugs('?q=kha')).toEqual(['khac'])
    expect(await slugs('?q=%25%25')).toEqual([])
    expect(await slugs(`?q=${encodeURIComponent('" OR title:*')}`)).toEqual([])
  })

  it.each(
    adminPostFilters.flatMap((status) => adminPostSorts.map((sort) => [status, sort] as const)),
  )('reads %s by %s through an index, in order', async (status, sort) => {
    const query = listAdminPostsQuery.parse({ status, sort, pillar: 'personal-stories' })
    const { sql, params } = adminPostsQuery(openDatabase(env.DB), query).toSQL()
    const { results } = await env.DB.prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>()
    const plan = results.map(({ detail }) => detail).join('; ')
    expect(plan).toMatch(/USING INDEX posts_(edited|live|titled|viewed|deleted)/)
    expect(plan).not.toContain('TEMP B-TREE')
  })
})

describe('a new article', () => {
  it('is a draft with a slug of its title, made unique', async () => {
    const first = await desk<AdminPost>('POST', '/posts', {
      titleVi: 'Đêm ở Huế',
      titleEn: 'A night in Hue',
    })
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({
      slug: 'dem-o-hue',
      status: 'draft',
      isPublic: false,
      publishedAt: null,
      updatedBy: 'mai',
      draft: null,
    })
    expect((await desk<AdminPost>('POST', '/posts', { titleVi: 'Đêm ở Huế' })).body.slug).toBe(
      'dem-o-hue-2',
    )
    expect((await desk<AdminPost>('POST', '/posts', {})).body.slug).toMatch(/^bai-moi-[0-9a-f]{8}$/)
    expect((await desk<AdminPost>('POST', '/posts', { titleEn: 'Featured' })).body.slug).toBe(
      'featured-2',
    )
    expect(await slugs('?q=hue')).toHaveLength(2)
    expect((await request('/api/posts/dem-o-hue')).status).toBe(404)
  })

  it('gets a slug of its own, however many are made of one title at once', async () => {
    const made = await Promise.all(
      [1, 2, 3, 4].map(() => desk<AdminPost>('POST', '/posts', { titleVi: 'Đêm ở Huế' })),
    )
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(made.map(({ body }) => body.slug)).size).toBe(4)
  })
})

it('refuses a slug that another article gets at the same moment as one that it has', async () => {
  await insertPost({ id: 'mot' })
  await insertPost({ id: 'hai' })
  const answers = await Promise.all(
    ['mot', 'hai'].map((id) => desk<ErrorBody>('PUT', `/posts/${id}`, { slug: 'cung-mot-noi' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const refused = answers.find(({ status }) => status === 400)
  expect(refused?.body).toMatchObject({
    code: 'BAD_REQUEST',
    issues: [{ path: 'slug', message: 'another article has this slug' }],
  })
})

describe('a new article with an id of its editor', () => {
  it('is stored once, however often it is sent', async () => {
    const id = crypto.randomUUID()
    const first = await desk<AdminPost>('POST', '/posts', { id })
    expect([first.status, first.body.id]).toEqual([201, id])
    await desk('PUT', `/posts/${id}`, { titleVi: 'Phở' })
    const again = await desk<AdminPost>('POST', '/posts', { id })
    expect(again.body).toMatchObject({ id, titleVi: 'Phở' })
    expect((await desk('POST', '/posts', { id: '../x' })).status).toBe(400)
  })
})

describe('saving', () => {
  it('takes some fields and leaves the rest, as the inline edit sends them', async () => {
    const { id } = await insertPost({ slug: 'cu', bodyVi: 'Giữ nguyên.' })
    const change = {
      titleVi: 'Tên mới',
      titleEn: 'New name',
      summaryVi: 'Tóm',
      summaryEn: 'Sum',
      tags: ['Huế', 'Mưa'],
    }
    const { status, body } = await desk<AdminPost>('PUT', `/posts/${id}`, change)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...change, bodyVi: 'Giữ nguyên.', slug: 'cu', updatedBy: 'mai' })
    expect(await (await request('/api/posts/cu')).json()).toMatchObject({ titleVi: 'Tên mới' })
    const found = await (await request('/api/search?q=ten+moi')).json<SearchAnswer>()
    expect(found.results[0]?.id).toBe('article:cu')
    const before = await (await request('/api/search?q=bai+so')).json<SearchAnswer>()
    expect(before.results.map(({ id }) => id)).not.toContain('article:cu')
  })

  it.each([
    [{ titleVi: ' ' }, 'titleVi', 'Vietnamese title is required'],
    [{ summaryEn: '' }, 'summaryEn', 'English summary is required'],
    [{ slug: 'Hoa Thường' }, 'slug', 'small letters, digits and single dashes'],
    [{ slug: 'months' }, 'slug', 'this slug is reserved'],
    [{ coverImage: 'https://evil.example/x.png' }, 'coverImage', 'a picture of the site'],
  ])('refuses %j with an issue', async (change, path, message) => {
    const { id } = await insertPost()
    const { status, body } = await desk<ErrorBody>('PUT', `/posts/${id}`, change)
    expect(status).toBe(400)
    expect(body.issues).toEqual([{ path, message }])
  })

  it('is refused for a post that changed in between, and writes nothing', async () => {
    const { id } = await insertPost({ titleVi: 'Gốc' })
    const { updatedAt } = await read(id)
    expect((await desk('PUT', `/posts/${id}`, { titleVi: 'Một', updatedAt })).status).toBe(200)
    const late = await desk<ErrorBody>('PUT', `/posts/${id}`, { titleVi: 'Hai', updatedAt })
    expect(late.status).toBe(409)
    expect(late.body.code).toBe('CONFLICT')
    expect(await read(id)).toMatchObject({ titleVi: 'Một' })
    expect((await audit()).filter(({ action }) => action === 'post.update')).toHaveLength(1)
  })

  it('lets exactly one of two win that start from the same state in the same moment', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') })
    const { id } = await insertPost({ titleVi: 'Gốc' })
    const { updatedAt } = await read(id)
    const answers = await Promise.all(
      ['Một', 'Hai', 'Ba'].map((titleVi) =>
        desk<AdminPost>('PUT', `/posts/${id}`, { titleVi, updatedAt }),
      ),
    )
    vi.useRealTimers()
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const winner = answers.find(({ status }) => status === 200)
    expect(await read(id)).toMatchObject({ titleVi: winner?.body.titleVi })
    expect((await desk<unknown[]>('GET', `/posts/${id}/revisions`)).body).toHaveLength(2)
    expect((await audit()).filter(({ action }) => action === 'post.update')).toHaveLength(1)
  })

  it('notices at the last moment that somebody else has saved', async () => {
    const { id } = await insertPost({ titleVi: 'Gốc' })
    const { updatedAt } = await read(id)
    const db = openDatabase(env.DB)
    const interrupted = new Proxy(db, {
      get(target, property) {
        if (property !== 'batch') return Reflect.get(target, property, target)
        return async (writes: Parameters<Database['batch']>[0]) => {
          await env.DB.prepare(
            "update posts set updated_at = '2026-11-21T10:00:00.000Z' where id = ?",
          )
            .bind(id)
            .run()
          return target.batch(writes)
        }
      },
    })
    const admin = {
      id: 'admin-mai',
      username: 'mai',
      role: 'editor' as const,
      hasSecondFactor: false,
      sessionId: '',
      expiresAt: '',
    }
    const late = updatePost(interrupted, {
      id,
      change: { titleVi: 'Hai', updatedAt },
      admin,
      now: new Date(),
    })
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await read(id)).toMatchObject({ titleVi: 'Gốc' })
    expect(await audit()).toEqual([])
    expect((await desk<unknown[]>('GET', `/posts/${id}/revisions`)).body).toEqual([])
  })

  it('writes down what changed, and of long texts only the part', async () => {
    const { id } = await insertPost({
      bodyVi: `${'đầu '.repeat(500)}cũ${' cuối'.repeat(500)}`,
      titleVi: 'A',
    })
    await desk('PUT', `/posts/${id}`, {
      bodyVi: `${'đầu '.repeat(500)}mới${' cuối'.repeat(500)}`,
      titleVi: 'A',
    })
    const [entry] = await audit()
    expect(entry).toMatchObject({ action: 'post.update', username: 'mai' })
    expect(JSON.parse(entry?.before ?? '')).toEqual({ bodyVi: '…cũ… (4502)' })
    expect(JSON.parse(entry?.after ?? '')).toEqual({ bodyVi: '…mới… (4503)' })
  })

  it('stays small in the audit log whatever is sent', async () => {
    const { id } = await insertPost()
    await desk('PUT', `/posts/${id}`, {
      bodyVi: 'x'.repeat(60_000),
      highlightsVi: Array.from({ length: 20 }, () => 'y'.repeat(300)),
    })
    expect(JSON.stringify(await audit()).length).toBeLessThan(3000)
  })

  it('writes nothing where nothing changed', async () => {
    const { id } = await insertPost({ titleVi: 'Như cũ' })
    const before = await read(id)
    expect(
      (
        await desk<AdminPost>('PUT', `/posts/${id}`, {
          titleVi: 'Như cũ',
          updatedAt: before.updatedAt,
        })
      ).body,
    ).toEqual(before)
    expect(await audit()).toEqual([])
  })

  it('does not take away what a public article needs', async () => {
    const { id } = await insertPost()
    const { status, body } = await desk<ErrorBody>('PUT', `/posts/${id}`, {
      bodyVi: '',
      bodyEn: ' ',
    })
    expect(status).toBe(400)
    expect(body.issues?.map(({ path }) => path)).toEqual(['bodyVi', 'bodyEn'])
    await env.DB.prepare('update posts set is_in_vi = 0').run()
    expect((await desk('PUT', `/posts/${id}`, { bodyVi: '' })).status).toBe(200)
    expect((await desk('PUT', `/posts/${id}`, { titleEn: '' })).status).toBe(400)
  })

  it('is shown at once on pages that were cached, and works without KV', async () => {
    const { id } = await insertPost({ slug: 'mot', titleVi: 'Tên cũ', titleEn: 'Old name' })
    for (const path of ['/inspiration', '/inspiration/mot'].map(inVietnamese))
      expect(await (await request(path)).text()).toContain('Tên cũ')
    await desk('PUT', `/posts/${id}`, { titleVi: 'Tên mới' })
    for (const path of ['/inspiration', '/inspiration/mot'].map(inVietnamese))
      expect(await (await request(path)).text()).toContain('Tên mới')

    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const headers = { ...(await sessionCookie('mai')), 'Content-Type': 'application/json' }
    const init = { method: 'PUT', headers, body: JSON.stringify({ titleVi: 'Tên nữa' }) }
    expect((await request(`/api/admin/posts/${id}`, init, { CACHE: brokenKv() })).status).toBe(200)
    expect(log.mock.calls[0]?.[0]).toContain('the content version could not be changed')
    log.mockRestore()
    expect(await read(id)).toMatchObject({ titleVi: 'Tên nữa' })
  })

  it('takes long texts but no more than 512 KiB, and only JSON', async () => {
    const { id } = await insertPost()
    expect(
      (
        await desk('PUT', `/posts/${id}`, {
          bodyVi: 'ă'.repeat(60_000),
          bodyEn: 'e'.repeat(60_000),
        })
      ).status,
    ).toBe(200)
    expect((await desk('PUT', `/posts/${id}`, { bodyVi: 'e'.repeat(600_000) })).status).toBe(413)
    expect((await desk('PUT', '/posts/khong-co', { titleVi: 'x' })).status).toBe(404)
  })
})

describe('autosave', () => {
  const content = { titleVi: '', slug: 'Nửa chừng', bodyVi: '## Đang viết' }

  it('stores half-written texts of each person separately, until they save', async () => {
    const lan = await openDesk('lan')
    const { id } = await insertPost()
    const { updatedAt } = await read(id)
    const kept = await desk<{ savedAt: string }>('PUT', `/posts/${id}/draft`, {
      baseUpdatedAt: updatedAt,
      content,
    })
    expect(kept).toMatchObject({ status: 200, body: { savedAt: expect.any(String) } })
    await lan('PUT', `/posts/${id}/draft`, {
      baseUpdatedAt: updatedAt,
      content: { titleVi: 'Của Lan' },
    })
    expect((await read(id)).draft).toEqual({
      baseUpdatedAt: updatedAt,
      content,
      savedAt: kept.body.savedAt,
    })
    await desk('PUT', `/posts/${id}`, { titleVi: 'Đã lưu' })
    expect((await read(id)).draft).toBeNull()
    const lans = (await lan<AdminPost>('GET', `/posts/${id}`)).body.draft
    expect(lans?.content).toEqual({ titleVi: 'Của Lan' })
    expect((await lan('DELETE', `/posts/${id}/draft`)).status).toBe(200)
    expect((await lan<AdminPost>('GET', `/posts/${id}`)).body.draft).toBeNull()
    expect((await audit()).map(({ action }) => action)).toEqual(['post.update'])
  })

  it('is refused for a post that does not exist', async () => {
    const draft = { baseUpdatedAt: '2026-11-01T00:00:00.000Z', content }
    expect((await desk('PUT', '/posts/khong-co/draft', draft)).status).toBe(404)
  })
})

it('renders Markdown as the site does, without scripts', async () => {
  const markdown =
    '# A\n\n<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[x](javascript:alert(1)) [y](data:text/html,x) [z](/inspiration)'
  const { status, body } = await desk<{ html: string }>('POST', '/posts/preview-markdown', {
    markdown,
    locale: 'en',
  })
  expect(status).toBe(200)
  expect(body.html).toContain('<h1>A</h1>')
  expect(body.html).toContain(`href="${localizedPath('/inspiration', 'en', defaultLocale)}"`)
  expect(body.html).not.toMatch(/<script|<img|javascript:|data:/)
})

it('never shows drafts to visitors’ search, however many match better', async () => {
  for (let index = 0; index < 70; index += 1)
    await insertPost({ titleVi: 'Hoa ban', titleEn: 'Hoa ban', status: 'draft' })
  await insertPost({ slug: 'that', titleVi: 'Một bài dài hơn nhiều về hoa ban' })
  await invalidateContent(env.CACHE)
  const { results } = await (await request('/api/search?q=hoa+ban')).json<SearchAnswer>()
  expect(results.filter(({ type }) => type === 'article').map(({ id }) => id)).toEqual([
    'article:that',
  ])
})
