import { env } from 'cloudflare:test'
import { and, desc, eq, gte } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Post, PostPage, PostSummary } from '../../../schema/api/posts'
import type { ErrorBody } from '../../../schema/errors'
import { entries } from '../../../schema/tables/entries'
import { isPublicPost, newestFirst, selectPosts, selectWholePosts } from '../../content/posts'
import { invalidateContent } from '../../platform/cache/content-version'
import { openDatabase } from '../../platform/db/database'
import { runCron } from '../../testing/entry-desk'
import { brokenDatabase } from '../../testing/failures'
import { planOf } from '../../testing/plans'
import { clearPosts, insertPost } from '../../testing/posts'
import { runHour } from '../../testing/schedule'
import { pathIn, request } from '../../testing/site'
import { listPostMonths } from './queries'

beforeEach(async () => {
  await clearPosts()
  await invalidateContent(env.CACHE)
})

async function read<Answer>(path: string): Promise<Answer> {
  const response = await request(path)
  expect(response.status).toBe(200)
  return response.json()
}

const slugs = (list: PostSummary[]) => list.map(({ slug }) => slug)

/** As a date that was none is stored since articles are entries. */
const forgetDate = (id: string) =>
  env.DB.prepare('update entries set published_at_vi = null, published_at_en = null where id = ?')
    .bind(id)
    .run()

describe('GET /api/posts', () => {
  it('returns a bare array of public posts, the newest first, without bodies', async () => {
    await insertPost({ slug: 'cu', publishedAt: '2025-09-01T00:00:00.000Z' })
    await insertPost({ slug: 'moi', publishedAt: '2025-10-01T00:00:00.000Z' })
    const list = await read<PostSummary[]>('/api/posts')
    expect(slugs(list)).toEqual(['moi', 'cu'])
    expect(list[0]).toMatchObject({
      titleVi: expect.any(String),
      tags: ['Huế'],
      contentPillar: 'practical-travel',
      viewCount: 0,
    })
    expect(Object.keys(list[0] ?? {})).not.toContain('bodyVi')
  })

  it('hides drafts, deleted posts and those whose time has not come', async () => {
    await insertPost({ status: 'draft' })
    await insertPost({ deletedAt: '2025-10-11T00:00:00.000Z' })
    await insertPost({ status: 'scheduled', publishedAt: '2999-01-01T00:00:00.000Z' })
    await insertPost({
      slug: 'da-den-gio',
      status: 'scheduled',
      publishedAt: '2025-10-10T03:00:00.000Z',
    })
    expect(slugs(await read('/api/posts'))).toEqual([])
    await runCron(new Date())
    expect(slugs(await read('/api/posts'))).toEqual(['da-den-gio'])
  })

  it('shows a post without a date or cover without them, after the others', async () => {
    const { id } = await insertPost({ slug: 'hong', coverImage: undefined })
    await forgetDate(id)
    await insertPost({ slug: 'lanh' })
    const list = await read<PostSummary[]>('/api/posts')
    expect(slugs(list)).toEqual(['lanh', 'hong'])
    expect(list[1]).toMatchObject({ publishedAt: null, coverImage: null })
  })

  it('takes a month in Vietnam time', async () => {
    await insertPost({ slug: 'thang-chin', publishedAt: '2025-09-30T16:59:59.000Z' })
    await insertPost({ slug: 'thang-muoi', publishedAt: '2025-09-30T17:00:00.000Z' })
    expect(slugs(await read('/api/posts?month=2025-09'))).toEqual(['thang-chin'])
    expect(slugs(await read('/api/posts?month=2025-10'))).toEqual(['thang-muoi'])
    expect(await read('/api/posts?month=2025-12')).toEqual([])
  })

  it.each(['2025-13', '2025', 'abc', '2025-1', "2025-01' or 1=1"])(
    'refuses the month %s with its issue',
    async (month) => {
      const response = await request(`/api/posts?month=${encodeURIComponent(month)}`)
      expect(response.status).toBe(400)
      expect(await response.json<ErrorBody>()).toMatchObject({
        code: 'BAD_REQUEST',
        error: expect.any(String),
        issues: [{ path: 'month' }],
      })
    },
  )

  it.each(['0', '-1', '101', 'x', '1.5'])('refuses the limit %s', async (limit) => {
    expect((await request(`/api/posts?limit=${limit}`)).status).toBe(400)
  })

  it('sends 304 to a reader who has the list already', async () => {
    await insertPost()
    const first = await request('/api/posts')
    const tag = first.headers.get('ETag')
    expect(tag).toBeTruthy()
    const second = await request('/api/posts', { headers: { 'If-None-Match': tag ?? '' } })
    expect(second.status).toBe(304)
  })
})

