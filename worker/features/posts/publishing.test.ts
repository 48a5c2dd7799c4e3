import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AdminPost, PostRevision, PostRevisionDetail } from '../../../schema/api/admin-posts'
import type { ErrorBody } from '../../../schema/errors'
import { localizedPath } from '../../../schema/locale'
import { runSchedule } from '../../schedule'
import { clearAdmins } from '../../testing/admins'
import { type Desk, openDesk } from '../../testing/newsroom'
import { clearPosts, insertPost } from '../../testing/posts'
import { request } from '../../testing/site'

const start = new Date('2026-11-21T03:00:00.000Z')
const dayMs = 24 * 60 * 60 * 1000

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'
const inVietnamese = (path: string) => localizedPath(path, 'vi', defaultLocale)

let desk: Desk
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  await clearPosts()
  await clearAdmins()
  desk = await openDesk()
})
afterEach(() => vi.useRealTimers())

const read = async (id: string) => (await desk<AdminPost>('GET', `/posts/${id}`)).body
const run = (time: number, cron = '* * * * *') =>
  runSchedule({ scheduledTime: time, cron, noRetry: () => {} }, env)
const count = async (table: string) =>
  (await env.DB.prepare(`select count(*) as rows from ${table}`).first<{ rows: number }>())?.rows
const audit = async () =>
  (
    await env.DB.prepare('select action, username from audit_log order by id').all<{
      action: string
      username: string
    }>()
  ).results

async function publish(id: string, publishedAt: string | null = null) {
  const { updatedAt } = await read(id)
  return desk<AdminPost>('POST', `/posts/${id}/publish`, { publishedAt, updatedAt })
}

describe('publishing', () => {
  it('is refused with an issue for everything that is missing', async () => {
    const { body } = await desk<AdminPost>('POST', '/posts', { titleVi: 'Chỉ có tên' })
    const refused = await desk<ErrorBody>('POST', `/posts/${body.id}/publish`, {
      updatedAt: body.updatedAt,
    })
    expect(refused.status).toBe(400)
    expect(refused.body.issues?.map(({ path }) => path)).toEqual([
      'summaryVi',
      'bodyVi',
      'titleEn',
      'summaryEn',
      'bodyEn',
    ])
  })

  it('shows an article at once, on lists and pages that were cached', async () => {
    const { id } = await insertPost({
      slug: 'moi',
      titleVi: 'Bài mới tinh',
      status: 'draft',
      publishedAt: null,
    })
    expect(await (await request(inVietnamese('/inspiration'))).text()).not.toContain('Bài mới tinh')
    expect((await request('/inspiration/moi')).status).toBe(404)
    const { status, body } = await publish(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'published',
      isPublic: true,
      publishedAt: start.toISOString(),
    })
    expect(await (await request(inVietnamese('/inspiration'))).text()).toContain('Bài mới tinh')
    expect((await request('/inspiration/moi')).status).toBe(200)
    expect(await audit()).toEqual([{ action: 'post.publish', username: 'mai' }])
  })

  it.each([
    'tomorrow',
    '9999-12-31T23:59:59-23:59',
    '2101-01-01T00:00:00.000Z',
    '1999-12-31T23:59:59.999Z',
    '0001-01-01T00:00:00.000Z',
  ])('is refused for the instant %s', async (publishedAt) => {
    const { id } = await insertPost({ status: 'draft', publishedAt: null })
    const refused = await publish(id, publishedAt)
    expect(refused.status).toBe(400)
    expect((refused.body as unknown as ErrorBody).issues?.map(({ path }) => path)).toEqual([
      'publishedAt',
    ])
    expect((await publish(id, '2100-12-31T23:59:59.000Z')).status).toBe(200)
  })

  it('is refused for a post that changed in between', async () => {
    const { id } = await insertPost({ status: 'draft' })
    const { updatedAt } = await read(id)
    await desk('PUT', `/posts/${id}`, { titleVi: 'Khác' })
    for (const action of ['publish', 'unpublish'])
      expect((await desk('POST', `/posts/${id}/${action}`, { updatedAt })).status).toBe(409)
    expect(await read(id)).toMatchObject({ status: 'draft' })
  })

  it('takes an article back and shows it again under the day that it had', async () => {
    const { id } = await insertPost({ slug: 'cu', publishedAt: '2025-10-10T03:00:00.000Z' })
    const { updatedAt } = await read(id)
    const taken = await desk<AdminPost>('POST', `/posts/${id}/unpublish`, { updatedAt })
    expect(taken.body).toMatchObject({ status: 'draft', isPublic: false })
    expect((await request('/inspiration/cu')).status).toBe(404)
    expect((await publish(id)).body).toMatchObject({
      status: 'published',
      publishedAt: '2025-10-10T03:00:00.000Z',
    })
  })
})

