import { type Point, polyline } from './path'
import { range } from './rng'
import { line, polygon } from './shapes'

/** A point of the road's middle and half its width there. */
export type RoadBend = readonly [x: number, y: number, half: number]

function sample(bends: readonly RoadBend[]): RoadBend[] {
  const bend = (index: number): RoadBend =>
    bends[Math.min(bends.length - 1, Math.max(0, index))] ?? [0, 0, 0]
  return range((bends.length - 1) * 7 + 1).map((step): RoadBend => {
    const index = Math.floor(step / 7)
    const t = step / 7 - index
    const [a, b, c, d] = [bend(index - 1), bend(index), bend(index + 1), bend(index + 2)]
    const ease = (k: 0 | 1 | 2) =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)
    return [ease(0), ease(1), Math.max(1, ease(2))]
  })
}

/** A mountain road through its bends, near to far, lying flat on the slope: verge, tarmac and a broken middle line. */
export function mountainRoad(
  bends: readonly RoadBend[],
  fill: string,
  verge: string,
  dash: string,
): string {
  const flat = 0.5
  const spots = sample(bends)
  const side = (sign: number, grow: number) =>
    spots.map(([x, y, half], index): Point => {
      const before = spots[Math.max(0, index - 1)] ?? [x, y, half]
      const after = spots[Math.min(spots.length - 1, index + 1)] ?? [x, y, half]
      const [dx, dy] = [after[0] - before[0], (after[1] - before[1]) / flat]
      const length = Math.hypot(dx, dy) || 1
      return [
        x + (sign * half * grow * -dy) / length,
        y + (sign * half * grow * dx * flat) / length,
      ]
    })
  const band = (grow: number, colour: string) =>
    polygon([...side(-1, grow), ...side(1, grow).reverse()], colour)
  const dashes = spots
    .map(([x, y], index): string => {
      const next = spots[index + 1]
      return next && index % 2 === 0
        ? polyline([
            [x, y],
            [x + (next[0] - x) * 0.7, y + (next[1] - y) * 0.7],
          ])
        : ''
    })
    .join('')
  return band(1.22, verge) + band(1, fill) + line(dashes, dash, 3.4, 0.9)
}
