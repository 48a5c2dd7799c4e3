import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminPost, AdminPostList } from '../../../schema/api/admin-posts'
import type { BulkResult } from '../../../schema/api/bulk'
import { clearAdmins } from '../../testing/admins'
import { type Desk, openDesk } from '../../testing/newsroom'
import { clearPosts, insertPost } from '../../testing/posts'
import { request } from '../../testing/site'

let desk: Desk
beforeEach(async () => {
  await clearPosts()
  await clearAdmins()
  desk = await openDesk()
})

const read = async (id: string) => (await desk<AdminPost>('GET', `/posts/${id}`)).body
const bulk = async (input: object) =>
  (await desk<BulkResult>('POST', '/posts/bulk', input)).body.results
const slugs = async (query: string) =>
  (await desk<AdminPostList>('GET', `/posts${query}`)).body.posts.map(({ slug }) => slug).sort()

describe('several articles at once', () => {
  it('are published in a language, each by itself, with the reason where one is not', async () => {
    const whole = await insertPost({ slug: 'du', status: 'draft', publishedAt: null })
    const lacking = await insertPost({ status: 'draft', publishedAt: null, summaryVi: '' })
    const gone = await insertPost({ deletedAt: '2026-01-01T00:00:00.000Z' })
    expect((await request('/api/posts/du')).status).toBe(404)
    const results = await bulk({
      ids: [lacking.id, gone.id, 'khong-co', whole.id],
      action: 'publish',
      locales: ['vi'],
    })
    expect(results).toEqual([
      {
        id: lacking.id,
        ok: false,
        code: 'BAD_REQUEST',
        issues: [{ path: 'summaryVi', message: 'Vietnamese summary is required' }],
      },
      { id: gone.id, ok: false, code: 'CONFLICT' },
      { id: 'khong-co', ok: false, code: 'NOT_FOUND' },
      { id: whole.id, ok: true },
    ])
    expect(await read(whole.id)).toMatchObject({
      isPublic: true,
      isInVi: true,
      isInEn: false,
      updatedBy: 'mai',
    })
    expect((await request('/api/posts/du')).status).toBe(200)
  })

  it('are taken out of a language, of both, into the trash and back', async () => {
    const [one, two] = [await insertPost({ slug: 'mot' }), await insertPost({ slug: 'hai' })]
    const ids = [one.id, two.id]
    await bulk({ ids, action: 'unpublish', locales: ['en'] })
    expect(await slugs('?status=one-language')).toEqual(['hai', 'mot'])
    await bulk({ ids, action: 'unpublish' })
    expect(await slugs('?status=draft')).toEqual(['hai', 'mot'])
    await bulk({ ids, action: 'trash' })
    expect(await slugs('?status=trash')).toEqual(['hai', 'mot'])
    expect((await bulk({ ids, action: 'restore' })).every(({ ok }) => ok)).toBe(true)
    expect(await slugs('')).toEqual(['hai', 'mot'])
    const { results } = await env.DB.prepare(
      'select action, count(*) as rows from audit_log group by action order by action',
    ).all()
    expect(results).toEqual([
      { action: 'post.delete', rows: 2 },
      { action: 'post.undelete', rows: 2 },
      { action: 'post.unpublish', rows: 4 },
    ])
  })

  it.each([
    {},
    { ids: [], action: 'trash' },
    { ids: ['a'], action: 'burn' },
    { ids: ['a'], action: 'publish', locales: [] },
    { ids: ['a'], action: 'publish', locales: ['fr'] },
    { ids: [7], action: 'trash' },
    { ids: Array.from({ length: 101 }, (_, index) => `post-${index}`), action: 'trash' },
  ])('are refused for %j', async (input) => {
    const { id } = await insertPost({ id: 'a' })
    expect((await desk('POST', '/posts/bulk', input)).status).toBe(400)
    expect(await read(id)).toMatchObject({ isPublic: true, deletedAt: null })
  })
})

describe('a duplicate', () => {
  it('is a draft with the same content under a slug of its own', async () => {
    const source = await insertPost({
      slug: 'dem-hue',
      titleVi: 'Đêm Huế',
      tags: ['Huế'],
      isInEn: false,
      viewCount: 7,
    })
    await desk('PUT', `/posts/${source.id}`, { titleVi: 'Đêm ở Huế' })
    const { status, body } = await desk<AdminPost>('POST', `/posts/${source.id}/duplicate`)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      slug: 'dem-o-hue',
      titleVi: 'Đêm ở Huế',
      bodyVi: source.bodyVi,
      tags: ['Huế'],
      status: 'draft',
      isPublic: false,
      publishedAt: null,
      viewCount: 0,
      isBehind: false,
      updatedBy: 'mai',
    })
    expect(body.id).not.toBe(source.id)
    expect((await desk<AdminPost>('POST', `/posts/${body.id}/duplicate`)).body.slug).toBe(
      'dem-o-hue-2',
    )
    expect(await slugs('?q=dem')).toEqual(['dem-hue', 'dem-o-hue', 'dem-o-hue-2'])
    const { results } = await env.DB.prepare('select tag from post_tags where post_id = ?')
      .bind(body.id)
      .all()
    expect(results).toEqual([{ tag: 'Huế' }])
  })

  it('of nothing is refused', async () =>
    expect((await desk('POST', '/posts/khong-co/duplicate')).status).toBe(404))
})

describe('the list of articles', () => {
  it('is filtered by who changed them last, and when, in days of Vietnam', async () => {
    await insertPost({ slug: 'mai', updatedBy: 'mai', updatedAt: '2026-03-01T16:59:59.000Z' })
    await insertPost({ slug: 'lan', updatedBy: 'lan', updatedAt: '2026-03-01T17:00:00.000Z' })
    expect(await slugs('?by=lan')).toEqual(['lan'])
    expect(await slugs('?from=2026-03-02')).toEqual(['lan'])
    expect(await slugs('?to=2026-03-01')).toEqual(['mai'])
    expect(await slugs('?from=2026-03-01&to=2026-03-02')).toEqual(['lan', 'mai'])
    expect(await slugs('?by=ai-do')).toEqual([])
  })

  it.each(['from=hom-qua', 'to=2026-13-40', 'status=burned', `by=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => expect((await desk('GET', `/posts?${query}`)).status).toBe(400),
  )
})
