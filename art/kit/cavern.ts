import { at, type Point } from './path'
import { between, createRandom, range } from './rng'
import { shape } from './shapes'

export interface CavernRingOptions {
  width: number
  height: number
  /** middle of the opening and half its size. */
  x: number
  y: number
  rx: number
  ry: number
  seed: number
  fill: string
  /** how far the rim breaks in and out, as a part of its size. */
  rough?: number
}

/** A wall of rock over the whole frame with one ragged opening; several, ever larger and darker, lead the eye out of a cave. */
export function cavernRing(o: CavernRingOptions): string {
  const random = createRandom(o.seed)
  const rough = o.rough ?? 0.1
  const count = 26
  const rim = range(count).map((index): Point => {
    const angle = -(index / count) * Math.PI * 2
    const reach = 1 + between(random, -rough, rough)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const square = 1 / (Math.abs(cos) ** 2.5 + Math.abs(sin) ** 2.5) ** 0.4
    return [o.x + cos * o.rx * square * reach, o.y + sin * o.ry * square * reach]
  })
  return shape(`M-20-20H${o.width + 20}V${o.height + 20}H-20zM${rim.map(at).join(' ')}z`, o.fill)
}

/** A row of dripstones hanging from y between two ends, long and short by turns, broad at the root. */
export function dripstones(
  left: number,
  right: number,
  y: number,
  count: number,
  longest: number,
  fill: string,
  seed: number,
): string {
  const random = createRandom(seed)
  const step = (right - left) / count
  const d = range(count).map((index) => {
    const x = left + (index + between(random, 0.2, 0.8)) * step
    const tall = longest * between(random, 0.25, 1)
    const half = Math.max(step * 0.3, tall * between(random, 0.1, 0.17))
    return `M${at([x - half * 1.5, y])}Q${at([x - half * 0.4, y + tall * 0.2])} ${at([x, y + tall])}Q${at([x + half * 0.5, y + tall * 0.2])} ${at([x + half * 1.5, y])}z`
  })
  return shape(d.join(''), fill)
}

/** A stalagmite of stacked drip cups, foot at (x, y): a lit left side over a dark body. */
export function dripCups(
  x: number,
  y: number,
  half: number,
  tall: number,
  fill: string,
  light: string,
): string {
  const cups = 5
  const edge = (way: number, part: number) =>
    range(cups).map((index) => {
      const level = y - (tall * (index + 1)) / cups
      const wide = half * (1 - index / cups) ** 0.75 * part
      const neck = half * (1 - (index + 0.85) / cups) ** 0.75 * part
      return {
        neck: [x + way * neck, level] as Point,
        bulge: [x + way * (wide * 1.12 + neck * 0.05), level + (tall / cups) * 0.2] as Point,
      }
    })
  const up = edge(-1, 1).map(({ bulge, neck }) => `Q${at(bulge)} ${at(neck)}`)
  const down = (way: number, part: number) => {
    const rungs = edge(way, part)
    return rungs.map((_, index) => {
      const rung = rungs[cups - 1 - index]
      const foot: Point = rungs[cups - 2 - index]?.neck ?? [x + way * half * part, y]
      return rung ? `Q${at(rung.bulge)} ${at(foot)}` : ''
    })
  }
  const start = `M${at([x - half, y])}${up.join('')}`
  const body = `${start}L${at([x + half * 0.15, y - tall])}${down(1, 1).join('')}z`
  return shape(body, fill) + shape(`${start}${down(-1, 0.24).join('')}z`, light)
}
