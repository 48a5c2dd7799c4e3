import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkDuplicates, createAlternatesCheck, createHeadCheck } from './checks/check-head'
import { createJsonLdCheck } from './checks/check-json-ld'
import { createLinkCheck, createResourceCheck } from './checks/check-links'
import { checkAgreement, checkHeadings, checkPictures } from './checks/check-outline'
import { createOwnShareImageCheck, createShareImageCheck } from './checks/check-share-image'
import { createKeyCheck, createLanguageCheck, createSpellingCheck } from './checks/check-texts'
import { createSecurityCheck, createVisitCheck } from './checks/check-visit'
import { openDictionaries, parseWords } from './dictionaries'
import { readKnownKeys } from './known-keys'
import { readVocabulary } from './schema-vocabulary'
import { addresses, rightPage, rightShareImage, withBoth } from './testing/right-page'
import type { Finding, PageCheck, Snapshot, Target, VisitedPage } from './types'

const dictionaries = await openDictionaries()
const images = new Map([['/share/vi/home.jpg', rightShareImage]])
const found = { status: 200, ids: new Set(['office']) }
const targets = new Map<string, Target>([
  ['/', found],
  ['/diem-den', { status: 301, end: { path: '/where-to-go', status: 200 }, ids: new Set() }],
  ['/gone', { status: 404, ids: new Set() }],
  ['/r/12', { status: 302, ids: new Set() }],
])

const visit = createVisitCheck(addresses)
const security = createSecurityCheck(addresses)
const head = createHeadCheck(addresses)
const jsonLd = createJsonLdCheck(readVocabulary())
const links = createLinkCheck(targets, addresses, 'vi')
const files = createResourceCheck(
  new Map([
    ['/a.jpg', found],
    ['/a.js', found],
  ]),
  addresses,
)
const shareImage = createShareImageCheck(images, addresses)
const keys = createKeyCheck(await readKnownKeys())
const language = createLanguageCheck(dictionaries)
const spelling = createSpellingCheck(dictionaries)
const all = [
  visit,
  security,
  head,
  jsonLd,
  links,
  files,
  shareImage,
  checkHeadings,
  checkPictures,
  checkAgreement,
  keys,
  language,
  spelling,
]

const graph = (...nodes: object[]) => [JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })]
const link = (href: string, area: 'main' | 'footer' = 'main') => ({ links: [{ href, area, place: `${area} a` }] })
const says = (lang: string, text: string) => ({ blocks: [{ lang, text, place: 'main p' }] })
const picture = { source: '/a.jpg', alt: '', sized: true, place: 'main img' }

async function run(check: PageCheck, page: VisitedPage): Promise<string[]> {
  return (await check(page)).map(({ sentence }: Finding) => sentence)
}

it('finds nothing on a right page', async () => {
  for (const check of all) expect(await check(rightPage())).toEqual([])
})

