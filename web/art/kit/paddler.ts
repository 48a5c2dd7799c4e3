import { skin } from './palettes'
import { conicalHat } from './people'
import { circle, ellipse, line, placed, shape } from './shapes'

export interface PaddlerColours {
  board: string
  stripe: string
  suit: string
  suitShade: string
  paddle: string
}

/** A woman in a conical hat standing on a paddle board, gliding to the left; waterline at y, board 200 units long, 150 tall. */
export function paddleBoarder(x: number, y: number, scale: number, c: PaddlerColours, flip = false): string {
  const board =
    shape('M-112-14Q-96-6-70-5L84-4Q104-5 110-9 106 6 78 8L-60 8Q-98 4-112-14z', c.board) + line('M-96-5Q-60 2-20 2L84 1', c.stripe, 4)
  const legs = line('M-6-62L-18-34-14-8', skin, 10) + line('M8-62L20-36 24-8', skin, 10) + line('M-20-6H-8M18-6H32', skin, 6)
  const body =
    shape('M-14-56Q-16-70-11-86-18-104-10-112L10-113Q19-104 14-88 18-70 18-54L3-50z', c.suit) +
    shape('M4-113L10-113Q19-104 14-88 18-70 18-54L8-51Q12-84 4-113z', c.suitShade)
  const paddle =
    line('M40-142L-44 6', c.paddle, 4) +
    shape('M-38-10Q-30-4-34 8-40 30-52 34-60 24-54 8-50-8-38-10z', c.stripe) +
    line('M33-147L48-139', c.paddle, 5)
  const arms =
    line('M-8-106Q-26-94-27-78L-14-74', skin, 7.4) +
    line('M10-108Q26-110 30-120L36-134', skin, 7.4) +
    circle(-13, -74, 4, skin) +
    circle(37, -136, 4, skin)
  const head =
    shape('M-2-124Q8-110 12-100 18-110 12-126z', '#241520') +
    shape('M-5-118H5L5-110H-5z', skin) +
    ellipse(-2, -124, 8.6, 9.6, skin) +
    conicalHat(-1, -128, 1.35, -5)
  return placed(x, y, scale, board + legs + paddle + body + arms + head, flip)
}

/** A pair of swim fins kicking out of the water with a splash, waterline at y, 70 units tall. */
export function divingFins(x: number, y: number, scale: number, fin: string, rib: string, foam: string): string {
  const one = 'M-6 0Q-8-24-22-52-14-72 6-70 14-50 6-24L5 0z'
  const ribs = line('M-1-8Q-4-34-12-56M1-8Q2-36-2-62', rib, 2.6)
  const pair = placed(-16, 0, 1, shape(one, fin) + ribs, false, -16) + placed(18, 2, 1, shape(one, fin) + ribs, true, 12)
  const splash = shape('M-52 6Q-46-12-34-8-28-22-16-10-6-20 4-8 14-20 24-8 38-16 42-2 52-4 54 6 0 16-52 6z', foam)
  return placed(x, y, scale, pair + splash + circle(-44, -22, 4, foam) + circle(46, -26, 5, foam) + circle(34, -40, 3, foam))
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
  const cords = line(`M${x - 88 * scale},${y + 28 * scale}L${riderX},${riderY}L${x + 88 * scale},${y + 28 * scale}`, '#fff6e4', 1.6, 0.8)
  return cords + placed(x, y, scale, wing, false, -8)
}

/** A small kite surfer leaning back on a board, waterline at y, 60 units tall. */
export function kiteSurfer(x: number, y: number, scale: number, shirt: string, board: string): string {
  const legs = line('M4-28L-8-16-10-4M8-28L14-14 18-4', '#2a2440', 6)
  const body =
    shape('M0-26L14-54 24-50 14-22z', shirt) +
    line('M18-50L0-48', skin, 4.4) +
    circle(24, -58, 6.4, skin) +
    shape('M18-60Q22-68 30-62L30-57z', '#241520')
  return placed(x, y, scale, shape('M-30-8Q-20 0 0 0T36-8Q30 6 0 6T-30-8z', board) + legs + body)
}
