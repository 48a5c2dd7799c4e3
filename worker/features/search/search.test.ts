import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { SearchAnswer, SearchIndex } from '../../../schema/api/search'
import { staleWarning } from '../../platform/cache/cached'
import { invalidateContent } from '../../platform/cache/content-version'
import { keepFewEntries } from '../../testing/entries'
import { brokenDatabase } from '../../testing/failures'
import { clearPosts, insertPost } from '../../testing/posts'
import { clearProducts, insertProducts } from '../../testing/products'
import { request } from '../../testing/site'

async function ask(q: string, locale = 'vi'): Promise<SearchAnswer> {
  const response = await request(`/api/search?q=${encodeURIComponent(q)}&locale=${locale}`)
  expect(response.status).toBe(200)
  return response.json()
}

/** Articles, which these tests store, among the results. */
async function search(q: string, locale?: string): Promise<string[]> {
  const { results } = await ask(q, locale)
  return results.flatMap(({ id }) => (id.startsWith('article:') ? id.slice('article:'.length) : []))
}

// Stored once, and without the long lists of the site: golden.test.ts searches in all of it.
beforeAll(async () => {
  await keepFewEntries()
  await clearPosts()
  await clearProducts()
  await insertPost({
    slug: 'to-pho',
    titleVi: 'Tô phở năm giờ sáng',
    titleEn: 'A bowl at five',
    tags: ['Hà Nội'],
  })
  await insertPost({
    slug: 'pho-co',
    titleVi: 'Phố cổ về đêm',
    titleEn: 'The Old Quarter by night',
    tags: ['Hà Nội'],
  })
  await insertPost({
    slug: 'dao-xa',
    titleVi: 'Ra đảo',
    titleEn: 'Out to the island',
    bodyVi: '## Bữa sáng\n\nĐây có **tô phở** bò.',
  })
  await insertPost({ slug: 'nhap', titleVi: 'Bản nháp phở', status: 'draft' })
  await insertPost({ slug: 'xoa', titleVi: 'Phở đã xóa', deletedAt: '2026-01-01T00:00:00.000Z' })
  await insertProducts([
    { externalId: 'hammock', title: 'Travel hammock', titleVi: 'Võng du lịch' },
    { externalId: 'sold-out', title: 'Hammock straps', titleVi: 'Dây võng', inStock: false },
  ])
  await invalidateContent(env.CACHE)
})

describe('GET /api/search', () => {
  it('finds whole syllables, with and without marks', async () => {
    expect((await search('pho'))[0]).toBe('to-pho')
    expect((await search('phở'))[0]).toBe('to-pho')
    expect((await search('phố cổ'))[0]).toBe('pho-co')
    expect(await search('ph')).toEqual([])
  })

  it('finds either language', async () => {
    expect((await search('out to the island', 'en'))[0]).toBe('dao-xa')
    expect((await search('out to the island', 'vi'))[0]).toBe('dao-xa')
  })

  it('leads to the part of a page that fits', async () => {
    const { results } = await ask('bữa sáng tô phở bò')
    expect(results.find(({ id }) => id === 'article:dao-xa')?.part).toMatchObject({
      id: 'article:dao-xa#bua-sang',
      title: 'Bữa sáng',
    })
  })

  it.each([
    '',
    '   ',
    '%',
    '"',
    "'; drop table posts; --",
    'NEAR(',
    '*',
    'a AND',
    '#1',
    '=phở',
    '^pho',
    '~#1',
    'ế'.repeat(100),
    'Đ"%*-'.repeat(20),
  ])('takes %j as words, never as syntax', async (q) => {
    expect(Array.isArray(await search(q))).toBe(true)
  })

  it('refuses more than 100 characters', async () => {
    const response = await request(`/api/search?q=${'a'.repeat(101)}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: 'q' }] })
  })

  it('never finds drafts or deleted posts', async () => {
    expect(await search('bản nháp phở')).not.toContain('nhap')
    expect(await search('phở đã xóa')).not.toContain('xoa')
  })

  it('finds products in stock, in either language', async () => {
    const found = async (q: string, locale: string) =>
      (await ask(q, locale)).results.map(({ id }) => id)
    expect(await found('hammock', 'en')).toContain('product:hammock')
    expect(await found('vong du lich', 'vi')).toContain('product:hammock')
    expect(await found('hammock straps', 'en')).not.toContain('product:sold-out')
  })

  it('says that it searches an older index while D1 fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const before = await search('phở')
    await invalidateContent(env.CACHE)
    const response = await request('/api/search?q=pho&locale=vi', {}, { DB: brokenDatabase() })
    expect([response.status, response.headers.get('Warning')]).toEqual([200, staleWarning])
    vi.restoreAllMocks()
    await invalidateContent(env.CACHE)
    expect(await search('phở')).toEqual(before)
  })
})

describe('GET /api/search/index', () => {
  it('has what is public in one language', async () => {
    const read = async (locale: string) =>
      (await request(`/api/search/index?locale=${locale}`)).json<SearchIndex>()
    const title = ({ docs }: SearchIndex) => docs.find(({ id }) => id === 'article:to-pho')?.title
    expect(title(await read('vi'))).toBe('Tô phở năm giờ sáng')
    expect(title(await read('en'))).toBe('A bowl at five')
  })

  it('says when the server finds more than is in it', async () => {
    const isComplete = async () =>
      (await (await request('/api/search/index?locale=vi')).json<SearchIndex>()).isComplete
    expect(await isComplete()).toBe(true)
    for (let number = 0; number < 20; number += 1) await insertPost()
    await invalidateContent(env.CACHE)
    expect(await isComplete()).toBe(false)
  })

  it('has an article as soon as it is published', async () => {
    await insertPost({ slug: 'moi', titleVi: 'Bài mới' })
    await invalidateContent(env.CACHE)
    const { docs } = await (await request('/api/search/index?locale=vi')).json<SearchIndex>()
    expect(docs.map(({ id }) => id)).toContain('article:moi')
  })
})