describe('a fault of a document', () => {
  it.each<[name: string, check: PageCheck, spoilt: Partial<Snapshot>, sentence: string]>([
    ['no title', head, { title: '' }, 'There is no title.'],
    ['no description', head, { descriptions: [''] }, 'There is no description.'],
    ['two descriptions', head, { descriptions: ['a', 'b'] }, 'There are 2 descriptions.'],
    ['a foreign canonical', head, { canonicals: ['https://site.example/b'] }, 'The canonical link of a listed page leads elsewhere'],
    ['a listed page with noindex', head, { noindex: true }, 'The sitemap lists it, and it asks search engines to stay away.'],
    ['two scripts', jsonLd, { jsonLd: [...graph({}), ...graph({})] }, 'There are 2 scripts of structured data instead of one.'],
    ['broken JSON', jsonLd, { jsonLd: ['{'] }, 'The structured data is no JSON'],
    ['no graph', jsonLd, { jsonLd: ['{"@context":"https://schema.org","@type":"Thing"}'] }, 'The structured data has no @graph'],
    ['a node without type', jsonLd, { jsonLd: graph({ name: 'a' }) }, 'Node 1 of the graph has no @type.'],
    ['an unknown type', jsonLd, { jsonLd: graph({ '@type': 'Trippp' }) }, 'Type "Trippp" is not a valid schema.org type.'],
    [
      'an unknown property',
      jsonLd,
      { jsonLd: graph({ '@type': 'TouristTrip', colour: 'red' }) },
      'Property "colour" for type "TouristTrip"',
    ],
    ['a bad breadcrumb', jsonLd, { jsonLd: graph({ '@type': 'BreadcrumbList' }) }, 'Required attribute "itemListElement" is missing.'],
    ['a dead link', links, link('/nowhere'), '/nowhere answers nothing.'],
    ['a link to what is gone', links, link('/gone'), '/gone answers 404.'],
    ['a dead anchor', links, link('/#nowhere'), '/#nowhere leads to a page without #nowhere.'],
    ['a dead way to a shop', links, link('/r/13'), '/r/13 answers nothing.'],
    ['no share picture', shareImage, { shareImages: [] }, 'It has no share picture.'],
    ['a foreign share picture', shareImage, { shareImages: ['https://other.example/a.jpg'] }, "is not the site's."],
    ['no h1', checkHeadings, { headings: [] }, 'There are 0 h1.'],
    ['two h1', checkHeadings, { headings: [1, 1].map((level) => ({ level, text: 'a' })) }, 'There are 2 h1.'],
    ['a heading jump', checkHeadings, { headings: [1, 3].map((level) => ({ level, text: 'a' })) }, '“a” comes after an h1.'],
    ['no alt', checkPictures, { pictures: [{ ...picture, alt: null }] }, 'The picture /a.jpg has no alt attribute.'],
    ['a nameless drawing', checkPictures, { nameless: ['main svg'] }, 'A drawing with role=img has no name.'],
    ['no size', checkPictures, { pictures: [{ ...picture, sized: false }] }, 'has neither width and height nor an aspect ratio.'],
    ['an insecure picture', security, { resources: ['http://site.example/a.jpg'] }, 'http://site.example/a.jpg is not secure.'],
    ['an insecure form', security, { actions: ['http://site.example/send'] }, 'http://site.example/send is not secure.'],
    ['a missing file', files, { resources: ['/b.jpg'] }, '/b.jpg answers nothing.'],
    ['a key', keys, says('vi', 'shell.nav.whereToGo'), '“shell.nav.whereToGo” stands in'],
    ['a place for a value', keys, says('vi', 'Còn {{count}} chỗ'), '“{{count}}” stands in'],
    ['a missing value', keys, says('en', 'From undefined'), '“undefined” stands in'],
    ['no number', keys, says('en', 'NaN results'), '“NaN” stands in'],
    ['English as Vietnamese', language, says('vi', 'Nobody has translated this sentence yet'), 'It says lang=vi and reads en'],
    ['Vietnamese as English', language, says('en', 'Chưa ai dịch câu này sang tiếng khác'), 'It says lang=en and reads vi'],
    ['no language', language, says('', 'Chưa ai dịch câu này sang tiếng khác'), 'It says lang=nothing and reads vi'],
    ['a Vietnamese misspelling', spelling, says('vi', 'Một buổi sángg'), '‘sángg’ is in no dictionary (vi)'],
    ['Vietnamese without marks', spelling, says('vi', 'khach san'), '‘khach’ is in no dictionary (vi)'],
    ['another way to set tones', spelling, says('vi', 'Nước hoà vào biển'), '‘hoà’ is written ‘hòa’ here'],
    ['an English misspelling', spelling, says('en', 'A beatiful morning'), '‘beatiful’ is in no dictionary (en)'],
    ['American English', spelling, says('en', 'A color of the river'), '‘color’ is in no dictionary (en)'],
  ])('is caught: %s', async (_, check, spoilt, sentence) => {
    expect(await run(check, rightPage(spoilt))).toEqual([expect.stringContaining(sentence)])
  })
})

describe('a visit', () => {
  it('tells of the wrong language and of every screen that is too narrow', async () => {
    const overflows = [
      { width: 320, by: 12 },
      { width: 768, by: 1 },
    ]
    expect(await run(visit, { ...rightPage(), lang: 'en', overflows })).toEqual([
      'It says that it is in en.',
      'It is 12 px too wide at 320 px.',
      'It is 1 px too wide at 768 px.',
    ])
  })
})

