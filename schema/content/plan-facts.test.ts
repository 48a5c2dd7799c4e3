import { expect, it } from 'vitest'
import { readEntryFiles } from '../seed/entry-files'
import { viewEntries } from './all-views'
import { type AllLists, type DestinationSummary, planPlaces } from './views'

const { places, destinationList } = viewEntries(readEntryFiles())
const placeOf = (id: string) => places.find((place) => place.id === id) ?? expect.unreachable(id)

it('gives the plan ways, months, airports, islands and closing days of a destination', () => {
  expect(placeOf('destination:hoi-an').ways).toContainEqual({
    from: 'da-nang',
    mode: 'bus',
    hours: 1,
    hoursUpTo: 1.5,
    fare: 30_000,
  })
  expect(placeOf('destination:hoi-an').avoid).toContain(10)
  expect(placeOf('destination:hoi-an').airport).toBeUndefined()
  expect(placeOf('destination:da-nang').airport).toBe(true)
  expect(placeOf('destination:phu-quoc').island).toBe(true)
  expect(placeOf('destination:ninh-binh').budgets).toEqual({
    thrifty: 750_000,
    middle: 2_000_000,
    comfortable: 5_000_000,
  })
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
