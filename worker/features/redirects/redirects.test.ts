import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminPost, PostRedirectList } from '../../../schema/api/admin-posts'
import type { PostPage } from '../../../schema/api/posts'
import type { ErrorBody } from '../../../schema/errors'
import { locales, localizedPath } from '../../../schema/locale'
import { clearAdmins } from '../../testing/admins'
import { countingDatabase } from '../../testing/failures'
import { type Desk, openDesk } from '../../testing/newsroom'
import { clearPosts, insertPost } from '../../testing/posts'
import { request } from '../../testing/site'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'

let desk: Desk
let id: string
beforeEach(async () => {
  await clearPosts()
  await clearAdmins()
  desk = await openDesk()
  id = (await insertPost({ slug: 'dau-tien' })).id
})

const rename = (slug: string, post = id) =>
  desk<AdminPost & ErrorBody>('PUT', `/posts/${post}`, { slug })
const list = async (query = '') => (await desk<PostRedirectList>('GET', `/redirects${query}`)).body

async function goTo(path: string) {
  const response = await request(path)
  return [response.status, response.headers.get('Location')]
}

describe.each(locales)('an old address in %s', (locale) => {
  const at = (path: string) => localizedPath(path, locale, defaultLocale)

  it.each(['/inspiration', '/my-journal'])(
    'below %s leads to the new one in one hop, query included, warm and cold',
    async (base) => {
      expect((await request(at(`${base}/dau-tien`))).status).toBe(200)
      await rename('thu-hai')
      await rename('thu-ba')
      for (const old of ['dau-tien', 'thu-hai', 'dau-tien']) {
        expect(await goTo(at(`${base}/${old}?a=1&b=%C4%91`))).toEqual([
          301,
          at(`${base}/thu-ba?a=1&b=%C4%91`),
        ])
      }
      expect((await request(at(`${base}/thu-ba`))).status).toBe(200)
    },
  )

  it('is not for browsers to remember, and answers 410 once the article is deleted', async () => {
    await rename('thu-hai')
    const response = await request(at('/inspiration/dau-tien'))
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    await desk('DELETE', `/posts/${id}`)
    for (const slug of ['dau-tien', 'thu-hai'])
      expect((await request(at(`/inspiration/${slug}`))).status).toBe(410)
    expect((await request(at('/inspiration/chua-tung-co'))).status).toBe(404)
  })
})

describe('old slugs', () => {
  it('find the article for the browser too', async () => {
    await rename('thu-hai')
    const page = await (await request('/api/posts/dau-tien?locale=vi')).json<PostPage>()
    expect(page.slug).toBe('thu-hai')
  })

  it('are the post’s to take back', async () => {
    await rename('thu-hai')
    expect((await rename('dau-tien')).status).toBe(200)
    expect((await request('/inspiration/dau-tien')).status).toBe(200)
    expect(await goTo('/inspiration/thu-hai')).toEqual([301, '/inspiration/dau-tien'])
    expect((await list()).redirects.map(({ slug }) => slug)).toEqual(['thu-hai'])
  })

  it('are nobody else’s, until the redirect is deleted', async () => {
    const other = await insertPost({ slug: 'bai-khac' })
    await rename('thu-hai')
    const taken = await rename('thu-hai', other.id)
    expect(taken.status).toBe(400)
    expect(taken.body.issues).toEqual([{ path: 'slug', message: 'another article has this slug' }])
    const redirects = await rename('dau-tien', other.id)
    expect(redirects.status).toBe(400)
    expect(redirects.body.issues).toEqual([
      { path: 'slug', message: 'this slug redirects to another article' },
    ])
    expect((await desk<AdminPost>('POST', '/posts', { titleVi: 'Đầu tiên' })).body.slug).toBe(
      'dau-tien-2',
    )

    expect((await desk('DELETE', '/redirects/dau-tien')).status).toBe(200)
    expect((await desk('DELETE', '/redirects/dau-tien')).status).toBe(404)
    expect((await request('/inspiration/dau-tien')).status).toBe(404)
    expect((await rename('dau-tien', other.id)).status).toBe(200)
    expect((await request('/inspiration/dau-tien')).status).toBe(200)
  })

  it('of drafts that were never public do not redirect', async () => {
    const draft = await insertPost({ slug: 'nhap', status: 'draft', publishedAt: null })
    await rename('nhap-moi', draft.id)
    const later = await insertPost({
      slug: 'hen',
      status: 'scheduled',
      publishedAt: '2999-01-01T00:00:00.000Z',
    })
    await rename('hen-moi', later.id)
    expect((await list()).redirects).toEqual([])
  })

  it('of articles that were public and are drafts now do', async () => {
    const { updatedAt } = (await desk<AdminPost>('GET', `/posts/${id}`)).body
    await desk('POST', `/posts/${id}/unpublish`, { updatedAt })
    const { body } = await rename('thu-hai')
    expect((await request('/inspiration/dau-tien')).status).toBe(404)
    await desk('POST', `/posts/${id}/publish`, { updatedAt: body.updatedAt })
    expect(await goTo('/inspiration/dau-tien')).toEqual([301, '/inspiration/thu-hai'])
  })

  it('cost the database no more than an article does', async () => {
    await rename('thu-hai')
    const { DB, steps } = countingDatabase(50)
    await request('/inspiration/dau-tien', {}, { DB })
    expect(steps()).toBeLessThanOrEqual(2)
  })
})

describe('the list of redirects', () => {
  it('lists the newest first, where they lead, and finds by beginnings', async () => {
    await rename('thu-hai')
    await rename('thu-ba')
    expect((await list()).redirects).toMatchObject([
      { slug: 'thu-hai', postId: id, target: '/inspiration/thu-ba', titleVi: expect.any(String) },
      { slug: 'dau-tien', target: '/inspiration/thu-ba' },
    ])
    expect((await list('?q=dau')).redirects.map(({ slug }) => slug)).toEqual(['dau-tien'])
    expect((await list('?q=%25')).redirects).toEqual([])
    expect((await list('?page=2')).redirects).toEqual([])
  })

  it('says whether there are more', async () => {
    const rows = Array.from({ length: 26 }, (_, index) =>
      env.DB.prepare(
        "insert into post_redirects (slug, post_id, created_at) values (?, ?, '2026-11-01T00:00:00.000Z')",
      ).bind(`cu-${index}`, id),
    )
    await env.DB.batch(rows)
    const first = await list()
    expect(first.redirects).toHaveLength(25)
    expect(first.hasNext).toBe(true)
    expect(await list('?page=2')).toMatchObject({ hasNext: false, redirects: [{}] })
  })
})

it('uses indexes to find articles by old and new slugs', async () => {
  const { results } = await env.DB.prepare(`
    explain query plan select id from posts
    where (slug = ? or id = (select post_id from post_redirects where slug = ?))
      and status <> 'draft' and deleted_at is null and live_at <= ? limit 1`)
    .bind('a', 'a', '2026-01-01')
    .all<{ detail: string }>()
  const plan = results.map(({ detail }) => detail).join('; ')
  expect(plan).toContain('MULTI-INDEX OR')
  expect(plan).not.toMatch(/SCAN/)
})
