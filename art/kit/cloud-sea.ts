import { num } from './path'
import { between, createRandom, range } from './rng'
import { shape } from './shapes'

export interface CloudSeaOptions {
  left: number
  right: number
  y: number
  /** width of the largest billow. */
  billow: number
  bottom: number
  fill: string
  seed: number
  opacity?: number
}

/** One bank of a sea of clouds: rounded billows along the top, flat below. */
export function cloudBank(o: CloudSeaOptions): string {
  const random = createRandom(o.seed)
  let x = o.left
  let y = o.y
  let d = `M${num(x)},${num(y)}`
  while (x < o.right) {
    const run = o.billow * between(random, 0.35, 1)
    const next = o.y + between(random, -0.28, 0.22) * o.billow
    x += run
    y = next
    d += `A${num(run * 0.58)},${num(run * 0.42)} 0 0 1 ${num(x)},${num(y)}`
  }
  return shape(`${d}V${num(o.bottom)}H${num(o.left)}z`, o.fill, o.opacity)
}

/** Several banks of cloud one before the other, each larger and lower than the last. */
export function cloudSea(
  left: number,
  right: number,
  top: number,
  bottom: number,
  fills: readonly string[],
  billow: number,
  seed: number,
): string {
  return range(fills.length)
    .map((index) => {
      const part = index / fills.length
      return cloudBank({
        left: left - 80,
        right: right + 80,
        y: top + (bottom - top) * part ** 1.25,
        billow: billow * (0.55 + part * 1.3),
        bottom,
        fill: fills[index] ?? '#fff',
        seed: seed + index * 7,
      })
    })
    .join('')
}
