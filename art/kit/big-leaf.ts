import { line, placed, shape } from './shapes'

export interface LeafColours {
  light: string
  dark: string
  rib: string
}

/** One great leaf from its stalk at (x, y), pointing to the right before it is turned, 300 units long; its upper half in the light. */
export function bigLeaf(
  x: number,
  y: number,
  scale: number,
  degrees: number,
  c: LeafColours,
  broad = 1,
): string {
  const up = -Math.round(92 * broad)
  const down = Math.round(92 * broad)
  return placed(
    x,
    y,
    scale,
    shape(
      `M0 0Q60 ${up} 170 ${Math.round(up * 0.84)} 260 ${Math.round(up * 0.4)} 300 0z`,
      c.light,
    ) +
      shape(
        `M0 0Q60 ${down} 170 ${Math.round(down * 0.84)} 260 ${Math.round(down * 0.4)} 300 0z`,
        c.dark,
      ) +
      line(
        `M-16 0H284M70 0L104 ${Math.round(up * 0.6)}M130 0L168 ${Math.round(up * 0.56)}M190 0L226 ${Math.round(up * 0.4)}M70 0L104 ${Math.round(down * 0.6)}M130 0L168 ${Math.round(down * 0.56)}M190 0L226 ${Math.round(down * 0.4)}`,
        c.rib,
        5,
      ),
    false,
    degrees,
  )
}
