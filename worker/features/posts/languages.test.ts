import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminPost, AdminPostList } from '../../../schema/api/admin-posts'
import type { Post, PostMonth, PostPage, PostSummary } from '../../../schema/api/posts'
import type { TagPage } from '../../../schema/api/tags'
import type { ErrorBody } from '../../../schema/errors'
import { type Locale, locales, localizedPath, otherLocale } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { invalidateContent } from '../../platform/cache/content-version'
import { openDatabase } from '../../platform/db/database'
import { clearAdmins } from '../../testing/admins'
import { keepFewEntries } from '../../testing/entries'
import { type Desk, openDesk } from '../../testing/newsroom'
import { planOf } from '../../testing/plans'
import { clearPosts, insertPost } from '../../testing/posts'
import { newClient, request } from '../../testing/site'
import { listPostMonths } from './queries'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'
const address = (path: string, locale: Locale) => localizedPath(path, locale, defaultLocale)

beforeAll(() => keepFewEntries())
beforeEach(async () => {
  await clearPosts()
  await clearAdmins()
  await invalidateContent(env.CACHE)
})

const getText = async (path: string) => (await request(path)).text()
const readJson = async <Answer>(path: string) => (await request(path)).json<Answer>()
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)

const marker = 'zqxwkj'
/** Texts of a language that hold the marker. */
const marked = {
  vi: {
    titleVi: `T ${marker}`,
    summaryVi: marker,
    bodyVi: marker,
    highlightsVi: [marker],
    travelTipsVi: [marker],
  },
  en: {
    titleEn: `T ${marker}`,
    summaryEn: marker,
    bodyEn: marker,
    highlightsEn: [marker],
    travelTipsEn: [marker],
  },
}
const shared = {
  slug: 'mot-ngon-ngu',
  featured: true,
  tags: ['Huế'],
  contentPillar: 'personal-stories',
}
const languages = (locale: Locale) => ({ isInVi: locale === 'vi', isInEn: locale === 'en' })

/**
 * Every public list of the API, and feed, that could hold the article, for readers of a language.
 */
function listsIn(locale: Locale): string[] {
  return [
    ...[
      '?',
      '/featured?',
      '/daily-inspiration?',
      '/by-pillar/personal-travel?',
      `/${shared.slug}?`,
    ].map((path) => `/api/posts${path}locale=${locale}`),
    `/api/tags/hue?locale=${locale}`,
    address('/rss.xml', locale),
  ]
}
/** The same with the search, whose index takes a while. */
const answersIn = (locale: Locale) => [
  ...listsIn(locale),
  `/api/search?q=${marker}&locale=${locale}`,
  `/api/search/index?locale=${locale}`,
]
/** The pages. */
const pagesIn = (locale: Locale) =>
  ['/', '/inspiration', '/my-journal', '/tu-khoa/hue', `/inspiration/${shared.slug}`].map((path) =>
    address(path, locale),
  )
const answersOfAny = [
  ...['', '/featured', '/daily-inspiration', '/by-pillar/personal-travel', `/${shared.slug}`].map(
    (path) => `/api/posts${path}`,
  ),
  '/sitemap.xml',
  '/sitemap-posts-1.xml',
  '/sitemap-tags.xml',
]

async function expectNoMarker(paths: readonly string[]): Promise<void> {
  for (const path of paths) expect(await getText(path), path).not.toContain(marker)
}

describe.each(locales)('what is written in %s and not public', (draft) => {
  const other = otherLocale(draft)

  it('is in no response to anybody, whatever its language', async () => {
    await insertPost({ ...shared, ...marked[draft], ...languages(other) })
    await expectNoMarker([
      ...answersIn('vi'),
      ...answersIn('en'),
      ...answersOfAny,
      ...pagesIn('vi'),
      ...pagesIn('en'),
    ])
  })

  it('is in all of them once it is public, and in none of the other language', async () => {
    await insertPost({ ...shared, ...marked[draft], ...languages(draft) })
    for (const path of [...answersIn(draft), ...pagesIn(draft)])
      expect(await getText(path), path).toContain(marker)
    await expectNoMarker(answersIn(other))
  })

  it('stays in the house when an editor saves it beside a public language', async () => {
    const desk = await openDesk()
    const { id } = await insertPost({ ...shared, ...languages(other) })
    expect((await desk('PUT', `/posts/${id}`, marked[draft])).status).toBe(200)
    await expectNoMarker([...listsIn('vi'), ...listsIn('en'), ...answersOfAny])
  })
})

