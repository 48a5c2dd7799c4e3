import { ellipse, line, placed, rect, shape } from './shapes'

/** A white speedboat with a canopy at rest, seen slantwise from above, bow to the left: its middle at (x, y), 230 units long; its shadow lies on the sea floor. */
export function speedboat(
  x: number,
  y: number,
  scale: number,
  stripe: string,
  canopy: string,
  shadow: string,
  degrees = 0,
): string {
  return placed(
    x,
    y,
    scale,
    shape('M-96 76Q-40 46 60 46H128V96H60Q-40 104-96 76z', shadow, 0.5) +
      shape('M-120-6Q-60 40 40 40H108V6L-120-6z', '#c9d4d0') +
      shape('M-120-6Q-60 40 40 40H108V24H44Q-56 26-120-6z', stripe) +
      shape('M-124-8Q-60-46 40-44H110V14H40Q-62 14-124-8z', '#fffaf0') +
      shape('M-62-10Q-30-30 40-30H100V2H40Q-30 2-62-10z', '#c7a07a') +
      rect(-8, -26, 18, 24, '#fffaf0') +
      rect(28, -26, 16, 24, '#fffaf0') +
      rect(62, -26, 16, 24, '#fffaf0') +
      shape('M-58-12L-34-26-26-24-26-2-34 0z', '#2f6f8a') +
      line('M-6-22V-56M84-26V-58M84 0V-34', '#3a4a5a', 3) +
      shape('M-18-62H92L102-32H-8z', canopy) +
      rect(108, -22, 22, 12, '#33404a') +
      rect(108, -6, 22, 12, '#33404a') +
      ellipse(-84, -12, 12, 5, '#dfe5de'),
    false,
    degrees,
  )
}
