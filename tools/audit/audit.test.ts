import { beforeAll, describe, expect, it } from 'vitest'
import { createPageCheck, type PageCheck } from './page'
import { checkTogether } from './site'
import type { Visit } from './visits'
import { createTextCheck, type TextBlock } from './words'

const visit: Visit = {
  path: '/',
  screen: '/',
  locale: 'vi',
  listed: true,
  listedIn: ['vi', 'en'],
  status: 200,
  isSample: true,
}
const site = 'https://site.example'
const description =
  'Mọi điều về một chuyến đi ngắn: ở đâu, ăn gì, đi lại thế nào, mùa nào đẹp nhất và những con đường rất yên bên bờ sông.'
const right = `<!DOCTYPE html><html lang="vi"><head><title>Một chuyến đi ngắn bên bờ sông rất yên</title>
<meta name="description" content="${description}"><link rel="canonical" href="${site}/">
<link rel="alternate" hreflang="vi" href="${site}/"><link rel="alternate" hreflang="en" href="${site}/en">
<link rel="alternate" hreflang="x-default" href="${site}/"><meta property="og:image" content="${site}/share/vi/hue.jpg">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Trang"}]}</script></head>
<body><main><h1>Một buổi sáng</h1><h2>Bên bờ sông</h2><p>Một buổi sáng bên bờ sông rất yên.</p></main></body></html>`

let check: PageCheck
let checkText: (block: TextBlock) => string[]
beforeAll(async () => {
  check = await createPageCheck()
  checkText = await createTextCheck()
})

it('finds nothing on a right page', async () => {
  expect((await check(right, visit)).findings).toEqual([])
})

describe('one page', () => {
  it.each<[kind: string, before: string | RegExp, after: string]>([
    ['title', /<title>.*<\/title>/, '<title>Trang</title>'],
    ['description', description, 'Trang.'],
    ['canonical', `canonical" href="${site}/"`, `canonical" href="${site}/b"`],
    ['canonical', '<title>', '<meta name="robots" content="noindex"><title>'],
    ['hreflang', 'hreflang="en"', 'hreflang="fr"'],
    ['share image', /<meta property="og:image"[^>]*>/, ''],
    ['json-ld', '"WebSite"', '"WebSide"'],
    ['heading-level', /h2>/g, 'h3>'],
    ['heading-level', '<h2>', '<h1>Trang</h1><h2>'],
    ['no-dup-id', '<p>', '<p id="a"></p><p id="a">'],
    ['element-permitted-content', '<p>', '<span><div></div></span><p>'],
    ['wcag/h37', '<p>', '<img src="/a.png"><p>'],
    ['text', 'bờ sông rất yên.</p>', 'bờ sông {{count}}.</p>'],
    ['text', 'bờ sông rất yên.</p>', 'bờ sông undefined.</p>'],
    ['text', '<p>', '<p>shell.nav.whereToGo</p><p>'],
    ['insecure', '<p>', '<img alt="" src="http://other.example/a.png"><p>'],
    ['photograph', '<p>', '<img alt="" width="8" src="/media/a/full-320.jpg"><p>'],
    ['photograph', '<p>', '<img alt="" src="media:abcdefghij"><p>'],
    ['language', '<p>', '<p>Nobody has translated this sentence for our readers.</p><p>'],
    ['spelling', '<p>', '<p>Một buổi sángg bên bờ sông.</p><p>'],
  ])('reports %s (%s → %s)', async (kind, before, after) => {
    const { findings } = await check(right.replace(before, after), visit)
    expect(findings.filter((finding) => finding.startsWith(`${kind}: `))).not.toEqual([])
  })
})

describe('a text', () => {
  it.each([
    ['en', 'Bún chả in Hà Nội’s old quarter, 3rd of March, a@site.example'],
    ['en', 'A colour of the river'],
    ['vi', 'Nước hòa vào biển, quý khách khỏe, thủy triều'],
  ])('may be, in %s: %s', (lang, text) => expect(checkText({ lang, text })).toEqual([]))

  it.each([
    ['en', 'A beatiful morning'],
    ['en', 'A color of the river'],
    ['vi', 'khach san'],
    ['vi', 'Nước hoà vào biển'],
    ['', 'Chưa ai dịch câu này sang tiếng khác'],
    ['en', 'Chưa ai dịch câu này sang tiếng khác'],
  ])('may not be, in %s: %s', (lang, text) => expect(checkText({ lang, text })).not.toEqual([]))
})

it('finds pages with the same head, and alternates that do not name each other', async () => {
  const { facts } = await check(right, visit)
  const kinds = (pages: Parameters<typeof checkTogether>[0]) =>
    checkTogether(pages).map(({ sentence }) => sentence.split(':')[0])
  const en = { ...visit, path: '/en', locale: 'en' as const, facts }
  expect(kinds([{ ...visit, facts }, en])).toEqual([])
  expect(kinds([{ ...visit, facts }, en, { ...visit, path: '/b', facts }])).toEqual([
    'title',
    'description',
    'shareImage',
  ])
  expect(
    kinds([
      { ...visit, facts },
      { ...en, facts: { ...facts, alternates: new Map() } },
    ]),
  ).toContain('hreflang')
})
