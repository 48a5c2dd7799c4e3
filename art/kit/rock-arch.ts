import type { Frame } from '../scene'
import { at, mix, num, type Point, polyline } from './path'
import { between, createRandom, range } from './rng'
import { shape } from './shapes'

export interface RockArchOptions {
  /** the opening: middle, half width at the water, y of its crown and of the water. */
  x: number
  half: number
  crown: number
  base: number
  seed: number
  rock: string
  facet: string
  rim: string
}

function opening(o: RockArchOptions, grow: number, seed: number): Point[] {
  const random = createRandom(seed)
  const steps = 19
  return range(steps + 1).map((index) => {
    const angle = Math.PI - (index / steps) * Math.PI
    const rough = index === 0 || index === steps ? 1 : between(random, 0.93, 1.05)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const square = 1 / (Math.abs(cos) ** 2.6 + Math.abs(sin) ** 2.6) ** (1 / 2.6)
    return [
      o.x + cos * (o.half + grow) * square * rough,
      o.base - sin * (o.base - o.crown + grow) * square * rough,
    ]
  })
}

/** A wall of limestone that fills the frame, pierced by a sea arch; everything drawn before shows through the opening. */
export function rockArch(frame: Frame, o: RockArchOptions): string {
  const { width: w } = frame
  const foot = o.base + 14
  const hole = opening(o, 0, o.seed)
  const outer = opening(o, o.half * 0.13, o.seed + 1)
  const mass = (points: readonly Point[]) =>
    `M0,0H${w}V${num(foot)}H${num(points[points.length - 1]?.[0] ?? w)}L${[...points].reverse().map(at).join(' ')}V${num(foot)}H0z`
  const random = createRandom(o.seed + 2)
  const facets = range(26).map(() => {
    const fx = between(random, -20, w)
    const fy = between(random, -30, o.base * 0.9)
    const size = between(random, 50, 150)
    const points: Point[] = [
      [fx, fy],
      [fx + size * 0.5, fy + size * between(random, 0.1, 0.4)],
      [fx + size * between(random, 0.2, 0.5), fy + size * between(random, 1.2, 2)],
      [fx - size * 0.1, fy + size * 0.8],
    ]
    const clear = points.every(
      ([px, py]) =>
        Math.hypot(
          (px - o.x) / (o.half * 1.2),
          Math.min(0, (py - o.base) / ((o.base - o.crown) * 1.2)),
        ) > 1.02 && py < o.base,
    )
    return clear ? `${polyline(points)}z` : ''
  })
  const teeth = hole.slice(5, -5).flatMap((point, index, all) => {
    const next = all[index + 1]
    if (!next) return []
    const spot: Point = [mix(point[0], next[0], 0.5), mix(point[1], next[1], 0.5) - 8]
    const length = between(random, 0.05, 0.2) * (o.base - o.crown)
    const wide = length * 0.2 + 5
    return [
      `M${num(spot[0] - wide)},${num(spot[1] - 10)}L${num(spot[0] + wide)},${num(spot[1] - 10)} ${num(spot[0] + 2)},${num(spot[1] + length)}z`,
    ]
  })
  return (
    shape(mass(hole), o.rim) +
    shape(teeth.join(''), o.rim) +
    shape(mass(outer), o.rock) +
    shape(facets.join(''), o.facet)
  )
}
