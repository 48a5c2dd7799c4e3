import { describe, expect, it } from 'vitest'
import { seedViews } from '../testing/seed-views'
import { listRoutes } from './views'
import type { RouteWay } from './visit'

type Way = Partial<RouteWay> & Pick<RouteWay, 'travelHours'>

const checkedOn = '2026-11-30'
const end = (name: string) => ({ nameVi: name, nameEn: name, coordinates: { lat: 16, lng: 108 } })

function listed(...ways: Way[]) {
  const [route] = listRoutes([
    {
      slug: 'a-b',
      from: end('A'),
      to: end('B'),
      region: 'central',
      verdictVi: 'Đi tàu.',
      verdictEn: 'Take the train.',
      ways: ways.map((way) => ({ mode: 'bus', checkedOn, ...way })),
    },
  ])
  return { quickest: route?.quickest?.travelHours, cheapest: route?.cheapest?.fare }
}

describe('a route in the list', () => {
  it('names the quickest and the cheapest of its ways', () => {
    const ways = [
      { travelHours: 3, fare: 100 },
      { travelHours: 2, fare: 300 },
    ]
    expect(listed(...ways)).toEqual({ quickest: 2, cheapest: 100 })
  })

  it('names neither of a single way', () => {
    expect(listed({ travelHours: 3, fare: 100 })).toEqual({})
  })

  it('names no cheapest where one way alone has a price', () => {
    expect(listed({ travelHours: 3 }, { travelHours: 5, fare: 100 })).toEqual({ quickest: 3 })
  })

  it('compares a seat with a whole car, which is nobody’s fare', () => {
    const car = { travelHours: 2, fare: 50, perVehicle: true }
    expect(listed(car, { travelHours: 3, fare: 100 })).toEqual({ quickest: 2, cheapest: 100 })
  })

  it('names no cheapest where the lowest fare leaves a part of the way out', () => {
    const [train, van] = [
      { travelHours: 4, fare: 100, fareIsPart: true },
      { travelHours: 3, fare: 250 },
    ]
    expect(listed(train, van)).toEqual({ quickest: 3 })
    expect(listed({ ...train, fare: 300 }, van)).toEqual({ quickest: 3, cheapest: 250 })
  })
})

it('calls no seed route the cheapest that says of its price what comes on top', () => {
  const more =
    /\b(?:extra|on top|paid separately|then an? (?:bus|car|taxi)|then by (?:road|car))\b/i
  const { routeList } = seedViews('destination', 'route')
  const others = routeList.filter(({ cheapest }) => more.test(cheapest?.nameEn ?? ''))
  expect(others.map(({ slug }) => slug)).toEqual([])
})
