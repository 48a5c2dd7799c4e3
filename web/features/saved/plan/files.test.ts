import { gpx } from '@tmcw/togeojson'
import { DOMParser } from '@xmldom/xmldom'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { brand } from '../../../../schema/brand'
import { viewEntries } from '../../../../schema/content/all-views'
import { type Locale, locales } from '../../../../schema/locale'
import { maxPlanNote, type Plan, planText } from '../../../../schema/plan'
import { readSampleEntries } from '../../../../schema/testing/sample-pack'
import { finder } from '../../../domain/plan/plan-things'
import { getI18n, loadTexts } from '../../../i18n/i18n'
import { type FileInput, fileName, makeGpx, makeIcs } from './files'

beforeAll(async () => {
  await Promise.all(locales.map((locale) => loadTexts(locale, ['plan', 'journey'])))
})

const { things: titles, places } = viewEntries(readSampleEntries())
const plan: Plan = {
  id: 'k3f9x2',
  start: '2026-12-31',
  days: [
    [
      {
        kind: 'destination',
        slug: 'hue',
        time: '23:30',
        note: 'Cơm hến, bún bò; “ngon” & <rẻ> \\ xa',
      },
      { kind: 'guide', slug: 'day-1' },
    ],
    [],
    [
      { kind: 'destination', slug: 'hoi-an' },
      { kind: 'deal', slug: 'hoi-an-cooking-class', time: '08:00' },
    ],
  ],
  extras: [{ kind: 'product', slug: 'coat', title: 'Áo mưa' }],
}
const settings = { siteUrl: 'https://mangoroad.example', defaultLocale: 'vi' as const }
const input = (locale: Locale, change: Partial<Plan> = {}): FileInput => ({
  plan: { ...plan, ...change },
  find: finder({ titles, places }),
  places,
  locale,
  t: getI18n(locale).getFixedT(null, 'plan'),
  legTexts: getI18n(locale).getFixedT(null, 'journey'),
  settings,
})
const made = (text: string | undefined) => text ?? expect.unreachable('nothing was made')

describe('the calendar', () => {
  const read = (text: string) =>
    new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event))

  it('has an event a stop, whole days and hours of the clock on the wall', () => {
    const events = read(made(makeIcs(input('vi'))))
    expect(events.map(({ summary }) => summary)).toEqual([
      'Huế',
      expect.any(String),
      'Hội An',
      expect.stringContaining('Lớp nấu ăn Hội An'),
    ])
    expect(events.map(({ startDate }) => startDate.toString())).toEqual([
      '2026-12-31T23:30:00',
      '2026-12-31',
      '2027-01-02',
      '2027-01-02T08:00:00',
    ])
    expect(events.map(({ endDate }) => endDate.toString())).toEqual([
      '2027-01-01T01:30:00',
      '2027-01-01',
      '2027-01-03',
      '2027-01-02T10:00:00',
    ])
    expect(events.map(({ startDate }) => startDate.zone?.tzid)).toEqual(Array(4).fill('floating'))
  })

  it('ends a whole day by its date, and two hours by their length', () => {
    const lines = made(makeIcs(input('vi'))).split('\r\n')
    expect(lines.filter((line) => /^(DTEND|DURATION)/.test(line))).toEqual([
      'DURATION:PT2H',
      'DTEND;VALUE=DATE:20270101',
      'DTEND;VALUE=DATE:20270103',
      'DURATION:PT2H',
    ])
  })

  it('spans the days that a deal takes', () => {
    const [cruise] = read(
      made(
        makeIcs(input('vi', { days: [[{ kind: 'deal', slug: 'halong-overnight-cruise' }], []] })),
      ),
    )
    expect([cruise?.startDate, cruise?.endDate].map(String)).toEqual(['2026-12-31', '2027-01-02'])
  })

  it('says where and what in the language of the page', () => {
    const [hue, , hoiAn] = read(made(makeIcs(input('en'))))
    expect(hue?.summary).toBe('Hue')
    expect(hue?.location).toBe('Hue, Vietnam')
    expect(hue?.component.getFirstPropertyValue('geo')).toEqual([16.4637, 107.5909])
    expect(hue?.component.getFirstPropertyValue('url')).toBe(
      'https://mangoroad.example/en/where-to-go/hue',
    )
    expect(hue?.description).toBe(
      'Destination\nCơm hến, bún bò; “ngon” & <rẻ> \\ xa\nhttps://mangoroad.example/en/where-to-go/hue',
    )
    expect(hoiAn?.component.getFirstPropertyValue('url')).toBe(
      'https://mangoroad.example/en/where-to-go/hoi-an',
    )
  })

  it('says how one gets to the next place, without spaces that calendars do not know', () => {
    const [hue, guide, hoiAn, lesson] = read(made(makeIcs(input('en'))))
    expect(hoiAn?.description).toMatch(
      /^Destination\nHue to Hoi An, about \d+ km in a straight line: .+ hours\.\nhttps:/,
    )
    expect(hoiAn?.description).not.toMatch(/[\u00a0\u2060]/)
    for (const event of [hue, guide, lesson])
      expect(event?.description).not.toContain('straight line')
  })

  it('keeps its events through other days and languages, and stamps them', () => {
    const ids = (text: string | undefined) => read(made(text)).map(({ uid }) => uid)
    const first = ids(makeIcs(input('vi')))
    expect(first[0]).toBe('k3f9x2-destination-hue@mangoroad.example')
    expect(new Set(first).size).toBe(4)
    expect(
      ids(makeIcs(input('en', { start: '2027-05-01', days: plan.days.toReversed() }))).sort(),
    ).toEqual(first.toSorted())
    const [event] = read(made(makeIcs(input('vi'))))
    expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toMatch(
      /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
    )
  })

  it('has lines of at most 75 bytes that end in CRLF', () => {
    const note = 'ế'.repeat(200)
    const text = made(
      makeIcs(input('vi', { days: [[{ kind: 'destination', slug: 'hue', note }]] })),
    )
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\r\n]/)
    }
    expect(read(text)[0]?.description).toContain(note)
  })

  it('reads back whatever is noted', () => {
    const notes = fc
      .string({ unit: 'grapheme', maxLength: 150 })
      .map((text) => planText(text, maxPlanNote))
    fc.assert(
      fc.property(notes, (note) => {
        const [event] = read(
          made(
            makeIcs(
              input('vi', {
                days: [[{ kind: 'destination', slug: 'hue', ...(note && { note }) }]],
              }),
            ),
          ),
        )
        if (note) expect(event?.description.split('\n')[1]).toBe(note)
      }),
    )
  })

  it('is none where the days hold nothing', () => {
    expect(makeIcs(input('vi', { days: [[], []] }))).toBeUndefined()
  })
})