describe('the other lists', () => {
  it('puts flagged posts before newer ones in /featured', async () => {
    await insertPost({ slug: 'moi', publishedAt: '2025-11-01T00:00:00.000Z' })
    await insertPost({ slug: 'noi-bat', featured: true, publishedAt: '2025-09-01T00:00:00.000Z' })
    expect(slugs(await read('/api/posts/featured?limit=3'))).toEqual(['noi-bat', 'moi'])
    expect(await read<PostSummary[]>('/api/posts/featured?limit=1')).toHaveLength(1)
  })

  it('returns the same daily pick for a Vietnam day and changes it with the day', async () => {
    for (let index = 0; index < 30; index += 1) await insertPost()
    const at = async (instant: string) => {
      vi.setSystemTime(new Date(instant))
      return slugs(await read('/api/posts/daily-inspiration?limit=4'))
    }
    try {
      const morning = await at('2026-03-01T18:00:00.000Z')
      expect(morning).toHaveLength(4)
      expect(await at('2026-03-02T16:59:00.000Z')).toEqual(morning)
      expect(await at('2026-03-02T17:01:00.000Z')).not.toEqual(morning)
    } finally {
      vi.useRealTimers()
    }
  })

  it('takes what is on the same page anyway last into the daily pick', async () => {
    await insertPost({ slug: 'moi-nhat', publishedAt: '2025-11-09T00:00:00.000Z' })
    for (const day of ['01', '02', '03', '04']) {
      await insertPost({
        slug: `noi-bat-${day}`,
        featured: true,
        publishedAt: `2025-10-${day}T00:00:00.000Z`,
      })
      await insertPost({ slug: `khac-${day}`, publishedAt: `2025-11-${day}T00:00:00.000Z` })
    }
    const featured = slugs(await read('/api/posts/featured?limit=3'))
    expect(featured).toEqual(['noi-bat-04', 'noi-bat-03', 'noi-bat-02'])
    const daily = slugs(await read('/api/posts/daily-inspiration?limit=5'))
    expect(daily.toSorted()).toEqual(['khac-01', 'khac-02', 'khac-03', 'khac-04', 'noi-bat-01'])
    expect(await read('/api/posts/daily-inspiration?limit=9')).toHaveLength(9)
  })

  it('lists a pillar, takes personal-travel for personal-stories and answers nothing for an unknown one', async () => {
    await insertPost({ slug: 'chuyen', contentPillar: 'personal-stories' })
    await insertPost({ slug: 'khac' })
    expect(slugs(await read('/api/posts/by-pillar/personal-stories'))).toEqual(['chuyen'])
    expect(slugs(await read('/api/posts/by-pillar/personal-travel'))).toEqual(['chuyen'])
    expect(await read('/api/posts/by-pillar/nothing')).toEqual([])
  })

  it('counts the months that have posts, the newest first', async () => {
    await insertPost({ publishedAt: '2025-09-30T17:00:00.000Z' })
    await insertPost({ publishedAt: '2025-10-15T00:00:00.000Z' })
    await insertPost({ publishedAt: '2025-12-15T00:00:00.000Z' })
    await forgetDate((await insertPost()).id)
    expect(await read('/api/posts/months')).toEqual([
      { month: '2025-12', count: 1 },
      { month: '2025-10', count: 2 },
    ])
  })
})

