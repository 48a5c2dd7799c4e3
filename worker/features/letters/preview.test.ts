import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type { DraftedLetter, PreviewedLetter } from '../../../schema/api/letters'
import type { ErrorBody } from '../../../schema/errors'
import { unboundedMarkdown } from '../../../schema/markdown-limits'
import { paths } from '../../../schema/paths'
import { defaultSettings } from '../../../schema/seed/default-settings'
import { openDatabase } from '../../platform/db/database'
import { clearAdmins } from '../../testing/admins'
import { resetEntries } from '../../testing/entries'
import { type EntryDesk, openEntryDesk } from '../../testing/entry-desk'
import { sampleData, sampleSlug } from '../../testing/kind-samples'
import { sampleLetter } from '../../testing/letters'
import { clearPosts, insertPost } from '../../testing/posts'
import { origin, pathIn } from '../../testing/site'
import { letterFor, readerMarks, renderLetter } from './render-letter'

let editor: EntryDesk

beforeEach(async () => {
  await clearAdmins()
  await clearPosts()
  await resetEntries()
  await env.DB.prepare('delete from letter_sendings').run()
  editor = await openEntryDesk()
})

const preview = async (content: string, more: object = {}) => {
  const body = { locale: 'en', subject: 'Rice', preview: 'A line', content, ...more }
  return (await editor.desk<PreviewedLetter>('POST', '/letters/preview', body)).body
}
const kinds = async (content: string, more: object = {}) =>
  (await preview(content, more)).warnings.map(({ kind, where }) =>
    where === undefined ? kind : `${kind} ${where}`,
  )

const address = (locale: 'vi' | 'en', path: string) => origin + pathIn(locale, path)

it('fills cards from what is public in the language, entries and articles', async () => {
  const { slug } = await insertPost({
    titleEn: 'A bridge',
    summaryEn: 'By night. And by day.',
    coverImage: '@assets/art/hue-2',
  })
  const shown = await preview(
    `[The river](/where-to-go/hue "card")\n\n[](/inspiration/${slug} "card")`,
  )
  for (const words of ['Central Vietnam', 'The river', 'Story', 'A bridge', 'By night.']) {
    expect(shown.html).toContain(words)
    expect(shown.text).toContain(words)
  }
  expect(shown.html).not.toContain('And by day')
  expect(shown.html).toContain(`src="${origin}/share/art/hue-2.jpg"`)
  expect(shown.text).toContain(`\n${address('en', '/where-to-go/hue')}\n`)
  expect(shown.bytes).toBe(new TextEncoder().encode(shown.html).length)
  expect(shown.html).not.toContain('reader.invalid')
})

