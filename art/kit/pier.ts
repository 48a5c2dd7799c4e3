import { num, type Point } from './path'
import { range } from './rng'
import { line, polygon, shape } from './shapes'

export interface PierOptions {
  /** near end, left and right corner. */
  near: readonly [Point, Point]
  /** far end, left and right corner. */
  far: readonly [Point, Point]
  /** height of the near posts above the deck and depth below it. */
  post: number
  planks: number
  deck: string
  light: string
  shade: string
}

/** A wooden pier running away from the viewer over the water. */
export function pier(options: PierOptions): string {
  const { near, far, post, planks } = options
  const along = (side: 0 | 1, t: number): Point => [
    near[side][0] + (far[side][0] - near[side][0]) * t,
    near[side][1] + (far[side][1] - near[side][1]) * t,
  ]
  const depth = (index: number, count: number) => {
    const part = index / count
    return (part * 2.6) / (1 + part * 1.6)
  }
  const seams = range(planks)
    .map((index) => {
      const t = depth(index, planks)
      const [a, b] = [along(0, t), along(1, t)]
      return `M${num(a[0])},${num(a[1])}L${num(b[0])},${num(b[1])}`
    })
    .join('')
  const spots = range(7).map((index) => depth(index + 0.3, 7.6))
  const posts = spots
    .map((t) =>
      ([0, 1] as const)
        .map((side) => {
          const [px, py] = along(side, t)
          const size = 1 - t * 0.86
          const half = post * 0.09 * size
          return `M${num(px - half)},${num(py - post * size)}h${num(half * 2)}V${num(py + post * 1.5 * size)}h${num(-half * 2)}z`
        })
        .join(''),
    )
    .join('')
  const edge = ([0, 1] as const)
    .map(
      (side) =>
        `M${num(near[side][0])},${num(near[side][1])}L${num(far[side][0])},${num(far[side][1])}`,
    )
    .join('')
  const rope = ([0, 1] as const)
    .map((side) => {
      const tops = spots.map(
        (t): Point => [along(side, t)[0], along(side, t)[1] - post * 0.8 * (1 - t * 0.86)],
      )
      return tops
        .map((top, index) =>
          index === 0
            ? `M${num(top[0])},${num(top[1])}`
            : ropeSag(tops[index - 1] ?? top, top, post),
        )
        .join('')
    })
    .join('')
  return (
    shape(posts, options.shade) +
    polygon([near[0], near[1], far[1], far[0]], options.deck) +
    line(seams, options.shade, 2, 0.7) +
    line(edge, options.light, 3) +
    line(rope, options.light, 2, 0.9)
  )
}

function ropeSag(from: Point, to: Point, post: number): string {
  const sag = post * 0.16
  return `Q${num((from[0] + to[0]) / 2)},${num((from[1] + to[1]) / 2 + sag)} ${num(to[0])},${num(to[1])}`
}
