import { num } from './path'
import { range } from './rng'
import { line, shape } from './shapes'

export interface RoofOptions {
  x: number
  /** y of the eaves. */
  y: number
  /** half the width from eave tip to eave tip. */
  half: number
  height: number
  /** half the width of the ridge. */
  ridge: number
  fill: string
  trim: string
  /** tile lines drawn on the slope. */
  tiles?: number
  /** how far the eave tips turn up. */
  lift?: number
}

/** A hipped tile roof with upturned eave corners and curled ridge ends: temples, gates, pavilions. */
export function curvedRoof(options: RoofOptions): string {
  const { x, y, half, height, ridge, fill, trim, tiles = 0, lift = height * 0.28 } = options
  const top = y - height
  const mid = (half + ridge) / 2
  const slope = (side: number) => `${num(x + side * mid * 0.92)},${num(y - height * 0.3)}`
  const body = shape(
    `M${num(x - half)},${num(y - lift)}` +
      `Q${num(x - half * 0.9)},${num(y - height * 0.06)} ${num(x - half * 0.72)},${num(y)}` +
      `H${num(x + half * 0.72)}` +
      `Q${num(x + half * 0.9)},${num(y - height * 0.06)} ${num(x + half)},${num(y - lift)}` +
      `Q${slope(1)} ${num(x + ridge)},${num(top)}H${num(x - ridge)}` +
      `Q${slope(-1)} ${num(x - half)},${num(y - lift)}z`,
    fill,
  )
  const rows = range(tiles)
    .map((index) => {
      const part = ((index + 0.5) / tiles) * 2 - 1
      return (
        `M${num(x + ridge * part)},${num(top + 2)}` +
        `Q${num(x + mid * 0.88 * part)},${num(y - height * 0.35)} ${num(x + half * 0.78 * part)},${num(y - 1)}`
      )
    })
    .join('')
  const curl = height * 0.26
  const crest = line(
    `M${num(x - ridge - curl)},${num(top - curl)}` +
      `Q${num(x - ridge - curl * 0.6)},${num(top)} ${num(x - ridge)},${num(top)}` +
      `H${num(x + ridge)}` +
      `Q${num(x + ridge + curl * 0.6)},${num(top)} ${num(x + ridge + curl)},${num(top - curl)}`,
    trim,
    Math.max(1.4, height * 0.1),
  )
  const eave = line(
    `M${num(x - half * 0.72)},${num(y)}H${num(x + half * 0.72)}`,
    trim,
    Math.max(1, height * 0.07),
  )
  return body + (tiles > 0 ? line(rows, trim, 0.9, 0.5) : '') + eave + crest
}
