import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SearchAnswer } from '../../schema/api/search'
import { localizedPath } from '../../schema/locale'
import { fillPath, paths } from '../../schema/paths'
import { clearPosts, insertPost } from '../testing/posts'
import { request } from '../testing/site'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'

beforeEach(async () => {
  await clearPosts()
  await insertPost({ slug: 'to-pho', titleVi: 'Tô phở năm giờ sáng', titleEn: 'A bowl at five' })
})

describe('the search page', () => {
  it('is rendered with its results on a direct visit', async () => {
    const html = await (
      await request(localizedPath('/tim-kiem/ph%E1%BB%9F', 'vi', defaultLocale))
    ).text()
    expect(html).toContain('Tìm thấy')
    expect(html).toContain('Tô <mark')
    expect(html).toContain('content="noindex"')
  })

  it('reads the header’s form without scripts', async () => {
    const html = await (
      await request(`${localizedPath('/tim-kiem', 'en', defaultLocale)}?q=hoi+an`)
    ).text()
    expect(html).toMatch(/Found \d+ results? for/)
  })

  it('preserves percent signs and slashes of a query', async () => {
    const path = fillPath(paths.searchQuery, { query: '50% / đêm' })
    const html = await (await request(localizedPath(path, 'vi', defaultLocale))).text()
    expect(html).toContain('value="50% / đêm"')
  })

  it.each(['pho', 'hoi an', 'áo mưa'])(
    'has the results of the API in their order: %s',
    async (query) => {
      const api = await (
        await request(`/api/search?q=${encodeURIComponent(query)}&locale=vi`)
      ).json<SearchAnswer>()
      const html = await (
        await request(localizedPath(fillPath(paths.searchQuery, { query }), 'vi', defaultLocale))
      ).text()
      const titles = [...html.matchAll(/<h3[^>]*><a [^>]*>(.*?)<\/a>/g)].map(([, title = '']) =>
        title.replace(/<[^>]*>/g, ''),
      )
      // More than these are shown on request.
      const wanted = api.results
        .slice(0, 24)
        .map(({ type, title, part }) => (type === 'destination' && part?.title) || title)
      expect(wanted.length).toBeGreaterThan(1)
      expect(titles.slice(0, wanted.length)).toEqual(wanted)
    },
  )
})
