import { ellipse, line, placed, rect, shape } from './shapes'

/** The white Lady Buddha of Linh Ứng on her lotus, foot at y, 110 units tall. */
export function ladyBuddha(
  x: number,
  y: number,
  scale: number,
  white: string,
  shade: string,
): string {
  const lotus =
    shape('M-24-12Q-20-4-12 0H12Q20-4 24-12 16-8 12-14 6-8 0-14-6-8-12-14-16-8-24-12z', white) +
    rect(-16, 0, 32, 6, shade)
  const robe =
    shape('M-9-84Q-16-76-17-56-18-30-13-11H13Q18-30 17-56 16-76 9-84z', white) +
    shape('M3-82L9-84Q16-76 17-56 18-30 13-11H5Q10-50 3-82z', shade) +
    line('M-10-60Q0-52 8-62M-11-44Q0-34 10-46', shade, 1.6)
  return placed(
    x,
    y,
    scale,
    lotus +
      robe +
      ellipse(0, -92, 6.4, 8, white) +
      shape('M-9-84Q-11-104 0-106 11-104 9-84L6-90Q5-100 0-100T-6-90z', shade),
  )
}
