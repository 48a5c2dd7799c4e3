import { atWhole as at, mix, type Point } from './path'
import { between, createRandom, range } from './rng'
import { line, polygon, shape } from './shapes'
import { whole } from './whole-path'

export interface CliffOptions {
  /** the top edge of the wall from far to near and its foot in the same order. */
  crest: readonly Point[]
  foot: readonly Point[]
  seed: number
  lit: string
  shade: string
  deep: string
}

/** A sheer limestone wall of a gorge: broken vertical facets in light and shade between its crest and its foot. */
export function cliffWall(o: CliffOptions): string {
  const random = createRandom(o.seed)
  const spot = (points: readonly Point[], part: number): Point => {
    const place = part * (points.length - 1)
    const index = Math.min(points.length - 2, Math.floor(place))
    const [a, b] = [points[index] ?? [0, 0], points[index + 1] ?? [0, 0]]
    return [mix(a[0], b[0], place - index), mix(a[1], b[1], place - index)]
  }
  const slices = 9
  const facets = range(slices).map((index) => {
    const from = index / slices
    const to = (index + between(random, 0.35, 0.75)) / slices
    const [a, b, c, d] = [
      spot(o.crest, from),
      spot(o.crest, to),
      spot(o.foot, to),
      spot(o.foot, from),
    ]
    const knee = between(random, 0.4, 0.7)
    const drop = (p: Point, q: Point, t: number, push: number): Point => [
      mix(p[0], q[0], t) + push,
      mix(p[1], q[1], t),
    ]
    const push = between(random, -16, 16)
    return `M${[a, b, drop(b, c, knee, push), c, d, drop(a, d, knee, push * 0.6)].map(at).join(' ')}z`
  })
  const cracks = range(8).map(() => {
    const part = random()
    const [a, b] = [spot(o.crest, part), spot(o.foot, part)]
    const from = between(random, 0.1, 0.5)
    const to = from + between(random, 0.14, 0.34)
    return `M${at([mix(a[0], b[0], from), mix(a[1], b[1], from)])}L${at([mix(a[0], b[0], to) + between(random, -9, 9), mix(a[1], b[1], to)])}`
  })
  return (
    polygon([...o.crest, ...[...o.foot].reverse()], o.lit) +
    shape(facets.join(''), o.shade) +
    line(cracks.join(''), o.deep, 5)
  )
}

/** A clump of buckwheat in flower (hoa tam giác mạch), 130 units wide and 100 tall, foot on its origin; make it a stencil and copy it along a bank. */
export function buckwheat(stem: string, pink: string, light: string, seed: number): string {
  const random = createRandom(seed)
  let stems = ''
  let flowers = ''
  let lights = ''
  range(8).forEach((index) => {
    const x = -60 + index * 16
    const top = -between(random, 58, 100)
    const tip = Math.round(x + between(random, -18, 18))
    stems += whole`M${x} 10Q${x} ${top / 2} ${tip} ${top}`
    range(3).forEach(() => {
      flowers += whole`M${tip + between(random, -14, 14)} ${top + between(random, -8, 16)}h0`
    })
    lights += whole`M${tip + between(random, -8, 8)} ${top - between(random, 0, 9)}h0`
  })
  return line(stems, stem, 3.4) + line(flowers, pink, 17) + line(lights, light, 10)
}

export interface PassRoadOptions {
  /** the road's middle from far to near. */
  path: readonly Point[]
  /** half width at its first and its last point. */
  half: readonly [number, number]
  fill: string
  edge: string
  dash: string
}

function through(points: readonly Point[], start: string): string {
  const spot = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  return range(points.length - 1).reduce(
    (d, index) => {
      const [a, b, c, e] = [spot(index - 1), spot(index), spot(index + 1), spot(index + 2)]
      return (
        d +
        whole`C${b[0] + (c[0] - a[0]) / 6},${b[1] + (c[1] - a[1]) / 6} ${c[0] - (e[0] - b[0]) / 6},${c[1] - (e[1] - b[1]) / 6} ${c[0]},${c[1]}`
      )
    },
    whole`${start}${spot(0)[0]},${spot(0)[1]}`,
  )
}

/** A pass road drawn with few curves: its two edges bend through the same hairpins, a kerb on the drop and a broken middle line. */
export function passRoad(o: PassRoadOptions): string {
  const last = o.path.length - 1
  const side = (factor: number, drop: number) =>
    o.path.map((point, index): Point => {
      const before = o.path[Math.max(0, index - 1)] ?? point
      const after = o.path[Math.min(last, index + 1)] ?? point
      const [dx, dy] = [after[0] - before[0], (after[1] - before[1]) / 0.46]
      const length = Math.hypot(dx, dy) || 1
      const reach = mix(o.half[0], o.half[1], (index / last) ** 1.5) * factor
      return [
        point[0] - (dy / length) * reach,
        point[1] + ((dx * 0.46) / length) * reach + (drop * reach) / Math.abs(factor || 1),
      ]
    })
  const band = (factor: number, drop: number, fill: string) =>
    shape(
      `${through(side(factor, drop), 'M')}${through([...side(-factor, drop)].reverse(), 'L')}z`,
      fill,
    )
  const gap = Math.round(o.half[1] * 0.4)
  const dashes = `<g stroke-dasharray="${gap} ${gap}">${line(through(o.path, 'M'), o.dash, o.half[1] * 0.07)}</g>`
  return band(1.12, 0.34, o.edge) + band(1, 0, o.fill) + dashes
}
