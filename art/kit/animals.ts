import { ellipse, line, placed, shape } from './shapes'

/** A water buffalo walking to the left, feet at y, about 120 units long. */
export function buffalo(
  x: number,
  y: number,
  scale: number,
  hide: string,
  horn: string,
  flip = false,
): string {
  const body = shape(
    'M-44-52Q-20-66 10-62 44-64 52-44L54-22 50 0H42L40-24 34-26Q10-20-14-24L-16 0H-25' +
      'L-27-22-36-26-38 0H-46L-48-30Q-60-26-70-20L-78-26Q-76-40-60-48z',
    hide,
  )
  const legs = shape('M28-28L30 0H37L38-30z', hide, 0.8)
  const horns = line('M-62-46Q-58-66-40-70M-66-46Q-82-56-84-70', horn, 4.4)
  const tail = line('M52-48Q62-34 58-16', hide, 2.6)
  return placed(
    x,
    y,
    scale,
    legs + tail + body + horns + ellipse(-70, -36, 1.8, 1.8, '#fff1cf'),
    flip,
  )
}

/** A white egret standing, feet at y, 50 units tall. */
export function egret(x: number, y: number, scale: number, flip = false): string {
  const legs = line('M-1 0V-18M4 0L3-18', '#3a2a22', 1.4)
  const body = shape(
    'M16-14Q2-8-6-18-10-26-6-34L-9-42-20-41-9-47Q-2-48-3-40-4-30 2-27 12-24 16-14z',
    '#fffaf0',
  )
  return placed(x, y, scale, legs + body, flip)
}
