import { line, placed, shape } from './shapes'

/** A dart folded from an airmail letter that flies to the left, 176 units long around its middle. */
export function paperDart(
  x: number,
  y: number,
  scale: number,
  paper: string,
  shade: string,
  fold: string,
  bar: string,
  degrees = 0,
): string {
  return placed(
    x,
    y,
    scale,
    shape('M-84 4L74-46 30-8z', shade) +
      shape('M-84 4L30-8 8 42z', fold) +
      shape('M-84 4L30-8 92 18z', paper) +
      line('M40-3L51 2M62 6L73 10', bar, 9),
    false,
    degrees,
  )
}
