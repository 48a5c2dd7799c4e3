import { copyAt, stencils } from './copies'
import type { Point } from './path'
import { between, createRandom, range } from './rng'
import { shape } from './shapes'

export interface BasaltTone {
  top: string
  left: string
  right: string
}

export interface BasaltOptions {
  /** half width of a column at scale 1. */
  half: number
  tones: readonly BasaltTone[]
  /** how high a column stands at a spot of the ground; nothing stands where it is null. */
  rise: (point: Point) => number | null
  width: number
  top: number
  bottom: number
  seed: number
}

/** A causeway of hexagonal basalt columns seen from above at a slant, drawn from far to near. */
export function basaltColumns(o: BasaltOptions): string {
  const random = createRandom(o.seed)
  const { half } = o
  const deep = half * 0.52
  const shaft = half * 5
  const hexagon = `M${-half} 0L${-half / 2} ${-deep}H${half / 2}L${half} 0 ${half / 2} ${deep}H${-half / 2}z`
  const columns = o.tones.map(
    (tone, index) =>
      [
        `k${index}`,
        shape(`M${-half} 0L${-half / 2} ${deep}V${deep + shaft}L${-half} ${shaft}z`, tone.left) +
          shape(`M${-half / 2} ${deep}H${half / 2}V${deep + shaft}H${-half / 2}z`, tone.right, 0.86) +
          shape(`M${half} 0L${half / 2} ${deep}V${deep + shaft}L${half} ${shaft}z`, tone.right) +
          shape(hexagon, tone.top),
      ] as const,
  )
  const rows = Math.ceil((o.bottom - o.top) / deep) + 4
  const uses = range(rows).flatMap((row) =>
    range(Math.ceil(o.width / (half * 3)) + 2).map((column) => {
      const x = column * half * 3 + (row % 2) * half * 1.5 - half
      const y = o.top + row * deep
      const rise = o.rise([x, y])
      if (rise === null) return ''
      return copyAt(`k${Math.floor(random() * o.tones.length)}`, Math.round(x), Math.round(y - rise - between(random, 0, half * 0.5)), 0.99)
    }),
  )
  return stencils(columns) + uses.join('')
}
