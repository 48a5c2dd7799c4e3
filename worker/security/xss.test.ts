import { env } from 'cloudflare:test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { EntryOf } from '../../schema/api/entries'
import type { Post, PostPage, PreviewLink } from '../../schema/api/posts'
import type { ProductPage } from '../../schema/api/products'
import type { ContentPillar } from '../../schema/content/choices'
import { invalidateContent } from '../platform/cache/content-version'
import { clearAdmins } from '../testing/admins'
import { keepFewEntries } from '../testing/entries'
import { type Desk, openDesk } from '../testing/newsroom'
import { clearPosts, insertPost } from '../testing/posts'
import { clearProducts, insertProducts } from '../testing/products'
import { newClient, pathIn, request } from '../testing/site'
import { expectHarmless, hostileMarkdown, xssCorpus } from '../testing/xss'

/**
 * One text for each way out of a text, a tag or a script, and one for each kind of address that
 * runs: the short lane tries these alone.
 */
const telling = [0, 1, 2, 3, 4, 5, 6, 9, 10, 15, 19, 21]
const numbered = xssCorpus
  .map((text, index) => [index, text] as const)
  .filter(([index]) => inject('isDeep') || telling.includes(index))
/** All of them as one text, for whatever holds a long one. */
const together = [xssCorpus.length, xssCorpus.join(' ')] as const
const slugOf = (index: number) => `bai-doc-${index}`
/** As a reader reads it: blanks fold. */
const folded = (text: string) => text.replace(/\s+/g, ' ').trim()

let desk: Desk

// Straight into the tables: whatever the contracts would let through or not, nothing that is stored
// may run.
beforeAll(async () => {
  await clearPosts()
  await clearProducts()
  await clearAdmins()
  await keepFewEntries()
  desk = await openDesk()
  for (const [index, text] of [...numbered, together]) {
    await insertPost({
      id: `hostile-${index}`,
      slug: slugOf(index),
      titleVi: `${text} bài ${index}`,
      titleEn: `${text} story ${index}`,
      summaryVi: text,
      summaryEn: text,
      tags: [text, 'Huế'],
      authorName: text,
      coverImage: text,
      contentPillar: index % 2 ? 'practical-travel' : (text as ContentPillar),
      destinationSlug: index % 3 ? 'hue' : text,
      bodyVi: index === 0 ? hostileMarkdown : text,
      bodyEn: text,
      highlightsVi: [text],
      highlightsEn: [text],
      travelTipsVi: [text],
      travelTipsEn: [text],
    })
    await insertProducts([
      {
        externalId: `hostile-${index}`,
        title: text,
        titleVi: text,
        description: text,
        descriptionVi: text,
        tags: [text],
        tagsVi: [text],
        imageUrl: text,
        affiliateUrl: text,
      },
    ])
  }
  await invalidateContent(env.CACHE)
})

async function open(path: string, init: RequestInit = {}): Promise<string> {
  const response = await request(path, init)
  const html = await response.text()
  expect(response.headers.get('Content-Type'), path).toBe('text/html; charset=UTF-8')
  expect(response.headers.get('Content-Security-Policy')).not.toContain('unsafe')
  return html
}

