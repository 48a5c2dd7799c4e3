import { circle, line, shape } from './shapes'

/** Somebody walking up a dune to the right, seen far off, wrapped against the sand; feet at the origin, 100 units tall; make it a stencil. */
export function duneWalker(
  coat: string,
  shade: string,
  legs: string,
  hat: string,
  striding: boolean,
): string {
  const stride = striding
    ? 'M-2-44L-16-22-24-2M2-44L14-26 12-2'
    : 'M-2-44L-6-22-12-2M2-44L10-22 6-2'
  return (
    line(stride, legs, 9) +
    shape('M-12-40Q-12-70-4-80L10-80Q18-66 14-40z', coat) +
    shape('M8-80H10Q18-66 14-40H4Q10-60 8-80z', shade) +
    line(striding ? 'M6-74L22-58 30-66' : 'M4-74L-8-56-2-44', shade, 6.5) +
    circle(8, -88, 8, '#b9764c') +
    shape('M-14-90Q0-102 8-106 18-98 30-88 8-82-14-90z', hat)
  )
}
