import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import type { EntryListOf, EntryOf, PlanPlaces } from '../../schema/api/entries'
import type { SearchAnswer } from '../../schema/api/search'
import { invalidateContent } from '../platform/cache/content-version'
import { keepFewEntries, resetEntries } from '../testing/entries'
import { type EntryDesk, openEntryDesk } from '../testing/entry-desk'
import { sampleData } from '../testing/kind-samples'
import { clearPosts } from '../testing/posts'
import { pathIn, request } from '../testing/site'

const checked = {
  sources: [{ name: 'Timetable', url: 'https://timetable.example/' }],
  checkedOn: '2026-11-30',
}
const hue = { nameVi: 'Huế', nameEn: 'Hue', place: 'hue', coordinates: { lat: 16.46, lng: 107.59 } }
const hoiAn = {
  nameVi: 'Hội An',
  nameEn: 'Hoi An',
  place: 'hoi-an',
  coordinates: { lat: 15.88, lng: 108.33 },
}
const airport = {
  nameVi: 'Sân bay Phú Bài',
  nameEn: 'Phu Bai airport',
  coordinates: { lat: 16.4, lng: 107.7 },
}
const van = {
  mode: 'van',
  nameVi: 'Xe ghép Sao Mai',
  nameEn: 'Sao Mai shared van',
  travelHours: 3.3,
  fare: 263_000,
  frequencyVi: 'Năm chuyến mỗi ngày',
  frequencyEn: 'Five a day',
  bookingUrl: 'https://van.example/',
  ...checked,
}
const car = { mode: 'car', travelHours: 2.6, fare: 1_371_000, perVehicle: true, ...checked }

const bus = { mode: 'bus', travelHours: 4, fare: 5000, ...checked }

const { stops: _, meta: __, ...sample } = sampleData('route')
const between = (from: object, to: object, more: object = {}) => ({
  ...sample,
  from,
  to,
  region: 'central',
  verdictVi: 'Xe ghép hợp với một mình.',
  verdictEn: 'A shared van suits one traveller.',
  ways: [van, car],
  ...more,
})

const read = async <Body>(path: string) => (await request(path)).json<Body>()

/** A page with plain spaces. */
const open = async (path: string, locale: 'vi' | 'en' = 'vi') =>
  (await (await request(pathIn(locale, path))).text())
    .replaceAll('\u00a0', ' ')
    .replace(/<!-- -->|\u2060/g, '')

let editor: EntryDesk

async function publish(slug: string, data: object): Promise<string> {
  const { id } = await editor.create('route', { slug, data: { ...data } })
  await editor.publish(id, ['vi', 'en'])
  return id
}

beforeAll(async () => {
  await clearPosts()
  await resetEntries()
  await keepFewEntries('hue', 'hoi-an')
  await env.DB.prepare("delete from entries where kind = 'route'").run()
  await invalidateContent(env.CACHE)
  editor = await openEntryDesk()
  await publish('hue-hoi-an', between(hue, hoiAn))
  await publish('phu-bai-hue', between(airport, hue, { region: 'north', ways: [car, bus] }))
})

describe('the page of a route', () => {
  it('compares its ways, and says how each goes and where one books', async () => {
    const html = await open('/di-lai/hue-hoi-an')
    expect(html).toContain('Huế – Hội An: đi bằng gì?</h1>')
    expect(html).toContain('Xe ghép hợp với một mình.')
    expect(html).toContain('263.000 đ</strong>')
    expect(html).toMatch(/1\.371\.000 đ<\/strong><span[^>]*>cả xe, 11\/2026/)
    expect(html).toContain('Năm chuyến mỗi ngày')
    expect(html).toMatch(/<a href="https:\/\/van\.example\/"[^>]* rel="noopener"/)
    expect(html).toMatch(/"@type":"TouristTrip".*"name":"Hội An","url":"[^"]*hoi-an"/)
    expect(html).toContain(
      `hreflang="en" href="https://mangoroad.example${pathIn('en', '/di-lai/hue-hoi-an')}"`,
    )
    const en = await open('/di-lai/hue-hoi-an', 'en')
    expect(en).toContain('Hue to Hoi An: how to get there</h1>')
    expect(en).not.toContain('Năm chuyến')
  })

  it('leads to both places, and to other routes from either', async () => {
    const html = await open('/di-lai/hue-hoi-an')
    expect(html).toContain(`href="${pathIn('vi', '/where-to-go/hoi-an')}"`)
    expect(html).toContain(`href="${pathIn('vi', '/di-lai/phu-bai-hue')}"`)
  })

  it.each([
    ['/di-lai/hoi-an-hue', '/di-lai/hue-hoi-an'],
    ['/di-lai/hue-phu-bai', '/di-lai/phu-bai-hue'],
  ])('is where %s leads, the other direction', async (path, target) => {
    for (const locale of ['vi', 'en'] as const) {
      const response = await request(pathIn(locale, path))
      expect([response.status, response.headers.get('Location')]).toEqual([
        301,
        pathIn(locale, target),
      ])
    }
  })

  it('is where the destinations that it joins lead, whatever its address', async () => {
    const id = await publish('mot-chang', between({ ...hue, place: 'sapa' }, hoiAn))
    for (const slug of ['sapa-hoi-an', 'hoi-an-sapa'])
      expect((await request(pathIn('vi', `/di-lai/${slug}`))).headers.get('Location')).toBe(
        pathIn('vi', '/di-lai/mot-chang'),
      )
    await editor.unpublish(id, ['vi', 'en'])
  })

  it('is not found for other places, and for no order of too many parts', async () => {
    for (const slug of ['hue-sapa', 'hue', `${'a-'.repeat(55)}a`])
      expect((await request(pathIn('vi', `/di-lai/${slug}`))).status, slug).toBe(404)
  })
})