describe('a hostile article', () => {
  it.each([...numbered, together])('%i is shown as text: %j', async (index, text) => {
    for (const path of [
      pathIn('vi', `/inspiration/${slugOf(index)}`),
      pathIn('en', `/inspiration/${slugOf(index)}`),
    ]) {
      const page = expectHarmless(await open(path))
      expect(folded(page.querySelector('h1')?.text ?? '')).toContain(folded(text))
    }
  })

  it('does no harm in lists, on the home page and in a preview', async () => {
    const { body } = await desk<PreviewLink>('POST', '/posts/hostile-0/preview-link')
    for (const path of [
      pathIn('vi', '/'),
      pathIn('en', '/'),
      pathIn('vi', '/inspiration'),
      pathIn('en', '/inspiration'),
      '/inspiration?month=2025-10',
      '/where-to-go/hue',
      body.path,
      pathIn('vi', '/shop-gear'),
      pathIn('en', '/shop-gear'),
      '/travel-deals',
    ])
      expectHarmless(await open(path))
  })

  it('does no harm in Markdown, saved or tried out', async () => {
    const page = await (await request(`/api/posts/${slugOf(0)}?locale=vi`)).json<PostPage>()
    expect(page.bodyHtml.length).toBeGreaterThan(10_000)
    expectHarmless(page.bodyHtml)
    for (const locale of ['vi', 'en']) {
      const { body } = await desk<EntryOf<'post'>>('POST', '/entries/preview', {
        kind: 'post',
        slug: slugOf(0),
        data: { bodyVi: hostileMarkdown, bodyEn: hostileMarkdown },
        locale,
      })
      expect(body.bodyHtml.length).toBeGreaterThan(10_000)
      expectHarmless(body.bodyHtml)
    }
  })

  it('travels as data only: no answer of the API can be taken for a page', async () => {
    const paths = [
      '/api/posts',
      `/api/posts/${slugOf(1)}`,
      '/api/products/infinite?limit=48',
      '/api/search?q=script',
      '/api/posts/%3Cscript%3E',
      '/api/%3Cscript%3Ealert(1)%3C/script%3E',
    ]
    for (const path of paths) {
      const response = await request(path)
      expect(response.headers.get('Content-Type'), path).toBe('application/json')
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
      await response.json()
    }
    expect((await (await request(`/api/posts/${slugOf(1)}`)).json<Post>()).summaryVi).toBe(
      xssCorpus[1],
    )
    const { products } = await (
      await request('/api/products/infinite?limit=48')
    ).json<ProductPage>()
    expect(products.map(({ title }) => title)).toEqual(expect.arrayContaining([xssCorpus[2]]))
  })

  it.each([pathIn('vi', '/rss.xml'), pathIn('en', '/rss.xml')])(
    'stays inside its elements in %s',
    async (path) => {
      const xml = await (await request(path)).text()
      expect(XMLValidator.validate(xml)).toBe(true)
      const parser = new XMLParser({
        ignoreAttributes: false,
        parseTagValue: false,
        isArray: (name) => name === 'item',
      })
      const items: Record<string, string>[] = parser.parse(xml).rss.channel.item
      expect(items.length).toBeGreaterThanOrEqual(telling.length)
      for (const item of items) expectHarmless(item['content:encoded'] ?? '')
      expect(items.some((item) => xssCorpus.some((text) => item.description === text))).toBe(true)
    },
  )

  it.each(['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-posts-1.xml', '/site.webmanifest'])(
    'does not break %s',
    async (path) => {
      const text = await (await request(path)).text()
      if (path.endsWith('.xml')) expect(XMLValidator.validate(text)).toBe(true)
      else JSON.parse(text)
      expect(text).not.toMatch(/<script|onerror=/)
    },
  )
})

describe('the content of an address or a cookie', () => {
  it.each(numbered)('%i does no harm: %j', async (_, text) => {
    const value = encodeURIComponent(text)
    const queries = [
      'q',
      'category',
      'sent',
      'form',
      'service',
      'token',
      'month',
      'plan',
      'next',
      'missing',
    ]
      .map((name) => `${name}=${value}`)
      .join('&')
    const paths = [
      `/tim-kiem/${value}`,
      `/tim-kiem?q=${value}`,
      pathIn('en', `/tim-kiem?${queries}`),
      `/${value}`,
      `/inspiration/${value}`,
      `/shop-gear?${queries}`,
      `/lien-he?${queries}`,
    ]
    for (const path of paths) {
      const response = await request(path, {
        headers: { Cookie: `locale=${value}; staff=${value}` },
      })
      if (response.status < 300 || response.status >= 400) expectHarmless(await response.text())
    }
    const found = expectHarmless(await open(`/tim-kiem?q=${encodeURIComponent(text.slice(0, 90))}`))
    const written = found
      .querySelectorAll('input')
      .map((input) => folded(input.getAttribute('value') ?? ''))
    expect(written).toContain(folded(text.slice(0, 90)))
  })
})

describe('what is written into a form without scripts', () => {
  it.each(numbered)('%i comes back as text: %j', async (_, text) => {
    const words = Object.fromEntries(
      [
        'name',
        'phone',
        'destination',
        'travelDates',
        'groupSize',
        'budget',
        'interests',
        'message',
      ].map((name) => [name, text]),
    )
    for (const [path, fields] of [
      ['/lien-he?form=contact', { ...words, email: text, service: text }],
      [pathIn('en', '/lap-ke-hoach?form=trip'), { ...words, email: text, plan: text }],
      ['/?form=newsletter', { email: text }],
    ] as const) {
      const headers = { ...newClient(), 'Content-Type': 'application/x-www-form-urlencoded' }
      const page = expectHarmless(
        await open(path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() }),
      )
      const email = page
        .querySelectorAll('input[name=email]')
        .map((input) => input.getAttribute('value') ?? '')
      expect(email.map(folded)).toContain(folded(text))
    }
  })
})
