import { env } from 'cloudflare:test'
import { XMLParser } from 'fast-xml-parser'
import { beforeEach, expect, it } from 'vitest'
import { invalidateContent } from '../platform/cache/content-version'
import { clearAdmins } from '../testing/admins'
import { resetEntries } from '../testing/entries'
import { type EntryDesk, openEntryDesk } from '../testing/entry-desk'
import { find, origin, pathIn, request } from '../testing/site'

let editor: EntryDesk

beforeEach(async () => {
  await clearAdmins()
  await resetEntries()
  await env.DB.prepare("delete from entries where kind = 'letter'").run()
  await invalidateContent(env.CACHE)
  editor = await openEntryDesk()
})

const read = async (path: string) => (await request(path)).text()

async function publish(slug: string, sentOn: string, locales: ('vi' | 'en')[] = ['vi', 'en']) {
  const data = {
    subjectVi: `Thư ${slug}`,
    subjectEn: `Letter ${slug}`,
    previewVi: `Dòng ${slug}`,
    previewEn: `Line ${slug}`,
    sentOn,
    contentVi: `Chào\n\n[Đi](/lien-he "button")\n\n[Huế](/where-to-go/hue "card")`,
    contentEn: `Hello\n\n[Go](/lien-he "button")\n\n[Hue](/where-to-go/hue "card")`,
  }
  const { id } = await editor.create('letter', { slug, data })
  await editor.publish(id, locales)
}

it('lists the letters of a language, the newest first, and says so where there are none', async () => {
  expect(await read(pathIn('en', '/thu'))).toMatch(/No letters yet[\s\S]*name="email"/)
  await publish('first', '2026-01-05')
  await publish('second', '2026-02-05')
  await publish('third', '2026-03-05', ['vi'])
  const html = await read(pathIn('en', '/thu'))
  expect(html.indexOf('Letter second')).toBeLessThan(html.indexOf('Letter first'))
  expect(html).not.toContain('Letter third')
  expect(html).toContain('Line first')
  expect(html).not.toContain('name="robots"')
})

it('shows a letter with its date, buttons and cards, and the letters before and after', async () => {
  for (const [slug, day] of [
    ['first', '2026-01-05'],
    ['second', '2026-02-05'],
    ['third', '2026-03-05'],
  ] as const)
    await publish(slug, day)
  const html = await read(pathIn('en', '/thu/second'))
  expect(html).toContain(`<a class="content-button" href="${pathIn('en', '/lien-he')}">Go</a>`)
  expect(html).toContain('<small>Central Vietnam</small> Hue')
  expect(html).toContain('dateTime="2026-02-05"')
  expect(html).toMatch(
    new RegExp(
      `rel="prev"[^>]*href="${pathIn('en', '/thu/first')}"|href="${pathIn('en', '/thu/first')}"[^>]*rel="prev"`,
    ),
  )
  expect(html).toMatch(
    new RegExp(
      `rel="next"[^>]*href="${pathIn('en', '/thu/third')}"|href="${pathIn('en', '/thu/third')}"[^>]*rel="next"`,
    ),
  )
  expect(html).toMatch(/name="email"/)
})

it('shares well: description, picture, languages, feed and structured data', async () => {
  await publish('both', '2026-02-05')
  await publish('one', '2026-02-06', ['vi'])
  const html = await read(pathIn('en', '/thu/both'))
  expect(html).toContain('<meta name="description" content="Line both"')
  expect(html).toContain(`<link rel="canonical" href="${origin}${pathIn('en', '/thu/both')}"`)
  for (const language of ['vi', 'en'] as const)
    expect(html).toContain(
      `hreflang="${language}" href="${origin}${pathIn(language, '/thu/both')}"`,
    )
  expect(html).toContain(`href="${origin}${pathIn('en', '/thu/rss.xml')}"`)
  expect(html).toContain('"@type":"Article"')
  expect(html).toContain('"datePublished":"2026-02-05"')
  expect(await read(pathIn('vi', '/thu/one'))).not.toContain('hreflang="en"')
  const foreign = await request(pathIn('en', '/thu/one'))
  expect(foreign.status).toBe(404)
  expect((await request(pathIn('en', '/thu/none'))).status).toBe(404)
  expect(find(await read(pathIn('en', '/thu/one')), /<h1[^>]*>([^<]*)/)).toBeDefined()
})

it('has a feed of letters in full, which the news feed leaves out, and is in sitemap and search', async () => {
  await publish('first', '2026-01-05')
  const feed = await read(pathIn('en', '/thu/rss.xml'))
  const { channel } = new XMLParser({ ignoreAttributes: false }).parse(feed).rss
  expect(channel.title).toBe('Mango Road: past letters')
  expect(channel.item).toMatchObject({
    title: 'Letter first',
    link: `${origin}${pathIn('en', '/thu/first')}`,
    description: 'Line first',
  })
  expect(channel.item['content:encoded']).toContain(
    `href="${origin}${pathIn('en', '/where-to-go/hue')}"`,
  )
  expect(await read(pathIn('en', '/rss.xml'))).not.toContain('Letter first')
  const sitemap = await read('/sitemap-pages.xml')
  for (const path of ['/thu', '/thu/first'])
    expect(sitemap).toContain(`<loc>${origin}${pathIn('en', path)}</loc>`)
  const search = await (await request('/api/search?q=Letter%20first&locale=en')).text()
  expect(search).toContain('letter:first')
})
