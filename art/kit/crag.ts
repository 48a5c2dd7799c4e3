import { mix, type Point, polyline } from './path'
import { between, createRandom, range } from './rng'
import { clipped, line, shape } from './shapes'
import { whole } from './whole-path'

export interface CragOptions {
  /** its own clip path. */
  id: string
  outline: readonly Point[]
  columns: number
  seed: number
  rock: string
  shade: string
  /** the edges that catch the light, to the right of each shadow. */
  light: string
  leaf?: string
}

/** A sheer rock wall cut in a few inks: tall broken shadows with a lit edge each, bushes on the ledges. */
export function crag(o: CragOptions): string {
  const random = createRandom(o.seed)
  const xs = o.outline.map(([x]) => x)
  const ys = o.outline.map(([, y]) => y)
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ]
  const step = (right - left) / o.columns
  let dark = ''
  const broad = ['', '']
  let lit = ''
  let leaves = ''
  range(o.columns).forEach((index) => {
    const x = left + (index + between(random, -0.3, 0.3)) * step
    const from = mix(top, bottom, between(random, -0.15, 0.5))
    const tall = (bottom - top) * between(random, 0.3, 0.6)
    const wide = step * between(random, 0.5, 0.95)
    const foot = between(random, -0.3, 0.3) * step
    broad[index % 3 === 1 ? 1 : 0] +=
      whole`M${x},${from}l${wide},${step * 0.3} ${step * 0.1},${tall * 0.45} ${-step * 0.2},${tall * 0.5} ${-wide * 0.5},${tall * 0.2} ${foot - wide * 0.4},${-tall * 0.4}z`
  })
  range(o.columns * 2).forEach((index) => {
    const x = left + ((index % o.columns) + between(random, 0, 0.6)) * step
    const from =
      index < o.columns
        ? mix(top, bottom, between(random, -0.1, 0.34))
        : mix(top, bottom, between(random, 0.4, 0.8))
    const tall = (bottom - top) * between(random, 0.22, 0.5)
    const wide = step * between(random, 0.2, 0.5)
    const jag = () => between(random, -0.16, 0.16) * step
    const west: Point[] = range(4).map((rung) => [
      x + jag() * (rung === 0 ? 0 : 1),
      from + (tall * rung) / 3,
    ])
    const east: Point[] = range(4).map((rung) => [
      x + wide * (1 - (rung / 3) ** 2) + jag() * 0.5,
      from + tall * (rung / 3 - 0.02),
    ])
    const edge: Point[] = east
      .slice(0, 3)
      .map(([ex, ey], rung) => [ex + step * (0.14 - rung * 0.045), ey + step * 0.1])
    dark += `${polyline([...west, ...[...east].reverse()].map(([a, b]): Point => [Math.round(a), Math.round(b)]))}z`
    lit += `${polyline([...east.slice(0, 3), ...[...edge].reverse()].map(([a, b]): Point => [Math.round(a), Math.round(b)]))}z`
    if (index % 2 === 0)
      leaves += whole`M${x - wide * 0.3},${from}h${wide * 0.9}m${-wide * 0.5},${-step * 0.09}h${wide * 0.3}`
  })
  const face =
    shape(broad[0] ?? '', o.shade, 0.5) +
    shape(broad[1] ?? '', o.light, 0.4) +
    shape(dark, o.shade) +
    shape(lit, o.light) +
    (o.leaf ? line(leaves, o.leaf, step * 0.17) : '')
  const d = `${polyline(o.outline.map(([x, y]): Point => [Math.round(x), Math.round(y)]))}z`
  return shape(d, o.rock) + clipped(o.id, d, face)
}
