import { mix, type Point, polyline } from './path'
import { range } from './rng'
import { line } from './shapes'
import { whole } from './whole-path'

/** A point of the road's middle and half its width there. */
export type RoadPoint = readonly [x: number, y: number, half: number]

/** A long road in few points, near to far, lying flat on the land: tarmac between pale verges, a broken line down its near part. */
export function ribbonRoad(
  bends: readonly RoadPoint[],
  fill: string,
  verge: string,
  dash: string,
): string {
  const flat = 0.5
  const each = 3
  const bend = (index: number): RoadPoint =>
    bends[Math.min(bends.length - 1, Math.max(0, index))] ?? [0, 0, 0]
  const spots = range((bends.length - 1) * each + 1).map((step): RoadPoint => {
    const index = Math.floor(step / each)
    const t = step / each - index
    const [a, b, c, d] = [bend(index - 1), bend(index), bend(index + 1), bend(index + 2)]
    const lead = t * (1 - t) ** 2
    const trail = t * t * (1 - t)
    const part = t * t * (3 - 2 * t)
    const pull = (k: 0 | 1) =>
      mix(b[k], c[k], part) + (lead * (c[k] - a[k]) - trail * (d[k] - b[k])) / 2
    return [pull(0), pull(1), mix(b[2], c[2], t)]
  })
  const side = (sign: number): Point[] =>
    spots.map(([x, y, half], index) => {
      const before = spots[Math.max(0, index - 1)] ?? [x, y]
      const after = spots[Math.min(spots.length - 1, index + 1)] ?? [x, y]
      const [dx, dy] = [after[0] - before[0], (after[1] - before[1]) / flat]
      const length = Math.hypot(dx, dy) || 1
      return [x - (sign * half * dy) / length, y + (sign * half * dx * flat) / length]
    })
  const soft = (points: readonly Point[]) =>
    points
      .slice(1)
      .map(([x, y], index) => {
        const [px, py] = points[index] ?? [x, y]
        return whole`Q${px},${py} ${(px + x) / 2},${(py + y) / 2}`
      })
      .join('')
  const [left, right] = [side(1), side(-1).reverse()]
  const [first, turn] = [left[0] ?? [0, 0], right[0] ?? [0, 0]]
  const d = whole`M${first[0]},${first[1]}${soft(left)}L${turn[0]},${turn[1]}${soft(right)}z`
  const dashes = spots
    .slice(0, Math.floor(spots.length * 0.62))
    .flatMap(([x, y], index): string[] => {
      const next = spots[index + 1]
      return next
        ? [
            polyline([
              [Math.round(x), Math.round(y)],
              [Math.round(mix(x, next[0], 0.5)), Math.round(mix(y, next[1], 0.5))],
            ]),
          ]
        : []
    })
  return (
    `<path fill="${fill}" stroke="${verge}" stroke-width="6" stroke-linejoin="round" d="${d}"/>` +
    line(dashes.slice(0, 9).join(''), dash, 5) +
    line(dashes.slice(9).join(''), dash, 2.6)
  )
}
