import { env } from 'cloudflare:test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Locale, locales, localizedPath, otherLocale } from '../../../schema/locale'
import { invalidateContent } from '../../platform/cache/content-version'
import { clearAdmins } from '../../testing/admins'
import { openEntryDesk } from '../../testing/entry-desk'
import { countingDatabase } from '../../testing/failures'
import { openDesk } from '../../testing/newsroom'
import { clearPosts, insertPost } from '../../testing/posts'
import { find, inEnglish, request } from '../../testing/site'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => ['item', 'category', 'atom:link'].includes(name),
})

interface Item {
  title: string
  link: string
  guid: { '#text': string; '@isPermaLink': string }
  pubDate?: string
  category?: string[]
  description: string
  'content:encoded': string
  'dc:language': string
  'atom:link': Record<string, string>[]
  enclosure?: Record<string, string>
  'media:content'?: Record<string, string>
}
interface Channel {
  title: string
  link: string
  language: string
  'atom:link': Record<string, string>[]
  managingEditor: string
  webMaster: string
  lastBuildDate?: string
  ttl: string
  image: Record<string, string>
  item?: Item[]
}

async function readFeed(path: string): Promise<Channel> {
  const response = await request(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
  const xml = await response.text()
  expect(XMLValidator.validate(xml)).toBe(true)
  return parser.parse(xml).rss.channel
}

beforeEach(async () => {
  await clearPosts()
  await env.DB.prepare("delete from entries where kind <> 'settings'").run()
  await invalidateContent(env.CACHE)
})

describe.each(locales)('the feed in %s', (locale) => {
  const path = localizedPath('/rss.xml', locale, defaultLocale)
  const url = (screen: string) =>
    `https://mangoroad.example${localizedPath(screen, locale, defaultLocale)}`

  it('holds the public articles whole, the newest first, with absolute links', async () => {
    await insertPost({ slug: 'cu', publishedAt: '2025-09-01T00:00:00.000Z' })
    await insertPost({
      id: 'post-moi',
      slug: 'moi',
      titleVi: 'Phở & <bún> "ngon" ]]>',
      titleEn: 'Phở & <bún> "ngon" ]]>',
      tags: ['Huế', 'R&B'],
      bodyVi: '[Huế](/where-to-go/hue) a < b & c',
      bodyEn: '[Huế](/where-to-go/hue) a < b & c',
    })
    await insertPost({ slug: 'nhap', status: 'draft' })
    await insertPost({ slug: 'hen', status: 'scheduled', publishedAt: '2999-01-01T00:00:00.000Z' })
    await insertPost({ slug: 'xoa', deletedAt: '2026-01-01T00:00:00.000Z' })
    const channel = await readFeed(path)
    expect(channel).toMatchObject({ language: locale, link: url('/inspiration') })
    const other = otherLocale(locale)
    const otherUrl = (screen: string) =>
      `https://mangoroad.example${localizedPath(screen, other, defaultLocale)}`
    expect(channel['atom:link']).toEqual([
      { '@rel': 'self', '@type': 'application/rss+xml', '@href': url('/rss.xml') },
      {
        '@rel': 'alternate',
        '@type': 'application/rss+xml',
        '@hreflang': other,
        '@href': otherUrl('/rss.xml'),
      },
    ])
    expect(channel.item?.[0]?.['atom:link']).toEqual([
      {
        '@rel': 'alternate',
        '@type': 'text/html',
        '@hreflang': other,
        '@href': otherUrl('/inspiration/moi'),
      },
    ])
    expect(channel.item?.map(({ link }) => link)).toEqual([
      url('/inspiration/moi'),
      url('/inspiration/cu'),
    ])
    expect(channel.item?.[0]).toMatchObject({
      title: 'Phở & <bún> "ngon" ]]>',
      guid: { '#text': `mangoroad.example/post-moi/${locale}`, '@isPermaLink': 'false' },
      pubDate: 'Fri, 10 Oct 2025 03:00:00 GMT',
      category: ['Huế', 'R&B'],
      'dc:language': locale,
    })
    expect(channel.item?.[0]?.['content:encoded']).toBe(
      `<p><a href="${url('/where-to-go/hue')}">Huế</a> a &lt; b &amp; c</p>`,
    )
  })

  it('says who makes it, when it last changed, and shows a picture', async () => {
    await insertPost({
      publishedAt: '2025-09-01T00:00:00.000Z',
      updatedAt: '2025-10-10T03:00:00.000Z',
    })
    await insertPost({
      publishedAt: '2025-12-24T00:00:00.000Z',
      updatedAt: '2025-09-01T00:00:00.000Z',
    })
    const channel = await readFeed(path)
    const editor = 'hello@mangoroad.example (Mango Road)'
    expect(channel).toMatchObject({
      managingEditor: editor,
      webMaster: editor,
      ttl: '60',
      lastBuildDate: 'Wed, 24 Dec 2025 00:00:00 GMT',
    })
    const image = {
      url: 'https://mangoroad.example/icon-96.png',
      title: channel.title,
      link: channel.link,
      width: '96',
      height: '96',
    }
    expect(channel.image).toEqual(image)
  })

  it('shows the share picture of an article, where one was drawn', async () => {
    await insertPost({ slug: 'mot-bai', titleVi: 'Phở "sớm" & bún', titleEn: 'Phở "sớm" & bún' })
    await insertPost({ slug: 'viet-hom-nay', publishedAt: '2025-01-01T00:00:00.000Z' })
    const { item } = await readFeed(path)
    const picture = `https://mangoroad.example/share/${locale}/inspiration/mot-bai.jpg`
    const length = locale === 'vi' ? '1003' : '1004'
    expect(item?.[0]?.enclosure).toEqual({
      '@url': picture,
      '@length': length,
      '@type': 'image/jpeg',
    })
    expect(item?.[0]?.['media:content']).toEqual({
      '@url': picture,
      '@fileSize': length,
      '@type': 'image/jpeg',
      '@medium': 'image',
      '@width': '1200',
      '@height': '630',
      'media:title': 'Phở "sớm" & bún',
    })
    expect(item?.[1]).not.toHaveProperty('enclosure')
    expect(item?.[1]).not.toHaveProperty('media:content')
  })

  it('is offered by the list and by articles', async () => {
    await insertPost({ slug: 'mot' })
    for (const page of ['/inspiration', '/inspiration/mot']) {
      const html = await (await request(localizedPath(page, locale, defaultLocale))).text()
      expect(
        find(
          html,
          /<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="([^"]+)"/,
        ),
      ).toBe(url('/rss.xml'))
    }
  })
})

