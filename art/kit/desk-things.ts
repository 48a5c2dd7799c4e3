import { num } from './path'
import { range } from './rng'
import { circle, line, placed, shape } from './shapes'

/** A conical hat lying on a table and seen from above with or without its ribbon, 200 units wide, centre at (x, y). */
export function hatFromAbove(x: number, y: number, scale: number, ribbon = ''): string {
  const ring = (radius: number) => {
    const part = 1 - radius / 100
    return `<circle cx="${num(-10 * part)}" cy="${num(-12 * part)}" r="${radius}" fill="none" stroke="#cf9f4e" stroke-width="1.8"/>`
  }
  const ribs = range(16)
    .map((index) => {
      const angle = (index / 16) * Math.PI * 2
      return `M-10-12L${num(Math.cos(angle) * 98)},${num(Math.sin(angle) * 98)}`
    })
    .join('')
  return placed(
    x,
    y,
    scale,
    circle(14, 16, 101, '#000', 0.22) +
      (ribbon ? line('M-88 40Q-152 74-128 112-96 140-46 84', ribbon, 11) : '') +
      circle(0, 0, 100, '#f6dc98') +
      shape('M-10-12L74 67A100 100 0 0 1-64 77z', '#d9ac5c') +
      shape('M-10-12L100 6A100 100 0 0 1 74 67z', '#e8c278') +
      shape('M-10-12L-98-20A100 100 0 0 1-30-95z', '#fff0c2') +
      line(ribs, '#cf9f4e', 1, 0.6) +
      [22, 40, 58, 76, 92].map(ring).join('') +
      circle(-10, -12, 5, '#b98536'),
  )
}

/** A sharpened pencil lying flat, its point at (x, y), 220 units long before it is turned. */
export function pencil(
  x: number,
  y: number,
  scale: number,
  paint: string,
  shade: string,
  degrees: number,
): string {
  return placed(
    x,
    y,
    scale,
    shape('M6 10L34 22H216V4H36z', '#000', 0.2) +
      shape('M0 0L34-11V11z', '#f0cf9a') +
      shape('M0 0L10-3.4V3.4z', '#33222c') +
      shape('M34-11H190V11H34z', paint) +
      shape('M34 3H190V11H34z', shade) +
      shape('M190-11H202V11H190z', '#c9c2b4') +
      shape('M202-11H212Q220-11 220 0T212 11H202z', '#e58e8a'),
    false,
    degrees,
  )
}
