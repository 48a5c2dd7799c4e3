import { mix, type Point } from './path'
import { between, createRandom, range } from './rng'
import { line, shape } from './shapes'
import { whole } from './whole-path'

export interface LushIsletOptions {
  x: number
  base: number
  width: number
  height: number
  seed: number
  rock: string
  rockShade: string
  /** the forest on top: its body, its side in shadow, its lit crowns. */
  leaf: string
  leafShade: string
  leafLight: string
  /** the notch that the sea has cut at its foot. */
  notch: string
  /** how far down the forest hangs, from 0 at the water to 1 at the peak. */
  hem?: number
  light?: 'left' | 'right'
}

/** A limestone islet of Lan Ha bay: a steep head under a coat of forest, bare cliff below it, a dark notch at the waterline. */
export function lushIslet(o: LushIsletOptions): string {
  const random = createRandom(o.seed + 3)
  const away = o.light === 'right' ? -1 : 1
  const hem = o.hem ?? 0.4
  const half = (part: number) => (o.width / 2) * (1 - part ** 2.3) ** 0.52 * 1.02
  const lean = between(random, -0.06, 0.06) * o.width
  const spot = (side: number, part: number): Point => [
    o.x + lean * part + side * half(part),
    o.base - o.height * part * 1.02,
  ]
  const crowns = (points: readonly Point[]) =>
    points
      .slice(1)
      .map(([x, y], index) => {
        const [px, py] = points[index] ?? [x, y]
        const r = Math.hypot(x - px, y - py) * between(random, 0.52, 0.66)
        return whole`A${r},${r} 0 0 1 ${x},${y}`
      })
      .join('')
  const tall = Math.max(5, Math.round(o.height / 42))
  const rise = range(tall + 1).map((step) => mix(hem, 0.985, (step / tall) ** 0.86))
  const west = rise.map((part) => spot(-1, part + between(random, -0.015, 0.015)))
  const east = rise.map((part) => spot(1, part + between(random, -0.015, 0.015))).reverse()
  const lobes = Math.max(6, Math.round(o.width / 30))
  const hemLine = range(lobes + 1).map((index): Point => {
    const across = mix(1, -1, index / lobes)
    const sway = index % lobes === 0 ? 0 : between(random, -0.18, 0.3) * hem
    return [o.x + across * half(hem), o.base - o.height * (hem + sway)]
  })
  const [startX, startY] = west[0] ?? [0, 0]
  const body = whole`M${startX},${startY}` + crowns([...west, ...east, ...hemLine])
  const sun = away === 1 ? east : [...west].reverse()
  const [peakX, peakY] = sun[0] ?? [0, 0]
  const inner = range(6).map((step): Point => {
    const part = mix(hem, 0.98, (step + 0.5) / 6)
    const sway = step % 2 === 0 ? 0.12 : 0.4
    return [o.x + lean * part + away * half(part) * sway, o.base - o.height * part]
  })
  const dark =
    whole`M${peakX},${peakY}` +
    sun
      .slice(1)
      .map(([x, y]) => whole`L${x},${y}`)
      .join('') +
    inner.map(([x, y]) => whole`L${x},${y}`).join('') +
    'z'
  const cliff = o.height * hem * 1.3
  const flutes = range(4).map((index) => {
    const x = o.x - away * half(0) * (0.84 - index * 0.27 + between(random, -0.06, 0.06))
    const wide = o.width * between(random, 0.02, 0.04)
    const foot = o.base - cliff * between(random, 0.1, 0.5)
    return whole`M${x - wide},${o.base - cliff}h${wide * 2}L${x + wide * 0.4},${foot} ${x - wide * 0.2},${foot - cliff * 0.1}z`
  })
  const size = Math.min(30, Math.max(9, o.width * 0.06))
  const clumps = range(Math.round(o.width / 36)).map(() => {
    const part = mix(hem + 0.1, 0.9, random())
    const across = between(random, -0.86, 0.15) * away
    const [x, y] = [o.x + lean * part + across * half(part), o.base - o.height * part]
    const arc = size * between(random, 0.5, 1)
    return whole`M${x - arc},${y}q${arc * 0.3},${-arc} ${arc * 1.2},${-arc * 0.8}`
  })
  const bare = ['', '']
  for (const index of range(3)) {
    const part = mix(hem, 0.78, [0.34, 0.08, 0.62][index] ?? 0)
    const across = away * ([-0.5, -0.06, 0.12][index] ?? 0)
    const [x, y] = [o.x + lean * part + across * half(part), o.base - o.height * part]
    const wide = o.width * between(random, 0.06, 0.1)
    const tall = o.height * between(random, 0.09, 0.16)
    bare[0] += whole`M${x - wide},${y}l${wide * 0.4},${-tall * 0.7} ${wide * 0.5},${-tall * 0.3} ${wide * 0.3},${tall * 0.3} ${wide * 0.5},${tall * 0.3} ${-wide * 0.2},${tall * 0.7} ${-wide * 0.5},${-tall * 0.2} ${-wide * 0.4},${tall * 0.3}z`
    bare[1] += whole`M${x + away * wide * 0.1},${y - tall * 0.7}l${away * wide * 0.6},${tall * 0.3} ${-away * wide * 0.2},${tall * 0.6} ${-away * wide * 0.3},${-tall * 0.3}z`
  }
  return (
    shape(
      whole`M${o.x - half(0)},${o.base}L${o.x - half(0) * 1.02},${o.base - cliff * 0.4} ${o.x - half(0) * 0.95},${o.base - cliff * 0.5} ${o.x - half(0) * 0.9},${o.base - cliff}H${o.x + half(0) * 0.92}L${o.x + half(0) * 0.97},${o.base - cliff * 0.6} ${o.x + half(0) * 1.01},${o.base - cliff * 0.4} ${o.x + half(0)},${o.base}z`,
      o.rock,
    ) +
    shape(
      flutes.join('') +
        whole`M${o.x + away * half(0)},${o.base}V${o.base - cliff}H${o.x + away * half(0) * 0.3}l${away * o.width * 0.05},${cliff * 0.4} ${-away * o.width * 0.06},${cliff * 0.3} ${away * o.width * 0.04},${cliff * 0.3}z`,
      o.rockShade,
    ) +
    shape(
      whole`M${o.x - o.width * 0.5},${o.base}q${o.width * 0.06},${-size * 0.9} ${o.width * 0.5},${-size * 0.6}t${o.width * 0.5},${size * 0.6}z`,
      o.notch,
    ) +
    shape(`${body}z`, o.leaf) +
    shape(dark, o.leafShade, 0.85) +
    shape(bare[0] ?? '', o.rock) +
    shape(bare[1] ?? '', o.rockShade) +
    line(clumps.join(''), o.leafLight, size * 0.34)
  )
}
