import { circle, line, placed, shape } from './shapes'

/** A paper price tag in the wind, the eye for its string at (x, y); unturned it hangs down from there, 84 units wide, 130 tall. */
export function priceTag(
  x: number,
  y: number,
  scale: number,
  degrees: number,
  paper: string,
  shade: string,
  light: string,
  mark: string,
): string {
  const ring = (cx: number, cy: number) =>
    `<circle cx="${cx}" cy="${cy}" r="9.5" fill="none" stroke="${mark}" stroke-width="6.5"/>`
  return placed(
    x,
    y,
    scale,
    shape('M-42 24L-16-14H16L42 24Q34 70 44 116 0 104-40 118-48 70-42 24z', paper) +
      shape('M16-14L42 24Q34 70 44 116 34 112 22 110 16 60 22 26z', shade) +
      line('M-34 28L-12-6H0', light, 4) +
      circle(0, 4, 10, mark) +
      circle(0, 4, 4.6, shade) +
      line('M-18 88L18 42', mark, 7) +
      ring(-16, 50) +
      ring(17, 80),
    false,
    degrees,
  )
}