describe('an article that is public in one language', () => {
  const other = otherLocale(defaultLocale)

  it('is in the lists of that language, and in those that ask for none', async () => {
    await insertPost({ slug: 'chi-viet', isInEn: false, publishedAt: '2025-09-10T03:00:00.000Z' })
    await insertPost({ slug: 'ca-hai', destinationSlug: 'hue' })
    await insertPost({ slug: 'chi-anh', isInVi: false, destinationSlug: 'hue' })
    const list = async (query: string) =>
      slugs(await readJson<PostSummary[]>(`/api/posts${query}`)).sort()
    expect(await list('')).toEqual(['ca-hai', 'chi-anh', 'chi-viet'])
    for (const path of ['?', '/featured?', '/daily-inspiration?', '/by-pillar/practical-travel?']) {
      expect(await list(`${path}locale=vi`), path).toEqual(['ca-hai', 'chi-viet'])
      expect(await list(`${path}locale=en`), path).toEqual(['ca-hai', 'chi-anh'])
    }
    expect(await readJson<PostMonth[]>('/api/posts/months?locale=en')).toEqual([
      { month: '2025-10', count: 2 },
    ])
    expect(await readJson<PostMonth[]>('/api/posts/months')).toHaveLength(2)
    const page = await readJson<PostPage>('/api/posts/ca-hai?locale=vi')
    expect(slugs(page.related)).toEqual(['chi-viet'])
    const tag = (locale: Locale) => readJson<TagPage>(`/api/tags/hue?locale=${locale}`)
    expect(slugs((await tag('vi')).posts).sort()).toEqual(['ca-hai', 'chi-viet'])
    expect((await tag('en')).postCount).toBe(2)
  })

  it('refuses a language that the site does not have', async () => {
    for (const path of [
      '?',
      '/featured?',
      '/daily-inspiration?',
      '/months?',
      '/by-pillar/practical-travel?',
      '/x?',
    ])
      expect((await request(`/api/posts${path}locale=fr`)).status, path).toBe(400)
  })

  it('has a page in that language, and in the other one a 404 that leads there and is not listed', async () => {
    await insertPost({ slug: 'mot', ...languages(defaultLocale) })
    const answer = await request(`/api/posts/mot?locale=${other}`)
    expect([answer.status, (await answer.json<ErrorBody>()).code]).toEqual([404, 'NOT_IN_LANGUAGE'])
    expect(await readJson<PostPage>(`/api/posts/mot?locale=${defaultLocale}`)).toMatchObject({
      bodyLocale: defaultLocale,
      locales: [defaultLocale],
    })
    expect(await readJson<Post>('/api/posts/mot')).toMatchObject({
      slug: 'mot',
      locales: [defaultLocale],
    })

    const page = await request(address('/inspiration/mot', defaultLocale))
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('rel="canonical"')
    expect(html).not.toContain(`hreflang="${other}" href`)
    const missing = await request(address('/inspiration/mot', other))
    expect(missing.status).toBe(404)
    const short = await missing.text()
    expect(short).toMatch(/name="robots" content="noindex/)
    expect(short).toContain(`href="${address('/inspiration/mot', defaultLocale)}"`)
  })

  it('has one address in the sitemap and one feed, and no picture in the other language', async () => {
    await insertPost({ slug: 'mot', coverImage: '@assets/art/hue', ...languages(defaultLocale) })
    const sitemap = await getText('/sitemap-posts-1.xml')
    expect(sitemap.split('<loc>')).toHaveLength(2)
    expect(sitemap).not.toContain(`hreflang="${other}"`)
    const feed = await getText(address('/rss.xml', defaultLocale))
    expect(feed).toContain('/inspiration/mot')
    expect(feed).not.toContain(
      `hreflang="${other}" href="https://mangoroad.example${address('/inspiration/mot', other)}"`,
    )
    expect(await getText(address('/rss.xml', other))).not.toContain('/inspiration/mot')
    const picture = async (locale: Locale) =>
      (await request(`/share/${locale}/inspiration/mot.jpg`)).headers.get('Location')
    expect(await picture(defaultLocale)).toBe('/share/art/hue.jpg')
    expect(await picture(other)).toBe(`/share/${other}/home.jpg`)
  })

  it('makes no tag page of the other language worth listing', async () => {
    for (const slug of ['a', 'b', 'c'])
      await insertPost({ slug, tags: ['Chợ quê'], ...languages(defaultLocale) })
    expect(await readJson<TagPage>(`/api/tags/cho-que?locale=${other}`)).toMatchObject({
      name: 'Chợ quê',
      nameLocale: 'vi',
      posts: [],
      postCount: 0,
      listedIn: [defaultLocale],
    })
    const tags = await getText('/sitemap-tags.xml')
    expect(tags).toContain(address('/tu-khoa/cho-que', defaultLocale))
    expect(tags).not.toContain(
      `hreflang="${other}" href="https://mangoroad.example${address('/tu-khoa/cho-que', other)}"`,
    )
  })

  it('is counted and opened by plans and saved lists in either language', async () => {
    const { titleVi, titleEn } = await insertPost({ slug: 'mot', ...languages(defaultLocale) })
    const headers = { ...newClient(), 'Sec-Fetch-Site': 'same-origin', 'User-Agent': 'Mozilla/5.0' }
    expect((await request('/api/posts/mot/view', { method: 'POST', headers })).status).toBe(204)
    expect(await readJson<Post>('/api/posts/mot')).toMatchObject({ viewCount: 1 })
    for (const locale of locales) {
      const shown = await request(`${address(paths.saved, locale)}?items=article.mot`)
      expect(shown.status).toBe(200)
      expect(await shown.text()).toContain(defaultLocale === 'vi' ? titleVi : titleEn)
    }
  })

  it('goes to the channel in that language only', async () => {
    await insertPost({ slug: 'mot', ...languages(defaultLocale) })
    const post = (locale: Locale) =>
      request('/api/telegram/post', {
        method: 'POST',
        headers: {
          ...newClient(),
          'Content-Type': 'application/json',
          'Sec-Fetch-Site': 'same-origin',
        },
        body: JSON.stringify({ slug: 'mot', locale }),
      })
    expect((await post(defaultLocale)).status).toBe(202)
    expect((await post(other)).status).toBe(404)
  })
})

describe('reading in a language', () => {
  it.each([undefined, ...locales])(
    'counts months over the index of public posts, in %s',
    async (locale) => {
      const plan = await planOf(
        listPostMonths(openDatabase(env.DB), { locale, now: new Date() }).getSQL(),
      )
      expect(plan.join('; ')).toContain('posts USING INDEX posts_public (live_at>? AND live_at<?)')
    },
  )
})

describe('publishing a language', () => {
  let desk: Desk
  beforeEach(async () => {
    desk = await openDesk()
  })
  const read = async (id: string) => (await desk<AdminPost>('GET', `/posts/${id}`)).body
  const act = async (id: string, action: 'publish' | 'unpublish', input: object) => {
    const { updatedAt } = await read(id)
    return desk<AdminPost & ErrorBody>('POST', `/posts/${id}/${action}`, { updatedAt, ...input })
  }
  const draft = { status: 'draft', publishedAt: null } as const

  it('needs the texts of that language only, and adds to what readers see already', async () => {
    const { id } = await insertPost({ ...draft, titleEn: '', summaryEn: '', bodyEn: '' })
    const refused = await act(id, 'publish', { locales: ['vi', 'en'] })
    expect(refused.status).toBe(400)
    expect(refused.body.issues?.map(({ path }) => path)).toEqual(['titleEn', 'summaryEn', 'bodyEn'])
    expect((await act(id, 'publish', { locales: ['vi'] })).body).toMatchObject({
      isPublic: true,
      isInVi: true,
      isInEn: false,
    })
    await desk('PUT', `/posts/${id}`, { titleEn: 'A', summaryEn: 'B', bodyEn: 'C' })
    expect((await act(id, 'publish', { locales: ['en'] })).body).toMatchObject({
      isPublic: true,
      isInVi: true,
      isInEn: true,
    })
  })

  it('is taken back a language at a time, and is a draft without any', async () => {
    const { id } = await insertPost({ publishedAt: '2025-10-10T03:00:00.000Z' })
    const half = await act(id, 'unpublish', { locales: ['vi'] })
    expect(half.body).toMatchObject({
      status: 'published',
      isPublic: true,
      isInVi: false,
      isInEn: true,
    })
    expect((await act(id, 'unpublish', { locales: ['en'] })).body).toMatchObject({
      status: 'draft',
      publishedAt: '2025-10-10T03:00:00.000Z',
    })
    expect((await request('/api/posts/bai')).status).toBe(404)
  })

  it('publishes now only what is asked for, of an article that waits for its day', async () => {
    const { id } = await insertPost({
      status: 'scheduled',
      publishedAt: '2999-01-01T00:00:00.000Z',
    })
    expect((await act(id, 'publish', { locales: ['en'] })).body).toMatchObject({
      status: 'published',
      isInVi: false,
      isInEn: true,
    })
  })

  it.each([
    { locales: [] },
    { locales: ['fr'] },
    { locales: 'vi' },
    { locales: ['vi', 'en', 'vi'] },
  ])('refuses %j', async (input) => {
    const { id } = await insertPost(draft)
    for (const action of ['publish', 'unpublish'] as const)
      expect((await act(id, action, input)).status).toBe(400)
    expect(await read(id)).toMatchObject({ status: 'draft' })
  })

  it('lets no public language lose a text, and lets go of those of the other', async () => {
    const { id } = await insertPost({ isInEn: false })
    expect(
      (await desk('PUT', `/posts/${id}`, { titleEn: '', summaryEn: '', bodyEn: '' })).status,
    ).toBe(200)
    const { status, body } = await desk<ErrorBody>('PUT', `/posts/${id}`, { summaryVi: ' ' })
    expect([status, body.issues]).toEqual([
      400,
      [{ path: 'summaryVi', message: 'Vietnamese summary is required' }],
    ])
  })

  describe('with texts that change in one language', () => {
    const put = async (id: string, change: object) =>
      (await desk<AdminPost>('PUT', `/posts/${id}`, change)).body

    it('marks the other one as behind, until it changes, the change is taken back, or somebody says that it holds', async () => {
      const { id } = await insertPost({
        titleVi: 'Cũ',
        titleEn: 'Old',
        bodyVi: 'Một.',
        highlightsVi: ['a'],
        highlightsEn: ['b'],
      })
      const changed = await put(id, { titleVi: 'Mới', highlightsEn: ['c'] })
      expect(changed).toMatchObject({
        isBehind: true,
        drift: {
          '.title': { behind: 'en', was: 'Cũ' },
          '.highlights': { behind: 'vi', was: ['b'] },
        },
      })
      expect(slugs((await desk<AdminPostList>('GET', '/posts?status=behind')).body.posts)).toEqual([
        changed.slug,
      ])
      expect((await put(id, { highlightsVi: ['d'] })).drift).toEqual({
        '.title': { behind: 'en', was: 'Cũ' },
      })
      expect((await put(id, { titleVi: 'Cũ' })).isBehind).toBe(false)

      const { updatedAt } = await put(id, { bodyVi: 'Hai.' })
      // Warns, and never blocks.
      expect((await act(id, 'publish', { locales: ['vi', 'en'] })).status).toBe(200)
      expect(
        (await desk('POST', `/posts/${id}/hold`, { paths: ['.body'], updatedAt })).status,
      ).toBe(409)
      const now = (await read(id)).updatedAt
      const held = await desk<AdminPost>('POST', `/posts/${id}/hold`, {
        paths: ['.body'],
        updatedAt: now,
      })
      expect(held.body).toMatchObject({ isBehind: false, drift: {}, updatedBy: 'mai' })
      expect((await desk<AdminPostList>('GET', '/posts?status=behind')).body.posts).toEqual([])
      const { results } = await env.DB.prepare(
        "select action from audit_log where action = 'post.hold'",
      ).all()
      expect(results).toHaveLength(1)
    })

    it('marks nothing that is not written yet', async () => {
      const { id } = await insertPost({ ...draft, titleEn: '' })
      expect((await put(id, { titleVi: 'Mới' })).drift).toEqual({})
    })

    it.each([
      { paths: [] },
      { paths: 'x' },
      { paths: ['x'.repeat(51)] },
      { paths: ['.title'], updatedAt: 'x' },
      {},
    ])('refuses to hold %j', async (input) => {
      const { id, updatedAt } = await insertPost()
      expect((await desk('POST', `/posts/${id}/hold`, { updatedAt, ...input })).status).toBe(400)
    })

    it('holds nothing of an article that is not there', async () => {
      const updatedAt = '2025-10-10T03:00:00.000Z'
      expect(
        (await desk('POST', '/posts/khong-co/hold', { paths: ['.title'], updatedAt })).status,
      ).toBe(404)
    })
  })
})
