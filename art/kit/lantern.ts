import { num } from './path'
import { cycle, range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'

export type LanternKind = 'round' | 'garlic' | 'diamond' | 'drum'

const bodies: Record<LanternKind, { outer: string; inner: string; depth: number }> = {
  round: {
    outer: 'M-12 8Q-30 14-30 29T-12 50H12Q30 44 30 29T12 8z',
    inner: 'M-5 8Q-13 29-5 50H5Q13 29 5 8z',
    depth: 50,
  },
  garlic: {
    outer: 'M-6 8Q-9 14-20 22-32 34-22 46-14 54-6 56H6Q14 54 22 46 32 34 20 22 9 14 6 8z',
    inner: 'M-3 8Q-12 34-4 56H4Q12 34 3 8z',
    depth: 56,
  },
  diamond: {
    outer: 'M-8 8L-26 30-8 56H8L26 30 8 8z',
    inner: 'M-3 8L-9 30-3 56H3L9 30 3 8z',
    depth: 56,
  },
  drum: {
    outer: 'M-13 8Q-19 12-19 18V52Q-19 58-13 62H13Q19 58 19 52V18Q19 12 13 8z',
    inner: 'M-5 8Q-8 35-5 62H5Q8 35 5 8z',
    depth: 62,
  },
}

export interface LanternColours {
  silk: string
  shine: string
  trim?: string
}

/** A silk lantern hanging from (x, y), about 60 units wide and 95 tall with its tassel. */
export function lantern(
  x: number,
  y: number,
  scale: number,
  colours: LanternColours,
  kind: LanternKind = 'round',
): string {
  const trim = colours.trim ?? '#7a2a1a'
  const { outer, inner, depth } = bodies[kind]
  const halo = circle(0, 31, 46, colours.shine, 0.13)
  const caps = rect(-8, 3, 16, 6, trim) + rect(-8, depth - 1, 16, 5, trim)
  const tassel =
    line(`M0-4V4M0 ${num(depth + 4)}V${num(depth + 14)}`, trim, 2) +
    shape(`M-4 ${depth + 13}H4L6 ${depth + 36}H-6z`, colours.silk)
  return placed(
    x,
    y,
    scale,
    halo + tassel + shape(outer, colours.silk) + shape(inner, colours.shine, 0.55) + caps,
  )
}

/** The silks of Hoi An. */
export const silks: readonly LanternColours[] = [
  { silk: '#dd3f2b', shine: '#ffb36b' },
  { silk: '#f4b02f', shine: '#fff0b8' },
  { silk: '#e4588a', shine: '#ffc3c9' },
  { silk: '#2f9c93', shine: '#c2f2d6' },
  { silk: '#ef7d2d', shine: '#ffd79a' },
  { silk: '#7b58b0', shine: '#e0c4f5' },
]

/** Lanterns on a sagging line between two points; sizes vary a little along it. */
export function lanternString(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
  scale: number,
  start = 0,
): string {
  const [x1, y1] = from
  const [x2, y2] = to
  const kinds: readonly LanternKind[] = ['round', 'garlic', 'diamond', 'round', 'drum']
  const cord = line(
    `M${num(x1)},${num(y1)}Q${num((x1 + x2) / 2)},${num((y1 + y2) / 2 + sag * 2)} ${num(x2)},${num(y2)}`,
    '#140d22',
    2.5 * scale,
  )
  const lamps = range(count).map((index) => {
    const t = (index + 0.6) / (count + 0.2)
    const x = x1 + (x2 - x1) * t
    const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * ((y1 + y2) / 2 + sag * 2) + t ** 2 * y2
    return lantern(
      x,
      y + 3 * scale,
      scale * (1 + (((index + start) * 7) % 5) * 0.06),
      cycle(silks, index + start),
      cycle(kinds, index * 2 + start),
    )
  })
  return cord + lamps.join('')
}

/** A candle in a paper lotus floating on the river, with its light on the water. */
export function floatingCandle(x: number, y: number, scale: number, petal: string): string {
  const light = ellipse(0, 12, 5, 16, '#ffd98a', 0.4) + circle(0, -4, 20, '#ffd98a', 0.22)
  const flower =
    shape('M-14-4L-8 4H8L14-4 7-2 0-10-7-2z', petal) + shape('M0-16Q5-9 0-6-5-9 0-16z', '#fff0b8')
  return placed(x, y, scale, light + flower)
}