describe('links', () => {
  it('may lead through a redirect only where the specification says so', async () => {
    expect(await run(links, rightPage(link('/diem-den', 'footer')))).toEqual([])
    expect(await run(links, withBoth({ ...rightPage(), path: '/lien-he' }, link('/diem-den')))).toEqual([
      '/diem-den leads to /where-to-go through a redirect.',
    ])
  })

  it('may lead out to a shop, to another site and to places that exist', async () => {
    for (const href of ['/r/12', 'https://other.example/', 'mailto:a@site.example', '/#office', '#office'])
      expect(await run(links, rightPage(link(href)))).toEqual([])
  })
})

describe('texts', () => {
  it('may hold names, dishes, addresses, ordinals and the site’s way of setting tones', async () => {
    for (const block of [
      says('en', 'Bún chả in Hà Nội’s old quarter, 3rd of March, a@site.example'),
      says('vi', 'Nước hòa vào biển, quý khách khỏe, thủy triều'),
      says('en', 'cơm hến, bún bò, phở'),
    ])
      expect([...(await run(spelling, rightPage(block))), ...(await run(language, rightPage(block)))]).toEqual([])
  })

  it('are looked up in the list of our own words, which has a heading for each', () => {
    expect(parseWords('# vi: a\nchè\n# both: b\nHue').vi).toEqual(new Set(['chè', 'Hue']))
    expect(() => parseWords('chè')).toThrow("'chè' stands below no heading")
  })

  it('have a word list in which each stands once, in order', () => {
    const lists = readFileSync(new URL('words.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n\n')
    for (const [heading, ...words] of lists.map((list) => list.split('\n'))) {
      const inOrder = [...new Set(words)].sort(
        (a, b) => Number(a.toLowerCase() > b.toLowerCase()) - Number(a.toLowerCase() < b.toLowerCase()),
      )
      expect(
        words.map((word) => word.toLowerCase()),
        heading,
      ).toEqual(inOrder.map((word) => word.toLowerCase()))
    }
  })
})

describe('a visit', () => {
  it.each<[name: string, spoilt: Partial<VisitedPage>, sentence: string]>([
    ['another answer', { status: 404 }, 'It answered 404 instead of 200.'],
    ['a message', { console: [{ type: 'warning', text: 'odd' }] }, 'warning: odd'],
    ['an error', { errors: ['broken'] }, 'broken'],
    ['a failed request', { failures: [{ url: '/a.js', reason: 'it answered 500' }] }, '/a.js: it answered 500.'],
    ['a request to others', { requests: ['https://other.example/a.js'] }, 'The browser asked https://other.example.'],
  ])('tells of %s', async (_, spoilt, sentence) => {
    expect(await run(visit, { ...rightPage(), ...spoilt })).toEqual([sentence])
  })

  it('tells what the browser changed', async () => {
    const page = rightPage()
    expect(await run(checkAgreement, { ...page, live: { ...page.live, title: 'b' } })).toEqual([
      expect.stringContaining('the browser has “b”'),
    ])
  })
})

describe('the whole site', () => {
  const vi = rightPage()
  const en = { ...rightPage({ title: 'Home', descriptions: ['All of it'] }), path: '/en', locale: 'en' as const }

  it('is right with two pages that name each other', () => {
    expect([...checkDuplicates([vi, en]), ...createAlternatesCheck(addresses)([vi, { ...en, path: '/en' }])]).toEqual([])
  })

  it('has no title or description twice in a language', () => {
    expect(checkDuplicates([vi, { ...vi, path: '/b' }]).map(({ kind }) => kind)).toEqual(['title', 'description'])
  })

  it('has alternates that name each other', () => {
    const lonely = withBoth(en, { alternates: [] })
    expect(createAlternatesCheck(addresses)([vi, lonely]).map(({ page }) => page)).toEqual(['/', '/en', '/en', '/en'])
  })

  it('has a share picture a page', () => {
    expect(createOwnShareImageCheck(images, addresses)([vi, en]).map(({ sentence }) => sentence)).toEqual(['It shows the picture of /.'])
  })

  it.each([
    [{ width: 600 }, 'Its share picture is 600×630, not 1200×630.'],
    [{ status: 404 }, 'answers 404'],
    [{ type: 'text/html' }, 'answers 200 (text/html).'],
  ])('has share pictures of the right form, not %o', async (spoilt, sentence) => {
    const check = createShareImageCheck(new Map([['/share/vi/home.jpg', { ...rightShareImage, ...spoilt }]]), addresses)
    expect(await run(check, rightPage())).toEqual([expect.stringContaining(sentence)])
  })
})
