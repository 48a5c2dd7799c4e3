import { at, num, type Point } from './path'
import { between, createRandom, cycle, range } from './rng'

export interface ContourHillOptions {
  /** the top of the hill. */
  x: number
  y: number
  /** half width of the lowest step and how many steps lead down to it. */
  reach: number
  levels: number
  /** height of the hill on the picture, and how flat its steps lie. */
  tall: number
  flat?: number
  seed: number
  fields: readonly string[]
  bank: string
  /** thickness of the banks. */
  edge: number
}

/** A rounded hill cut into rice terraces and seen from above: closed steps like the lines of a map, widest at its foot. */
export function contourHill(o: ContourHillOptions): string {
  const random = createRandom(o.seed)
  const count = 11
  const wobble = range(count).map(() => between(random, 0.72, 1.16))
  const flat = o.flat ?? 0.4
  const steps = range(o.levels)
    .map((index) => {
      const part = (o.levels - index) / o.levels
      const radius = o.reach * part ** 0.92
      const middle = o.y + o.tall * part ** 0.9
      const rim = range(count).map((spot): Point => {
        const angle = (spot / count) * Math.PI * 2
        const reach = radius * cycle(wobble, spot) * between(random, 0.96, 1.04)
        return [
          o.x + Math.cos(angle) * reach + (1 - part) * o.reach * 0.12,
          middle + Math.sin(angle) * reach * flat,
        ]
      })
      const d = closedCurve(rim)
      const fill = cycle(o.fields, index * 2 + Math.floor(random() * 2))
      return `<path fill="${fill}" stroke-width="${num(o.edge * (0.6 + part * 0.7))}" d="${d}"/>`
    })
    .join('')
  return `<g stroke="${o.bank}">${steps}</g>`
}

/** Path data of a soft closed curve leaning towards its points. */
export function closedCurve(points: readonly Point[]): string {
  const spot = (index: number) => cycle(points, index)
  const half = (index: number): Point => [
    Math.round((spot(index)[0] + spot(index + 1)[0]) / 2),
    Math.round((spot(index)[1] + spot(index + 1)[1]) / 2),
  ]
  const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]
  return `M${at(half(-1))}${range(points.length)
    .map((index) => `Q${at(whole(spot(index)))} ${at(half(index))}`)
    .join('')}z`
}
