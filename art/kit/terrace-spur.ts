import { closedCurve } from './contour-terraces'
import type { Point } from './path'
import { cycle, range } from './rng'

export interface TerraceSpurOptions {
  /** the middle of the topmost field. */
  x: number
  y: number
  /** half width of the lowest field, how far below the top it lies, how flat the fields lie. */
  reach: number
  tall: number
  flat: number
  levels: number
  /** how far the foot of the spur lies beside its top, in half widths. */
  lean: number
  /** turns its bays and noses. */
  phase: number
  fields: readonly string[]
  bank: string
  lip: string
  /** how high a bank is, in parts of a step. */
  rise?: number
}

/** A spur of a mountain cut into rice terraces: level fields on green banks, with bays and noses that run through all of them. */
export function terraceSpur(o: TerraceSpurOptions): string {
  const step = o.tall / o.levels
  return range(o.levels)
    .map((index) => {
      const part = (o.levels - index) / o.levels
      const radius = o.reach * (0.1 + 0.9 * part ** 0.92)
      const [cx, cy] = [o.x + o.lean * o.reach * part, o.y + o.tall * part ** 1.06]
      const rim = range(14).map((spot): Point => {
        const angle = (spot / 14) * Math.PI * 2
        const wave =
          1 +
          0.13 * Math.sin(angle * 2 + o.phase + index * 0.1) +
          0.1 * Math.sin(angle * 3 + o.phase * 1.7 - index * 0.16) +
          0.045 * Math.sin(angle * 5 + o.phase * 2.3 + index * 0.3)
        return [cx + Math.cos(angle) * radius * wave, cy + Math.sin(angle) * radius * wave * o.flat]
      })
      const d = closedCurve(rim)
      const high = Math.round(step * (o.rise ?? 0.5) * (0.7 + part * 0.5))
      return (
        `<path fill="${o.bank}" transform="translate(0,${high})" d="${d}"/>` +
        `<path fill="${cycle(o.fields, index)}" stroke="${o.lip}" stroke-width="${Math.max(1, Math.round(step * 0.08))}" d="${d}"/>`
      )
    })
    .join('')
}
