import { describe, expect, it } from 'vitest'
import { seedViews } from '../../../schema/testing/seed-views'
import { distanceKm, fareOf, hoursOf, legBetween } from './legs'

const destinations = seedViews('destination', 'route').places.filter(({ id }) =>
  id.startsWith('destination:'),
)
const placeOf = (slug: string) =>
  destinations.find(({ id }) => id === `destination:${slug}`) ?? expect.unreachable(slug)
const leg = (from: string, to: string) => legBetween(placeOf(from), placeOf(to), destinations)

/** A place by itself: no ways, on the mainland, without an airport. */
const place = (slug: string, lat: number, more: object = {}) => ({
  id: `destination:${slug}`,
  destinations: [slug],
  at: { lat, lng: 106 },
  ...more,
})

it('measures along the surface of the earth', () => {
  expect(distanceKm({ lat: 21.0285, lng: 105.8542 }, { lat: 10.7769, lng: 106.7009 })).toBeCloseTo(
    1144,
    -1,
  )
  expect(distanceKm({ lat: 16, lng: 108 }, { lat: 16, lng: 108 })).toBe(0)
})

describe('a leg', () => {
  it('takes the ways that editors noted, in both directions', () => {
    const { km, hops } = leg('hanoi', 'ninh-binh')
    expect(Math.round(km)).toBe(90)
    expect(hops).toHaveLength(1)
    expect(hops[0]?.rides).toEqual([
      { mode: 'van', hours: { low: 1.5, high: 2 }, fare: { low: 100_000, high: 150_000 } },
      { mode: 'car', hours: { low: 1.5, high: 2 } },
      { mode: 'train', hours: { low: 2, high: 2.5 }, fare: { low: 100_000, high: 200_000 } },
      { mode: 'bus', hours: { low: 2, high: 2.5 }, fare: { low: 95_000, high: 95_000 } },
    ])
    expect(leg('ninh-binh', 'hanoi').hops[0]?.rides).toEqual(hops[0]?.rides)
    // Nobody is taken along by motorbike.
    expect(leg('hoi-an', 'da-nang').hops[0]?.rides.map(({ mode }) => mode)).toEqual([
      'car',
      'bus',
      'van',
    ])
  })

  it('is as far and as long there as back', () => {
    for (const from of destinations)
      for (const to of destinations) {
        if (from === to) continue
        const [there, back] = [
          legBetween(from, to, destinations),
          legBetween(to, from, destinations),
        ]
        expect(there.km).toBeCloseTo(back.km, 6)
        expect(hoursOf(there.hops)?.low ?? 0, `${from.id} ${to.id}`).toBeCloseTo(
          hoursOf(back.hops)?.low ?? 0,
          6,
        )
      }
  })

  it('is estimated by road where nobody noted a way', () => {
    const [from, to] = [place('north', 17), place('south', 16)]
    const { hops, km } = legBetween(from, to, [from, to])
    expect(hops).toEqual([
      {
        to: 'south',
        rides: [
          {
            mode: 'road',
            hours: { low: (km * 1.3) / 55, high: (km * 1.3) / 40 },
            isEstimate: true,
          },
        ],
      },
    ])
  })

  it('is flown where it is far and both ends have an airport', () => {
    const [from, to] = [
      place('north', 22, { airport: true }),
      place('south', 12, { airport: true }),
    ]
    expect(legBetween(from, to, [from, to]).hops[0]?.rides).toMatchObject([
      { mode: 'plane', isEstimate: true },
    ])
    const field = place('south', 12)
    expect(legBetween(from, field, [from, field]).hops[0]?.rides).toMatchObject([{ mode: 'road' }])
  })

  it('adds a flight to slow ways that were noted', () => {
    const from = place('north', 22, { airport: true })
    const to = place('south', 12, {
      airport: true,
      ways: [{ from: 'north', mode: 'train', hours: 20 }],
    })
    expect(legBetween(from, to, [from, to]).hops[0]?.rides.map(({ mode }) => mode)).toEqual([
      'plane',
      'train',
    ])
  })

  it('changes where that is quicker', () => {
    const { hops } = leg('sapa', 'hoi-an')
    expect(hops.map(({ to, rides: [ride] }) => `${ride?.mode} ${to}`)).toEqual([
      'car hanoi',
      'plane hoi-an',
    ])
    // A change of an hour.
    expect(hoursOf(hops)?.low).toBeCloseTo(5 + 5 + 1)
  })

  it('says nothing of the way to an island that nobody noted', () => {
    const island = place('island', 10, { island: true, airport: true })
    const from = place('north', 22, { airport: true })
    expect(legBetween(from, island, [from, island]).hops).toEqual([{ to: 'island', rides: [] }])
    expect(hoursOf([{ to: 'island', rides: [] }])).toBeUndefined()
    const harbour = place('harbour', 10.5)
    const boat = { ...island, ways: [{ from: 'harbour', mode: 'boat' as const, hours: 2 }] }
    expect(legBetween(from, boat, [from, harbour, boat]).hops.map(({ to }) => to)).toEqual([
      'harbour',
      'island',
    ])
  })

  it('works with copies from before there were ways', () => {
    const [from, to] = ['hanoi', 'hue'].map((slug) => {
      const { id, destinations: own, addressVi, addressEn, at } = placeOf(slug)
      return { id, destinations: own, addressVi, addressEn, ...(at && { at }) }
    })
    if (!from || !to) return expect.unreachable()
    expect(legBetween(from, to, [from, to]).hops[0]?.rides).toMatchObject([{ mode: 'road' }])
  })
})

it('adds up the cheapest and the dearest fares, and knows when one is missing', () => {
  const hours = { low: 1, high: 2 }
  const fare = { low: 100, high: 150 }
  const paid = {
    to: 'a',
    rides: [
      { mode: 'bus' as const, hours, fare },
      { mode: 'train' as const, hours, fare: { low: 90, high: 300 } },
    ],
  }
  expect(fareOf([paid])).toEqual({ low: 90, high: 300 })
  expect(fareOf([paid, paid])).toEqual({ low: 200, high: 300 })
  expect(fareOf([paid, { to: 'b', rides: [{ mode: 'car', hours }] }])).toBeUndefined()
})
