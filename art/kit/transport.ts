import { num } from './path'
import { range } from './rng'
import { circle, line, placed, rect, shape } from './shapes'

export interface TrainColours {
  body: string
  stripe: string
  roof: string
  window: string
  dark: string
}

function carriage(x: number, c: TrainColours): string {
  const windows = range(6)
    .map((index) => rect(x + 12 + index * 19, -33, 12, 12, c.window))
    .join('')
  const wheels = [18, 34, 92, 108].map((wx) => circle(x + wx, -4, 5, c.dark)).join('')
  return (
    rect(x + 124, -16, 8, 4, c.dark) +
    wheels +
    rect(x, -40, 126, 32, c.body) +
    rect(x, -17, 126, 5, c.stripe) +
    shape(`M${x + 2}-40Q${x + 6}-46 ${x + 14}-46H${x + 112}Q${x + 120}-46 ${x + 124}-40z`, c.roof) +
    windows
  )
}

/** A passenger train running left, rails at y: a locomotive 130 units long and carriages of 132 behind it. */
export function train(
  x: number,
  y: number,
  scale: number,
  carriages: number,
  c: TrainColours,
  flip = false,
): string {
  const wheels = [20, 38, 56, 84, 102].map((wx) => circle(wx, -5, 6, c.dark)).join('')
  const engine =
    wheels +
    shape('M-2-10L4-30Q8-44 22-46H118Q124-46 124-40V-8H4z', c.stripe) +
    shape('M-2-10L2-22H124V-15H0z', c.body) +
    shape('M9-30Q13-40 22-40H30V-30z', c.window) +
    rect(38, -40, 16, 11, c.window) +
    circle(2, -15, 3.4, '#fff1cf') +
    rect(64, -40, 50, 4, c.dark, 0.4)
  const wagons = range(carriages)
    .map((index) => carriage(132 + index * 132, c))
    .join('')
  return placed(x, y, scale, engine + wagons, flip)
}

/** A railway line on the ground: two rails over sleepers. */
export function railway(
  left: number,
  right: number,
  y: number,
  scale: number,
  rail: string,
  sleeper: string,
): string {
  const count = Math.round((right - left) / (16 * scale))
  const sleepers = range(count).map(
    (index) => `M${num(left + index * 16 * scale)},${num(y + 3 * scale)}v${num(4 * scale)}`,
  )
  return (
    line(sleepers.join(''), sleeper, 7 * scale) +
    line(`M${num(left)},${num(y + 1.5 * scale)}H${num(right)}`, rail, 3 * scale)
  )
}

/** An airliner climbing to the right, 150 units long, centred on (x, y). */
export function plane(
  x: number,
  y: number,
  scale: number,
  body: string,
  tail: string,
  shade: string,
  flip = false,
  degrees = -12,
): string {
  const wing = shape('M2 4L-30 44H-16L34 6z', shade) + shape('M8-8L-12-34H-4L30-8z', shade)
  const fuselage = shape('M-72-4Q-66-14-50-13L50-13Q70-12 76-1 66 8 48 9L-40 9Q-62 8-72-4z', body)
  const fin = shape('M-70-6L-84-44H-70L-44-12z', tail) + shape('M-68 0L-86 10H-74L-48 4z', shade)
  const windows = line(
    'M-36-4h.1m9 0h.1m9 0h.1m9 0h.1m9 0h.1m9 0h.1m9 0h.1m9 0h.1m9 0h.1',
    shade,
    4,
  )
  return placed(
    x,
    y,
    scale,
    fin + fuselage + wing + windows + shape('M58-10Q68-9 72-4H60z', shade),
    flip,
    degrees,
  )
}
