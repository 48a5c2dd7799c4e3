import { expect, it } from 'vitest'
import { readSampleEntries } from '../testing/sample-pack'
import { viewEntries } from './all-views'
import {
  planWithRoutes,
  type RouteLeg,
  summarizeYear,
  ticketOf,
  type WayTo,
  waysTo,
} from './destination-facts'
import type { DestinationSummary } from './listed-destinations'
import { type AllLists, planPlaces } from './views'
import type { Way } from './visit'

// Without routes, whose figures replace those of destinations.
const { places, destinationList } = viewEntries(
  readSampleEntries().filter(({ kind }) => kind !== 'route'),
)
const placeOf = (id: string) => places.find((place) => place.id === id) ?? expect.unreachable(id)

it('gives the plan ways, months, airports, islands and closing days of a destination', () => {
  expect(placeOf('destination:da-lat').ways).toContainEqual({
    from: 'hanoi',
    mode: 'plane',
    hours: 5,
    hoursUpTo: 6,
    fare: 900_000,
  })
  expect(placeOf('destination:hoi-an').avoid).toContain(10)
  expect(placeOf('destination:ninh-binh').airport).toBeUndefined()
  expect(placeOf('destination:hoi-an').airport, 'that of Da Nang').toBeUndefined()
  expect(placeOf('destination:da-nang').airport).toBe(true)
  expect(placeOf('destination:phu-quoc').island).toBe(true)
  expect(placeOf('destination:halong-bay').budgets).toEqual({
    thrifty: 1_250_000,
    middle: 3_000_000,
    comfortable: 6_250_000,
  })
  expect(placeOf('destination:hoi-an').budgets, 'of one level').toBeUndefined()
  expect(placeOf('destination:halong-bay').closings).toContainEqual(
    expect.objectContaining({ on: ['monday'] }),
  )
})

it('gives it prices and windows of deals, and closing days of guides', () => {
  expect(placeOf('deal:hoi-an-cooking-class')).toMatchObject({
    price: 650_000,
    window: { yearly: { from: '06-03', to: '04-02' } },
  })
  expect(placeOf('deal:hoi-an-cooking-class').isActivity).toBe(true)
  expect(placeOf('deal:hoi-an-riverside-hotel')).not.toHaveProperty('price')
  expect(placeOf('deal:hoi-an-riverside-hotel')).not.toHaveProperty('isActivity')
  expect(placeOf('deal:halong-overnight-cruise')).toMatchObject({
    price: 3_000_000,
    durationDays: 2,
  })
  expect(placeOf('guide:day-6')).toMatchObject({
    closedOn: ['monday', 'friday'],
    seasons: ['spring', 'autumn', 'winter'],
  })
})

it('prices an activity by its ticket, of one price or a range', () => {
  expect(ticketOf({ adultPrice: 20_000 })).toEqual([20_000])
  expect(ticketOf({ adultPrice: 72_000, adultPriceUpTo: 150_000 })).toEqual([72_000, 150_000])
  expect(ticketOf({})).toBeUndefined()
  expect(ticketOf(undefined)).toBeUndefined()
  const hoaLu = destinationList
    .flatMap(({ activities }) => activities)
    .find(({ labelEn }) => labelEn?.includes('Hoa Lu'))
  expect(hoaLu?.ticket).toEqual([20_000])
})

it('leaves them out of lists', () => {
  for (const listed of destinationList) expect(listed).not.toHaveProperty('plan')
})

it('places what was published before there was any of it', () => {
  const { plan: _, ...old } = {
    slug: 'hue',
    nameVi: 'Huế',
    nameEn: 'Hue',
    provinceVi: 'Huế',
    provinceEn: 'Hue',
    plan: {},
    coordinates: { lat: 16, lng: 107 },
    bestTimeToVisit: { months: [3] },
  }
  const lists: AllLists = {
    destinations: [old as unknown as DestinationSummary],
    deals: [],
    topics: [],
    guides: [],
    itineraries: [],
    routes: [],
  }
  expect(planPlaces(lists)).toEqual([
    {
      id: 'destination:hue',
      destinations: ['hue'],
      at: { lat: 16, lng: 107 },
      months: [3],
      addressVi: 'Huế, Việt Nam',
      addressEn: 'Hue, Vietnam',
    },
  ])
})

const march = { month: 3, verdict: 'good', crowds: 'usual', prices: 'usual' } as const

