import { copyAt, stencils } from './copies'
import { mix, type Point } from './path'
import { range } from './rng'
import { line, rect, shape } from './shapes'

/** A railway carriage seen from straight above, 120 units long, 36 wide, centred on its origin and lying from left to right; make it a stencil. */
export function carriageAbove(roof: string, ridge: string, side: string): string {
  return (
    shape('M-56-18H56Q60-18 60-14V14Q60 18 56 18H-56Q-60 18-60 14V-14Q-60-18-56-18z', side) +
    shape('M-57-14H57V10H-57z', roof) +
    rect(-57, -5, 114, 7, ridge) +
    line('M-34-14V10M0-14V10M34-14V10', side, 2.4) +
    rect(-50, -8, 12, 12, '#e9dfc8') +
    rect(38, -8, 12, 12, '#e9dfc8')
  )
}

/** The engine of a train seen from above, nose to the right, 130 units long. */
export function engineAbove(body: string, band: string, dark: string): string {
  return (
    shape('M-62-18H40Q62-16 66 0 62 16 40 18H-62z', body) +
    shape('M-62-6H66V6H-62z', band) +
    shape('M34-14Q50-12 54 0 50 12 34 14z', dark) +
    rect(-44, -12, 50, 24, dark, 0.35) +
    line('M-34-12V12M-20-12V12M-6-12V12', body, 3)
  )
}

/** Where something stands along a line of points and which way it looks, every `gap` units, starting `start` along it. */
export function stations(
  points: readonly Point[],
  gap: number,
  count: number,
  start = 0,
): { at: Point; degrees: number }[] {
  const lengths = points.slice(1).map((point, index) => {
    const before = points[index] ?? point
    return Math.hypot(point[0] - before[0], point[1] - before[1])
  })
  return range(count).flatMap((stop) => {
    let left = start + stop * gap
    const index = lengths.findIndex((length) => {
      if (left <= length) return true
      left -= length
      return false
    })
    const [a, b] = [points[index], points[index + 1]]
    if (!a || !b) return []
    const part = left / (lengths[index] ?? 1)
    return [
      {
        at: [mix(a[0], b[0], part), mix(a[1], b[1], part)] as Point,
        degrees: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
      },
    ]
  })
}

/** Copies of a carriage stencil along a line with the engine's stencil at the head, over their shadows. */
export function trainAlong(
  points: readonly Point[],
  carriage: string,
  engine: string,
  count: number,
  start: number,
  scale: number,
): string {
  const stops = stations(points, 126 * scale, count, start)
  const shadows = stops
    .map(({ at: [x, y], degrees }) => copyAt('tsh', x + 12 * scale, y + 15 * scale, scale, degrees))
    .join('')
  const roofs = stops
    .map(({ at: [x, y], degrees }, index) =>
      copyAt(index === count - 1 ? engine : carriage, x, y, scale, degrees),
    )
    .join('')
  return stencils([['tsh', rect(-60, -18, 120, 36, '#10302c', 0.4)]]) + shadows + roofs
}