it('has a link with the title for an embed, and no player', async () => {
  const video = 'https://www.youtube.com/watch?v=aB3_-xyz012'
  const shown = await preview(`[![Dragon bridge](media:k3f9x2ab7q)](${video} "embed")\n\n${video}`)
  expect(shown.text).toContain(`YouTube: Dragon bridge\n${video}\n`)
  expect(shown.html).toMatch(
    /<a [^>]*href="https:\/\/www\.youtube[^>]*>YouTube: Dragon bridge<\/a>/,
  )
  expect(shown.html.match(/<a [^>]*href="https:\/\/www\.youtube/g)).toHaveLength(2)
  expect(shown.html).not.toContain('iframe')
})

it('says what is to be looked at', async () => {
  expect(await kinds('Fine [here](/where-to-go/hue).')).toEqual([])
  const { slug } = await insertPost({ isInEn: false })
  const own = [
    '/where-to-go/nowhere',
    `/inspiration/${slug}`,
    '/no-page',
    '/thu/none',
    '/where-to-go/hue/thang-3',
    paths.contact,
    '/tu-khoa/x',
  ]
  const broken = own.slice(0, 4).map((path) => `broken-link ${address('en', path)}`)
  expect((await kinds(own.map((path) => `[x](${path})`).join(' '))).sort()).toEqual(broken.sort())
  expect(await kinds('[x](http://other.example/)')).toEqual(['insecure-link http://other.example/'])
  expect(await kinds('CLICK HERE and the VAT office, UNESCO')).toEqual([
    'spam-words click here',
    'capitals CLICK HERE',
  ])
  expect(await kinds('NHẬN QUÀ nhé, bấm vào đây', { locale: 'vi' })).toEqual([
    'spam-words bấm vào đây',
    'capitals NHẬN QUÀ',
  ])
  expect(await kinds('![](@assets/art/hue)')).toEqual([
    `picture-without-text ${origin}/share/art/hue.jpg`,
  ])
  expect(await kinds('![Hue](@assets/art/hue)\n\n'.repeat(11))).toEqual(['many-pictures 11'])
  expect(await kinds('x', { subject: 'x'.repeat(61), preview: ' ' })).toEqual([
    'subject-long',
    'preview-missing',
  ])
  expect(await kinds(`${'Word '.repeat(10)}\n\n`.repeat(500))).toEqual(['too-large'])
})

it('puts other addresses in the place of the links of the text, and the links of a reader in their place', async () => {
  const settings = {
    ...env,
    siteUrl: origin,
    defaultLocale: 'vi',
    site: defaultSettings,
    tileUrl: '',
    hotelPartnerId: '',
    activityPartnerId: '',
  } as const
  const counted: string[] = []
  const letter = await renderLetter(openDatabase(env.DB), {
    text: sampleLetter.vi,
    language: 'vi',
    readerLanguage: 'en',
    slug: 'a',
    settings,
    linkOf(url) {
      counted.push(url)
      return `${origin}/r/letter/x/${letterLinks.indexOf(url)}`
    },
  })
  const own = { preferences: `${origin}/p?token=1&x`, unsubscribe: `${origin}/u?token=2` }
  const { html, text } = letterFor(letter, own)
  expect(letter.links).toEqual(letterLinks)
  expect([...new Set(counted)].sort()).toEqual([...letterLinks].sort())
  for (const part of [html.replaceAll('&amp;', '&'), text]) {
    for (const url of Object.values(own)) expect(part).toContain(url)
    for (const url of Object.values(readerMarks)) expect(part).not.toContain(url)
    expect(part).toContain(`${origin}/r/letter/x/0`)
    expect(part).toContain('mailto:a@other.example')
    expect(part).toContain('This letter exists only in Vietnamese')
    expect(part).toContain(`${origin}/thu/a`)
    expect(part).not.toContain('javascript:')
  }
  expect(html).not.toContain(`href="${origin}/where-to-go/hue"`)
})

const letterLinks = [
  `${origin}/lien-he?x=1#top`,
  'https://other.example/a?b=1&c=2',
  `${origin}/where-to-go`,
  `${origin}/where-to-go/hue`,
  `${origin}/travel-deals/mango-farm-day`,
  `${origin}/where-to-go/unknown`,
  `${origin}/lap-ke-hoach`,
]

it('sends a plain text that an editor wrote, with the links of the footer', async () => {
  const { text } = await preview('Made', { plain: 'Written by hand' })
  expect(text).toMatch(/^Written by hand\n/)
  expect(text).toContain('Unsubscribe\nhttps://')
  expect(text).not.toContain('Made')
})

it('drafts a letter of what was published since the last one, in the languages that have it', async () => {
  const now = Date.now()
  const before = new Date(now - 3_600_000).toISOString()
  await insertPost({ slug: 'old', publishedAt: new Date(now - 7_200_000).toISOString() })
  await env.DB.prepare(
    `insert into letter_sendings (id, letter_id, list, state, mode, segment, content, counts_clicks, is_archived, recipients, created_by, created_at)
     values ('s', 'l', 'letter', 'sent', 'now', '{}', '{}', 0, 1, 0, 'mai', ?)`,
  )
    .bind(before)
    .run()
  const published = new Date(now - 1000).toISOString()
  const both = await insertPost({
    slug: 'both',
    titleVi: 'Cầu [mới]',
    titleEn: 'A bridge of seven stones over the slow brown river at the mill',
    publishedAt: published,
  })
  const onlyVi = await insertPost({
    slug: 'only-vi',
    titleVi: 'Chợ',
    isInEn: false,
    publishedAt: new Date(now - 2000).toISOString(),
  })
  const deal = await editor.create('deal')
  await editor.publish(deal.id, ['en'])
  const { status, body } = await editor.desk<DraftedLetter>('POST', '/letters/draft')
  expect(status).toBe(201)
  expect(body.found).toEqual({ articles: 2, deals: 1, destinations: 0 })
  const { slug, data, kind } = await editor.read(body.id)
  expect([kind, slug]).toEqual(['letter', body.slug])
  expect(data).toMatchObject({
    subjectVi: 'Cầu [mới]',
    // As much as mail programs show.
    subjectEn: 'A bridge of seven stones over the slow brown river at the…',
    previewVi: 'Trong thư này còn có Chợ.',
    previewEn: expect.stringMatching(/^Also in this letter: .+\.$/),
    sentOn: slug.slice(0, 10),
  })
  expect(data.contentVi).toContain(`[Cầu \\[mới\\]](/inspiration/${both.slug} "card")`)
  expect(data.contentVi).toContain(`(/inspiration/${onlyVi.slug} "card")`)
  expect(data.contentVi).not.toContain(sampleSlug.deal)
  expect(data.contentEn).toContain(`(/travel-deals/${sampleSlug.deal} "card")`)
  expect(data.contentEn).not.toContain(onlyVi.slug)
  for (const content of [data.contentVi, data.contentEn])
    expect(content).not.toContain('/inspiration/old')
  const again = await editor.desk<DraftedLetter>('POST', '/letters/draft')
  expect(again.body.slug).toBe(`${body.slug}-2`)
})

const nestedList = Array.from({ length: 240 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')

it.each([
  ['a list 240 deep', nestedList],
  ['5,000 nested quotes', '> '.repeat(5000)],
  ['15,000 unclosed links', '[a]('.repeat(15_000)],
])('refuses %s before it is parsed, in a preview and in a letter', async (_, content) => {
  const body = { locale: 'en', subject: 'Rice', preview: 'A line', content }
  const refused = await editor.desk<ErrorBody>('POST', '/letters/preview', body)
  expect([refused.status, refused.body.issues]).toEqual([
    400,
    [{ path: 'content', message: unboundedMarkdown }],
  ])
  const data = { ...sampleData('letter'), contentEn: content }
  const shown = await editor.desk<ErrorBody>('POST', '/entries/preview', {
    kind: 'letter',
    slug: 'x',
    locale: 'en',
    data,
  })
  expect([shown.status, shown.body.issues?.[0]?.path]).toEqual([400, 'contentEn'])
  const stored = await editor.desk<ErrorBody>('POST', '/entries', { kind: 'letter', data })
  expect([stored.status, stored.body.issues?.[0]?.path]).toEqual([400, 'contentEn'])
})

it('takes no line break into a subject', async () => {
  const data = { ...sampleData('letter'), subjectVi: 'Khẩn\r\nBcc: x@y.z' }
  const { status, body } = await editor.desk<ErrorBody>('POST', '/entries', {
    kind: 'letter',
    data,
  })
  expect([status, body.issues?.map(({ path }) => path)]).toEqual([400, ['subjectVi']])
})