describe('the list of routes', () => {
  it('goes from north to south, with the quickest and the cheapest way', async () => {
    const list = await read<EntryListOf<'route'>>('/api/entries/route?locale=en')
    expect(list.map(({ slug }) => slug)).toEqual(['phu-bai-hue', 'hue-hoi-an'])
    expect(list.map(({ cheapest }) => cheapest?.fare)).toEqual([5000, 263_000])
    expect(list[1]?.quickest).toMatchObject({ mode: 'car', travelHours: 2.6 })
    expect(list[1]?.quickest).not.toHaveProperty('sources')
    const html = await open('/di-lai')
    expect(html).toContain(`href="${pathIn('vi', '/di-lai/hue-hoi-an')}"`)
    expect(html).toContain('Rẻ nhất: Xe ghép Sao Mai, từ 263.000 đ')
    expect(html).toContain('"@type":"ItemList"')
    expect(await open('/di-lai', 'en')).toContain('Cheapest: Bus, from $0.20')
  })
})

describe('a leg has one time', () => {
  it('on the pages of both places, which lead to the route', async () => {
    const { ways } = await read<EntryOf<'destination'>>('/api/entries/destination/hoi-an?locale=vi')
    const ofHue = ways.filter(({ place }) => place.id === 'hue')
    expect(ofHue.map(({ travelHours }) => travelHours)).toEqual([2.6, 3.3])
    expect(ways.some(({ place, route }) => place.id !== 'hue' && !route)).toBe(true)
    for (const slug of ['hoi-an', 'hue']) {
      const html = await open(`/where-to-go/${slug}`)
      expect(html).toContain('Xe ghép Sao Mai, khoảng 3,3 giờ')
      expect(html).toContain('1.371.000 đ cả xe')
      expect(html).toContain(`href="${pathIn('vi', '/di-lai/hue-hoi-an')}"`)
    }
  })

  it('in day plans, where a whole car is no fare of a person', async () => {
    const places = await read<PlanPlaces>('/api/things/places?locale=vi')
    const waysOf = (id: string, other: string) =>
      places.find((place) => place.id === id)?.ways?.filter(({ from }) => from === other)
    expect(waysOf('destination:hoi-an', 'hue')).toEqual([
      { from: 'hue', mode: 'van', hours: 3.3, fare: 263_000 },
      { from: 'hue', mode: 'car', hours: 2.6 },
    ])
    expect(waysOf('destination:hue', 'hoi-an') ?? []).toEqual([])
  })
})

it.each([
  ['vi', 'huế hội an'],
  ['vi', 'từ hội an đến huế'],
  ['vi', 'hội an đi huế'],
  ['en', 'how to get from hue to hoi an'],
  ['en', 'hoi an to hue'],
] as const)('is what a search in %s for “%s” finds first', async (locale, q) => {
  const { results } = await read<SearchAnswer>(
    `/api/search?q=${encodeURIComponent(q)}&locale=${locale}`,
  )
  expect(results[0]).toMatchObject({
    id: 'route:hue-hoi-an',
    lead: { vi: 'Xe ghép hợp với một mình.', en: 'A shared van suits one traveller.' }[locale],
  })
})
