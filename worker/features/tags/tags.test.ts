import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TagPage } from '../../../schema/api/tags'
import { type Locale, locales, localizedPath } from '../../../schema/locale'
import { invalidateContent } from '../../platform/cache/content-version'
import { clearAdmins } from '../../testing/admins'
import { resetEntries } from '../../testing/entries'
import { openEntryDesk } from '../../testing/entry-desk'
import { clearPosts, insertPost } from '../../testing/posts'
import { request } from '../../testing/site'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'
const at = (locale: Locale, path: string) => localizedPath(path, locale, defaultLocale)

beforeEach(async () => {
  await clearPosts()
  await resetEntries()
  await clearAdmins()
  await invalidateContent(env.CACHE)
})

const visit = (path: string) => request(path, { headers: { 'Sec-Fetch-Mode': 'navigate' } })
const read = async (tag: string, locale: Locale = 'vi') => {
  const response = await request(`/api/tags/${encodeURIComponent(tag)}?locale=${locale}`)
  return { status: response.status, body: await response.json<TagPage>() }
}

describe.each(locales)('the page of a tag in %s', (locale) => {
  it('lists what has it, is for search engines from three things on, and links both ways', async () => {
    for (const slug of ['a', 'b', 'c'])
      await insertPost({
        slug,
        titleVi: `Bài ${slug}`,
        titleEn: `Story ${slug}`,
        tags: ['Đèn dầu'],
      })
    const response = await visit(at(locale, '/tu-khoa/den-dau'))
    expect(response.status).toBe(200)
    const html = await response.text()
    for (const slug of ['a', 'b', 'c'])
      expect(html).toContain(`href="${at(locale, `/inspiration/${slug}`)}"`)
    expect(html).not.toContain('noindex')
    for (const language of locales)
      expect(html).toMatch(
        new RegExp(`hreflang="${language}" href="[^"]*${at(language, '/tu-khoa/den-dau')}"`),
      )
    expect(await (await visit(at(locale, '/inspiration/a'))).text()).toContain(
      `href="${at(locale, '/tu-khoa/den-dau')}"`,
    )
  })

  it('is not for search engines with fewer, and unknown without any', async () => {
    await insertPost({ tags: ['Đèn dầu'] })
    const html = await (await visit(at(locale, '/tu-khoa/den-dau'))).text()
    expect(html).toContain('content="noindex"')
    expect(html).not.toContain('hreflang="')
    expect((await visit(at(locale, '/tu-khoa/khong-co-gi'))).status).toBe(404)
    await insertPost({ status: 'draft', tags: ['Bí mật'] })
    expect((await visit(at(locale, '/tu-khoa/bi-mat'))).status).toBe(404)
  })

  it('redirects to its slug', async () => {
    await insertPost({ tags: ['Đèn dầu'] })
    const response = await visit(at(locale, `/tu-khoa/${encodeURIComponent('Đèn dầu')}`))
    expect([response.status, response.headers.get('Location')]).toEqual([
      301,
      at(locale, '/tu-khoa/den-dau'),
    ])
  })
})

