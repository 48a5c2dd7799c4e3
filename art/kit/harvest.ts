import { skin } from './palettes'
import { num, type Point } from './path'
import { between, createRandom, range } from './rng'
import { circle, ellipse, line, placed, polygon, shape } from './shapes'

/** A highland woman bent over the rice with a sickle, facing left, feet at (x, y), about 78 units tall. */
export function reaper(
  x: number,
  y: number,
  scale: number,
  coat: string,
  scarf: string,
  flip = false,
): string {
  const legs =
    shape('M6-30L2 0H12L16-22 20 0H30L30-30z', '#161a38') + line('M4-9H11M21-9H28', scarf, 4)
  const skirt =
    shape('M2-54Q18-62 34-52L42-20Q22-12-2-20z', coat) +
    line('M-1-25Q20-18 40-25', '#f2ede0', 2.4) +
    line('M-2-21Q20-13 42-21', scarf, 5)
  const torso =
    shape('M36-50Q36-74 14-78L-16-72Q-24-62-14-54L6-48Q24-46 36-50z', coat) +
    shape('M14-50Q26-46 36-50L36-57Q24-52 12-57z', scarf)
  const arms =
    line('M-8-62L-20-36', coat, 9) +
    line('M-17-44L-20-36', '#3f6fb0', 9) +
    circle(-21, -31, 4, skin)
  const sickle = line('M-22-31Q-44-34-44-14', '#dfe6ea', 3.4)
  const bunch = line('M-14-6L-24-40M-20-6L-29-40M-26-6L-34-40', '#e7b63a', 4)
  const head =
    ellipse(-29, -72, 8.5, 9.5, skin) +
    shape('M-38-72Q-42-90-26-90-12-90-15-72-16-62-22-60L-21-70Q-28-80-38-72z', scarf) +
    circle(-16, -62, 4, '#f0b23a')
  return placed(x, y, scale, bunch + legs + skirt + torso + arms + sickle + head, flip)
}

/** A standing sheaf of cut rice bound in the middle, foot at (x, y), 70 units tall. */
export function riceSheaf(
  x: number,
  y: number,
  scale: number,
  straw: string,
  grain: string,
  shade: string,
): string {
  const stalks =
    shape('M-20 0L-7-32-26-60Q0-72 26-60L7-32 20 0Q0 6-20 0z', straw) +
    line('M-10-2L-3-30M0 0V-30M10-2L3-30M-14-56L-3-36M0-60V-36M14-56L3-36', shade, 2)
  const heads = line(
    'M-24-60q-16-2-18 18M-14-64q-14-10-24 0M-4-66q-6-12-18-10M24-60q16-2 18 18M14-64q14-10 24 0M4-66q6-12 18-10M0-64q0-8 2-10',
    grain,
    6,
  )
  return placed(x, y, scale, stalks + heads + line('M-8-33Q0-28 8-33', '#a8392a', 5))
}

export interface RiceBankOptions {
  /** the rim of the terrace, left to right. */
  rim: readonly Point[]
  depth: number
  face: string
  stalk: string
  grain: string
  seed: number
  /** pixels between two stalks. */
  step: number
}

/** Ripe rice standing along the rim of a terrace, seen close: a face of stalks under a bowed line of grain. */
export function riceBank(options: RiceBankOptions): string {
  const { rim, depth, step } = options
  const random = createRandom(options.seed)
  const face = polygon(
    [...rim, ...[...rim].reverse().map(([x, y]): Point => [x, y + depth])],
    options.face,
  )
  let stalks = ''
  let grains = ''
  rim.slice(0, -1).forEach(([x1, y1], index) => {
    const [x2, y2] = rim[index + 1] ?? [x1, y1]
    range(Math.max(1, Math.round((x2 - x1) / step))).forEach((spot, _, all) => {
      const t = spot / all.length
      const x = x1 + (x2 - x1) * t + between(random, -0.3, 0.3) * step
      const y = y1 + (y2 - y1) * t + between(random, -0.1, 0.22) * depth
      const fall = Math.round(depth * between(random, 0.5, 0.85))
      stalks += `M${Math.round(x)},${Math.round(y)}v${fall}`
      grains += `M${Math.round(x)},${Math.round(y)}q${num(-step * 0.5)},${num(-depth * 0.18)} ${num(-step * 0.8)},${num(depth * 0.24)}`
    })
  })
  return face + line(stalks, options.stalk, step * 0.14) + line(grains, options.grain, step * 0.34)
}