describe('a scheduled article', () => {
  const at = '2026-11-21T17:30:00+07:00'
  const instant = Date.parse(at)

  it('is public when its time has come, and marked so a minute later at the latest', async () => {
    const { id } = await insertPost({
      slug: 'hen',
      titleVi: 'Bài hẹn giờ',
      status: 'draft',
      publishedAt: null,
    })
    const { body } = await publish(id, at)
    expect(body).toMatchObject({
      status: 'scheduled',
      isPublic: false,
      publishedAt: '2026-11-21T10:30:00.000Z',
    })
    vi.setSystemTime(instant - 1000)
    await run(instant - 1000)
    expect((await request('/api/posts/hen')).status).toBe(404)
    expect(await (await request(inVietnamese('/inspiration'))).text()).not.toContain('Bài hẹn giờ')

    vi.setSystemTime(instant)
    expect((await request('/api/posts/hen')).status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'scheduled', isPublic: true })

    const version = await env.CACHE.get('content-version')
    await run(instant + 60_000)
    expect(await env.CACHE.get('content-version')).not.toBe(version)
    expect(await read(id)).toMatchObject({ status: 'published', updatedAt: body.updatedAt })
    expect(await (await request(inVietnamese('/inspiration'))).text()).toContain('Bài hẹn giờ')
    expect((await audit()).at(-1)).toEqual({ action: 'post.publish', username: 'schedule' })

    const after = await env.CACHE.get('content-version')
    await run(instant + 120_000)
    expect(await env.CACHE.get('content-version')).toBe(after)
    expect((await audit()).filter(({ username }) => username === 'schedule')).toHaveLength(1)
  })

  it('stays in the trash when it was deleted before', async () => {
    const { id } = await insertPost({
      status: 'scheduled',
      publishedAt: new Date(instant).toISOString(),
    })
    await desk('DELETE', `/posts/${id}`)
    await run(instant + 60_000)
    expect(await read(id)).toMatchObject({ status: 'scheduled' })
  })
})

describe('revisions', () => {
  it('hold what a post was, the first time also what it was before', async () => {
    const { id } = await insertPost({ titleVi: 'Bản gốc', slug: 'goc' })
    await desk('PUT', `/posts/${id}`, { titleVi: 'Bản hai' })
    const { body } = await desk<PostRevision[]>('GET', `/posts/${id}/revisions`)
    expect(body.map(({ username }) => username)).toEqual(['mai', ''])
    const details = await Promise.all(
      body.map(
        async (revision) =>
          (await desk<PostRevisionDetail>('GET', `/posts/${id}/revisions/${revision.id}`)).body,
      ),
    )
    expect(details.map(({ content }) => content.titleVi)).toEqual(['Bản hai', 'Bản gốc'])
  })

  it('are restored as a save of its own, unless the post has changed', async () => {
    const { id } = await insertPost({ titleVi: 'Bản gốc' })
    const changed = await desk<AdminPost>('PUT', `/posts/${id}`, { titleVi: 'Bản hai' })
    const [, first] = (await desk<PostRevision[]>('GET', `/posts/${id}/revisions`)).body
    const restore = (updatedAt: string) =>
      desk<AdminPost>('POST', `/posts/${id}/revisions/${first?.id}/restore`, { updatedAt })
    expect((await restore('2026-01-01T00:00:00.000Z')).status).toBe(409)
    const restored = await restore(changed.body.updatedAt)
    expect(restored.body).toMatchObject({ titleVi: 'Bản gốc', updatedBy: 'mai' })
    expect((await desk<PostRevision[]>('GET', `/posts/${id}/revisions`)).body).toHaveLength(3)
    expect((await audit()).map(({ action }) => action)).toEqual(['post.update', 'post.restore'])
  })

  it('are not another post’s', async () => {
    const mine = await insertPost()
    const other = await insertPost()
    await desk('PUT', `/posts/${mine.id}`, { titleVi: 'Bản hai' })
    const [revision] = (await desk<PostRevision[]>('GET', `/posts/${mine.id}/revisions`)).body
    expect((await desk('GET', `/posts/${other.id}/revisions/${revision?.id}`)).status).toBe(404)
  })

  it('do not change the slug that a post has where another has taken the old one', async () => {
    const { id } = await insertPost({ slug: 'mot', status: 'draft', publishedAt: null })
    const changed = await desk<AdminPost>('PUT', `/posts/${id}`, { slug: 'hai', titleVi: 'Khác' })
    await insertPost({ slug: 'mot' })
    const revisions = (await desk<PostRevision[]>('GET', `/posts/${id}/revisions`)).body
    const { updatedAt } = changed.body
    const { body } = await desk<AdminPost>(
      'POST',
      `/posts/${id}/revisions/${revisions[1]?.id}/restore`,
      { updatedAt },
    )
    expect(body.slug).toBe('hai')
    expect(body.titleVi).not.toBe('Khác')
  })

  it('are stored fifty a post', async () => {
    const { id } = await insertPost()
    await insertPost({ id: 'another' })
    await desk('PUT', '/posts/another', { titleVi: 'Bài khác' })
    const older = env.DB.prepare(
      "insert into post_revisions (post_id, saved_at, username, content) values (?, '2026-01-01T00:00:00.000Z', 'lan', '{}')",
    )
    await env.DB.batch(Array.from({ length: 52 }, () => older.bind(id)))
    await desk('PUT', `/posts/${id}`, { titleVi: 'Bản mới nhất' })
    const { body } = await desk<PostRevision[]>('GET', `/posts/${id}/revisions`)
    expect(body).toHaveLength(50)
    expect(
      (await desk<PostRevisionDetail>('GET', `/posts/${id}/revisions/${body[0]?.id}`)).body.content
        .titleVi,
    ).toBe('Bản mới nhất')
    expect(await count('post_revisions')).toBe(52)
  })
})

