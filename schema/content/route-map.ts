import { neighbourLand, vietnamLand } from '../vietnam-coast'
import { spreadPins } from './spread-pins'

export interface Coordinates {
  lat: number
  lng: number
}

interface Point {
  x: number
  y: number
}

/** A route that stays in one region, drawn: paths and pins are in units of the map. */
export interface RouteMap {
  width: number
  height: number
  /** Paths of `<path d>`. */
  vietnam: string
  neighbours: string
  /** One a point of the route, none over another. */
  pins: Point[]
  pinRadius: number
  /** What the map shows, for a frame on the map of the whole country. */
  northWest: Coordinates
  southEast: Coordinates
}

const width = 720
const height = 540
/** A pin's radius and half of the gap between two of them. */
const pinRadius = 26
const gap = 4
/**
 * In degrees: a longer route is shown on the map of the whole country, a shorter one with some land
 * around it.
 */
const longest = 4
const shortest = 0.2
/** How much of the map the route fills. */
const filled = 0.72

/** The rings of {@link vietnamLand} as coordinates. */
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

/** The part of a ring on one side of a line (Sutherland and Hodgman). */
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

/**
 * Land as a path, without what is outside the map. Its edges lie beyond those of the map, where no
 * line is seen.
 */
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

/** The map of a route; undefined where it is long enough for the map of the whole country. */
export function makeRouteMap(route: readonly Coordinates[]): RouteMap | undefined {
  const lats = route.map(({ lat }) => lat)
  const lngs = route.map(({ lng }) => lng)
  const [south, north, west, east] = [
    Math.min(...lats),
    Math.max(...lats),
    Math.min(...lngs),
    Math.max(...lngs),
  ]
  if (north - south > longest) return undefined
  const shownLng = Math.max(
    (east - west) / filled,
    ((north - south) / filled) * (width / height),
    shortest,
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
    vietnam: pathOf(vietnamLand, toMap),
    neighbours: pathOf(neighbourLand, toMap),
    pins: spreadPins(
      route.map(({ lat, lng }) => toMap({ x: lng, y: lat })),
      2 * (pinRadius + gap),
    ),
  }
}
