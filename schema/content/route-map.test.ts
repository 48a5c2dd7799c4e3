import { describe, expect, it } from 'vitest'
import { seedViews } from '../testing/seed-views'
import { makeRouteMap } from './route-map'

const hoiAn = { lat: 15.877, lng: 108.328 }
const daNang = { lat: 16.044, lng: 108.199 }

describe('the map of a route', () => {
  it('has its stops inside, north above south and west left of east', () => {
    const map = makeRouteMap([hoiAn, daNang])
    const [south, north] = map?.pins ?? []
    expect(map?.vietnam).toMatch(/^M-?\d+ -?\d+L/)
    expect(north?.y).toBeLessThan(south?.y ?? 0)
    expect(north?.x).toBeLessThan(south?.x ?? 0)
    for (const { x, y } of map?.pins ?? [])
      expect([x > 0 && x < 720, y > 0 && y < 540]).toEqual([true, true])
  })

  it('has land at a place inland and none at sea', () => {
    expect(makeRouteMap([hoiAn, daNang])?.neighbours).toBe('')
    const open = makeRouteMap([
      { lat: 14, lng: 111 },
      { lat: 14.1, lng: 111.1 },
    ])
    expect(open?.vietnam).toBe('')
  })

  it('puts no pin over another, and none for a route along the whole country', () => {
    const pins = makeRouteMap([hoiAn, hoiAn, { lat: 15.88, lng: 108.33 }, daNang])?.pins ?? []
    for (const [index, one] of pins.entries())
      for (const other of pins.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * 26)
    expect(makeRouteMap([hoiAn, { lat: 21.03, lng: 105.85 }])).toBeUndefined()
  })
})

describe('the itineraries of a new site', () => {
  it.each(seedViews('itinerary', 'destination').itineraries)(
    '$slug: lines of twelve words, and a price within its costs',
    ({ days, costs, price, route }) => {
      const lines = days.flatMap(({ steps = [] }) =>
        steps.flatMap(({ textVi, textEn }) => [textVi, textEn]),
      )
      expect(lines.length).toBeGreaterThan(20)
      for (const line of lines) expect(line.split(' ').length, line).toBeLessThanOrEqual(12)
      expect(route?.length).toBeGreaterThan(3)
      const rows = costs?.rows ?? []
      expect(rows.reduce((sum, { low }) => sum + low, 0)).toBeLessThan(price)
      expect(rows.reduce((sum, { low, high = low }) => sum + high, 0)).toBeGreaterThan(price)
    },
  )
})
