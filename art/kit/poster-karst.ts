import { atWhole as at, mix, type Point } from './path'
import { between, createRandom, range } from './rng'
import { line, shape } from './shapes'
import { whole } from './whole-path'

export interface PosterKarstOptions {
  x: number
  base: number
  width: number
  height: number
  seed: number
  rock: string
  shade: string
  /** colour of the bushes on the crest and the ledges; none for bare rock. */
  leaf?: string
  leafLight?: string
  /** the side that the light comes from. */
  light?: 'left' | 'right'
}

/** A limestone hill as a lithographer cuts it: one hard shadow side, flutes that hang from the crest, bushes on the ledges. */
export function posterKarst(o: PosterKarstOptions): string {
  const random = createRandom(o.seed)
  const lean = between(random, -0.1, 0.1) * o.width
  const away = o.light === 'right' ? -1 : 1
  const half = (part: number) => (o.width / 2) * (1 - part ** 2.5) ** 0.55
  const spot = (side: number, part: number, push = 0): Point => [
    o.x + lean * part + side * (half(part) + push * o.width),
    o.base - part * o.height,
  ]
  const flank = (side: number) => {
    let part = 0
    const points: Point[] = []
    while (part < 0.95) {
      const rise = between(random, 0.1, 0.22) * (1 - part * 0.55)
      const inward = between(random, -0.02, 0.02)
      points.push(
        spot(side, part, inward),
        spot(side, Math.min(0.98, part + rise * 0.3), inward + between(random, 0, 0.012)),
      )
      const [x, y] = spot(side, Math.min(0.98, part + rise * 0.3), inward)
      points.push([x - side * o.width * between(random, 0.004, 0.02), y - o.height * rise * 0.5])
      part += rise
    }
    return points
  }
  const peak: Point = [o.x + lean, o.base - o.height]
  const near = flank(-away)
  const far = flank(away)
  const body = `M${[...near, peak, ...[...far].reverse()].map(at).join(' ')}z`
  const fold = range(7).map((index): Point => {
    const part = 1 - (index + 1) / 8
    const sway = index % 2 === 0 ? between(random, 0.16, 0.34) : between(random, -0.1, 0.08)
    return [o.x + lean * part + away * half(part) * (sway + 0.14), mix(o.base, peak[1], part)]
  })
  const dark = `M${[peak, ...[...far].reverse(), [o.x + away * o.width * 0.2, o.base] as Point, ...fold.reverse()].map(at).join(' ')}z`
  const count = o.leaf ? 7 : 5
  const flutes = range(count).map((index) => {
    const across = mix(-0.86, 0.3, index / (count - 1)) + between(random, -0.05, 0.05)
    const crest = Math.max(0.1, 1 - Math.abs(across) ** 2.2)
    const top = mix(o.base, peak[1], crest * between(random, 0.55, 0.97))
    const long = (o.base - top) * between(random, 0.24, 0.62)
    const wide = o.width * between(random, 0.014, 0.034)
    const x = o.x + lean * crest * 0.6 + (away * across * o.width) / 2
    return whole`M${x - wide},${top}L${x + wide},${top + long * 0.12} ${x + wide * 0.7},${top + long * 0.6} ${x - wide * 0.1},${top + long} ${x - wide * 0.6},${top + long * 0.4}z`
  })
  return (
    shape(body, o.rock) +
    shape(dark + flutes.join(''), o.shade) +
    (o.leaf ? bushes(o, random, spot) : '')
  )
}

function bushes(
  o: PosterKarstOptions,
  random: () => number,
  spot: (side: number, part: number) => Point,
): string {
  const size = Math.min(26, Math.max(9, o.width * 0.04))
  const clump = (x: number, y: number, grow: number) =>
    range(3)
      .map(
        (index) =>
          whole`M${x + (index - 1.4) * size * 0.9},${y - (index % 2) * size * 0.6}h${size * grow * between(random, 0.4, 1.2)}`,
      )
      .join('')
  const clumps = (count: number, low: number, high: number) =>
    range(count)
      .map(() => clump(...spot(between(random, -0.92, 0.92), between(random, low, high)), 0.7))
      .join('')
  const foot = range(Math.round(o.width / size / 2))
    .map(
      (index) =>
        whole`M${o.x - o.width / 2 + index * 2 * size},${o.base - between(random, 0, 0.8) * size}h${size}`,
    )
    .join('')
  const leaf = o.leaf ?? ''
  return (
    line(clumps(6, 0.9, 1) + clumps(3, 0.35, 0.85) + foot, leaf, size * 1.3) +
    line(clumps(3, 0.96, 1), o.leafLight ?? leaf, size * 0.7)
  )
}
