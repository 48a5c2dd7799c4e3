import { outlineRings, vietnamMap } from '../../../../domain/destinations/vietnam-outline'
import type { Place } from './place'

type Point = readonly [lat: number, lng: number]

/** About 25 km. */
const margin = 0.23
const archipelagoMargin = 1.5

/** Cô Tô, Bạch Long Vĩ, Cồn Cỏ, Lý Sơn, Phú Quý, Thổ Chu: too small for the outline. */
const islands: readonly Point[] = [
  [20.97, 107.77],
  [20.13, 107.73],
  [17.16, 107.34],
  [15.38, 109.12],
  [10.53, 108.93],
  [9.3, 103.48],
]

/** In degrees, to the line from `a` to `b`. */
function distance([lat, lng]: Point, a: Point, b: Point): number {
  const [up, right] = [b[0] - a[0], b[1] - a[1]]
  const along = ((lat - a[0]) * up + (lng - a[1]) * right) / (up * up + right * right || 1)
  const part = Math.min(Math.max(along, 0), 1)
  return Math.hypot(lat - a[0] - part * up, lng - a[1] - part * right)
}

/** Whether a line due east from the point crosses the line from `a` to `b`. */
function isCrossed([lat, lng]: Point, a: Point, b: Point): boolean {
  if (a[0] > lat === b[0] > lat) return false
  return lng < a[1] + ((b[1] - a[1]) * (lat - a[0])) / (b[0] - a[0])
}

/** Whether a place is in Vietnam, its islands, or about 25 km around. */
export function isNearVietnam({ lat, lng }: Place): boolean {
  const point: Point = [lat, lng]
  const isAt = (reach: number) => (island: Point) => distance(point, island, island) < reach
  const archipelagos = [...vietnamMap.hoangSa, ...vietnamMap.truongSa].map(
    ([east, north]): Point => [north, east],
  )
  if (islands.some(isAt(margin)) || archipelagos.some(isAt(archipelagoMargin))) return true
  return outlineRings().some((ring) => {
    const lines = ring.map((a, index) => [a, ring[(index + 1) % ring.length] ?? a] as const)
    if (lines.some(([a, b]) => distance(point, a, b) < margin)) return true
    return lines.filter(([a, b]) => isCrossed(point, a, b)).length % 2 === 1
  })
}