describe('the trash', () => {
  it('takes an article off the site and gives it back', async () => {
    const { id } = await insertPost({ slug: 'xoa' })
    expect((await request(inVietnamese('/inspiration/xoa'))).status).toBe(200)
    const deleted = await desk<AdminPost>('DELETE', `/posts/${id}`)
    expect(deleted).toMatchObject({
      status: 200,
      body: { deletedAt: start.toISOString(), isPublic: false },
    })
    const gone = await request(inVietnamese('/inspiration/xoa'))
    expect(gone.status).toBe(410)
    expect(await gone.text()).toContain('Bài viết không tìm thấy')
    expect((await request('/api/posts/xoa')).status).toBe(410)
    expect((await desk('PUT', `/posts/${id}`, { titleVi: 'Muộn' })).status).toBe(409)
    expect((await desk<AdminPost>('POST', `/posts/${id}/undelete`)).body).toMatchObject({
      deletedAt: null,
      isPublic: true,
    })
    expect((await request(inVietnamese('/inspiration/xoa'))).status).toBe(200)
    expect((await audit()).map(({ action }) => action)).toEqual(['post.delete', 'post.undelete'])
  })

  it('says nothing of drafts that were never public', async () => {
    const { id } = await insertPost({ slug: 'nhap', status: 'draft', publishedAt: null })
    await desk('DELETE', `/posts/${id}`)
    expect((await request('/inspiration/nhap')).status).toBe(404)
  })

  it('is emptied after thirty days with all that hangs on it, and the audit log after two years', async () => {
    const { id } = await insertPost({ slug: 'xoa' })
    const kept = await insertPost({ slug: 'con' })
    for (const post of [id, kept.id]) {
      await desk('PUT', `/posts/${post}`, { slug: `${post}-moi` })
      await desk('PUT', `/posts/${post}/draft`, {
        baseUpdatedAt: start.toISOString(),
        content: { titleVi: 'Dở dang' },
      })
    }
    await desk('DELETE', `/posts/${id}`)
    const hourly = '17 * * * *'
    await run(start.getTime() + 30 * dayMs - 1000, hourly)
    expect(await count('posts')).toBe(2)
    await run(start.getTime() + 30 * dayMs + 1000, hourly)
    const left = await Promise.all(
      ['posts', 'posts_search', 'post_drafts', 'post_redirects', 'post_revisions'].map(count),
    )
    expect(left).toEqual([1, 1, 1, 1, 2])
    expect(await env.DB.prepare('select slug from posts_search').first()).toEqual({
      slug: `${kept.id}-moi`,
    })
    expect(await count('audit_log')).toBeGreaterThan(0)
    await run(start.getTime() + 731 * dayMs, hourly)
    expect(await count('audit_log')).toBe(0)
  })
})