it('joins the judgement of a destination with what is measured there, without its texts', () => {
  const note = { ...march, sea: 'calm' as const, textVi: 'Khô ráo.' }
  const climate = { months: [{ month: 3, high: 27, low: 20, rainMm: 20, rainDays: 6 }] }
  expect(summarizeYear({ year: [note], climate })).toEqual([
    { ...march, sea: 'calm', high: 27, low: 20, rainDays: 6 },
  ])
})

it('has months that nobody has measured, and nothing where nobody has judged', () => {
  expect(summarizeYear({ year: [march], climate: undefined })).toEqual([march])
  expect(summarizeYear({ year: undefined })).toBeUndefined()
})

const way = (fromPlace: string, mode: Way['mode'], travelHours: number): Way => ({
  fromPlace,
  mode,
  travelHours,
  sources: [{ name: 'Timetable', url: 'https://example.com/' }],
  checkedOn: '2026-11-26',
})

const said = (ways: readonly WayTo[]) =>
  ways.map(({ fromPlace, mode, travelHours }) => `${fromPlace} ${mode} ${travelHours}`)

it('counts ways in both directions, the nearest place first and its fastest way before the others', () => {
  const places = [
    { slug: 'hanoi', ways: [way('sapa', 'train', 8), way('sapa', 'bus', 6)] },
    { slug: 'ninh-binh', ways: [way('hanoi', 'bus', 2)] },
    { slug: 'hue' },
  ]
  expect(said(waysTo('hanoi', places, []))).toEqual([
    'ninh-binh bus 2',
    'sapa bus 6',
    'sapa train 8',
  ])
  expect(said(waysTo('sapa', places, []))).toEqual(['hanoi bus 6', 'hanoi train 8'])
  expect(waysTo('hue', places, [])).toEqual([])
})

it('shows a way that both ends name as the entry of the page has it', () => {
  const places = [
    { slug: 'hanoi', ways: [way('ha-giang', 'bus', 7)] },
    { slug: 'ha-giang', ways: [way('hanoi', 'bus', 6)] },
  ]
  expect(said(waysTo('ha-giang', places, []))).toEqual(['hanoi bus 6'])
  expect(said(waysTo('hanoi', places, []))).toEqual(['ha-giang bus 7'])
})

const checkedOn = '2026-11-30'
const joining: RouteLeg = {
  slug: 'hue-hoi-an',
  from: { place: 'hue' },
  to: { place: 'hoi-an' },
  ways: [
    { mode: 'van', travelHours: 3, fare: 200_000, checkedOn },
    {
      mode: 'car',
      travelHours: 2.5,
      fare: 1_200_000,
      fareUpTo: 1_500_000,
      perVehicle: true,
      checkedOn,
    },
  ],
}

it('takes the ways of a route in place of all that either end notes for the pair', () => {
  const places = [
    { slug: 'hue', ways: [way('hoi-an', 'bus', 4)] },
    { slug: 'hoi-an', ways: [way('hue', 'train', 5), way('da-nang', 'car', 1)] },
  ]
  expect(said(waysTo('hoi-an', places, [joining]))).toEqual([
    'da-nang car 1',
    'hue car 2.5',
    'hue van 3',
  ])
  const back = waysTo('hue', places, [joining])
  expect(said(back)).toEqual(['hoi-an car 2.5', 'hoi-an van 3'])
  expect(back.map(({ route }) => route)).toEqual(['hue-hoi-an', 'hue-hoi-an'])
})

it('leaves alone the ways of places that a route does not join', () => {
  const airport = { ...joining, from: {} }
  const places = [{ slug: 'hoi-an', ways: [way('hue', 'train', 5)] }]
  expect(said(waysTo('hoi-an', places, [airport]))).toEqual(['hue train 5'])
  expect(planWithRoutes('hoi-an', undefined, [airport])).toEqual({})
})

it('gives day plans the ways of a route once, and no person the fare of a whole car', () => {
  const own = (from: string) => ({ ways: [{ from, mode: 'bus' as const, hours: 4 }], island: true })
  expect(planWithRoutes('hoi-an', own('hue'), [joining])).toEqual({
    island: true,
    ways: [
      { from: 'hue', mode: 'van', hours: 3, fare: 200_000 },
      { from: 'hue', mode: 'car', hours: 2.5 },
    ],
  })
  expect(planWithRoutes('hue', own('hoi-an'), [joining])).toEqual({ island: true })
})