it('is well-formed whatever an article holds', async () => {
  await insertPost({
    titleVi: 'a\u0000b\u0008c\uFFFEd\u001b',
    bodyVi: 'x\u000by',
    publishedAt: 'hỏng',
    tags: [],
  })
  const { item } = await readFeed(localizedPath('/rss.xml', 'vi', defaultLocale))
  expect(item?.[0]?.title).toMatch(/^a.?bcd$/)
  expect(item?.[0]).not.toHaveProperty('pubDate')
})

it('is well-formed without articles, and holds thirty at most', async () => {
  expect((await readFeed('/rss.xml')).item).toBeUndefined()
  for (let index = 0; index < 31; index += 1) await insertPost()
  await invalidateContent(env.CACHE)
  expect((await readFeed('/rss.xml')).item).toHaveLength(30)
})

it('is cached until something is published, with 304 to a reader who has it', async () => {
  const { id } = await insertPost({ slug: 'mot' })
  // The settings, which the feed reads too, are in the isolate's memory then.
  await request('/.well-known/security.txt')
  const { DB, asked } = countingDatabase()
  const first = await request('/rss.xml', {}, { DB })
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=300')
  const etag = first.headers.get('ETag') ?? ''
  expect((await request('/rss.xml', { headers: { 'If-None-Match': etag } }, { DB })).status).toBe(
    304,
  )
  expect(asked()).toBe(1)
  await clearAdmins()
  await (await openDesk())('PUT', `/posts/${id}`, { titleVi: 'Tên mới', titleEn: 'New name' })
  const fresh = await request('/rss.xml', { headers: { 'If-None-Match': etag } })
  expect(fresh.status).toBe(200)
  expect(await fresh.text()).toMatch(/Tên mới|New name/)
})

it('has what was published in its language alone, among the articles by day', async () => {
  await insertPost({ slug: 'cu', publishedAt: '2025-10-10T03:00:00.000Z' })
  await clearAdmins()
  const entries = await openEntryDesk()
  const { id, slug } = await entries.create('destination')
  await entries.publish(id, ['vi'])
  const linksIn = async (locale: Locale) =>
    (await readFeed(localizedPath('/rss.xml', locale, defaultLocale))).item?.map(({ link }) => link)
  const url = (screen: string, locale: Locale) =>
    `https://mangoroad.example${localizedPath(screen, locale, defaultLocale)}`
  const article = (name: string, locale: Locale) => url(`/inspiration/${name}`, locale)
  expect(await linksIn('en')).toEqual([article('cu', 'en')])
  expect(await linksIn('vi')).toEqual([url(`/where-to-go/${slug}`, 'vi'), article('cu', 'vi')])
  await entries.publish(id, ['en'])
  const { item } = await readFeed(localizedPath('/rss.xml', 'en', defaultLocale))
  expect(item?.[0]).toMatchObject({
    link: url(`/where-to-go/${slug}`, 'en'),
    guid: { '#text': `mangoroad.example/${id}/en` },
    'atom:link': [{ '@hreflang': 'vi', '@href': url(`/where-to-go/${slug}`, 'vi') }],
  })
  expect(item?.[0]?.title).not.toBe('')
  expect(item?.[0]?.description).not.toBe('')
  await entries.trash(id)
  expect(await linksIn('vi')).toEqual([article('cu', 'vi')])
})

it('has one address a language', async () => {
  const response = await request(`/${defaultLocale}/rss.xml?a=1`)
  expect(response.status).toBe(301)
  expect(response.headers.get('Location')).toBe('/rss.xml?a=1')
  expect((await request(`/${otherLocale(defaultLocale)}/rss.xml/`)).status).toBe(301)
})

it('is English at the bare address where English is the default, with links to that language', async () => {
  await insertPost({ slug: 'mot' })
  for (const [path, language, prefix] of [
    ['/rss.xml', 'en', ''],
    ['/vi/rss.xml', 'vi', '/vi'],
  ] as const) {
    const { channel } = parser.parse(await (await request(path, {}, inEnglish)).text()).rss
    expect(channel).toMatchObject({
      language,
      link: `https://mangoroad.example${prefix}/inspiration`,
    })
    expect(channel.item[0].link).toBe(`https://mangoroad.example${prefix}/inspiration/mot`)
  }
  expect((await request('/en/rss.xml', {}, inEnglish)).headers.get('Location')).toBe('/rss.xml')
})
