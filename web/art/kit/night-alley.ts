import { num, type Point } from './path'
import { cycle, range } from './rng'
import { circle, ellipse, line, placed, polygon, shape } from './shapes'
import { shining } from './shining'

export interface Alley {
  /** a spot on the wall of one side (-1 left, 1 right): how deep, how high over the ground. */
  wall: (side: number, z: number, high: number) => Point
  /** a spot of the ground between the walls, across from -1 to 1. */
  floor: (across: number, z: number) => Point
  /** how large things are there. */
  size: (z: number) => number
}

/** A narrow alley that runs to a vanishing point: half its width and the height of the eye, both in pixels at depth 0. */
export function alley(vanish: Point, half: number, eye: number): Alley {
  const size = (z: number) => 1 / (1 + z)
  const spot = (dx: number, dy: number, z: number): Point => [vanish[0] + dx * size(z), vanish[1] + dy * size(z)]
  return { size, wall: (side, z, high) => spot(side * half, eye - high, z), floor: (across, z) => spot(across * half, eye, z) }
}

interface AlleyHouse {
  side: number
  from: number
  to: number
  tall: number
  fill: string
  lit: string
  awning?: string
}

/** One old house along an alley: wall, lit shop below, two rows of shutters above, perhaps an awning. */
function alleyHouse({ wall }: Alley, unit: number, h: AlleyHouse, dark: string, trim: string): string {
  const z = (part: number) => h.from + (h.to - h.from) * part
  const quad = (a: number, b: number, low: number, high: number, fill: string) =>
    polygon(
      [wall(h.side, z(a), low * unit), wall(h.side, z(b), low * unit), wall(h.side, z(b), high * unit), wall(h.side, z(a), high * unit)],
      fill,
    )
  const inner = h.side * 0.86
  const windows = [0, 1].map((row) => {
    const low = h.tall * (0.48 + row * 0.25)
    const high = low + h.tall * 0.15
    return (
      quad(0.16, 0.4, low, high, row === 0 ? h.lit : dark) + quad(0.56, 0.82, low, high, dark) + quad(0.08, 0.9, low - 14, low - 6, trim)
    )
  })
  const awning = h.awning
    ? polygon(
        [
          wall(h.side, z(0.04), 250 * unit),
          wall(h.side, z(0.96), 250 * unit),
          wall(inner * 0.9, z(0.96), 205 * unit),
          wall(inner * 0.9, z(0.04), 205 * unit),
        ],
        h.awning,
      )
    : ''
  return (
    quad(0, 1, 0, h.tall, h.fill) +
    shining(quad(0.12, 0.86, 0, 190, h.lit)) +
    quad(0.46, 0.52, 0, 190, dark) +
    windows.join('') +
    quad(0, 1, h.tall - 16, h.tall, trim) +
    awning
  )
}

/** A string of bare bulbs on a sagging wire between two points, each in its own glow. */
export function bulbString(from: Point, to: Point, sag: number, count: number, scale: number, wire: string, lamp: string): string {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2]
  const bulbs = range(count).map((index) => {
    const t = (index + 0.5) / count
    const bx = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * mx + t * t * to[0]
    const by = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * my + t * t * to[1] + 12 * scale
    return circle(bx, by, 28 * scale, lamp, 0.28) + circle(bx, by, 9 * scale, lamp)
  })
  return (
    line(`M${num(from[0])},${num(from[1])}Q${num(mx)},${num(my)} ${num(to[0])},${num(to[1])}`, wire, 3 * scale) + shining(bulbs.join(''))
  )
}

/** A street vendor walking left under her shoulder pole, a pot before her and bowls behind; feet at (x, y), 250 units tall. */
export function poleVendor(x: number, y: number, scale: number, shirt: string, shade: string, trousers: string): string {
  const legs = shape('M-16-100L-44-8H-22L4-76 26-8H50L28-100z', trousers) + shape('M-50-8H-22V0H-56zM26-8H50L54 0H24z', '#2b2030')
  const body = shape('M-22-96Q-30-160-14-182H16Q34-160 28-94z', shirt) + shape('M8-182H16Q34-160 28-94H8Q22-140 8-182z', shade)
  const pole = line('M-150-178Q0-226 150-172', '#b9803c', 9)
  const arm =
    line('M-12-172Q-44-160-50-192', shirt, 15) +
    circle(-50, -195, 8, '#d99a6c') +
    line('M16-170Q40-140 34-112', shade, 14) +
    circle(34, -106, 8, '#d99a6c')
  const head = ellipse(-4, -196, 15, 17, '#d99a6c') + shape('M-4-210Q18-208 12-176L2-172 4-196z', '#1f1420')
  const ropes = line('M-150-178L-186-78M-150-178L-114-78M150-172L114-74M150-172L186-74', '#7a5a34', 3.4)
  const basket = (bx: number, by: number) =>
    shape(`M${bx - 50} ${by}H${bx + 50}L${bx + 36} ${by + 46}H${bx - 36}z`, '#b9803c') +
    line(`M${bx - 46} ${by + 14}H${bx + 46}M${bx - 41} ${by + 30}H${bx + 41}`, '#7f5426', 3)
  const pot =
    shape('M-182-78V-112Q-150-122-118-112V-78z', '#b9bcc9') +
    shape('M-134-78V-115L-118-112V-78z', '#8a8ea3') +
    ellipse(-150, -113, 32, 8, '#6a4a3c')
  const bowls =
    shape('M116-74q2-24 26-24t26 24zM150-74q2-24 20-24t16 24z', '#fff6e4') +
    shape('M112-76Q104-104 124-112 130-96 140-118 152-100 158-114 168-96 160-80z', '#4f9a4a')
  return placed(
    x,
    y,
    scale,
    shape('M-170 2Q0-14 180 2 0 18-170 2z', '#000', 0.3) +
      legs +
      ropes +
      pot +
      bowls +
      basket(-150, -80) +
      basket(150, -76) +
      body +
      head +
      pole +
      arm +
      shape('M-58-192Q-22-226 0-250 24-226 52-196 0-178-58-192z', '#f2d48c') +
      shape('M0-250Q24-226 52-196 26-186 4-186z', '#d3a655'),
  )
}

/** Houses on both sides of an alley from far to near; the widths repeat. */
export function alleyRow(
  a: Alley,
  unit: number,
  ends: readonly number[],
  fills: readonly string[],
  lit: string,
  awnings: readonly string[],
  dark: string,
  trim: string,
): string {
  return range(ends.length - 1)
    .reverse()
    .flatMap((index) =>
      [-1, 1].map((side) => {
        const awning = cycle(awnings, index * 2 + side + 1)
        return alleyHouse(
          a,
          unit,
          {
            side,
            from: ends[index] ?? 0,
            to: ends[index + 1] ?? 0,
            tall: 640 + ((index * 37 + side * 60) % 150),
            fill: cycle(fills, index + (side > 0 ? 1 : 0)),
            lit,
            ...(awning ? { awning } : {}),
          },
          dark,
          trim,
        )
      }),
    )
    .join('')
}
