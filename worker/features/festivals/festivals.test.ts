import { env } from 'cloudflare:test'
import ICAL from 'ical.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FestivalList, PlaceFestivals } from '../../../schema/api/festivals'
import { locales, localizedPath } from '../../../schema/locale'
import { festivalCalendarPath } from '../../../schema/paths'
import { find, inEnglish, request } from '../../testing/site'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'

async function readList(locale: string): Promise<FestivalList> {
  const response = await request(`/api/festivals?locale=${locale}`)
  expect(response.status).toBe(200)
  return response.json()
}

async function readCalendar(locale: 'vi' | 'en') {
  const response = await request(localizedPath(festivalCalendarPath, locale, defaultLocale))
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
  return response.text()
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the list of festivals', () => {
  it('gives the days of this year and the two after it, the first to come first', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T02:00:00Z') })
    const list = await readList('vi')
    const tet = list.find(({ slug }) => slug === 'tet')
    expect(tet?.dates.map(({ from }) => from)).toEqual(['2026-02-17', '2027-02-06', '2028-01-26'])
    expect(list.find(({ slug }) => slug === 'mid-autumn')?.dates.map(({ from }) => from)).toContain(
      '2027-09-15',
    )
    const firsts = list.map(({ dates }) => dates[0]?.from ?? '')
    expect(firsts).toEqual(firsts.toSorted())
  })

  it('names each festival in the language of the page alone', async () => {
    for (const { slug, whereVi, whereEn } of await readList('vi'))
      expect([slug, whereVi !== '', whereEn]).toEqual([slug, true, undefined])
  })

  it('refuses what is no language', async () => {
    expect((await request('/api/festivals?locale=fr')).status).toBe(400)
  })
})

describe('the festivals of a place in a month', () => {
  async function slugsAt(place: string, month: number) {
    const response = await request(`/api/festivals/${place}/${month}?locale=vi`)
    expect(response.status).toBe(200)
    const festivals = (await response.json()) as PlaceFestivals
    for (const { slug, sources } of festivals) expect(sources.length, slug).toBeGreaterThan(0)
    return festivals.map(({ slug }) => slug)
  }

  it('are its own and those of the whole country', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T02:00:00Z') })
    const february = await slugsAt('hanoi', 2)
    expect(february).toContain('tet')
    expect(february).toContain('perfume-pagoda')
    expect(await slugsAt('hanoi', 3)).toContain('perfume-pagoda')
    expect(await slugsAt('hoi-an', 2)).not.toContain('perfume-pagoda')
    expect(await slugsAt('hoi-an', 7)).not.toContain('tet')
  })

  it('are in their usual month where no coming day is announced', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-01T02:00:00Z') })
    expect(await slugsAt('mekong-delta', 11)).toContain('ok-om-bok')
    expect(await slugsAt('mekong-delta', 10)).not.toContain('ok-om-bok')
    const listed = (await readList('vi')).find(({ slug }) => slug === 'ok-om-bok')
    expect(listed).toMatchObject({ usualMonth: 11, dates: [] })
  })

  it('are those of the country where there is no such place, and no address leaves a copy of its own', async () => {
    expect(await slugsAt('no-such-place', 2)).toContain('tet')
    const copies = await env.CACHE.list({ prefix: 'entry~' })
    expect(
      copies.keys.filter(
        ({ name }) => name.includes('festivals/') && name.includes('no-such-place'),
      ),
    ).toEqual([])
  })

  it('are refused for what is no month', async () => {
    expect((await request('/api/festivals/hanoi/13?locale=vi')).status).toBe(400)
  })
})

describe('the calendar to subscribe to', () => {
  it.each(locales)('is valid, with an event a festival and year, in %s', async (locale) => {
    const text = await readCalendar(locale)
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event))
    const list = await readList(locale)
    expect(events).toHaveLength(list.reduce((sum, { dates }) => sum + dates.length, 0))
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    const tet = list.find(({ slug }) => slug === 'tet')
    const [first] = tet?.dates ?? []
    const event = events.find(({ uid }) => uid.startsWith(`tet-${first?.from}`))
    expect(event?.startDate.toString()).toBe(first?.from)
    expect(event?.summary).toBe(locale === 'vi' ? tet?.nameVi : tet?.nameEn)
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  })

  it('says of each event when its festival was last checked, and so stays the same from one reading to the next', async () => {
    const response = await request('/api/festivals/hanoi/2?locale=vi')
    const tet = (await response.json<PlaceFestivals>()).find(({ slug }) => slug === 'tet')
    const events = new ICAL.Component(ICAL.parse(await readCalendar('vi'))).getAllSubcomponents(
      'vevent',
    )
    const stamps = events
      .filter((event) => String(event.getFirstPropertyValue('uid')).startsWith('tet-'))
      .map((event) =>
        (event.getFirstPropertyValue('dtstamp') as ICAL.Time).toJSDate().toISOString(),
      )
    expect(new Set(stamps)).toEqual(
      new Set([new Date(`${tet?.checkedOn}T00:00:00+07:00`).toISOString()]),
    )
  })
})

it('has its calendar in English at the bare address where English is the default', async () => {
  const read = async (path: string) => (await request(path, {}, inEnglish)).text()
  const [english, vietnamese] = [
    await read(festivalCalendarPath),
    await read(`/vi${festivalCalendarPath}`),
  ]
  expect(find(english, /(Mid-Autumn)/)).toBeTruthy()
  expect(find(vietnamese, /(Trung thu)/i)).toBeTruthy()
})
