import type { Frame } from '../scene'
import { atWhole as at, mix, type Point } from './path'
import { between, createRandom, range } from './rng'
import { shape } from './shapes'

export interface CaveMouthOptions {
  /** the opening as points around its rim, clockwise. */
  rim: readonly Point[]
  seed: number
  /** rock from the lit lip to the dark of the cave. */
  tones: readonly string[]
  /** how far each tone stands back from the one before. */
  step: number
}

function jagged(rim: readonly Point[], grow: number, seed: number): Point[] {
  const random = createRandom(seed)
  const cx = rim.reduce((sum, point) => sum + point[0], 0) / rim.length
  const cy = rim.reduce((sum, point) => sum + point[1], 0) / rim.length
  return rim.flatMap((point, index): Point[] => {
    const next = rim[(index + 1) % rim.length] ?? point
    return [0, 0.5].map((part): Point => {
      const [x, y] = [mix(point[0], next[0], part), mix(point[1], next[1], part)]
      const reach = Math.hypot(x - cx, y - cy) || 1
      const push = grow * between(random, 0.7, 1.3) + (part === 0 ? 0 : between(random, -14, 14))
      return [x + ((x - cx) / reach) * push, y + ((y - cy) / reach) * push]
    })
  })
}

/** The mouth of a cave seen from inside: layers of rock around an opening, each darker and further in, over what was drawn before. */
export function caveMouth(frame: Frame, o: CaveMouthOptions): string {
  const box = `M-9-9H${frame.width + 9}V${frame.height + 9}H-9z`
  return o.tones
    .map((tone, index) => {
      const hole = `M${jagged(o.rim, index * o.step, o.seed + index)
        .reverse()
        .map(at)
        .join(' ')}z`
      return `<path fill="${tone}" fill-rule="evenodd" d="${box}${hole}"/>`
    })
    .join('')
}

/** Stalactites hanging from a line between two points, or stalagmites standing on it when `tall` is negative. */
export function dripstones(
  from: Point,
  to: Point,
  count: number,
  tall: readonly [number, number],
  fill: string,
  light: string,
  seed: number,
): string {
  const random = createRandom(seed)
  let body = ''
  let edge = ''
  range(count).forEach((index) => {
    const part = (index + between(random, 0.2, 0.8)) / count
    const [x, y] = [mix(from[0], to[0], part), mix(from[1], to[1], part)]
    const long = between(random, tall[0], tall[1])
    const half = Math.abs(long) * between(random, 0.13, 0.2) + 8
    const back = long > 0 ? -30 : 30
    const tip = x + between(random, -6, 6)
    body += `M${at([x - half, y + back])}Q${at([x - half * 0.4, y + long * 0.3])} ${at([tip, y + long])}Q${at([x + half * 0.5, y + long * 0.34])} ${at([x + half, y + back])}z`
    edge += `M${at([x + half, y + back])}Q${at([x + half * 0.5, y + long * 0.34])} ${at([tip, y + long])}Q${at([x + half * 0.1, y + long * 0.4])} ${at([x + half * 0.4, y + back])}z`
  })
  return shape(body, fill) + shape(edge, light)
}
