import { copyAt } from './copies'
import { mix, num, type Point } from './path'
import { between, createRandom, range } from './rng'
import { polygon, shape } from './shapes'

export interface MarbleMountainOptions {
  x: number
  base: number
  width: number
  height: number
  seed: number
  rock: string
  shade: string
  /** id of a stencil of a bush, 160 units wide. */
  bush: string
  light: 'left' | 'right'
}

/** One of the Marble Mountains: a steep marble hill with several heads, facets in light and shade, scrub in its folds. */
export function marbleMountain(o: MarbleMountainOptions): string {
  const random = createRandom(o.seed)
  const heads = [0.12, 0.3, 0.5, 0.72, 0.9]
  const tops = [0.42, 0.78, 1, 0.7, 0.36]
  const ridge: Point[] = heads.flatMap((part, index): Point[] => {
    const x = o.x + (part - 0.5) * o.width + between(random, -0.02, 0.02) * o.width
    const y = o.base - (tops[index] ?? 0.5) * o.height * between(random, 0.92, 1.06)
    return [
      [x - o.width * 0.07, y + o.height * 0.12],
      [x - o.width * 0.02, y],
      [x + o.width * 0.05, y + o.height * 0.03],
      [x + o.width * 0.085, y + o.height * 0.16],
    ]
  })
  const body = polygon([[o.x - o.width / 2, o.base], ...ridge, [o.x + o.width / 2, o.base]], o.rock)
  const away = o.light === 'left' ? 1 : -1
  const facets = ridge
    .filter((_, index) => index % 4 === (away > 0 ? 2 : 1))
    .map(([x, y]) => {
      const low = mix(y, o.base, 0.75)
      const wide = o.width * between(random, 0.05, 0.085) * away
      return `M${num(x)},${num(y)}l${num(wide)},${num((low - y) * 0.3)} ${num(-wide * 0.3)},${num((low - y) * 0.4)} ${num(wide * 0.5)},${num((low - y) * 0.5)}H${num(x - wide * 0.3)}l${num(wide * 0.2)},${num((y - low) * 0.6)}z`
    })
    .join('')
  const bushes = range(5)
    .map((index) =>
      copyAt(o.bush, o.x + ((index + 0.5) / 5 - 0.5) * o.width * 0.96, o.base - between(random, 0.02, 0.16) * o.height, o.width * 0.00125),
    )
    .join('')
  return body + shape(facets, o.shade) + bushes
}
