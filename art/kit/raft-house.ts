import { num } from './path'
import { range } from './rng'
import { circle, line, placed, rect, shape } from './shapes'

export interface RaftHouseColours {
  wall: string
  wallShade: string
  roof: string
  roofShade: string
  deck: string
  lamp: string
}

/** A house of a floating fishing village: plank walls and a low roof on a raft of barrels, waterline at y, 130 units wide, 72 tall. */
export function raftHouse(
  x: number,
  y: number,
  scale: number,
  c: RaftHouseColours,
  flip = false,
): string {
  const barrels = line(
    range(9)
      .map((index) => `M${num(-56 + index * 14)}-1h.1`)
      .join(''),
    '#2a63a0',
    11,
  )
  const deck =
    rect(-68, -9, 136, 5, c.deck) +
    line('M-66-9V-24M-54-9V-24M54-9V-24M66-9V-24M-68-22H-46M48-22H68', c.deck, 2)
  const walls =
    rect(-42, -44, 84, 36, c.wall) +
    rect(-42, -44, 84, 6, c.wallShade) +
    line('M-30-44V-8M-18-44V-8M20-44V-8M32-44V-8', c.wallShade, 1.2)
  const openings =
    rect(-12, -36, 17, 28, c.lamp) +
    rect(13, -33, 18, 13, c.lamp) +
    rect(-34, -33, 14, 13, c.lamp) +
    line('M22-33V-20M-27-33V-20M-4-36V-8', c.wallShade, 1.4)
  const roof =
    shape('M-36-68H40L56-40H-54z', c.roof) +
    line(
      range(9)
        .map((index) => `M${num(-30 + index * 8.4)}-66L${num(-44 + index * 12)}-42`)
        .join(''),
      c.roofShade,
      1.4,
    ) +
    rect(-54, -42, 110, 4, c.roofShade)
  const lamp =
    line('M52-40V-35', '#1a1830', 1.4) +
    circle(52, -28, 15, '#ffb24a', 0.28) +
    shape('M46-34h12q4 6 0 13h-12q-4-7 0-13z', '#e8452c') +
    rect(49, -34, 5, 13, '#ffc46a')
  return placed(x, y, scale, barrels + deck + walls + openings + roof + lamp, flip)
}
