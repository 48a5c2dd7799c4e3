import { num, type Point } from './path'
import { conicalHat } from './people'
import { range } from './rng'
import { ellipse, line, placed, rect, shape } from './shapes'

export interface BungalowColours {
  thatch: string
  thatchShade: string
  wall: string
  wallShade: string
  wood: string
  inside: string
}

/** A beach bungalow on low posts under deep thatch, with steps and a veranda; ground at y, 300 units wide and 232 tall. */
export function bungalow(
  x: number,
  y: number,
  scale: number,
  c: BungalowColours,
  flip = false,
): string {
  const posts = line('M-112 0V-44M-56 0V-44M0 0V-44M56 0V-44M112 0V-44', c.wood, 9)
  const house = rect(-106, -126, 212, 84, c.wall) + rect(36, -126, 70, 84, c.wallShade)
  const boards = line('M-106-104H106M-106-84H106M-106-64H106', c.wallShade, 2.4)
  const openings =
    rect(-34, -114, 52, 72, c.inside) +
    rect(-90, -108, 38, 36, c.inside) +
    rect(52, -108, 38, 36, c.inside)
  const curtains = shape(
    'M-34-114H-12Q-18-74-34-52zM52-108H68Q66-88 52-78zM-90-108H-74Q-76-88-90-78z',
    '#fff6e4',
  )
  const veranda =
    rect(-138, -48, 276, 9, c.wood) +
    line('M-132-78H-44M26-78H132M-132-48V-122M132-48V-122', c.wood, 5) +
    line(
      range(5)
        .map((index) => `M${-118 + index * 17}-76V-50M${42 + index * 20}-76V-50`)
        .join(''),
      c.wood,
      2.6,
    )
  const steps =
    shape('M-36-40H20L34 0H-50z', c.wood) + line('M-40-30H24M-44-18H28M-47-7H31', c.wallShade, 4)
  const fringe = range(14)
    .map(
      (index) =>
        `L${num(156 - index * 24)} ${index % 2 === 0 ? -108 : -118}L${num(144 - index * 24)} ${-112 + (index % 3) * 5}`,
    )
    .join('')
  const roof =
    shape(`M-64-226H66Q96-160 168-118${fringe}L-168-118Q-96-160-64-226z`, c.thatch) +
    shape('M66-226Q96-160 168-118L132-110Q62-150 34-226z', c.thatchShade) +
    line(
      'M-58-200Q-80-166-112-142M-20-206Q-30-170-46-142M14-208Q20-170 32-144M-92-160L-130-126M52-190Q66-164 92-138',
      c.thatchShade,
      3,
      0.8,
    ) +
    shape('M-72-236H74L66-218H-64z', c.wood)
  return placed(
    x,
    y,
    scale,
    posts + house + boards + openings + curtains + veranda + steps + roof,
    flip,
  )
}

/** A woven hammock slung between two points with a sleeper in it under a conical hat, one leg hanging out. */
export function beachHammock(
  from: Point,
  to: Point,
  sag: number,
  scale: number,
  cloth: string,
  shade: string,
  shirt: string,
): string {
  const [x1, y1] = from
  const [x2, y2] = to
  const middle = (x1 + x2) / 2
  const low = (y1 + y2) / 2 + sag
  const [left, right] = [x1 + (x2 - x1) * 0.16, x2 - (x2 - x1) * 0.16]
  const rim = (y1 + y2) / 2 + sag * 0.42
  const ropes = [-12, -4, 4, 12].map(
    (dy) =>
      `M${num(x1)},${num(y1)}L${num(left)},${num(rim + dy * scale)}M${num(x2)},${num(y2)}L${num(right)},${num(rim + dy * scale)}`,
  )
  const bed = `M${num(left)},${num(rim - 14 * scale)}Q${num(middle)},${num(low + sag * 0.5)} ${num(right)},${num(rim - 14 * scale)}`
  const sleeper =
    line('M40-22Q62-44 82-30L112-34', '#2f4a78', 17) +
    line('M44-16Q66-6 84 26L88 58', '#25396a', 16) +
    line('M88 60V74L100 76M112-34L128-42', '#e0a878', 11) +
    shape('M-74-30Q-30-46 48-32V-2Q-20 8-72-10z', shirt) +
    ellipse(-88, -30, 16, 15, '#e0a878') +
    conicalHat(-90, -34, 1.9, -38) +
    line('M-52-34Q-30-62-4-40', shirt, 14)
  return (
    line(ropes.join(''), shade, 2.4 * scale) +
    shape(
      `${bed}Q${num(middle)},${num(low + sag * 0.1)} ${num(left)},${num(rim - 14 * scale)}z`,
      shade,
    ) +
    placed(middle, low - 6 * scale, scale, sleeper) +
    shape(
      `M${num(left)},${num(rim - 14 * scale)}Q${num(middle)},${num(low + sag * 0.52)} ` +
        `${num(right)},${num(rim - 14 * scale)}L${num(right)},${num(rim + 12 * scale)}` +
        `Q${num(middle)},${num(low + sag * 0.98)} ${num(left)},${num(rim + 12 * scale)}z`,
      cloth,
    ) +
    line(
      `M${num(left + 8 * scale)},${num(rim + 4 * scale)}Q${num(middle)},${num(low + sag * 0.76)} ` +
        `${num(right - 8 * scale)},${num(rim + 4 * scale)}`,
      '#fff1cf',
      5 * scale,
    )
  )
}
