import type { Point } from './path'
import { between, createRandom, range } from './rng'
import { shape } from './shapes'
import { whole } from './whole-path'

/** Blades of grass along a line, `tall` at most, most of them bent to the right by the wind: the edge of a verge, the near ground. */
export function grassBlades(
  from: Point,
  to: Point,
  count: number,
  tall: number,
  fill: string,
  seed: number,
): string {
  const random = createRandom(seed)
  const d = range(count)
    .map((index) => {
      const part = (index + between(random, 0.1, 0.9)) / count
      const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
      const rise = tall * between(random, 0.35, 1)
      const lean = rise * between(random, -0.25, 0.6)
      const half = tall * between(random, 0.055, 0.1)
      return (
        whole`M${x - half},${y}q${lean * 0.2},${-rise * 0.6} ${half + lean},${-rise}` +
        whole`q${-lean * 0.5},${rise * 0.5} ${half - lean},${rise}z`
      )
    })
    .join('')
  return shape(d, fill)
}
