import { beforeEach, describe, expect, it } from 'vitest'
import type { SearchAnswer } from '../../../schema/api/search'
import { toMatch } from '../../platform/db/word-match'
import { clearPosts, insertPost } from '../../testing/posts'
import { clearProducts, insertProducts } from '../../testing/products'
import { request } from '../../testing/site'

async function search(q: string): Promise<string[]> {
  const response = await request(`/api/search?q=${encodeURIComponent(q)}`)
  expect(response.status).toBe(200)
  const { articles } = (await response.json()) as SearchAnswer
  return articles.map(({ slug }) => slug)
}

beforeEach(async () => {
  await clearPosts()
  await insertPost({ slug: 'to-pho', titleVi: 'Tô phở năm giờ sáng', titleEn: 'A bowl at five', tags: ['Hà Nội'] })
  await insertPost({ slug: 'pho-co', titleVi: 'Phố cổ về đêm', titleEn: 'The Old Quarter by night', tags: ['Hà Nội'] })
  await insertPost({ slug: 'dao-xa', titleVi: 'Ra đảo', titleEn: 'Out to the island', bodyVi: 'Ở đây có một tô phở.' })
})

describe('GET /api/search', () => {
  it('finds articles without marks, in the title before the body', async () => {
    expect(await search('pho')).toEqual(['to-pho', 'pho-co', 'dao-xa'])
    expect(await search('mot to pho')).toEqual(['dao-xa'])
  })

  it('puts what holds the query exactly as typed first', async () => {
    expect((await search('phố'))[0]).toBe('pho-co')
    expect((await search('phở'))[0]).toBe('to-pho')
  })

  it('finds unfinished words, đ as d, and either language', async () => {
    expect(await search('ra dao')).toEqual(['dao-xa'])
    expect(await search('islan')).toEqual(['dao-xa'])
  })

  it('needs every word', async () => {
    expect(await search('pho island')).toEqual(['dao-xa'])
    expect(await search('pho saigon')).toEqual([])
  })

  it.each(['', '   ', '%', '"', "'; drop table posts; --", 'NEAR(', '*', 'a AND'])('takes %j as words, never as syntax', async (q) => {
    expect(Array.isArray(await search(q))).toBe(true)
  })

  it('refuses more than 100 characters', async () => {
    const response = await request(`/api/search?q=${'a'.repeat(101)}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: 'q' }] })
  })

  it('never finds drafts or deleted posts', async () => {
    await insertPost({ slug: 'nhap', titleVi: 'Bản nháp phở', status: 'draft' })
    await insertPost({ slug: 'xoa', titleVi: 'Phở đã xóa', deletedAt: '2026-01-01T00:00:00.000Z' })
    expect(await search('pho')).not.toContain('nhap')
    expect(await search('pho')).not.toContain('xoa')
  })

  it('quotes every word for FTS5', () => {
    expect(toMatch('Tô "phở" OR')).toBe('"to"* "pho"* "or"*')
  })
})

it('finds products in stock, in either language', async () => {
  await clearProducts()
  await insertProducts([
    { externalId: 'hammock', title: 'Travel hammock', titleVi: 'Võng du lịch' },
    { externalId: 'sold-out', title: 'Hammock straps', titleVi: 'Dây võng', inStock: false },
  ])
  const found = async (q: string) =>
    (await (await request(`/api/search?q=${q}`)).json<SearchAnswer>()).products.map(({ externalId }) => externalId)
  expect(await found('hammock')).toEqual(['hammock'])
  expect(await found('vong du')).toEqual(['hammock'])
  expect(await found('zzz')).toEqual([])
})
