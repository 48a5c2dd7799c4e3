import { num, type Point, polyline } from './path'
import { between, createRandom, cycle, range } from './rng'
import { line, shape } from './shapes'

export interface RoadOptions {
  /** the road's middle from near to far, with its half width at each point. */
  bends: readonly (readonly [x: number, y: number, half: number])[]
  fill: string
  edge: string
}

/** A road winding away: a ribbon that narrows with distance. */
export function windingRoad(options: RoadOptions): string {
  const { bends } = options
  const side = (sign: number) => bends.map(([x, y, half]): Point => [x + sign * half, y])
  const join = (points: readonly Point[], start: string) =>
    points
      .map((point, index) => {
        const previous = points[index - 1]
        if (!previous) return `${start}${num(point[0])},${num(point[1])}`
        const middle = (previous[1] + point[1]) / 2
        return `C${num(previous[0])},${num(middle)} ${num(point[0])},${num(middle)} ${num(point[0])},${num(point[1])}`
      })
      .join('')
  const left = join(side(-1), 'M')
  const right = join([...side(1)].reverse(), 'L')
  return line(left + join(side(1), 'M'), options.edge, 7) + shape(`${left}${right}z`, options.fill)
}

export interface PaddyOptions {
  width: number
  top: number
  bottom: number
  rows: number
  /** where the field edges run together on the horizon. */
  vanishX: number
  fills: readonly string[]
  edge: string
  seed: number
}

/** Flat rice paddies in perspective: gently bowed bands that grow towards the viewer, cut by banks that all run to one point. */
export function paddies(options: PaddyOptions): string {
  const { width, top, bottom, rows, vanishX, fills } = options
  const random = createRandom(options.seed)
  const levels = range(rows + 1).map((index) => top + (bottom - top) * (index / rows) ** 1.7)
  const reach = (y: number) => (y - top + (bottom - top) * 0.14) / (bottom - top)
  const bow = (x: number, y: number) =>
    y - (((x - vanishX) / width) ** 2 * 0.5 - 0.06) * (y - top) * 0.3
  const cuts = range(13).map(
    (index) => (index - 6) * width * 0.3 + between(random, -0.1, 0.1) * width,
  )
  const tones = cuts.map(() => Math.floor(random() * fills.length))
  const cells = range(rows).flatMap((row) =>
    cuts.slice(0, -1).map((cut, index) => {
      const y1 = levels[row] ?? top
      const y2 = levels[row + 1] ?? bottom
      const next = cuts[index + 1] ?? cut
      const corners = (
        [
          [cut, y1],
          [next, y1],
          [next, y2],
          [cut, y2],
        ] as const
      ).map(([x, y]): Point => {
        const px = vanishX + x * reach(y)
        return [px, row === rows - 1 && y === y2 ? y + 40 : bow(px, y)]
      })
      const xs = corners.map(([x]) => x)
      if (Math.max(...xs) < 0 || Math.min(...xs) > width) return ''
      const tone = (tones[index] ?? 0) + (random() > 0.45 ? 1 + Math.floor(random() * 2) : 0)
      return (
        `<path fill="${cycle(fills, tone)}" stroke="${options.edge}" stroke-widt` +
        `h="${num(0.8 + row * 0.5)}" d="${polyline(corners)}z"/>`
      )
    }),
  )
  return cells.join('')
}

/** Tufts of ripe rice bending under their grain, feet at y. */
export function riceTuft(
  x: number,
  y: number,
  scale: number,
  stalk: string,
  grain: string,
  seed: number,
): string {
  const random = createRandom(seed)
  let stalks = ''
  let grains = ''
  range(7).forEach((index) => {
    const lean = (index - 3) * 7 + between(random, -4, 4)
    const tall = between(random, 52, 78)
    const tipX = x + scale * lean * 2.4
    const tipY = y - scale * tall * 0.72
    stalks += `M${num(x + scale * lean * 0.4)},${num(y)}Q${num(x + scale * lean)},${num(y - scale * tall * 1.25)} ${num(tipX)},${num(tipY)}`
    const sign = lean < 0 ? -1 : 1
    grains += `M${num(tipX)},${num(tipY)}q${num(sign * 9 * scale)},${num(2 * scale)} ${num(sign * 10 * scale)},${num(16 * scale)}`
  })
  return line(stalks, stalk, 2.4 * scale) + line(grains, grain, 5 * scale)
}
