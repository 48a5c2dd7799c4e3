import land from '../seed/land.json' with { type: 'json' }
import { spreadPins } from './spread-pins'

export interface Coordinates {
  lat: number
  lng: number
}

interface Point {
  x: number
  y: number
}

/** A drawn route within one region; coordinates are map units. */
export interface RouteMap {
  width: number
  height: number
  vietnam: string
  neighbours: string
  /** One pin a route point, none overlapping. */
  pins: Point[]
  pinRadius: number
  /** Bounds, framed on the country map. */
  northWest: Coordinates
  southEast: Coordinates
}

const width = 720
const height = 540
/** Pin radius and half the gap between pins. */
const pinRadius = 26
const gap = 4
/** Degrees of latitude: longer routes use the country map, shorter ones are padded. */
const maxDegrees = 4
const minDegrees = 0.2
/** Share of the map that the route fills. */
const filled = 0.72

/**
 * Decodes land.json (Natural Earth 1:10m, public domain, npm `world-atlas`, simplified): rings of a
 * point and steps, 400 units a degree, x from 102°E, y from 23.6°N down.
 */
function ringsOf(land: string): Point[][] {
  return land.split('M').map((ring) => {
    const steps = [...ring.matchAll(/-?\d+/g)].map(Number)
    const points: Point[] = []
    for (let index = 0; index + 1 < steps.length; index += 2) {
      const { x, y } = points.at(-1) ?? { x: 0, y: 0 }
      points.push({ x: x + (steps[index] ?? 0), y: y + (steps[index + 1] ?? 0) })
    }
    return points.map(({ x, y }) => ({ x: 102 + x / 400, y: 23.6 - y / 400 }))
  })
}

/** Clips a ring to one side of a line (Sutherland–Hodgman). */
function clip(ring: readonly Point[], axis: 'x' | 'y', at: number, side: 1 | -1): Point[] {
  return ring.flatMap((point, index) => {
    const before = ring[(index + ring.length - 1) % ring.length] ?? point
    const isIn = (point[axis] - at) * side >= 0
    const wasIn = (before[axis] - at) * side >= 0
    const share = (at - before[axis]) / (point[axis] - before[axis])
    const crossing = {
      x: before.x + share * (point.x - before.x),
      y: before.y + share * (point.y - before.y),
    }
    return [...(isIn === wasIn ? [] : [crossing]), ...(isIn ? [point] : [])]
  })
}

/** A path clipped slightly outside the map, so that cut edges stay invisible. */
function pathOf(land: string, toMap: (point: Point) => Point): string {
  const edge = 12
  return ringsOf(land)
    .map((ring) => ring.map(toMap))
    .map((ring) =>
      clip(
        clip(clip(clip(ring, 'x', -edge, 1), 'x', width + edge, -1), 'y', -edge, 1),
        'y',
        height + edge,
        -1,
      ),
    )
    .filter((ring) => ring.length > 2)
    .map((ring) => `M${ring.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`)
    .join('')
}

/** Returns undefined if the route needs the country map. */
export function makeRouteMap(route: readonly Coordinates[]): RouteMap | undefined {
  const lats = route.map(({ lat }) => lat)
  const lngs = route.map(({ lng }) => lng)
  const [south, north, west, east] = [
    Math.min(...lats),
    Math.max(...lats),
    Math.min(...lngs),
    Math.max(...lngs),
  ]
  if (north - south > maxDegrees) return undefined
  const shownLng = Math.max(
    (east - west) / filled,
    ((north - south) / filled) * (width / height),
    minDegrees,
  )
  const shownLat = shownLng * (height / width)
  const northWest = {
    lat: (north + south) / 2 + shownLat / 2,
    lng: (east + west) / 2 - shownLng / 2,
  }
  const southEast = { lat: northWest.lat - shownLat, lng: northWest.lng + shownLng }
  const toMap = ({ x: lng, y: lat }: Point) => ({
    x: ((lng - northWest.lng) / shownLng) * width,
    y: ((northWest.lat - lat) / shownLat) * height,
  })
  return {
    width,
    height,
    pinRadius,
    northWest,
    southEast,
    vietnam: pathOf(land.vietnam, toMap),
    neighbours: pathOf(land.neighbours, toMap),
    pins: spreadPins(
      route.map(({ lat, lng }) => toMap({ x: lng, y: lat })),
      2 * (pinRadius + gap),
    ),
  }
}