describe('the track', () => {
  const parse = (text: string) => {
    const faults: string[] = []
    const document = new DOMParser({
      onError: (level, message) => faults.push(`${level}: ${message}`),
    }).parseFromString(text, 'text/xml')
    expect(faults).toEqual([])
    return document
  }
  // The two libraries describe the same DOM by types of their own.
  const read = (text: string) => gpx(parse(text) as unknown as Document)

  it('has a point a located stop and a route a day', () => {
    const { features } = read(made(makeGpx(input('en'))))
    const points = features.filter(({ geometry }) => geometry?.type === 'Point')
    expect(points.map(({ properties }) => properties?.name)).toEqual([
      'Hue',
      'Hoi An',
      expect.stringContaining('Cooking class'),
    ])
    expect(points[0]?.geometry).toEqual({ type: 'Point', coordinates: [107.5909, 16.4637] })
    expect(points[0]?.properties).toMatchObject({
      desc: 'Cơm hến, bún bò; “ngon” & <rẻ> \\ xa',
      type: 'Destination',
    })
    const document = parse(made(makeGpx(input('en'))))
    const routes = [...document.getElementsByTagName('rte')]
    expect(routes.map((route) => route.getElementsByTagName('name')[0]?.textContent)).toEqual([
      'Day 1 · 31 December 2026',
      'Day 3 · 2 January 2027',
    ])
    expect(routes.map((route) => route.getElementsByTagName('rtept').length)).toEqual([1, 2])
  })

  it('says GPX 1.1 with its parts in the order of the schema', () => {
    const root = parse(made(makeGpx(input('vi')))).documentElement
    expect([
      root?.localName,
      root?.namespaceURI,
      root?.getAttribute('version'),
      root?.getAttribute('creator'),
    ]).toEqual(['gpx', 'http://www.topografix.com/GPX/1/1', '1.1', brand.name])
    const names = (element: Iterable<{ nodeName: string }> | undefined) =>
      [...(element ?? [])].map(({ nodeName }) => nodeName)
    const order = names(root?.childNodes)
    expect(order).toEqual(['metadata', 'wpt', 'wpt', 'wpt', 'rte', 'rte'])
    expect(names(root?.getElementsByTagName('wpt')[0]?.childNodes)).toEqual([
      'name',
      'desc',
      'link',
      'type',
    ])
    expect(names(root?.getElementsByTagName('rte')[0]?.childNodes)).toEqual([
      'name',
      'number',
      'rtept',
    ])
  })

  it('is well formed whatever is noted', () => {
    const unit = fc.oneof(
      fc.constantFrom(...'<>&"\']ế', '\ufffe', '\u0001'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    )
    const notes = fc.string({ unit, maxLength: 80 }).map((text) => planText(text, maxPlanNote))
    fc.assert(
      fc.property(notes, (note) => {
        const document = parse(
          made(
            makeGpx(
              input('vi', {
                days: [[{ kind: 'destination', slug: 'hue', ...(note && { note }) }]],
              }),
            ),
          ),
        )
        expect(document.getElementsByTagName('wpt').length).toBe(1)
      }),
      { numRuns: 40 },
    )
  })

  it('is none where nothing has a place on the map', () => {
    expect(makeGpx(input('vi', { days: [[{ kind: 'guide', slug: 'day-1' }]] }))).toBeUndefined()
  })
})

it('names its files by their first day', () => {
  expect([fileName(plan, 'ics'), fileName(plan, 'gpx')]).toEqual([
    `${brand.slug}-2026-12-31.ics`,
    `${brand.slug}-2026-12-31.gpx`,
  ])
})
