import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { localizedPath } from '../../schema/locale'
import { fillPath, paths } from '../../schema/paths'
import { goldenQueries } from '../../web/features/search/golden-queries.fixture'
import { clearPosts, insertPost } from '../testing/posts'
import { request } from '../testing/site'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'

beforeEach(async () => {
  await clearPosts()
  await insertPost({ slug: 'to-pho', titleVi: 'Tô phở năm giờ sáng', titleEn: 'A bowl at five' })
})

describe('the search page', () => {
  it('is rendered with its results on a direct visit', async () => {
    const html = await (await request(localizedPath('/tim-kiem/ph%E1%BB%9F', 'vi', defaultLocale))).text()
    expect(html).toContain('Tìm thấy')
    expect(html).toContain('Tô <mark')
    expect(html).toContain('content="noindex"')
  })

  it('reads the header’s form without scripts', async () => {
    const html = await (await request(`${localizedPath('/tim-kiem', 'en', defaultLocale)}?q=hoi+an`)).text()
    expect(html).toMatch(/Found \d+ results? for/)
  })

  it('preserves percent signs and slashes of a query', async () => {
    const path = fillPath(paths.searchQuery, { query: '50% / đêm' })
    const html = await (await request(localizedPath(path, 'vi', defaultLocale))).text()
    expect(html).toContain('value="50% / đêm"')
  })

  it('has what the golden queries want among its first three results', { timeout: 120_000 }, async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T03:00:00Z') })
    try {
      for (const { locale, query, expect: wanted } of goldenQueries.filter((_, index) => index % 3 === 0)) {
        const path = localizedPath(fillPath(paths.searchQuery, { query: query.normalize('NFC') }), locale, defaultLocale)
        const html = await (await request(path)).text()
        const [, slug = ''] = wanted.split(':')
        const links = [...html.matchAll(/<h3[^>]*><a [^>]*href="([^"]+)"/g)].slice(0, 3).map(([, href]) => href)
        expect(
          // A part leads to its place in the page.
          links.some((href) => href?.split('#')[0]?.endsWith(`/${slug}`)),
          `${locale} ${query}: ${links.join(' ')}`,
        ).toBe(true)
      }
    } finally {
      vi.useRealTimers()
    }
  })
})
