import { num } from './path'
import { range } from './rng'
import { circle, line, placed, shape } from './shapes'

export interface WheelColours {
  wood: string
  light: string
  bamboo: string
  spray: string
}

/** A highland bamboo water wheel (cọn nước) on its frame, axle at (x, y), radius 100 at scale 1. */
export function waterWheel(x: number, y: number, scale: number, c: WheelColours): string {
  const ring = (radius: number, width: number, colour: string) =>
    `<circle r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  const spot = (angle: number, radius: number) =>
    `${num(Math.cos(angle) * radius)},${num(Math.sin(angle) * radius)}`
  const angles = range(18).map((index) => (index / 18) * Math.PI * 2 + 0.1)
  const spokes = angles
    .map(
      (angle) =>
        `M${spot(angle + 0.25, 8)}L${spot(angle, 98)}M${spot(angle - 0.25, 8)}L${spot(angle, 98)}`,
    )
    .join('')
  const paddles = angles.map((angle) => `M${spot(angle, 82)}L${spot(angle, 114)}`).join('')
  const tubes = angles
    .map((angle) => `M${spot(angle + 0.06, 92)}L${spot(angle + 0.24, 112)}`)
    .join('')
  const frame = line('M-74 118L-6-6M74 118L6-6', c.wood, 9) + line('M-46 64H46', c.wood, 6)
  const trough =
    shape('M20-104H150V-94H24z', c.wood) +
    line('M138-96V118M96-96V118', c.wood, 5) +
    line('M22-106H150', c.light, 3)
  const drops = shape(
    range(12)
      .map(
        (index) =>
          `M${num(-20 + index * 5)},${num(-98 + ((index * 37) % 26))}q3,7 0,11q-4,-4 0,-11`,
      )
      .join(''),
    c.spray,
  )
  const foam = line('M-90 112Q-60 100-30 112T30 112T90 110', c.spray, 6)
  return placed(
    x,
    y,
    scale,
    trough +
      line(spokes, c.wood, 2.2) +
      ring(96, 5, c.wood) +
      ring(84, 3, c.light) +
      ring(34, 2.4, c.light) +
      line(paddles, c.light, 8) +
      line(tubes, c.bamboo, 7) +
      frame +
      circle(0, 0, 11, c.wood) +
      circle(0, 0, 5, c.light) +
      drops +
      foam,
  )
}