describe('GET /api/posts/{slug}', () => {
  it('returns the whole post with both bodies', async () => {
    await insertPost({
      slug: 'mot-bai',
      bodyVi: '## Đầu',
      bodyEn: '## Head',
      highlightsVi: ['Một'],
    })
    expect(await read<Post>('/api/posts/mot-bai')).toMatchObject({
      slug: 'mot-bai',
      bodyVi: '## Đầu',
      bodyEn: '## Head',
      highlightsVi: ['Một'],
    })
  })

  it('renders one language on request, without raw HTML or unsafe links, and names what to read next', async () => {
    await insertPost({ slug: 'lien-quan' })
    await insertPost({
      slug: 'mot-bai',
      bodyEn: '## Head\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1)) [y](/where-to-go)',
    })
    const page = await read<PostPage>('/api/posts/mot-bai?locale=en')
    expect(page.bodyHtml).toContain('<h2 id="head">Head</h2>')
    expect(page.bodyHtml).toContain('href="/where-to-go"')
    const html = await (await request(pathIn('en', '/inspiration/mot-bai'))).text()
    expect(html).toContain(`<a href="${pathIn('en', '/where-to-go')}">y</a>`)
    expect(page.bodyHtml).not.toContain('<script')
    expect(page.bodyHtml).not.toContain('javascript:')
    expect(page.bodyLocale).toBe('en')
    expect(slugs(page.related)).toEqual(['lien-quan'])
    expect(page).not.toHaveProperty('bodyVi')
  })

  it('falls back to the language that exists and says which', async () => {
    await insertPost({ slug: 'chi-tieng-viet', bodyEn: ' ', bodyVi: 'Chỉ tiếng Việt.' })
    expect(await read<PostPage>('/api/posts/chi-tieng-viet?locale=en')).toMatchObject({
      bodyLocale: 'vi',
      bodyHtml: '<p>Chỉ tiếng Việt.</p>',
    })
  })

  it.each(['khong-co', 'a%20b', '%F0%9F%8D%9C'])('returns 404 for %s', async (slug) => {
    const response = await request(`/api/posts/${slug}`)
    expect(response.status).toBe(404)
    expect(await response.json<ErrorBody>()).toEqual({
      error: expect.any(String),
      code: 'NOT_FOUND',
    })
  })

  it('returns 404 for a draft', async () => {
    await insertPost({ slug: 'nhap', status: 'draft' })
    expect((await request('/api/posts/nhap')).status).toBe(404)
  })

  it('refuses an unknown language', async () => {
    await insertPost({ slug: 'mot-bai' })
    expect((await request('/api/posts/mot-bai?locale=fr')).status).toBe(400)
  })
})

describe('POST /api/posts/{slug}/view and /share', () => {
  const reader = (agent = 'Mozilla/5.0 (Linux; Android 13)', address = '203.0.113.7') => ({
    method: 'POST',
    headers: { 'User-Agent': agent, 'CF-Connecting-IP': address },
  })

  it('counts a reader once a day, apart from sharing, and another reader too', async () => {
    await insertPost({ slug: 'dem' })
    for (const init of [reader(), reader(), reader(undefined, '203.0.113.8')]) {
      expect((await request('/api/posts/dem/view', init)).status).toBe(204)
    }
    expect((await request('/api/posts/dem/share', reader())).status).toBe(204)
    expect(await read<Post>('/api/posts/dem')).toMatchObject({ viewCount: 2, shareCount: 1 })
  })

  it('ignores programs and unknown posts', async () => {
    await insertPost({ slug: 'dem' })
    expect((await request('/api/posts/dem/view', reader('Googlebot/2.1'))).status).toBe(204)
    expect((await request('/api/posts/khong-co/view', reader())).status).toBe(204)
    expect(await read<Post>('/api/posts/dem')).toMatchObject({ viewCount: 0 })
  })

  it('counts only what is public', async () => {
    await insertPost({ slug: 'nhap', status: 'draft' })
    await insertPost({ slug: 'da-xoa', deletedAt: '2025-10-11T00:00:00.000Z' })
    await insertPost({
      slug: 'sap-dang',
      status: 'scheduled',
      publishedAt: '2999-01-01T00:00:00.000Z',
    })
    for (const slug of ['nhap', 'da-xoa', 'sap-dang']) {
      for (const kind of ['view', 'share'])
        expect((await request(`/api/posts/${slug}/${kind}`, reader())).status).toBe(204)
    }
    const { results } = await env.DB.prepare('select views, shares from entry_counts').all()
    expect(results).toEqual(Array.from({ length: 3 }, () => ({ views: 0, shares: 0 })))
  })

  it('refuses other sites', async () => {
    await insertPost({ slug: 'dem' })
    const init = {
      method: 'POST',
      headers: { ...reader().headers, 'Sec-Fetch-Site': 'cross-site' },
    }
    const response = await request('/api/posts/dem/view', init)
    expect(response.status).toBe(403)
    expect(await response.json<ErrorBody>()).toMatchObject({ code: 'FORBIDDEN' })
  })

  it('forgets its marks after a day', async () => {
    await insertPost({ slug: 'dem' })
    await request('/api/posts/dem/view', reader())
    await runHour(Date.now() + 2 * 24 * 60 * 60 * 1000)
    const { results } = await env.DB.prepare('select * from post_marks').all()
    expect(results).toEqual([])
  })
})