describe('a tag', () => {
  it('of topics and guides belongs to the language that has it', async () => {
    const vietnamese = await read('làng nghề')
    expect(vietnamese.body).toMatchObject({
      slug: 'lang-nghe',
      name: 'làng nghề',
      nameLocale: 'vi',
      postCount: 0,
    })
    expect(vietnamese.body.topics.map(({ slug }) => slug)).toContain('craft-villages')
    const untranslated = await read('lang-nghe', 'en')
    expect(untranslated).toMatchObject({
      status: 200,
      body: { name: 'làng nghề', nameLocale: 'vi', topics: [], guides: [], listedIn: [] },
    })
    expect(await (await visit(at('en', '/tu-khoa/lang-nghe'))).text()).toMatch(
      /noindex[\s\S]*Nothing in English has this tag yet/,
    )
    expect((await read('pottery', 'en')).body.topics.map(({ slug }) => slug)).toContain(
      'craft-villages',
    )
    expect((await read('pottery')).body).toMatchObject({ topics: [], guides: [] })
  })

  it('that is a place has its English name on English pages', async () => {
    await insertPost({ tags: ['Hải Vân'] })
    expect((await read('hai-van')).body).toMatchObject({ name: 'Hải Vân', nameLocale: 'vi' })
    expect((await read('hai-van', 'en')).body).toMatchObject({ name: 'Hai Van', nameLocale: 'en' })
  })

  it('follows its article: saved, out of public, in the trash and back', async () => {
    const mai = await openEntryDesk()
    const { id } = await insertPost({ slug: 'pho', tags: ['phở bò'] })
    const has = async (tag: string) => (await read(tag)).body.posts?.map(({ slug }) => slug)
    expect(await has('pho-bo')).toEqual(['pho'])
    await mai.desk('PUT', `/posts/${id}`, { tags: ['phở gà', 'Phở gà', '日本'] })
    expect(await has('pho-bo')).toBeUndefined()
    expect(await has('pho-ga')).toEqual(['pho'])
    await mai.save(id, { tags: ['bún'] })
    expect(await has('bun')).toBeUndefined()
    expect(await has('pho-ga')).toEqual(['pho'])
    await mai.save(id, { tags: ['phở gà'] })
    await mai.unpublish(id, ['vi', 'en'])
    expect(await has('pho-ga')).toBeUndefined()
    await mai.publish(id, ['vi', 'en'])
    expect(await has('pho-ga')).toEqual(['pho'])
    await mai.trash(id)
    expect(await has('pho-ga')).toBeUndefined()
    await mai.undelete(id)
    expect(await has('pho-ga')).toEqual(['pho'])
  })

  it('follows its topic a language at a time, once that is published', async () => {
    const mai = await openEntryDesk()
    const { id, slug } = await mai.create('topic')
    await mai.save(id, { tagsVi: ['đèn dầu'], tagsEn: ['oil lamps'] })
    const has = async (tag: string, locale: Locale) =>
      (await read(tag, locale)).body.topics?.map((topic) => topic.slug)
    expect(await has('den-dau', 'vi')).toBeUndefined()
    await mai.publish(id, ['vi'])
    expect(await has('den-dau', 'vi')).toEqual([slug])
    expect(await has('oil-lamps', 'en')).toBeUndefined()
    await mai.publish(id, ['en'])
    expect(await has('oil-lamps', 'en')).toEqual([slug])
    await mai.save(id, { tagsVi: ['đèn lồng'] })
    expect(await has('den-dau', 'vi')).toEqual([slug])
    await mai.unpublish(id, ['vi'])
    expect(await has('den-dau', 'vi')).toBeUndefined()
  })

  it('has pages of a hundred articles', async () => {
    for (let index = 0; index < 101; index += 1) await insertPost({ tags: ['Đèn dầu'] })
    expect((await read('den-dau')).body).toMatchObject({ postCount: 101, posts: { length: 100 } })
    const html = await (await visit(at('en', '/tu-khoa/den-dau?page=2'))).text()
    expect(html).toContain('Page 2 of 2')
  })
})

it('is in the sitemap in the languages in which three things have it', async () => {
  for (const slug of ['a', 'b', 'c']) await insertPost({ slug, tags: ['Đèn dầu', slug] })
  const index = await (await request('/sitemap.xml')).text()
  expect(index).toContain('/sitemap-tags.xml</loc>')
  const sitemap = await (await request('/sitemap-tags.xml')).text()
  for (const locale of locales) expect(sitemap).toContain(`${at(locale, '/tu-khoa/den-dau')}</loc>`)
  expect(sitemap).not.toContain('/tu-khoa/a<')
})

it('finds the articles of a tag by an index', async () => {
  const { results } = await env.DB.prepare(`
    explain query plan select entries.id, views from entry_tags inner join entries on entries.id = entry_tags.entry_id
      left join entry_counts on entry_counts.entry_id = entry_tags.entry_id
    where entry_tags.slug = ? and entry_tags.locale = ? and entry_tags.kind = ? order by published_at desc, entries.id desc limit 100`)
    .bind('a', 'vi', 'post')
    .all<{ detail: string }>()
  expect(results.map(({ detail }) => detail).join('; ')).not.toMatch(/SCAN/)
})
