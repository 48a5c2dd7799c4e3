import { copyAt } from './copies'
import type { Point } from './path'
import { between, createRandom, range } from './rng'
import { line } from './shapes'
import { whole } from './whole-path'

/** The leaves of a sprig, hanging from (0, 0), for `boughShadow`. */
export const sprig =
  'M0 0Q-20 34-6 74 14 40 0 0zM-34 8Q-66 34-64 72-36 50-34 8zM36 6Q40 44 70 62 72 28 36 6z'

/** The flat shadow of boughs on a wall, each a curve through three points with copies of the stencil of a sprig along it. */
export function boughShadow(
  id: string,
  boughs: readonly (readonly [Point, Point, Point])[],
  size: number,
  colour: string,
  seed: number,
): string {
  const random = createRandom(seed)
  const leaves = boughs.flatMap(([from, bend, to]) => {
    const count = Math.max(
      4,
      Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 0.6)),
    )
    return range(count).map((index) => {
      const part = (index + 0.7) / count
      const along = (axis: 0 | 1) =>
        (1 - part) ** 2 * from[axis] + 2 * part * (1 - part) * bend[axis] + part ** 2 * to[axis]
      return copyAt(
        id,
        along(0),
        along(1) - size * 0.1,
        (size / 74) * between(random, 0.6, 1.1) * (1.1 - part * 0.4),
        between(random, -60, 40),
      )
    })
  })
  const wood = boughs
    .map(
      ([from, bend, to]) => whole`M${from[0]},${from[1]}Q${bend[0]},${bend[1]} ${to[0]},${to[1]}`,
    )
    .join('')
  return line(wood, colour, size * 0.08) + leaves.join('')
}
