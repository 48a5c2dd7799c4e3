import { num, type Point } from './path'
import { range } from './rng'
import { line, placed, rect, shape } from './shapes'

export interface CragColours {
  light: string
  rock: string
  dark: string
  bush: string
  bushLight: string
}

const bush =
  'M-96 16Q-120-6-92-22-96-44-66-42-58-66-34-54-18-78 4-60 26-74 40-52 70-60 76-34 106-30 98-4 120 14 92 24 84 46 60 30 46 58 22 34 2 62-18 36-44 56-56 30-84 40-96 16z'
const bushLit = 'M-84 2Q-100-16-78-22-78-38-56-36-48-54-28-44-14-64 2-48 22-58 30-40 20-28-4-30-16-14-38-20-50 0-84 2z'

/** One of the Marble Mountains close by, light from the left: sheer pale faces, deep clefts, scrub in the folds; 1000 units wide, 860 tall, ground at y. */
export function marbleCrag(x: number, y: number, scale: number, c: CragColours, flip = false): string {
  const body = shape(
    'M-500 20L-486-120-440-170-452-300-400-380-392-500-330-560-318-660-250-700-226-790-150-820-96-852-20-840 40-790 92-800 150-716 214-690 226-590 300-540 310-420 372-360 384-240 450-180 470-70 520 20z',
    c.rock,
  )
  const light = shape(
    'M-500 20L-486-120-440-170-452-300-400-380-392-500-330-560-318-660-250-700-260-560-300-470-290-360-350-280-330-150-380-60-360 20zM-226-790L-150-820-96-852-110-700-160-620-140-500-190-400-170-280-220-170-200 20H-260L-240-140-280-220-230-340-250-440-206-560-230-660zM-20-840L40-790 20-680-30-600-10-480-50-380-30-240-80-120-60 20H-110L-120-130-70-260-100-360-56-500-70-620-30-720zM150-716L214-690 190-580 140-500 170-400 130-300 150-180 110-80 130 20H80L60-100 100-220 80-320 120-440 100-540 150-640z',
    c.light,
  )
  const dark = shape(
    'M-250-700L-226-790-230-660-206-560-250-440-230-340-280-220-240-140-260 20H-320L-340-60-300-150-320-270-260-370-280-470-230-560zM-96-852L-20-840-30-720-70-620-56-500-100-360-70-260-120-130-110 20H-160L-170-150-130-280-150-400-100-500-120-620-80-700zM40-790L92-800 150-716 150-640 100-540 120-440 80-320 100-220 60-100 80 20H30L20-140 60-260 40-380 80-480 60-580 90-690zM226-590L300-540 310-420 372-360 384-240 450-180 470-70 520 20H300L280-120 230-220 250-330 200-420z',
    c.dark,
  )
  const scrub = [
    [-320, -650, 74],
    [-130, -830, 92],
    [60, -790, 80],
    [-410, -370, 66],
    [-210, -420, 60],
    [190, -690, 70],
    [300, -520, 74],
    [90, -330, 62],
    [380, -330, 76],
    [-60, -180, 70],
    [-330, -140, 80],
    [250, -150, 84],
    [470, -120, 70],
    [-480, -60, 90],
    [80, 0, 110],
    [-170, 10, 110],
    [420, 10, 120],
  ].map(([bx = 0, by = 0, r = 0], index) =>
    placed(bx, by, (r / 80) * (index % 3 === 0 ? 1.25 : 0.95), shape(bush, c.bush) + shape(bushLit, c.bushLight), index % 2 === 0),
  )
  return placed(x, y, scale, body + light + dark + scrub.join(''), flip)
}

/** A stair cut into the rock, zigzag up through the points, narrower the higher it is; `width` at its foot. */
export function rockStair(points: readonly Point[], width: number, tread: string, edge: string): string {
  return points
    .slice(1)
    .map(([x, y], index) => {
      const [px, py] = points[index] ?? [0, 0]
      const w = width * (1 - (index / points.length) * 0.72)
      const d = `M${px},${py}L${x},${y}`
      const risers = `<path fill="none" stroke="${edge}" stroke-width="${Math.round(w * 0.8)}" stroke-dasharray="${num(w * 0.1)} ${num(w * 0.26)}" d="${d}"/>`
      return line(d, edge, w * 1.3) + line(d, tread, w) + risers
    })
    .join('')
}

/** The seven-storey pagoda tower on a Marble Mountain; 150 units wide, 420 tall, ground at y; light from the left. */
export function sevenTiers(
  x: number,
  y: number,
  scale: number,
  c: { wall: string; shade: string; roof: string; roofShade: string; dark: string },
): string {
  const tiers = range(7).map((index) => {
    const base = -index * 52
    const half = 46 - index * 4
    return (
      rect(-half, base - 52, half * 2, 52, c.wall) +
      rect(half * 0.3, base - 52, half * 0.7, 52, c.shade) +
      shape(`M-7 ${base}V${base - 26}A7 7 0 0 1 7 ${base - 26}V${base}z`, c.dark) +
      shape(
        `M${-half - 26} ${base - 52}Q${-half - 4} ${base - 50} ${num(-half * 0.8)} ${base - 68}H${num(half * 0.8)}Q${half + 4} ${base - 50} ${half + 26} ${base - 52}L${half + 8} ${base - 40}H${-half - 8}z`,
        c.roof,
      ) +
      shape(
        `M${num(half * 0.3)} ${base - 68}H${num(half * 0.8)}Q${half + 4} ${base - 50} ${half + 26} ${base - 52}L${half + 8} ${base - 40}H${num(half * 0.3)}z`,
        c.roofShade,
      )
    )
  })
  return placed(x, y, scale, tiers.join('') + line('M0-424V-470', c.roof, 7))
}
