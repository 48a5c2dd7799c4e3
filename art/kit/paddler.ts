import { skin } from './palettes'
import { circle, line, placed, shape } from './shapes'

export interface PaddlerColours {
  board: string
  stripe: string
  suit: string
  suitShade: string
  paddle: string
}

/** A striped surf kite with lines running down to a rider at (riderX, riderY). */
export function surfKite(
  x: number,
  y: number,
  scale: number,
  riderX: number,
  riderY: number,
  colours: readonly [string, string, string],
): string {
  const [first, second, third] = colours
  const wing =
    shape('M-90 30Q-70-40 0-46 70-40 90 30 62-6 0-10-62-6-90 30z', first) +
    shape('M-58-24Q-30-44 0-46L0-10Q-30-9-52-1z', second) +
    shape('M58-24Q76-6 90 30 74 8 52-1z', third)
  const cords = line(
    `M${x - 88 * scale},${y + 28 * scale}L${riderX},${riderY}L${x + 88 * scale},${y + 28 * scale}`,
    '#fff6e4',
    1.6,
    0.8,
  )
  return cords + placed(x, y, scale, wing, false, -8)
}

/** A small kite surfer leaning back on a board, waterline at y, 60 units tall. */
export function kiteSurfer(
  x: number,
  y: number,
  scale: number,
  shirt: string,
  board: string,
): string {
  const legs = line('M4-28L-8-16-10-4M8-28L14-14 18-4', '#2a2440', 6)
  const body =
    shape('M0-26L14-54 24-50 14-22z', shirt) +
    line('M18-50L0-48', skin, 4.4) +
    circle(24, -58, 6.4, skin) +
    shape('M18-60Q22-68 30-62L30-57z', '#241520')
  return placed(x, y, scale, shape('M-30-8Q-20 0 0 0T36-8Q30 6 0 6T-30-8z', board) + legs + body)
}