describe('failures', () => {
  it('returns 503 in the shape of all errors when the database is down, without a stack', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await request('/api/posts', {}, { DB: brokenDatabase() })
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ error: expect.any(String), code: 'UNAVAILABLE' })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  it('returns 404 for an unknown path, and for a wrong method 405 and Allow', async () => {
    const unknown = await request('/api/nothing')
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toMatchObject({ code: 'NOT_FOUND' })
    const wrong = await request('/api/posts', { method: 'DELETE' })
    expect(wrong.status).toBe(405)
    expect(wrong.headers.get('Allow')).toBe('GET, HEAD')
    expect(await wrong.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
    expect((await request('/api/posts/x/view')).headers.get('Allow')).toBe('POST')
  })
})

describe('query plans', () => {
  const db = openDatabase(env.DB)
  const newest = () =>
    selectPosts(db)
      .$dynamic()
      .orderBy(...newestFirst)
  const lists = {
    newest: newest().where(isPublicPost()).limit(10),
    'newest of a language': newest().where(isPublicPost('vi')).limit(10),
    'newest of a month': newest()
      .where(and(isPublicPost('vi'), gte(entries.publishedAt, '2025-10')))
      .limit(10),
    featured: selectPosts(db)
      .where(isPublicPost())
      .orderBy(desc(entries.featured), ...newestFirst)
      .limit(3),
    pillar: newest()
      .where(and(isPublicPost(), eq(entries.pillar, 'x')))
      .limit(10),
    destination: newest()
      .where(and(isPublicPost('en'), eq(entries.destination, 'x')))
      .limit(10),
    author: newest()
      .where(and(isPublicPost('vi'), eq(entries.author, 'x')))
      .limit(10),
    whole: selectWholePosts(db)
      .where(isPublicPost('vi'))
      .orderBy(...newestFirst)
      .limit(10),
    slug: selectWholePosts(db).where(and(isPublicPost(), eq(entries.slug, 'x'))),
  }
  it.each(Object.entries(lists))('uses an index in its order: %s', async (_, query) => {
    const plan = (await planOf(query.getSQL())).join('; ')
    expect(plan).toMatch(/SEARCH entries USING (COVERING )?INDEX/)
    expect(plan).not.toMatch(/SCAN \w+($|;)/)
    expect(plan).not.toContain('TEMP B-TREE')
    expect(plan).not.toMatch(/entries_(deleted|trash)/)
  })

  it('uses an index to forget the marks of readers', async () => {
    const { results } = await env.DB.prepare(
      'explain query plan delete from post_marks where day < ?',
    )
      .bind('2026-01-01')
      .all<{ detail: string }>()
    const plan = results.map(({ detail }) => detail).join('; ')
    expect(plan).toMatch(/USING (COVERING )?INDEX|PRIMARY KEY/)
    expect(plan).not.toMatch(/SCAN \w+($|;)/)
  })

  it('counts months over the index of public posts', async () => {
    const plan = await planOf(listPostMonths(db, {}).getSQL())
    expect(plan.join('; ')).toMatch(
      /entries USING (COVERING )?INDEX entries_published \(kind=\? AND published_at>\?\)/,
    )
  })
})
