import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminEntryList } from '../../../schema/api/admin-entries'
import type { Post, PostMonth, PostPage, PostSummary } from '../../../schema/api/posts'
import type { TagPage } from '../../../schema/api/tags'
import type { ErrorBody } from '../../../schema/errors'
import { type Locale, locales, localizedPath, otherLocale } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { invalidateContent } from '../../platform/cache/content-version'
import { openDatabase } from '../../platform/db/database'
import { clearAdmins } from '../../testing/admins'
import { keepFewEntries } from '../../testing/entries'
import { type EntryDesk, openEntryDesk, runCron } from '../../testing/entry-desk'
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
  contentPillar: 'personal-stories' as const,
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
    const mai = await openEntryDesk()
    const { id } = await insertPost({ ...shared, ...languages(other) })
    expect((await mai.desk('PUT', `/posts/${id}`, marked[draft])).status).toBe(200)
    await expectNoMarker([...listsIn('vi'), ...listsIn('en'), ...answersOfAny])
    expect((await mai.save(id, marked[draft])).status).toBe(200)
    expect((await mai.publish(id, [other])).status).toBe(200)
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
      const plan = await planOf(listPostMonths(openDatabase(env.DB), { locale }).getSQL())
      expect(plan.join('; ')).toMatch(
        /entries USING (COVERING )?INDEX entries_published \(kind=\? AND published_at>\?\)/,
      )
    },
  )
})

