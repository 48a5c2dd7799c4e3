import { skin } from './palettes'
import { num } from './path'
import { range } from './rng'
import { circle, ellipse, line, placed, shape } from './shapes'

export interface CycloColours {
  frame: string
  seat: string
  hood: string
  hoodShade: string
  shirt: string
  metal: string
}

function spokedWheel(x: number, radius: number, metal: string): string {
  const spokes = range(8)
    .map((index) => {
      const angle = (index / 8) * Math.PI
      const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
      return `M${num(x - dx)},${num(-radius - dy)}L${num(x + dx)},${num(-radius + dy)}`
    })
    .join('')
  return (
    `<circle cx="${x}" cy="${-radius}" r="${radius - 2}" fill="none" stroke="${metal}" stroke-width="5"/>` +
    line(spokes, metal, 1.2, 0.7) +
    circle(x, -radius, 5, metal)
  )
}

/** A cyclo going left: the passenger's seat under its hood in front, the driver in a topee pedalling behind; wheels on y, 270 units long and 220 tall. `guest` sits at (-64, -70). */
export function cyclo(
  x: number,
  y: number,
  scale: number,
  c: CycloColours,
  guest = '',
  flip = false,
): string {
  const wheels = spokedWheel(-84, 34, c.metal) + spokedWheel(92, 38, c.metal)
  const bars = line(
    'M-112-34H-60L-20-40 40-36 92-38M-20-40L-8-92 30-96M40-36L58-112M92-38L58-104M-30-96L-8-92',
    c.frame,
    6,
  )
  const hood =
    shape('M-14-66L-6-168Q-60-204-116-168L-110-160Q-62-172-22-150L-30-66z', c.hood) +
    shape('M-6-168Q-60-204-116-168L-110-160Q-62-186-10-160z', c.hoodShade) +
    line('M-10-120L-46-166M-12-92L-80-174', c.hoodShade, 2.4)
  const seat =
    shape('M-124-56H-26L-14-70-10-112-22-114-30-78H-112z', c.seat) +
    shape('M-130-42L-118-60H-26L-16-42z', c.frame) +
    line('M-124-30H-146L-134-42', c.frame, 6) +
    shape('M-112-88Q-92-96-66-92L-66-82H-112z', c.seat)
  const legBack = line('M52-112L66-72 52-34', '#3a4460', 13) + line('M54-32h-14', '#2a1c22', 6)
  const legFront = line('M54-114L34-76 42-44', '#4a567a', 14) + line('M44-40H28', '#2a1c22', 7)
  const saddle = shape('M40-116Q60-122 82-112L76-106H48z', '#2a1c22')
  const body =
    shape('M44-114Q34-158 44-176Q56-184 68-174 82-150 78-112z', c.shirt) +
    line('M50-168Q26-142 4-112', c.shirt, 14) +
    circle(2, -109, 6, skin)
  const head =
    shape('M50-186H62V-172H50z', '#b97c50') +
    ellipse(54, -196, 13, 15, skin) +
    shape('M30-198Q32-202 38-202 40-224 58-222 72-220 72-200L80-196Q56-200 30-198z', '#e9dcc0') +
    line('M38-203Q56-207 72-202', '#8a6a4a', 3.4)
  return placed(
    x,
    y,
    scale,
    ellipse(0, 2, 140, 9, '#000', 0.22) +
      legBack +
      bars +
      wheels +
      guest +
      hood +
      seat +
      saddle +
      legFront +
      body +
      head,
    flip,
  )
}

/** Somebody in a conical hat sitting in a cyclo, seat at the origin; give it to `cyclo` placed at (-64, -70). */
export function cycloGuest(shirt: string, trousers: string, hat: string): string {
  return (
    line('M-6-6L-36-4-44 24', trousers, 14) +
    shape('M-16 0Q-22-38-10-52H8Q20-40 16 0z', shirt) +
    line('M-6-42Q-22-26-30-12', shirt, 9) +
    circle(-1, -62, 10, skin) +
    hat
  )
}