describe('publishing a language', () => {
  let mai: EntryDesk
  beforeEach(async () => {
    mai = await openEntryDesk()
  })
  const act = async (id: string, action: 'publish' | 'unpublish', input: object) => {
    const { version } = await mai.read(id)
    return mai.desk<ErrorBody>('POST', `/entries/${id}/${action}`, { version, ...input })
  }
  const draft = { status: 'draft' } as const

  it('needs the texts of that language only, and adds to what readers see already', async () => {
    const { id, slug } = await insertPost({ ...draft, titleEn: '', summaryEn: '', bodyEn: '' })
    const refused = await mai.publish(id, ['vi', 'en'])
    expect(refused.status).toBe(400)
    expect(refused.body.issues?.map(({ path }) => path)).toEqual(['titleEn', 'summaryEn', 'bodyEn'])
    expect((await mai.publish(id, ['vi'])).body).toMatchObject({
      statusVi: 'published',
      statusEn: 'draft',
    })
    expect(await readJson<Post>(`/api/posts/${slug}`)).toMatchObject({ locales: ['vi'] })
    await mai.save(id, { titleEn: 'A', summaryEn: 'B', bodyEn: 'C' })
    expect((await mai.publish(id, ['en'])).body).toMatchObject({
      statusVi: 'published',
      statusEn: 'published',
    })
    expect(await readJson<Post>(`/api/posts/${slug}`)).toMatchObject({ locales: ['vi', 'en'] })
  })

  it('is taken back a language at a time, and is a draft without any', async () => {
    const { id, slug } = await insertPost({ publishedAt: '2025-10-10T03:00:00.000Z' })
    const half = await mai.unpublish(id, ['vi'])
    expect(half.body).toMatchObject({ statusVi: 'draft', statusEn: 'published' })
    expect(await readJson<Post>(`/api/posts/${slug}`)).toMatchObject({ locales: ['en'] })
    expect((await mai.unpublish(id, ['en'])).body).toMatchObject({
      statusVi: 'draft',
      statusEn: 'draft',
      publishedAtVi: '2025-10-10T03:00:00.000Z',
      publishedAtEn: '2025-10-10T03:00:00.000Z',
    })
    expect((await request(`/api/posts/${slug}`)).status).toBe(404)
  })

  it('publishes now only what is asked for, of an article that waits for its day', async () => {
    const { id } = await insertPost({
      status: 'scheduled',
      publishedAt: '2999-01-01T00:00:00.000Z',
    })
    expect((await mai.publish(id, ['en'])).body).toMatchObject({
      statusVi: 'draft',
      scheduledAtVi: '2999-01-01T00:00:00.000Z',
      statusEn: 'published',
      scheduledAtEn: null,
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
    expect(await mai.read(id)).toMatchObject({ statusVi: 'draft', statusEn: 'draft', version: 1 })
  })

  it.each([
    'tomorrow',
    '9999-12-31T23:59:59-23:59',
    '2101-01-01T00:00:00.000Z',
    '1999-12-31T23:59:59.999Z',
    '0001-01-01T00:00:00.000Z',
  ])('is refused for the instant %s', async (at) => {
    const { id } = await insertPost(draft)
    const refused = await mai.publish(id, ['vi', 'en'], at)
    expect([refused.status, refused.body.issues?.map(({ path }) => path)]).toEqual([400, ['at']])
    expect((await mai.publish(id, ['vi', 'en'], '2100-12-31T23:59:59.000Z')).status).toBe(200)
  })

  it('waits for an instant of any time zone, and never happens once the article is in the trash', async () => {
    const { id, slug } = await insertPost(draft)
    const { body } = await mai.publish(id, ['vi'], '2030-01-01T17:30:00+07:00')
    expect(body).toMatchObject({ statusVi: 'draft', scheduledAtVi: '2030-01-01T10:30:00.000Z' })
    await mai.trash(id)
    await runCron(new Date('2030-01-01T10:31:00.000Z'))
    expect(await mai.read(id)).toMatchObject({ statusVi: 'draft', publishedAtVi: null })
    await mai.undelete(id)
    await runCron(new Date('2030-01-01T10:32:00.000Z'))
    expect((await request(`/api/posts/${slug}`)).status).toBe(404)
  })

  it('lets no public language lose a text, and lets go of those of the other', async () => {
    const { id } = await insertPost({ isInEn: false })
    expect((await mai.desk('PUT', `/posts/${id}`, { titleEn: '', summaryEn: '' })).status).toBe(200)
    const inline = await mai.desk<ErrorBody>('PUT', `/posts/${id}`, { summaryVi: ' ' })
    expect([inline.status, inline.body.issues?.map(({ path }) => path)]).toEqual([
      400,
      ['summaryVi'],
    ])
    expect((await mai.save(id, { bodyEn: '', summaryVi: ' ' })).status).toBe(200)
    const { status, body } = await mai.publish(id, ['vi'])
    expect([status, body.issues?.map(({ path }) => path)]).toEqual([400, ['summaryVi']])
  })

  describe('with texts that change in one language', () => {
    const put = async (id: string, change: Record<string, unknown>) =>
      (await mai.save(id, change)).body
    const listBehind = async () =>
      slugs((await mai.desk<AdminEntryList>('GET', '/entries?kind=post&state=behind')).body.entries)

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
      expect(await listBehind()).toEqual([changed.slug])
      expect((await put(id, { highlightsVi: ['d'] })).drift).toEqual({
        '.title': { behind: 'en', was: 'Cũ' },
      })
      expect((await put(id, { titleVi: 'Cũ' })).isBehind).toBe(false)

      const { version } = await put(id, { bodyVi: 'Hai.' })
      // Warns, and never blocks.
      expect((await mai.publish(id, ['vi', 'en'])).status).toBe(200)
      expect(
        (await mai.desk('POST', `/entries/${id}/hold`, { paths: ['.body'], version })).status,
      ).toBe(409)
      const held = await mai.hold(id, ['.body'])
      expect(held.body).toMatchObject({ isBehind: false, drift: {}, updatedBy: 'mai' })
      expect(await listBehind()).toEqual([])
      const { results } = await env.DB.prepare(
        "select action from audit_log where action = 'entry.hold'",
      ).all()
      expect(results).toHaveLength(1)
    })

    it('marks the other one as behind after the inline edit, too', async () => {
      const { id, slug } = await insertPost({ titleVi: 'Cũ', titleEn: 'Old' })
      await mai.desk('PUT', `/posts/${id}`, { titleVi: 'Mới' })
      expect((await mai.read(id)).drift).toEqual({ '.title': { behind: 'en', was: 'Cũ' } })
      expect(await listBehind()).toEqual([slug])
    })

    it('marks nothing that is not written yet', async () => {
      const { id } = await insertPost({ ...draft, titleEn: '' })
      expect((await put(id, { titleVi: 'Mới' })).drift).toEqual({})
    })

    it.each([
      { paths: [] },
      { paths: 'x' },
      { paths: ['x'.repeat(201)] },
      { paths: ['.title'], version: 'x' },
      {},
    ])('refuses to hold %j', async (input) => {
      const { id, version } = await insertPost()
      expect((await mai.desk('POST', `/entries/${id}/hold`, { version, ...input })).status).toBe(
        400,
      )
    })

    it('holds nothing of an article that is not there', async () => {
      expect(
        (await mai.desk('POST', '/entries/khong-co/hold', { paths: ['.title'], version: 1 }))
          .status,
      ).toBe(404)
    })
  })
})
